import type { RecordsInput } from '../../schema/site.ts';

export const priceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price',
  examples: `
    price of that | price of it | the price of this one | what is the price of that one | and the price of it?
    cost? | pricing | prix svp | 你们的服务多少钱 | 50 people | cost of this | price of that | and its price | how much for 8 | how much for 25 | what r ur rates
    combien ça coûte | how much is that | how much is this | how much per user | whats backup cost | essential for 35? | got a price list?
    price for that one | what does that cost | and the price of it | enterprise per user | enterprise x 75 = ? | how much is that one
    how much does it cost | cost of essential plz | what do u charge an hr | vcio service, how much | can you give me a quote | I cannot find the price
    what is your monthly fee | essental for 9 users $$? | top plan. 40 staff. price | whats the lowest I can pay | hourly rate for consulting
    the cheapest thing you sell | price for cloud backup only | combien coûte la sauvegarde | c combien pour 25 employés? | cybersecruity pirce a user?
    wat is teh price for 20 usrs | Give me your rates per user. | pro plan 25 ppl total per mo | tarif du forfait professional
    esential vs enterprise for 90 | What do you charge per month? | cost of vcio service?? per mo | whats the damage for 15 users
    need pricing asap for 15 people | network mgmt only, monthly cost | Bonsoir, quels sont vos tarifs? | cost of cybersecurity on its own
    how much is the professional plan | how mutch for securty for 20 usrs | hw much is ur dark web monitoring | quel est le prix pour 15 personnes
    hwo mcuh is esential for 20 poeple | Cost of the Enterprise plan please | what would you charge for 25 people | what does managed IT run per person
    What does the weekend package cost? | cost to move our mail to office 365 | entreprize plen 25 usres per mounth | Roughly what would 40 users run us?
    Penetration test: how many dollars? | whats the price for 8 ppl essential | how much $$ for 35 seats enterprize | ballpark for a small law office of 9
    ballpark for 40 staff, cheapest plan | price 4 office of 6, just the basics | je voudrais un devis pour 20 employés
    مرحبا، كم سعر الدعم الفني لمكتب صغير؟ | pricing pls, 15 employees mississauga | cuanto cobran al mes por 10 empleados?
    hw much for 20 usrs pro plan w/ backup | quick q, per user cost of professional | I need a number for our board, 33 staff
    What would Essential cost for 24 of us? | what do you charge for a cloud migration | cost of anti ransomware for 12 computers
    how much just for backups without a plan | clowd migartion hw much doez it strat at | pricing for a dental clinic with 11 staff
    just tell me the price of the middle plan | Do you charge per person or per computer? | What's the going rate for managed backup?
    need a number for 12 seats w backup today | how much is a one-time security assessment | ok and where does the price for that start
    bakcup servise, wat does it cots per persn | How much is Professional for 22 employees? | going rate for moving 30 mailboxes to 365?
    quote for 12 users on essential with backup | Essential would be fine. What would we pay? | is there a flat fee for running our network
    Essential, 9 people, with backup and phones | How expensive is VoIP per handset with you? | what's the damage for 40 seats on enterprise
    c'est combien par mois pour un cabinet de 10 | OK. Then Enterprise, for all of us: monthly? | need phones too. 20 users essential + voip??
    hm is cheapest plan 4 17 pple w phone system | how much is enterprise if theres only 6 of us | I need a figure for 17 staff on Professional.
    ballpark to move 30 mailboxes to microsoft 365 | Could you quote us for 55 seats on Enterprise? | How much is a phishing training for 35 people?
    20 users essential plus voip, give me a figure | do you charge a new employee for the whole month | Per head, before tax: what are your three tiers?
    what does an hour of your consultant's time run? | Hourly rate for a technician visit in Etobicoke? | not a subscription, just the assessment, how much
    a one-time security check for 30 computers, price | What does it cost to have you watch our security?
    Monthly fee for a six-person architecture studio? | what would the first year cost us all in, 22 users
    jai besoin dun prix vite pour un OBNL de 12 persones | what would it cost to move 35 people to microsoft 365
    What do you charge for moving a company to the cloud? | Put the three plans side by side for me, forty users.
    23 workers and I want enterprise, how much every month | How expensive is your service when firm has 45 people?
    Bonjour, combien coûte votre service pour 20 personnes? | Здравствуйте, сколько стоит обслуживание на 15 человек?
    what is the one time set up fee on the Enterprise plan? | Quel est le tarif par utilisateur du plan Enterprise svp
    Cost of a penetration test for one office in Burlington? | What is costing the Enterprise for one user every month?
    what would it cost us to have you look after our firewall | Hola, ¿cuánto cuesta el soporte técnico para 10 personas?
    starting $ for everything you sell separatly, one list ok | For the Essential I must pay how much, for thirteen user?
    we are 18 people in two offices, what would we pay a month | What would ransomware protection cost for a firm of eight?
    Hello, how many dollars it is for company with 10 workers? | two dozen paid staff, registered charity. ur middle plan = ?
    profesionl 25 uesrs wiht clowd bakcup an emial securty ad ons | Price for backing up our stuff, taken by itself with no plan?
    If we took dark web monitoring alone, what's that per person? | How much it costs the plan Professional if we are 12 workers?
    how much would the whole thing be with voip and email security | puis-je avoir un prix pour quinze utilisateurs s'il vous plait
    setup fee + 4 new laptops on essential 10 ppl, one time total? | We are having 28 employees, how much will we pay in one month?
    Können Sie mir bitte auf Deutsch sagen, was Ihr Service kostet? | What does it cost to have someone test if a hacker could get in?
    please give me the monthly price of all three plans for 45 users | Please to tell me the price of plan Professional for 17 persons.
    I am wanting to know the tariff for the backup of our one server. | I search the cost for cloud backup of three servers, you can say?
    It is possible to see price list? My boss asks for all the plans. | If 33 of us take Essential, how much do we end up paying per year?
    Please, which is the price for company of 18 persons in one month? | For our restaurant we have 7 computer, how many dollar we pay you?
    Hola, necesito ayuda con los precios para mi empresa de 20 personas | Security awareness training for 28 people, what would that come to?
    Excuse me, which price for cabling of new office, around 20 places? | 15 people. essential or professional - what is the price difference?
    la téléphonie VoIP pour 35 lignes, c'est dans quelles eaux niveau prix | that security assesment in the calculator, the one time thing, hw much
    For the network service: do you bill by headcount or is it one amount? | ballpark for getting our mail and files off the old server and online?
    Can you say me the cost of training against phishing for 30 colleague? | Three branches, 64 users, Wi-Fi management everywhere. Total per year?
    If we only wanted the security stuff, no help desk, what would it cost? | Hola, necesito ayuda con las computadoras de mi oficina, ¿cuánto cuesta?
    Can you make me offer for 32 computers with monitoring, price per month? | On est 18 au bureau pis 6 en télétravail, ça nous coûterait quoi par mois
    At what headcount do your volume discounts begin, and how large are they? | hi we are dental clinic with 14 person, what is the cost each month please
    Would you kindly list your packages along with what each costs per person? | C'est combien par mois pour une équipe de 15 avec le forfait Professional?
    May I ask what you normally ask for a penetration test of a small network? | cost of advanced endpoint protection add on, and the voip one, per user pls
    setup + 12 new laptops, enterprise for 25. not the monthly just the one off
    Before I fill in any form I'd like to know what a vulnerability scan costs.
    whats the professional plan for 10 users if we pay for the whole year up front
    Our dental office on Danforth has eight staff. What are we looking at monthly?
    Our board needs a figure for a Security Assessment, 22-person charity in Barrie.
    just tell me what the helpdesk alone goes for if there's fifteen people using it
    need the exact dollar figure for that weekend package of yours, sat + sun 10 to 4
    I run a registered charity, 14 employees. What do we pay each month on Essential?
    If you took care of just our network, nothing else, what should I roughly budget?
    I want know price only, we are 5 in the office and we need antivirus and support.
    what would a two-day network cleanup at our Oakville accounting office set us back
    What's the hourly rate if we just want an outside opinion on replacing our server?
    Bonjour, j'aimerais connaître vos tarifs pour 30 employés, sauvegarde comprise svp.
    combien vous chargez pour migrer une trentaine de boîtes courriel vers microsoft 365
    How much money you take for website protection and firewall, small hotel of 19 staff?
    okay so how much is it if I just want the antivirus and the patching for nine machines
    Ça coûterait quoi, la sauvegarde infonuagique pour un bureau d'avocats de 8 personnes?
    12 lawyers + 9 assistants on Professional, 4 part-timers on Essential, what's the total
    Combien ça coûte par mois pour une équipe de quinze personnes avec le forfait Essentiel?
    Rough starting figure for a move to the cloud, just so I can put something in the budget?
    Just opened a second café in Leslieville. Need pricing for five laptops and a phone line.
    The cheapest plan looks fine for now, I only have to know what it comes to for 11 people.
    I'm killing time on hold with my current IT company as usual. What do you charge per user?
    insurance brokerage, 60 seats, enterprise, with the advanced endpoint protection - monthly?
    Do warehouse tablets count? We have 9 people with logins and maybe 20 gadgets between them.
    We lost data years ago and want better backup now. What do you charge for it with 15 users?
    Thank you in advance for telling me the cost of adding phone lines for seven receptionists.
    What would 35 users on Professional cost a month if we also want Email Security & Archiving?
    There are 73 of us, mostly engineers, and we'd want everything including the SIEM. Ballpark?
    How much a month is Professional for a mortgage brokerage of 22 with your VoIP phones on top?
    Just give me a number. 110 people, plant in Hamilton, Essential. I'm sick of filling in forms.
    We need 10 new laptops along with the Essential set-up for 10 people. What's the one-off bill?
    I would be grateful for your tariff for email security on its own, for about thirty mailboxes.
    I saw three plans on there but I couldn't see any dollar signs so what are they each going for
    I own a real estate agency, 38 agents and staff altogether. How much for the Professional plan?
    family practice w 12 logins. need essential and enterprise compared, both incl. the voip phones
    Our lease on the phone system ends in June. What are your hosted phones going for, 24 extensions?
    Board meets Thursday and wants a per-month number for 26 staff, Professional with email archiving.
    We're a law firm with 10 lawyers and 7 assistants, tell me what Enterprise would be for all of us.
    My manager would like a ballpark for forty laptops and the people who use them, fully looked after.
    There are 12 of us in the office and 9 on the road. What is the middle plan per month for everybody?
    A friend in the printing business uses you and is happy. What would I pay for a shop with 13 people?
    so my partner heard a hundred and something a head is that about what you charge for the middle plan
    hi yeah I wanted to find out what you guys charge for around twenty five people in an office downtown
    I was wondering whether you could give me a rough idea of the monthly fee for a team of nine, please.
    ça revient à cbm par année pour une clinique dentaire de 14 postes avec Cloud Backup pis Email Security
    so what's the ticket price on a security audit for a place with maybe thirty five computers give or take
    Suppose you only babysat our firewall, switches and wifi and nothing else. Where does the flat fee begin?
    Could somebody kindly let me know the going rate for the Enterprise package? We have sixty-one employees.
    We are fourteen people and would like the middle package plus backup; what sort of sum should I pencil in?
    what would you guys charge to set up a new server and look after it for a shop of ten people I mean roughly
    we'd be adding the training for our fifty employees and I don't have any idea what that goes for per person
    Property management company, 36 people, Professional plan plus Email Security & Archiving. How much a month?
    so we've got about forty people and we want the enterprise one plus cloud backup what does that run us a year
    The owner wants a number before he agrees to get rid of the server. What does a move to the cloud start from?
    I've looked all over your website for a rate and may simply have missed it, so what do you charge per person?
    yeah I'm driving so quick one what would it set me back for thirty users with the backup thing and the phones
    okay say it's fifty users and we want the round the clock monitoring as well what's that going to total up to
    What is the one-time cost if we go with Essential for 9 people, set-up included, and buy four new PCs from you?
    need phishing tests and staff training, plus multi factor set up for everyone. whats the least i can pay for that
    Pourriez-vous me faire parvenir une estimation : 60 usagers à Markham en Professional, 25 à Hamilton en Essential.
    um we're a small insurance brokerage about sixteen people what would the professional plan cost us with the phones
    um I guess what I need is the dollar figure per head for your basic plan because I'm filling in a spreadsheet here
    all I want is one figure for forty two people on the best plan you have per month and then I'll talk to my partner
    Our registered charity has eleven employees and next to no money. What is the least we can get away with per month?
    We have two warehouses in Vaughan and 31 people who use a computer. What would your middle plan cost us each month?
    Before I take this to my director, I would love to know roughly what outsourcing the IT for a dozen of us comes to.
    Medical clinic, 10 users, Enterprise with Advanced Cybersecurity and Advanced Endpoint Protection. How much monthly?
    We're a dental office in Oakville, 14 staff counting the hygienists. What would your Professional plan cost a month?
    Our board meets on Thursday and I need a figure for the Professional plan for 34 people, if that is at all possible.
    Suppose we took the top plan for everyone, all fifty-three of us: what number would I see at the bottom of the page?
    Our food bank is a registered charity with 33 staff. Professional plan with email security, what is the monthly cost?
    We are collecting estimates from three firms and yours is the last one; what would eleven seats of Essential come to?
    We are builders, about 25 in the office. What should I budget to move our email and file server over to Microsoft 365?
    Moving our Exchange mailboxes to Microsoft 365 is on the list this fall. What do you bill for a migration of 45 boxes?
    okay so I've got nineteen folks in two shops and my wife says get a price so what's the price for the professional one
    Bonjour, j'aimerais obtenir une soumission pour notre cabinet d'avocats de 42 personnes à Toronto, forfait Professional.
    hey, so my sister and I run an architecture studio, 11 of us now which still feels crazy. whats Essential for that many?
    hey there it's a law firm with twelve lawyers and eight assistants and I need to know what that comes to on professional
    If it isn't too much trouble, what would the monthly total be for eighteen users with security awareness training on top?
    My accountant asked me to collect three estimates. For fourteen bookkeepers on Essential, what number should I write down?
    I run a property management company near Yonge and Eglinton, 19 staff; please tell me the monthly total with cloud backup.
    we've got a hundred and ten people and I've been told to get a figure for the biggest plan so can you work that out for me
    I'm putting numbers together for next year and I need your monthly for say twenty three people on essential and that's all
    Quick one before my meeting. Looking after the network, is that per head or a flat amount, and what's an hour of consulting?
    Our former bookkeeper always handled this, so forgive the simple question, but what does managed IT actually cost these days?
    so we just lost our IT guy and there's twenty six of us and I'm trying to figure out what a company like yours runs per month
    Good morning, could you please provide a quote for 64 users on the Professional plan, split between our Toronto and Markham offices?
    I run a mortgage brokerage. 45 staff, the middle plan I think it is called Professional, and email security on top. How much monthly?
    I was told to get numbers for two things by Friday, taken alone without any plan: guarding us against hackers, and copies of our data.
    Would you be so kind as to set out the monthly totals for Professional and Enterprise at a headcount of 110? We are an architectural practice.
    Good morning, I have been asked to find out what we would be paying each month for looking after the computers of our twenty-two office staff.
    Wi-Fi, switches and the firewall looked after by you, everything else stays with us: is it a flat amount or by headcount, and from what figure?
    Law firm here, nine lawyers and seven assistants. I guess Essential would do, but tell me Essential and Professional so I can see the difference.
    We have 24 people and a 25th starts in May. What does Professional come to per month at 24 and then at 25? I suspect there is a threshold in there.
    hi so we're a dental office with about sixteen people and I just want to know what it would run us a month to have you guys take care of everything
    Our file server is 9 years old and making noises, so the partners finaly agreed to go to SharePoint. What does a project like that start at with you?
    how much for ransomware protection for 14 of us | shared mailbox for the bookkeeper, what's that cost | office licences for 5, price?
    windows server keys price | six lawyers, what would that be | how much is the pay for 2 persons in small plan | emergency visits, per hour?
    norton or your own antivirus, what per computer | can I get a quote? | quote pls, 14 ppl | ballpark for nine of us? | what would you charge?
    cost of just the backup for 6 | phones for 11 people how much | how much is the top package | your fees per head?
    Enterprise, 40, with phones and backup | pen test price | price of security training, 55 staff | looking for pricing on a server migration
    monthly damage for a team of 17? | cheapest plan costs what | whats it run for 5 | estimate please, eighteen employees | need numbers for my boss
    combien pour douze postes? | Quel est le tarif du forfait Professionnel pour une trentaine d'employés?
    J'aimerais une soumission pour notre clinique, on est 16. | Ça coûte combien la sauvegarde infonuagique pour huit personnes?
    C'est combien par mois, le plus petit forfait?
    I wonder if you might prepare an estimate for our association; there are thirteen of us including two volunteers at desks all day.
    Would you be so good as to let me know the fee for moving our mailboxes to Microsoft 365, about thirty of them, as a one-off?
    Might I ask what a cabling job for a new floor typically goes for, with roughly 35 drops?
    If everything on your list were included, every extra, what would the invoice be for an office of nineteen?
    Please could you quote for the Professional level, forty-two people, plus after-hours cover for all of them?
    hi need price essential 8 users + voip thx | 31 ppl pro plan w/ backup, whats the monthly | got 3 offices 64 staff, full package, number?
    just want a figure. ten desks. enterprise. | sec awareness only no other stuff, 25 heads, cost? | 2 yr old firm, 12 emp, wht wd i pay
    o365 migration 20 boxes price? | everything incl for 9 ppl pls | Hello, how many dollars is it when we are fifteen person and want the biggest plan?
    Please to tell me price for the protection of email, we have 33 worker.
    I would like know how much must I pay each month for 10 computer user in my company.
    For dental office with six people, what is the cost of your service, with the copy of data too?
    What is costing the installation of new server one time? | You can make me offer for twenty user with all option?
    okay I'm driving so just tell me what it'd be for me and my four employees on the basic one
    uh I need to know like what do you guys charge for setting up a network in a new building it's two floors and that's all we need done
    we're a law office there's twenty three of us and the partners want to hear a number for the whole thing with everything before Thursday
    let's say fifty people on Enterprise and they all get the dark web monitoring thing too what would we be looking at
    my wife does the books and she wants to know what professional is for eight people with no extras at all
    so there's the firewall replacement and then moving the files to SharePoint what would a project like that be
    I've asked four companies and all I get is "let's hop on a call". Give me the price of Essential for 16.
    I don't want a brochure, I want a dollar amount for thirteen people with backup. | For heaven's sake, what is the Enterprise rate per person?
    Stop beating around the bush: forty-five staff, everything on, how many dollars?
    Ridiculous that I have to ask a chat box, but what's the fee for an office relocation with 20 workstations? | Essential + backup x 12
    one person, Professional, monthly? | Could someone work up a proposal figure for a charity with 9 workers?
    A friend said you're around a hundred and something a head; what is it really for the mid plan? | endpoint protection for 14 laptops, cost
    Before I read any further I need to know what this sets us back at 27 staff. | We only want disaster recovery for eleven people, nothing else. How much?
    How much would it be to have a vulnerability scan done once? | And what's the going rate for a day-and-night help desk for 60 employees?
    MDR for 38 staff, per month? | What do I have to put aside each month if my 7 designers go on Professional?
    Trying to fill in a spreadsheet: Essential, per user, = ? | Our accountants' office, 4 partners and 10 staff, everything you offer; the amount please.
    figure for vCIO service, 30 person company | how much for compliance help one time
    What does it cost to have your people fit out a second site with network and Wi-Fi? | the works, for twenty-four, how much
    Tell me the monthly sum for two of us on the starter plan. | I'd like pricing | Is there a price list I could see for six employees with email security?
    I was told to find out what managed IT costs for a school with 41 teachers. | what would a dozen people on your best plan come to annually
    What am I looking at moneywise for 18 people, remote all of them, with VPN? | Cost for password manager for 29?
    If I only took the phone system for our nine receptionists, what would that be each month?
    Price for a plant of 110 staff, Enterprise, everything except phones | how expensive are you guys | Professional, 22 seats, all in
    how dear is the middle tier | how mch for wifi setup in a warehouse | We need only the telephone service for 21 colleagues, which price you make?
    Nobody puts a price on their website anymore. What do you charge for 28 employees, yes or no phones, just tell me!
    Suppose I hire up to 75 and go with your premium level, what am I paying? | Quote: 52 users, Pro, mobile device mgmt.
    Got a rough number for a cloud migration, one server, 15 staff? | combien pour 15 personnes? | c koi le prix du forfait essentiel | tarif enterprise
    j'ai besoin d'un montant pour 8 usagers avec la sauvegarde | Ça me coûterait quoi par mois pour une équipe de quarante?
    Votre site est beau mais y'a pas un maudit chiffre nulle part, ça coûte combien à la fin?
    ok fait que on est 12 pis on voudrait le pro avec les téléphones pis la formation sécurité ça revient à combien par mois tout ça
    Je veux savoir combien de dollar pour une personne chaque mois | prix par tete svp
    Mon comptable me demande un ordre de grandeur pour 55 postes, pouvez-vous me donner ca? | Ca se chiffre à combien, la surveillance antivirus en extra?
    un estimé pour 18 employés | Nous être 6 dans le bureau, quel est le coût total? | grosso modo c'est cher comment par utilisateur
    Pourriez-vous m'indiquer à quel montant s'élève la téléphonie IP en supplément pour une dizaine de collègues? | soumission pour 30 users
    Mettons que je prends votre plan de base pour 20 gens, la facture du mois ressemble à quoi?
    Arrêtez de tourner autour du pot, c'est combien pour 25 employés! | vos tarifs? | Quel serait le coût d'un an pour 10 usagers au forfait Entreprise?
    On m'a dit autour de 100 $ par tête chez vous, c'est quoi le vrai montant du niveau intermédiaire
    j'aimerais savoir le prix pour la sauvegarde de microsoft 365 svp | le plus petit forfait, cb par mois
    cabinet d'avocats de 17 personnes, plan haut de gamme, quel total
    Avant d'en parler au conseil il me faut un chiffre : 35 postes, niveau Pro, sans options. | ca vaut cmb le service complet pour 7 pers
    Dites-moi donc le prix de l'option de conformité, je la trouve pas | and what would that run us? | ok so how much | sounds good, the damage per month?
    what's that one going for | price on the backup thing?
    Thank you for the explanation. May I ask what the middle plan would come to for an office of fourteen? | And this, how much it costs for every month?
    you keep describing it and still no dollar figure, what does it cost
    alright so we have like twenty two staff and I want the phones too and I just need to know what the total would be each month
    is it in the hundreds or in the thousands? | Pro for 17, w/ phones | et ça coûte combien? | C'est quoi le prix pour une équipe de huit?
    what do you charge for that | the big plan, 40 seats, how much | so if I take the cheapest one for six people what do I pay
    my boss will ask me the figure, so what is it per head? | the security training, what are you asking for it?
    how many dollars for 25 employees on Enterprise | how much is the pen test you mentioned | rates?
    I understood the plan. Now tell me please the cost for 11 persons. | fine, fine, but what is the bloody price | cost for a dozen users with backup
    what would a firm our size, 33 people, pay you every month? | I was told by a friend about ninety a head, is that what the basic plan costs?
    what is the going rate for moving us to the cloud, since you said you do it | how much for the firewall management one
    hm and the vCIO, how much would one pay for it | Before I go to my partners I would need the amount for fifteen people on the top package, please.
    what do u want for email security, 10 boxes | dollars per user on the starter plan? | le professional pour 9, avec backup
    chu rendu à magasiner mon TI, donne moi un prix pour 14 | pls just give me a number for 9 ppl
    Lovely. Would you kindly tell me the monthly rate for the service you just described? | and the price tag? | price | prices | cost | rates | your prices
    how much | how much is it | how much do you charge | how much per month | how much a month for 10 users | how much for 20 people | what's the price
    whats the price | what does it cost | what do you charge | what are your rates | what are your prices | what's the cost per user | price per user
    price list | price list please | pricing for 15 users | cost for 25 staff | what does Essential cost | how much is Professional
    price of Professional plan | price for backup | how much is managed IT | how much is the backup add-on | I'd like a quote | can I get a quote
    need a quote for 12 users | quote for 30 people please | can I get a price for 8 people | how mcuh does it cost | pirce per user
    whats teh price for 10 users | quel est le prix par utilisateur | how much for 5 employees | how much is Enterprise | c'est combien pour 10 employés
  `,
};
