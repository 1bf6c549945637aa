import type { RecordsInput } from '../../schema/site.ts';

export const priceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price',
  examples: `
    how much does it cost | what would you charge for 25 people | how much is the professional plan | quote for 12 users on essential with backup
    what does managed IT run per person | cost? | rates | we are 18 people in two offices, what would we pay a month
    what's the damage for 40 seats on enterprise | I need a number for our board, 33 staff | ballpark for a small law office of 9 | can you give me a quote
    how much per user | what is your monthly fee | price for cloud backup only | what do you charge for a cloud migration | hourly rate for consulting
    total for a year for 30 people on professional | what would the first year cost us all in, 22 users
    12 on essential and 8 on professional, what does that come to | how much would the whole thing be with voip and email security
    pricing for a dental clinic with 11 staff | need pricing asap for 15 people | just tell me the price of the middle plan
    what would it cost us to have you look after our firewall | is the security assessment expensive | wat is teh price for 20 usrs
    and what would the bill be every month | combien ça coûte | quel est le prix pour 15 personnes | c'est combien par mois pour un cabinet de 10
    tarif du forfait professional | je voudrais un devis pour 20 employés | prix svp | combien coûte la sauvegarde | how much is that | how much is this
    what does that cost | and the price of it | c combien pour 25 employés?
    Bonjour, j'aimerais obtenir une soumission pour notre cabinet d'avocats de 42 personnes à Toronto, forfait Professional.
    On est 18 au bureau pis 6 en télétravail, ça nous coûterait quoi par mois | Quel est le tarif par utilisateur du plan Enterprise svp
    combien vous chargez pour migrer une trentaine de boîtes courriel vers microsoft 365
    ça revient à cbm par année pour une clinique dentaire de 14 postes avec Cloud Backup pis Email Security
    Pourriez-vous me faire parvenir une estimation : 60 usagers à Markham en Professional, 25 à Hamilton en Essential. | vos prix??
    la téléphonie VoIP pour 35 lignes, c'est dans quelles eaux niveau prix | jai besoin dun prix vite pour un OBNL de 12 persones | how much for 25
    Good morning, could you please provide a quote for 64 users on the Professional plan, split between our Toronto and Markham offices?
    hi we are dental clinic with 14 person, what is the cost each month please
    so we've got about forty people and we want the enterprise one plus cloud backup what does that run us a year
    Just give me a number. 110 people, plant in Hamilton, Essential. I'm sick of filling in forms. | ballpark to move 30 mailboxes to microsoft 365
    enterprise per user | Our board needs a figure for a Security Assessment, 22-person charity in Barrie.
    12 lawyers + 9 assistants on Professional, 4 part-timers on Essential, what's the total
    what would a two-day network cleanup at our Oakville accounting office set us back | profesionl 25 uesrs wiht clowd bakcup an emial securty ad ons
    Bonjour, combien coûte votre service pour 20 personnes? | Do you charge per person or per computer?
    What do you charge for moving a company to the cloud? | two dozen paid staff, registered charity. ur middle plan = ? | cost of cybersecurity on its own
    cybersecurty serivce startign prise | insurance brokerage, 60 seats, enterprise, with the advanced endpoint protection - monthly?
    We have 24 people and a 25th starts in May. What does Professional come to per month at 24 and then at 25? I suspect there is a threshold in there.
    hwo mcuh is esential for 20 poeple | What does the weekend package cost? | Können Sie mir bitte auf Deutsch sagen, was Ihr Service kostet?
    Our registered charity has eleven employees and next to no money. What is the least we can get away with per month?
    What would Essential cost for 24 of us?
    Quick one before my meeting. Looking after the network, is that per head or a flat amount, and what's an hour of consulting?
    I was told to get numbers for two things by Friday, taken alone without any plan: guarding us against hackers, and copies of our data. | 50 people
    need the exact dollar figure for that weekend package of yours, sat + sun 10 to 4
    What would 35 users on Professional cost a month if we also want Email Security & Archiving? | ok and where does the price for that start
    cost of advanced endpoint protection add on, and the voip one, per user pls | network mgmt only, monthly cost
    How much a month is Professional for a mortgage brokerage of 22 with your VoIP phones on top? | مرحبا، كم سعر الدعم الفني لمكتب صغير؟
    Per head, before tax: what are your three tiers?
    Would you be so kind as to set out the monthly totals for Professional and Enterprise at a headcount of 110? We are an architectural practice.
    I'm killing time on hold with my current IT company as usual. What do you charge per user?
    Law firm here, nine lawyers and seven assistants. I guess Essential would do, but tell me Essential and Professional so I can see the difference.
    cost of anti ransomware for 12 computers | If we only wanted the security stuff, no help desk, what would it cost? | how mutch for securty for 20 usrs
    top plan. 40 staff. price | Please work out Professional for 40 users with the VoIP phones added
    Price for backing up our stuff, taken by itself with no plan? | whats the professional plan for 10 users if we pay for the whole year up front
    how much is enterprise if theres only 6 of us
    Medical clinic, 10 users, Enterprise with Advanced Cybersecurity and Advanced Endpoint Protection. How much monthly?
    What does it cost to have you watch our security? | Hola, ¿cuánto cuesta el soporte técnico para 10 personas?
    Our food bank is a registered charity with 33 staff. Professional plan with email security, what is the monthly cost? | Bonsoir, quels sont vos tarifs?
    What plans do you have and what do they cost? | Здравствуйте, сколько стоит обслуживание на 15 человек?
    What does it cost to have someone test if a hacker could get in? | OK. Then Enterprise, for all of us: monthly? | is that a monthly fee or by the hour?
    I own a real estate agency, 38 agents and staff altogether. How much for the Professional plan? | I cannot find the price
    Essential would be fine. What would we pay? | how much just for backups without a plan | cuanto cobran al mes por 10 empleados?
    There are 12 of us in the office and 9 on the road. What is the middle plan per month for everybody?
    I run a registered charity, 14 employees. What do we pay each month on Essential? | If 33 of us take Essential, how much do we end up paying per year?
    I run a mortgage brokerage. 45 staff, the middle plan I think it is called Professional, and email security on top. How much monthly?
    Machine shop here, 38 people. Enterprise without any extras, but including the set-up please. How much monthly and how much do we pay at the start?
    need phishing tests and staff training, plus multi factor set up for everyone. whats the least i can pay for that
    Property management company, 36 people, Professional plan plus Email Security & Archiving. How much a month?
    The owner wants a number before he agrees to get rid of the server. What does a move to the cloud start from?
    15 people. essential or professional - what is the price difference? | cost to move our mail to office 365 | cybersecruity pirce a user?
    puis-je avoir un prix pour quinze utilisateurs s'il vous plait | 你们的服务多少钱
    We're a dental office in Oakville, 14 staff counting the hygienists. What would your Professional plan cost a month?
    please give me the monthly price of all three plans for 45 users | Hola, necesito ayuda con las computadoras de mi oficina, ¿cuánto cuesta?
    Profesional paln 64 ppl manufcturing | Hola, necesito ayuda con los precios para mi empresa de 20 personas
    what does an hour of your consultant's time run? | clowd migartion hw much doez it strat at
    Would you kindly list your packages along with what each costs per person?
    Do warehouse tablets count? We have 9 people with logins and maybe 20 gadgets between them. | entreprize plen 25 usres per mounth | whats backup cost
    that security assesment in the calculator, the one time thing, hw much | bakcup servise, wat does it cots per persn | pricing
    What's the hourly rate if we just want an outside opinion on replacing our server? | setup fee + 4 new laptops on essential 10 ppl, one time total?
    For the network service: do you bill by headcount or is it one amount?
    We need 10 new laptops along with the Essential set-up for 10 people. What's the one-off bill?
    starting $ for everything you sell separatly, one list ok | what is the one time set up fee on the Enterprise plan?
    Wi-Fi, switches and the firewall looked after by you, everything else stays with us: is it a flat amount or by headcount, and from what figure?
    essential for 35? | theres only 3 of us. can we still get the essential plan or are we too small | Put the three plans side by side for me, forty users.
    At what headcount do your volume discounts begin, and how large are they? | ballpark for getting our mail and files off the old server and online?
    setup + 12 new laptops, enterprise for 25. not the monthly just the one off | esential vs enterprise for 90
    need phones too. 20 users essential + voip?? | family practice w 12 logins. need essential and enterprise compared, both incl. the voip phones
    If you took care of just our network, nothing else, what should I roughly budget?
    Rough starting figure for a move to the cloud, just so I can put something in the budget?
    What is the one-time cost if we go with Essential for 9 people, set-up included, and buy four new PCs from you?
    Suppose you only babysat our firewall, switches and wifi and nothing else. Where does the flat fee begin?
    Our file server is 9 years old and making noises, so the partners finaly agreed to go to SharePoint. What does a project like that start at with you?
    There are just 3 of us. Can we still get Essential, or is that too few? | hm is cheapest plan 4 17 pple w phone system
    is there a flat fee for running our network
    hey, so my sister and I run an architecture studio, 11 of us now which still feels crazy. whats Essential for that many? | essental for 9 users $$?
    We are builders, about 25 in the office. What should I budget to move our email and file server over to Microsoft 365?
    How much is Professional for 22 employees? | What do you charge per month? | Cost of the Enterprise plan please | got a price list?
    Essential, 9 people, with backup and phones | Roughly what would 40 users run us? | I need a figure for 17 staff on Professional.
    Give me your rates per user. | Monthly fee for a six-person architecture studio? | Could you quote us for 55 seats on Enterprise?
    What's the going rate for managed backup? | How expensive is VoIP per handset with you?
    Security awareness training for 28 people, what would that come to? | Hourly rate for a technician visit in Etobicoke?
    We have two warehouses in Vaughan and 31 people who use a computer. What would your middle plan cost us each month?
    My accountant asked me to collect three estimates. For fourteen bookkeepers on Essential, what number should I write down?
    Our dental office on Danforth has eight staff. What are we looking at monthly?
    Just opened a second café in Leslieville. Need pricing for five laptops and a phone line.
    The cheapest plan looks fine for now, I only have to know what it comes to for 11 people.
    Moving our Exchange mailboxes to Microsoft 365 is on the list this fall. What do you bill for a migration of 45 boxes?
    There are 73 of us, mostly engineers, and we'd want everything including the SIEM. Ballpark?
    A friend in the printing business uses you and is happy. What would I pay for a shop with 13 people?
    If we took dark web monitoring alone, what's that per person?
    I run a property management company near Yonge and Eglinton, 19 staff; please tell me the monthly total with cloud backup.
    Our lease on the phone system ends in June. What are your hosted phones going for, 24 extensions?
    Before I fill in any form I'd like to know what a vulnerability scan costs.
    We're a law firm with 10 lawyers and 7 assistants, tell me what Enterprise would be for all of us.
    Three branches, 64 users, Wi-Fi management everywhere. Total per year? | whats the price for 8 ppl essential | hw much for 20 usrs pro plan w/ backup
    pricing pls, 15 employees mississauga | cost of vcio service?? per mo | how much $$ for 35 seats enterprize
    How much it costs the plan Professional if we are 12 workers? | I am wanting to know the tariff for the backup of our one server.
    For our restaurant we have 7 computer, how many dollar we pay you? | Can you say me the cost of training against phishing for 30 colleague?
    hi yeah I wanted to find out what you guys charge for around twenty five people in an office downtown
    um we're a small insurance brokerage about sixteen people what would the professional plan cost us with the phones
    okay so how much is it if I just want the antivirus and the patching for nine machines
    C'est combien par mois pour une équipe de 15 avec le forfait Professional?
    Ça coûterait quoi, la sauvegarde infonuagique pour un bureau d'avocats de 8 personnes? | How much is a phishing training for 35 people?
    What would ransomware protection cost for a firm of eight? | Cost of a penetration test for one office in Burlington?
    We lost data years ago and want better backup now. What do you charge for it with 15 users?
  `,
};
