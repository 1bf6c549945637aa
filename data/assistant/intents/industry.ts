import type { RecordsInput } from '../../schema/site.ts';

export const industryIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'industry',
  examples: `
    do you work with law firms
    do you have experience with dental clinics
    we are an accounting firm, can you help
    which industries do you serve
    do you know how a machine shop works
    are there clients like us, a real estate brokerage
    do you work with charities
    what do you do for manufacturers
    IT for veterinarians?
    do you support restaurants
    what can you do for a mortgage broker
    experience with architects
    do you know EMR systems
    we run a daycare, is that something for you
    travaillez-vous avec des avocats
    aidez-vous les cliniques dentaires
    what can you do for a manufacturing plant in vaughan
    which industries do you work with
    what do you do for dental clinics in markham
    do you know the needs of a law office
    Avez-vous de l'expérience auprès des cabinets d'avocats?
    on est une usine de pièces d'auto, c'est-tu votre genre de client
    OBNL?
    quelles industries servez-vous
    Que proposez-vous de particulier aux cabinets comptables en période d'impôts?
    vous faites-tu ça pour les garderies
    courtier immobilier à Oakville, vous connaissez le milieu?
    secteurs d'activité
    construction, avec du monde sur les chantiers pis une roulotte, vous avez déjà fait ça?
    clinique medicale, qavez vous pour nous
    Nous gérons un centre communautaire francophone; servez-vous ce type d'organisme?
    What experience do you have with mid-sized accounting practices?
    we are factory for plastic, you know this kind of business?
    we're a bunch of dentists what would you guys do for us
    industries served
    Last IT guys had no clue about construction sites. Do you?
    daycare centres?
    Do you support real estate brokerages in the Oakville area?
    which sectors
    got any clients who are physiotherapists
    how do you help charities specifically
    Do you support law offices that run on Clio and Teraview?
    How do you help real estate brokerages protect deposits?
    Property management company here, 40 buildings, Yardi. Is that your sort of customer?
    I run a small mortgage brokerage and worry about my email getting hijacked. What would you do for a firm like mine?
    it support for a food bank?
    lawyers
    We make metal parts, two shifts, computers right beside the machines. Do you understand shops like ours?
    Which of the programs we use do you know?
    do you suport docters offices
    Our property management firm has forty buildings with cameras and door fobs from five different installers. Is that your kind of client?
    What kinds of businesses do you usually take on?
    Accounting practice here, tax season is crazy from February to April. Would you leave our computers alone during that time?
    do you have clients in health care, we cant afford a leak
    morgage brokers
    which software do you know in that field?
    Dental practice here, 14 people, ABELDent on a server. Is that your world?
    nonprofits
    My daughter's school was closed a week because of a cyber attack last year. Do you work with schools?
    I am the controller of an engineering consultancy, lots of big Revit drawings. Do you look after firms like mine?
    Do you take on companies that manage condos and rental buildings?
    architects with giant revit models, can you help
    I look after forty condo buildings. Do you know anything about companies like mine?
    Do you have other property managers as clients or know the software we use?
    Good afternoon. Are you acquainted with insurance brokerages and the software they use, such as Applied Epic?
    cybersecurity for law firms
    We manage about thirty condo buildings, cameras and fob systems everywhere. Do you work with outfits like ours?
    IT for a small law firm in Markham
  `,
};
