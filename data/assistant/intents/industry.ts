import type { RecordsInput } from '../../schema/site.ts';

export const industryIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'industry',
  examples: `
    do you work with law firms | do you have experience with dental clinics | we are an accounting firm, can you help | which industries do you serve
    do you know how a machine shop works | are there clients like us, a real estate brokerage | do you work with charities
    what do you do for manufacturers | IT for veterinarians? | do you support restaurants | what can you do for a mortgage broker
    experience with architects | do you know EMR systems | we run a daycare, is that something for you | travaillez-vous avec des avocats
    aidez-vous les cliniques dentaires | what can you do for a manufacturing plant in vaughan | which industries do you work with
    what do you do for dental clinics in markham | do you know the needs of a law office | Avez-vous de l'expérience auprès des cabinets d'avocats?
    on est une usine de pièces d'auto, c'est-tu votre genre de client | OBNL? | quelles industries servez-vous
    Que proposez-vous de particulier aux cabinets comptables en période d'impôts? | vous faites-tu ça pour les garderies
    courtier immobilier à Oakville, vous connaissez le milieu? | secteurs d'activité
    construction, avec du monde sur les chantiers pis une roulotte, vous avez déjà fait ça? | clinique medicale, qavez vous pour nous
    Nous gérons un centre communautaire francophone; servez-vous ce type d'organisme? | What experience do you have with mid-sized accounting practices?
    we are factory for plastic, you know this kind of business? | we're a bunch of dentists what would you guys do for us | industries served
    Last IT guys had no clue about construction sites. Do you? | daycare centres? | Do you support real estate brokerages in the Oakville area?
    which sectors | got any clients who are physiotherapists | how do you help charities specifically
    How do you help real estate brokerages protect deposits? | Property management company here, 40 buildings, Yardi. Is that your sort of customer?
    I run a small mortgage brokerage and worry about my email getting hijacked. What would you do for a firm like mine?
    We make metal parts, two shifts, computers right beside the machines. Do you understand shops like ours? | Which of the programs we use do you know?
    do you suport docters offices
    Our property management firm has forty buildings with cameras and door fobs from five different installers. Is that your kind of client?
    What kinds of businesses do you usually take on?
    Accounting practice here, tax season is crazy from February to April. Would you leave our computers alone during that time?
    do you have clients in health care, we cant afford a leak | morgage brokers | which software do you know in that field?
    My daughter's school was closed a week because of a cyber attack last year. Do you work with schools?
    I am the controller of an engineering consultancy, lots of big Revit drawings. Do you look after firms like mine?
    Do you take on companies that manage condos and rental buildings? | architects with giant revit models, can you help
    I look after forty condo buildings. Do you know anything about companies like mine?
    Do you have other property managers as clients or know the software we use?
    Good afternoon. Are you acquainted with insurance brokerages and the software they use, such as Applied Epic? | IT for a small law firm in Markham
    Do you work with law firms? | Any experience with medical clinics? | Is manufacturing a field you know? | What do you do for accounting firms?
    Which industries do you specialize in? | Do you have construction companies as clients? | Are private schools something you handle?
    IT for dental offices? | Do you understand how real estate brokerages work? | Can you support a veterinary hospital?
    Are you used to restaurants and hospitality? | Do you take on churches? | Is your firm a fit for logistics and trucking?
    I manage a nursing home in Richmond Hill. Have you any background in long-term care?
    We're a six-lawyer litigation boutique near Osgoode. What can you do specifically for legal practices?
    My sister and I own three pharmacies in Brampton. Do you work in the pharmacy sector?
    We make aluminum parts in Vaughan and have machines on the shop floor. Do you look after plants like ours?
    Our foundation gives grants to artists. Do you have other charities and foundations that you work for?
    I'm asking on behalf of an insurance brokerage. Is that a line of business you're familiar with?
    There are special needs in film post-production, huge files and tight deadlines. Do you deal with media companies?
    We're wealth advisors registered in Ontario. What do you do for financial services firms? | Most IT companies don't get physiotherapy clinics. Do you?
    Running a daycare with 40 kids and a handful of tablets, I wonder if you work in child care.
    As an engineering consultancy we have plotters, CAD stations and field crews. Do you serve engineers?
    Funeral homes are a peculiar trade, I know. Have you dealt with any?
    Our co-op grows mushrooms near Leamington. Does agriculture fall within your experience?
    Are you focused on certain trades, or do you take everyone from florists to hedge funds? | do u do IT for dentists
    we r a law firm, do you work w lawyers | experiance with constuction cos? | u guys do non profits? | any manufactring clients
    You are working also with hotels? | Our company is in the import of foods, do you know this sector? | For the medical cabinets, what you propose?
    Do you make IT for the notaries and lawyers? | hi we're an optometry clinic and I want to know if you work with eye doctors
    do you do anything for trucking companies we've got dispatchers and drivers and a yard in Milton
    I run a brewery and I'm curious whether you've ever worked with breweries or food producers | Travaillez-vous avec des cabinets d'avocats?
    Avez-vous de l'expérience dans le milieu de la construction? | Do you work with restaurants, where the servers take orders on iPads?
    What do you do for fire departments and paramedic services?
  `,
};
