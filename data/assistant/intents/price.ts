import type { RecordsInput } from '../../schema/site.ts';

export const priceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price',
  examples: `
    how much does it cost
    what would you charge for 25 people
    price please
    how much is the professional plan
    quote for 12 users on essential with backup
    what does managed IT run per person
    cost?
    rates
    we are 18 people in two offices, what would we pay a month
    what's the damage for 40 seats on enterprise
    I need a number for our board, 33 staff
    ballpark for a small law office of 9
    can you give me a quote
    how much per user
    what is your monthly fee
    price for cloud backup only
    what do you charge for a cloud migration
    hourly rate for consulting
    total for a year for 30 people on professional
    what would the first year cost us all in, 22 users
    12 on essential and 8 on professional, what does that come to
    how much would the whole thing be with voip and email security
    pricing for a dental clinic with 11 staff
    need pricing asap for 15 people
    just tell me the price of the middle plan
    what would it cost us to have you look after our firewall
    is the security assessment expensive
    wat is teh price for 20 usrs
    and what would the bill be every month
    combien ça coûte
    quel est le prix pour 15 personnes
    c'est combien par mois pour un cabinet de 10
    tarif du forfait professional
    je voudrais un devis pour 20 employés
    prix svp
    combien coûte la sauvegarde
    how much is that
    how much is this
    what does that cost
    and the price of it
    c combien pour 25 employés?
    Bonjour, j'aimerais obtenir une soumission pour notre cabinet d'avocats de 42 personnes à Toronto, forfait Professional.
    On est 18 au bureau pis 6 en télétravail, ça nous coûterait quoi par mois
    Quel est le tarif par utilisateur du plan Enterprise svp
    combien vous chargez pour migrer une trentaine de boîtes courriel vers microsoft 365
    ça revient à cbm par année pour une clinique dentaire de 14 postes avec Cloud Backup pis Email Security
    Pourriez-vous me faire parvenir une estimation : 60 usagers à Markham en Professional, 25 à Hamilton en Essential.
    vos prix??
    la téléphonie VoIP pour 35 lignes, c'est dans quelles eaux niveau prix
    jai besoin dun prix vite pour un OBNL de 12 persones
    how much for 25
    Good morning, could you please provide a quote for 64 users on the Professional plan, split between our Toronto and Markham offices?
    hi we are dental clinic with 14 person, what is the cost each month please
    so we've got about forty people and we want the enterprise one plus cloud backup what does that run us a year
    Just give me a number. 110 people, plant in Hamilton, Essential. I'm sick of filling in forms.
    ballpark to move 30 mailboxes to microsoft 365
    enterprise per user
    Our board needs a figure for a Security Assessment, 22-person charity in Barrie.
    12 lawyers + 9 assistants on Professional, 4 part-timers on Essential, what's the total
    what would a two-day network cleanup at our Oakville accounting office set us back
    profesionl 25 uesrs wiht clowd bakcup an emial securty ad ons
    Bonjour, combien coûte votre service pour 20 personnes?
    Do you charge per person or per computer?
    What do you charge for moving a company to the cloud?
    two dozen paid staff, registered charity. ur middle plan = ?
    cost of cybersecurity on its own
    cybersecurty serivce startign prise
    insurance brokerage, 60 seats, enterprise, with the advanced endpoint protection - monthly?
    We have 24 people and a 25th starts in May. What does Professional come to per month at 24 and then at 25? I suspect there is a threshold in there.
    hwo mcuh is esential for 20 poeple
    What does the weekend package cost?
    Können Sie mir bitte auf Deutsch sagen, was Ihr Service kostet?
    Our registered charity has eleven employees and next to no money. What is the least we can get away with per month?
    What would Essential cost for 24 of us?
    Quick one before my meeting. Looking after the network, is that per head or a flat amount, and what's an hour of consulting?
    I was told to get numbers for two things by Friday, taken alone without any plan: guarding us against hackers, and copies of our data.
    our wifi is a bit slow in the back offices, has been for years. what would it cost to add another access point
    50 people
    need the exact dollar figure for that weekend package of yours, sat + sun 10 to 4
    23 staff, professional. how much?
    What would 35 users on Professional cost a month if we also want Email Security & Archiving?
    ok and where does the price for that start
    cost of advanced endpoint protection add on, and the voip one, per user pls
    Professional with the Advanced Cybersecurity add-on from your calculator. What is the monthly total with 19 users, and with 20?
    network mgmt only, monthly cost
    How much a month is Professional for a mortgage brokerage of 22 with your VoIP phones on top?
    consulting rates please
    ok so professional with voip for 31 users?
    مرحبا، كم سعر الدعم الفني لمكتب صغير؟
    Per head, before tax: what are your three tiers?
    Would you be so kind as to set out the monthly totals for Professional and Enterprise at a headcount of 110? We are an architectural practice.
    I'm killing time on hold with my current IT company as usual. What do you charge per user?
    Law firm here, nine lawyers and seven assistants. I guess Essential would do, but tell me Essential and Professional so I can see the difference.
    cost of anti ransomware for 12 computers
    If we only wanted the security stuff, no help desk, what would it cost?
    how mutch for securty for 20 usrs
    top plan. 40 staff. price
    Please work out Professional for 40 users with the VoIP phones added
    Price for backing up our stuff, taken by itself with no plan?
    We're a dental practice with 14 staff and we'd like the Professional plan. What would we pay a month?
    whats the professional plan for 10 users if we pay for the whole year up front
    how much is enterprise if theres only 6 of us
    Medical clinic, 10 users, Enterprise with Advanced Cybersecurity and Advanced Endpoint Protection. How much monthly?
    What is the total for Professional with 30 users if we add Advanced Cybersecurity?
    What does it cost to have you watch our security?
    Hola, ¿cuánto cuesta el soporte técnico para 10 personas?
    Our food bank is a registered charity with 33 staff. Professional plan with email security, what is the monthly cost?
    Bonsoir, quels sont vos tarifs?
    What plans do you have and what do they cost?
    Здравствуйте, сколько стоит обслуживание на 15 человек?
    What does it cost to have someone test if a hacker could get in?
    OK. Then Enterprise, for all of us: monthly?
    is that a monthly fee or by the hour?
    I own a real estate agency, 38 agents and staff altogether. How much for the Professional plan?
    I cannot find the price
    Essential would be fine. What would we pay?
    how much just for backups without a plan
    cuanto cobran al mes por 10 empleados?
    There are 12 of us in the office and 9 on the road. What is the middle plan per month for everybody?
    month to month, 12 users, professional
    I run a registered charity, 14 employees. What do we pay each month on Essential?
    If 33 of us take Essential, how much do we end up paying per year?
    I run a mortgage brokerage. 45 staff, the middle plan I think it is called Professional, and email security on top. How much monthly?
    Machine shop here, 38 people. Enterprise without any extras, but including the set-up please. How much monthly and how much do we pay at the start?
    need phishing tests and staff training, plus multi factor set up for everyone. whats the least i can pay for that
    the cheap one
    Property management company, 36 people, Professional plan plus Email Security & Archiving. How much a month?
    The owner wants a number before he agrees to get rid of the server. What does a move to the cloud start from?
    15 people. essential or professional - what is the price difference?
    cost to move our mail to office 365
    cybersecruity pirce a user?
    puis-je avoir un prix pour quinze utilisateurs s'il vous plait
    你们的服务多少钱
    We're a dental office in Oakville, 14 staff counting the hygienists. What would your Professional plan cost a month?
    what would that cost us?
    Do you charge per computer or per person? Some of us have a laptop and a desktop.
    please give me the monthly price of all three plans for 45 users
    Hola, necesito ayuda con las computadoras de mi oficina, ¿cuánto cuesta?
    Profesional paln 64 ppl manufcturing
    We have an IT guy already and he's staying. I only want cybersecurity from you as a stand-alone service. From how much a head?
    Hola, necesito ayuda con los precios para mi empresa de 20 personas
    what does an hour of your consultant's time run?
    clowd migartion hw much doez it strat at
    Would you kindly list your packages along with what each costs per person?
    Do warehouse tablets count? We have 9 people with logins and maybe 20 gadgets between them.
    entreprize plen 25 usres per mounth
    whats backup cost
    that security assesment in the calculator, the one time thing, hw much
    bakcup servise, wat does it cots per persn
    pricing
    What's the hourly rate if we just want an outside opinion on replacing our server?
    setup fee + 4 new laptops on essential 10 ppl, one time total?
    Is there a one-time charge when we start?
    do you give a volume discount at 60 users and how big is it
    how high is the set up fee on enterprise
    is the first assessment free?
    do i have to pay for the initial assessment
    Essential for 30 users: what would it be with the phones, and what without?
    For the network service: do you bill by headcount or is it one amount?
    We need 10 new laptops along with the Essential set-up for 10 people. What's the one-off bill?
    starting $ for everything you sell separatly, one list ok
    what is the one time set up fee on the Enterprise plan?
    Is the first check of our systems free or do you bill for that?
    whats the diffrence in dollars between profesional and enterprise at 28 heads
    Wi-Fi, switches and the firewall looked after by you, everything else stays with us: is it a flat amount or by headcount, and from what figure?
    essential for 35?
    theres only 3 of us. can we still get the essential plan or are we too small
    Put the three plans side by side for me, forty users.
    At what headcount do your volume discounts begin, and how large are they?
    Is tax already in the prices on your site or does HST come on top?
    ballpark for getting our mail and files off the old server and online?
    setup + 12 new laptops, enterprise for 25. not the monthly just the one off
    esential vs enterprise for 90
    need phones too. 20 users essential + voip??
    family practice w 12 logins. need essential and enterprise compared, both incl. the voip phones
    If you took care of just our network, nothing else, what should I roughly budget?
    Rough starting figure for a move to the cloud, just so I can put something in the budget?
    What is the one-time cost if we go with Essential for 9 people, set-up included, and buy four new PCs from you?
    Suppose you only babysat our firewall, switches and wifi and nothing else. Where does the flat fee begin?
    Our file server is 9 years old and making noises, so the partners finaly agreed to go to SharePoint. What does a project like that start at with you?
    There are just 3 of us. Can we still get Essential, or is that too few?
    hm is cheapest plan 4 17 pple w phone system
    is there a flat fee for running our network
    hey, so my sister and I run an architecture studio, 11 of us now which still feels crazy. whats Essential for that many?
    essental for 9 users $$?
    Ten people on Professional: with the VoIP phones, and without them?
    We are builders, about 25 in the office. What should I budget to move our email and file server over to Microsoft 365?
  `,
};
