import type { RecordsInput } from '../../schema/site.ts';

export const industryIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'industry',
  examples: `
    OBNL? | morgage brokers | daycare centres? | industries served | secteurs d'activité | IT for veterinarians? | u guys do non profits?
    IT for dental offices? | do you know EMR systems | do u do IT for dentists | Do you take on churches? | any manufactring clients
    Do you serve non-profits? | do you work with law firms | do you work with charities | do you support restaurants | experience with architects
    Do you work with law firms? | which industries do you serve | do you suport docters offices | what industries do u focus on
    quelles industries servez-vous | accountants - you serve those? | what do you do for manufacturers | travaillez-vous avec des avocats
    experiance with constuction cos? | dental office. u guys do dental? | which industries do you work with | You are working also with hotels?
    aidez-vous les cliniques dentaires | IT for a small law firm in Markham | Is manufacturing a field you know? | credit union here. your wheelhouse?
    do you know how a machine shop works | vous faites-tu ça pour les garderies | Any experience with medical clinics?
    What do you do for accounting firms? | what can you do for a mortgage broker | do you know the needs of a law office
    how do you help charities specifically | Which industries do you specialize in? | Can you support a veterinary hospital?
    we r a law firm, do you work w lawyers | we are an accounting firm, can you help | clinique medicale, qavez vous pour nous
    hotel 60 rooms. do you know hospitality | Which of the programs we use do you know? | which software do you know in that field?
    Are private schools something you handle? | do you have experience with dental clinics | property managers - what can you do for us
    Anything tailored for recruiting agencies? | we run a daycare, is that something for you | What sectors are most of your customers in?
    For the medical cabinets, what you propose? | churches, would you take one on as a client | For optometrist you have specialised offer?
    what do you do for dental clinics in markham | Are you used to restaurants and hospitality? | Do you make IT for the notaries and lawyers?
    Travaillez-vous avec des cabinets d'avocats? | How do you help mortgage brokers, if at all? | insurance brokers - familiar with that world?
    Do you have construction companies as clients? | Is your firm a fit for logistics and trucking? | Which solutions have you for private colleges?
    car dealership in markham, you know that trade? | What kinds of businesses do you usually take on? | architects with giant revit models, can you help
    Have you got experience with family health teams? | are there clients like us, a real estate brokerage
    Do you understand how real estate brokerages work? | manufacturing shop cnc machines etc, worked w any?
    Are funeral homes within the industries you cover? | Do government agencies fall within your clientele?
    wealth management firm, any experience in our space | we're architects, ever had any of those as clients?
    what can you do for a manufacturing plant in vaughan | lab doing biotech research, worked in life sciences?
    we're a bunch of dentists what would you guys do for us | Avez-vous de l'expérience avec les cliniques médicales?
    Would a veterinary clinic be an unusual client for you? | startups, saas, you do those or only old school offices
    Avez-vous de l'expérience auprès des cabinets d'avocats? | How do you help real estate brokerages protect deposits?
    What do you do for construction companies in particular? | Retail stores, is that a line of business you know well?
    do you have clients in health care, we cant afford a leak | courtier immobilier à Oakville, vous connaissez le milieu?
    Last IT guys had no clue about construction sites. Do you? | real estate brokerage here, anything specific you offer us
    film production co, temp crews. ever handled that industry | Most IT companies don't get physiotherapy clinics. Do you?
    we are factory for plastic, you know this kind of business? | Do you support real estate brokerages in the Oakville area?
    What do you do for fire departments and paramedic services? | i run a gym chain, does your kind of IT suit fitness places
    What is it you provide to companies in the energy industry? | Avez-vous de l'expérience dans le milieu de la construction?
    Do you understand how a notary or a paralegal practice runs? | We are union local with many members, do you work for unions?
    landscaping co, 9 office 30 in field - your type of industry? | Our company is in the import of foods, do you know this sector?
    Our sector is aerospace parts. It is for you a known territory? | What experience do you have with mid-sized accounting practices?
    engineering consultancy w big cad files, our kind of firm a fit? | Do you have know-how in the wholesale and distribution business?
    Psychologists in private practice, any particular help for them? | on est une usine de pièces d'auto, c'est-tu votre genre de client
    Do you take on companies that manage condos and rental buildings? | Tell me which trades you specialise in, because ours is printing.
    Funeral homes are a peculiar trade, I know. Have you dealt with any? | I have a school of language, do you have experience in the education?
    Do you work with restaurants, where the servers take orders on iPads? | Do you have other property managers as clients or know the software we use?
    hi we're an optometry clinic and I want to know if you work with eye doctors
    Would your team know what a title insurance or conveyancing office requires?
    Que proposez-vous de particulier aux cabinets comptables en période d'impôts?
    It is important for us that the IT knows the life of a pharmacy. You know it?
    We are a company of transport with trucks, you have experience in this branch?
    It's an art gallery I'm asking for. Do you take care of cultural organizations?
    We make medical devices, and the last company had no clue of our sector. Do you?
    Nous gérons un centre communautaire francophone; servez-vous ce type d'organisme?
    Our business is restaurant, four places in the city. For such ones you work also?
    We are doing import of food and logistics, your company has clients of this type?
    I'd be glad to hear what you have done for condominium boards and their managers.
    my brother in law says you mostly do finance firms, do you take a machine shop too
    I look after forty condo buildings. Do you know anything about companies like mine?
    I manage a nursing home in Richmond Hill. Have you any background in long-term care?
    My wife runs a daycare centre with three locations. Is that a sector you look after?
    Property management company here, 40 buildings, Yardi. Is that your sort of customer?
    My sister and I own three pharmacies in Brampton. Do you work in the pharmacy sector?
    I'm with a municipal library, and not every provider wants the public sector. Do you?
    construction, avec du monde sur les chantiers pis une roulotte, vous avez déjà fait ça?
    Our co-op grows mushrooms near Leamington. Does agriculture fall within your experience?
    Are you focused on certain trades, or do you take everyone from florists to hedge funds?
    We're wealth advisors registered in Ontario. What do you do for financial services firms?
    so we're a charity with like twenty staff and I'd want to know if you work with nonprofits
    I run a brewery and I'm curious whether you've ever worked with breweries or food producers
    Running a daycare with 40 kids and a handful of tablets, I wonder if you work in child care.
    I manage a small law office on Bay Street and was hoping you've dealt with law firms before.
    Long-term care home here, wondering how familiar your technicians are with that environment.
    I'm asking on behalf of an insurance brokerage. Is that a line of business you're familiar with?
    do you do anything for trucking companies we've got dispatchers and drivers and a yard in Milton
    Our last provider never grasped how a newsroom works. Any media companies among those you serve?
    I assist at a First Nations organization and would want a provider acquainted with that setting.
    we grow vegetables in greenhouses and there are sensors all over so do you have anything for farms
    We are a Montessori school, and teachers have their own peculiar needs; do you understand education?
    My daughter's school was closed a week because of a cyber attack last year. Do you work with schools?
    As an engineering consultancy we have plotters, CAD stations and field crews. Do you serve engineers?
    My friend from a trucking firm uses you, but we're a fashion label, does that matter for what you do?
    We're a six-lawyer litigation boutique near Osgoode. What can you do specifically for legal practices?
    Our foundation gives grants to artists. Do you have other charities and foundations that you work for?
    We make metal parts, two shifts, computers right beside the machines. Do you understand shops like ours?
    Physiotherapy clinics like ours have front desks, patients and tablets; what have you done in that field?
    We make aluminum parts in Vaughan and have machines on the shop floor. Do you look after plants like ours?
    We're a First Nation administration office up north. Do you work with Indigenous governments or public bodies?
    I am the controller of an engineering consultancy, lots of big Revit drawings. Do you look after firms like mine?
    There are special needs in film post-production, huge files and tight deadlines. Do you deal with media companies?
    We're a chiropractic practice and everything hinges on our booking system; do you have other clinics in your care?
    I run a small mortgage brokerage and worry about my email getting hijacked. What would you do for a firm like mine?
    a brewery, is that something you'd know how to support, we have the taproom and the production floor and the office
    Accounting practice here, tax season is crazy from February to April. Would you leave our computers alone during that time?
    Our property management firm has forty buildings with cameras and door fobs from five different installers. Is that your kind of client?
    doctors' offices, do you know your way around there | dental offices? | dentists? | law offices, that your thing?
    We are a small veterinary practice. Would you have any background in that field? | restaurants ok?
    I run a daycare centre and the IT guys I talked to only wanted banks and lawyers. Are daycares beneath you as well?
    so we're a church basically with an office and a few volunteers and I wondered if you work with churches at all | non profits
    Do you have know-how in manufacturing, with machines on the shop floor? | How do you support CPA practices?
    My firm does architecture and the files are monstrous. Do you understand such businesses? | you know the real estate business?
    trucking company, dispatch runs at all hours. is that a sector you know | logistics and warehouse | What can you offer to a medical clinic?
    medical offices | pharmacy | We're an independent pharmacy, three locations. Any other pharmacies among those you look after, as a sector?
    Our school has two hundred pupils. Is education a field in which you are active? | do you serve charities | insurance brokers, you got those?
    insurance brokerage here. you specialise in us or is it one size fits all | funeral home, is this strange for you?
    Every vendor claims to know "our industry" and then has never seen a law office from the inside. Have you?
    immigration consultants - your kind of client? | I'm in retail, four shops, what is it that you do for retailers | retail stores
    Do auto dealers fall within your expertise? | physio clinic, massage, chiropractors, you help these kinds? | chiropractor
    Est-ce que vous servez les cliniques dentaires? | financial advisors and wealth managers | Do you look after hedge funds or other investment firms?
    property management companies, what have you got for them | condo boards? | Could you tell me which industries you concentrate on?
    any industry you refuse? | Are there trades you won't touch? We sell vapes. | farms?
    We're growers with greenhouses near Leamington, it is agriculture, you do it? | Seniors' residences: do you have special services for them?
    long term care homes | film production and post houses, do you know what we need | our ad agency lives on deadlines. how do you work with agencies
    notaries, too? | public sector work? | Would a fintech startup be a typical customer type of yours?
    I'd be curious how you tailor the service to engineering companies. | what's special for lawyers in what you do
    do you know how notary and real estate lawyers work with teraview | jewellers | Experience with unions or associations?
    our wholesale food business runs in a freezer half the time and computers die and I need people who know food industry, do you | food processing
    staffing agencies, what do you do for those | optometrist here, is health care one of your verticals | do u get how a busy HVAC contractor works
    so it's a family business, we make kitchen cabinets, twenty guys in the shop and five in the office, do you do anything for woodworking places
    Our last provider had never heard of a trust account. Ridiculous. Do you know anything about how law firms operate?
    I manage an animal hospital with X-ray machines on the network. Are veterinary clinics familiar territory to you?
    We import fruits and vegetables, we start at three in the morning. You know this kind of business?
    my wife's got a dental office in Thornhill and the imaging software is a beast, do you work with dentists much
    As executive director of a food bank I wonder whether non-profits are a group you serve regularly.
    What would you say you do differently for a wealth management firm than for, say, a retailer?
    i have a chain of hair salons and the booking thing and the tills and so on, is beauty industry something you do
    For the notary offices and the immigration consultants, you have some special offer or experience?
    Could you describe the kind of support that you give to property managers?
    Nobody gets that construction people sit in trailers, not offices. Does your company get construction?
    what do you do for accountants during tax season | private schools? | car dealership it | which sectors u work in | municipalities or government?
    Organismes à but non lucratif, vous connaissez? | Everyone treats us like a bank because we're a credit union. Have you ever dealt with credit unions?
    do you support law firms | do you work with lawyers | law firms | do you work with dentists? | do you support dental offices | IT for dental offices
    dental clinics | do you work with clinics? | do you support medical clinics | IT for medical offices | do you work with healthcare
    do you work with doctors' offices | do you work with accountants? | do you support accounting firms | IT for accounting firms | accounting firms
    do you support nonprofits | do you work with schools? | IT for schools | do you work with construction companies? | IT for construction
    do you work with manufacturers | do you support manufacturing | do you work with restaurants? | do you work with retail stores | IT for retail
    do you work with real estate offices | do you work with financial advisors? | what industries do you work with? | which industries do you support
    do you have experience with law firms? | do you have experience in healthcare | do you wrok with law firms | IT for dentel offices
    what industrys do you serve | do you suport accountants | do you work with resturants | TI pour cliniques dentaires | quels secteurs servez-vous?
    IT for law firms | do you work with non-profits? | what industries do you serve
  `,
};
