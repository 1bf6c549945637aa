import type { RecordsInput } from '../../schema/site.ts';

export const statementIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'statement',
  examples: `
    about 25 | we are 12 | on est 15 | no server | nothing yet | 15 employees | just laptops | all 18 of us | small charity | our team is 9 | we are moving
    nous sommes 15 | I run a bakery | our IT guy left | we're 42 people | the whole office | a friend sent me | we are 30 people | I'm a paralegal.
    we are a law firm | we have 30 people | we r in etobicoke | we lost our IT guy | We sell insurance. | as soon as possible | we are a restaurant
    we manage 14 condos | we do hvac, 20 vans | We're a union shop. | We only have iPads. | just looking, thanks | we use microsoft 365
    only browsing for now | we have two locations | google workspace here | 30 staff, 2 locations | I'm the office manager | the old one is closing
    I'm just looking around | we have to decide today | There are twelve of us. | I'm the office manager. | I'm asking for my boss.
    we dont have any it ppl | Im a realtor, team of 7 | on a pas d'informaticien | right now 18, later more | everyone here is on macs
    we got 14 pcs n a server | Our server is from 2014. | im a realtor w/ 3 agents | half of us work from home | we back up to a USB drive
    we are on the third floor | My company does plumbing. | We're a law firm downtown. | We're on Google Workspace. | I work for a school board.
    on est un cabinet d'avocats | everything is on one server | nobody here knows computers | we moved offices last month | I'm a notary working alone.
    currently we have one server | our office is on King Street | im the owner of a print shop | 20 pcs, 1 server, 3 printers | It's just me and my brother.
    ours is a clnic with 11 staf | Our office is in Leslieville. | We were hacked two years ago. | Our fiscal year ends in June.
    small acct firm here, 6 of us | nonprofit, 12 people, markham | Our fiscal year ends in March. | Everyone here works from home.
    J'ai une garderie à Vaudreuil. | On travaille tous sur des Mac. | Our controller left on Friday. | we use Clio and Teraview mostly
    Je dirige un cabinet comptable. | I'm with a brewery in Hamilton. | About a hundred seats, I'd say. | Our email is hosted at GoDaddy.
    were 8 ppl in an office in ajax | dentist, 9 of us, patient charts | accountants, 30 staff, tax files | nous sommes un cabinet d'avocats
    We lost our IT guy in September. | we sell furniture, two showrooms | trucking company, 15 in dispatch | We currently have no IT support.
    I have a hair salon in Brampton. | We keep patient records in OSCAR. | We just moved to Liberty Village. | we are a startup, just got funding
    charity, mostly volunteers, 4 paid | We keep patient records in Accuro. | medical imaging, 3 sites, 70 users | I'm a bookkeeper with five clerks.
    i own a resto on queen w, 20 staff | Our phones are through RingCentral. | Our server is about nine years old. | We run a funeral home in Newmarket.
    I am owner from a cleaning company. | I run a small bakery in Leslieville. | All our machines run Windows 11 now. | our comp is in etobicoke, we do hvac
    j'ai une clinique dentaire à Oakville | we've got an old server in the closet | We use Google Workspace for our mail.
    We're about sixty with the new hires. | We run Sage 50 and a custom database. | it's just me and my assistant for now
    We've never had a breach, touch wood. | In our office is working ten persons. | We use Windows laptops, mostly Lenovo.
    We have two locations, Ajax and Whitby. | Nous sommes une équipe de 12 personnes. | There's an IT manager here already, me.
    brokerage with 40 people and client data | on utilise google workspace en ce moment | Our present agreement ends in September.
    Our bookkeeper doubles as the IT person. | small family office, 5 ppl, very private | We merged with another firm this spring.
    I own three restaurants in the west end. | Eighteen staff, two floors, one printer. | I'm the CFO of a mid-sized manufacturer.
    usine de plastique, 90 employés, 2 shifts | Our IT guy quit last week without notice. | I own a machine shop, 85 people, Hamilton
    My husband and I own a plumbing business. | not very technical here, just so you know | We do about nine million in sales a year.
    It's a family business, third generation. | I represent a condo board in Mississauga. | Two of our people are blind and use JAWS.
    lol sorry, my cat walked over the keyboard | Most of our people use iPads in the field. | We're a union local with eleven employees.
    We will be hiring ten more people by fall. | I'm comparing three vendors at the moment. | My boss asked me to look into IT companies.
    Our team is hybrid, two days in the office. | Most of our people are on the road all day. | la moitié de l'équipe travaille de la maison
    jsuis comptable a mon compte avec 11 employé | I just took over the company from my father. | I'm a financial advisor with two assistants.
    Our company translates documents for courts. | The doctors here refuse to change passwords. | We are company of transport with 26 drivers.
    We are using since long time one old server. | My staff speak mainly Portuguese and Polish. | we keep medical records and open on Saturdays
    There are six of us plus two summer students. | We're a registered charity helping newcomers. | Half of us are on Macs, the designers anyway.
    We're still on Windows 7 in the machine shop. | je suis la directrice administrative d'un OBNL | my company make furniture in Barrie, two shift
    I'm the office manager at a veterinary clinic. | Our current provider's contract ends in April. | I own a small dental practice on the Danforth.
    Our Microsoft licences are through a reseller. | our contract with the old provider ends in june | I work for a condo management company on Yonge.
    Our insurer sent us a questionnaire last month. | I inherited this company from my father in May. | accounting firm here, busy season starts in jan
    law office, 12 people, confidential client files | Right now there's no backup at all in our place. | We manufacture plastic parts and run two shifts.
    We're growing fast, five new hires this quarter. | The team is spread over Ontario and Nova Scotia. | Our backups are on a USB drive that I take home.
    Everyone has their own laptop, we don't own any. | Our internet comes from Bell, 500 megabit fibre. | In total we employ 41, five of them in Montreal.
    I belong to the management committee of a co-op. | clinic, 25 staff, patient files, open on weekends | I handle purchasing at a machine shop in Concord.
    We had a bad experience with our former provider. | Our current provider's agreement ends in October.
    My partner handles the tech side; I do the books. | Our staff share four computers at the front desk.
    We design shopping malls; the files are enormous. | I'm responsible for IT although I'm really in HR.
    Notre contrat informatique prend fin en septembre. | no question right now, only looking around. cheers
    At present a freelancer looks after our computers. | Mainly we do tax returns, so spring is crazy here.
    We're a law office with nine people on Bay Street. | My firm does structural engineering, mostly condos.
    We're an architecture studio, lots of big drawings. | We do all in the cloud already, there is no server.
    My nephew has looked after our computers until now. | We are a startup in MaRS building medical software.
    I have little shop in Brampton, I sell the fabrics. | We're registered with FSRA as a mortgage brokerage.
    Nous avons deux bureaux, un à Toronto et un à Laval. | I've got 18 people in the office and 25 on the road.
    Everything we have sits on one Synology in a closet. | Two of our managers travel to the States every week.
    I've been put in charge of finding a new IT partner. | Our people speak mainly Portuguese and some English.
    There's a server in the closet next to the bathroom. | We've had the same phone system since 2008, a Nortel.
    My business is in retail, three stores selling shoes. | so I have uh twenty people no wait twenty three people
    We've grown from ten to thirty-two in eighteen months. | I've got 15 employees and zero patience for computers.
    We're in food wholesale, with trucks leaving at 4 a.m. | We have been with the same IT company for twelve years.
    I'm retired from banking and now chair a housing co-op. | I'm with a charity that runs food banks in Scarborough.
    We run a hotel with 80 rooms by the lake in Burlington. | On est un cabinet comptable de huit employés à Toronto.
    I look after administration for a church in Scarborough. | We operate a daycare with four rooms and nine educators.
    We don't have anybody who knows computers in the office. | We sell alarm systems against burglars, mostly in Durham
    My firm is making windows and doors, we have 33 workers. | Our IT guy retired in March and nobody has replaced him.
    It is a school, private, with 140 pupils and 22 teachers. | We currently pay a guy by the hour when something breaks.
    We do landscaping, so in winter we're 6 and in summer 35. | We deal with a lot of confidential files from the courts.
    We're moving from Markham to Richmond Hill this September. | I'm a physiotherapist in Kitchener, seven treatment rooms.
    The warehouse has Zebra scanners and a dozen old desktops. | Our company is making windows and doors, we are in Vaughan.
    Nous sommes une clinique de quinze personnes à Mississauga. | The board has set aside some money for computers this year.
    We take credit cards at the counter with Moneris terminals. | We are coming from Brazil and opened here office this year.
    Mon entreprise fait de la rénovation, on est une vingtaine. | There's a factory in Guelph and the head office is downtown.
    We lost our largest customer this year, so things are tight. | We have Bell for internet and an old Panasonic phone system.
    I run a fire protection company with 22 people in Mississauga | I manage a veterinary hospital in Oakville with 22 employees.
    We opened last spring. There's me, my wife and six mechanics. | I'm an immigration consultant on Spadina with two assistants.
    Our church has six people on payroll and loads of volunteers. | We had a ransomware attack in 2021 and recovered from backups
    Our clients are mainly banks, so security matters a lot to us. | My background is in nursing, and I now run a home care agency.
    The building we're in is from 1890 and the wiring is terrible. | My name is Graham and I'm the controller of a food distributor.
    Our architects work with AutoCAD and Revit on big workstations. | We are a wholesaler of flowers and begin at four in the morning.
    I'm in the film business and we rent a studio in the Port Lands. | We are importers of spices and we have one warehouse in Brampton.
    My company has employees in Toronto, Vancouver and one in Lisbon. | The partners decided on Tuesday that we'll be outsourcing our IT.
    Last year we were hit by ransomware and lost three weeks of work. | I'm new in this job and only started learning about IT last week.
    I look after operations at a trucking outfit near Pearson airport. | we have an office on King Street and another one in London Ontario
    Our lease is up in the summer and we'll be relocating to North York. | It's mainly a construction business, the office staff is only eight.
    My brother's accounting firm was scammed once, so we are careful now | Last year we bought a competitor, and now we have two of everything.
    I am the office manager of a 30-person accounting practice in Markham. | I'm asking on behalf of my employer, a logistics company in Etobicoke.
    We're using QuickBooks Desktop and Dropbox for pretty much everything. | Our insurance office has fourteen desks and everybody is on Office 365.
    We have a Synology box for files and QuickBooks Desktop for accounting. | The auditors were here last week and were not happy with our passwords.
    We're an engineering consultancy with 55 engineers and a lot of travel. | Nous comptons une trentaine d'employés répartis entre Toronto et Barrie.
    I am new in this job, I started the last week as operations coordinator. | Our office is on the fourth floor of an old building near Union Station.
    I represent a dental group with eight practices across southern Ontario. | so we're a small firm about fifteen people and we do property management
    Our company cleans up after floods and smoke damage, we've got three vans | Yesterday we held our yearly fire drill, everyone was out in four minutes
    We're a daycare with three sites in North York and about forty educators. | Half of the staff are part-timers who share a computer at the front desk.
    We make kitchen cabinets in Vaughan, 48 on the floor and 9 in the office. | so we're a dental group three locations and about fifty staff all together
    We've been with our present IT company for eleven years and they got slow.
    We are a crisis hotline for teens, fourteen counsellors and forty volunteers
    I'm calling about my business um it's a garage in Scarborough with nine guys
    my office has 11 desktops and 4 laptops and a really ancient server that hums
    The business is a mix of retail and online sales, we've four shops in the GTA.
    I'm a server at a steakhouse on King and my boss asked me to look for IT firms
    We have forty-five employees, most of them working from home since the pandemic.
    the company has been around since 1962 and so have some of the computers I think
    Basically we're a group of psychologists who share an office and a receptionist.
    We are two lawyers who split from a bigger firm last week and start with nothing.
    I am from a Korean trading company, we have small branch in Toronto with five persons.
    yeah we're in construction and we've got like sixty people but only twenty use a computer
    I have a physiotherapy clinic with two locations and I'm thinking of opening a third one next year.
    so we're a dental practice with three dentists and about eleven other people and we've been here since 1998 | we had a bad virus back in 2021
    we gave up on our old provider | business is dead in january for us, we're 9 people
    everything I built, from one bakery to four, we did without computers | lost our IT guy last month, he moved to calgary
    my husband does our computers, we're a family firm of six | since the audit we keep everything on paper | i'd rather not have a contract, bad memories
    we've never been hacked so far | our files are in dropbox, no one ever locked us out | i'm a lawyer, small practice
    our lawyer does not like long contracts | an intern of ours once posted a screenshot on facebook, was funny
    I look after the office of a small engineering firm, mostly scheduling and invoices, and the IT somehow ended up on my desk too.
    11 ppl, 2 locations, mostly windows
    so I run a bakery with my sister we have two stores and about fourteen staff and most of them never touch a computer except for the till
    We have one server, a few printers, and everybody is on Microsoft 365 since the year before last.
    I am the bookkeeper here, the owner is in Portugal until the end of the month and he told me to look around.
    Our present IT company has been with us since 2014 and on the whole they've been decent people.
    half of us are in the field all week, the other half sit in a trailer on the site, and there's one person at head office
    On est une petite firme d'architectes à Toronto, une douzaine de personnes, surtout sur Mac.
    We just went through a merger, so at the moment everything here is boxes, cables and new faces.
    My company does import of tiles from Italy and Turkey, we are nine in office and six in the warehouse.
    we used to have our own IT department, three guys, then came the cuts and now there's nobody
    The computers are all Dells, bought in three batches, the oldest from around 2017.
    just me and my business partner for now, we hope to be five by christmas
    Well I'm dictating this from my truck, I've got a landscaping company, thirty in summer and eight in winter, based near Bolton
    Our clinic has four doctors, two nurses and a receptionist who has been here longer than the building.
    We had a break with our last provider in the fall, not a pretty story, lots of shouting and a lawyer's letter.
    we're on gmail, the paid one, always have been | Everything we do is in a program called Cosmolex, plus the usual Word and Outlook.
    I'm asking on behalf of my mother, she owns a travel agency with seven agents and hates websites.
    We are non profit organisation, we help newcomers to find work, we have nineteen employees and many volunteers.
    Honestly we've wasted a fortune on consultants over the last five years and I'm fed up with all of them.
    Our fiscal year ends in March and the budget for next year has not been approved yet.
    My background is in nursing and not in technology, so please excuse me if I use the wrong words.
    We rent the second floor of an old brick building on Queen Street, and the wiring looks like it's from the war.
    I've got a shop, an online store and a stall at the market on Saturdays
    Nous avons deux bureaux, un à Toronto et l'autre à Gatineau, et une trentaine d'employés en tout.
    our nephew does the computers on weekends, he's in second year at Seneca
    We moved to the cloud in 2020 like everyone and there's nothing left in the server room apart from bicycles.
    The firm has three partners and they disagree about everything, including this.
    I'm the new guy in operations, started on Monday, and they handed me the IT file
    we got bought by an american group last summer, they do their thing and we do ours
    Our trucking business runs around the clock, with dispatchers in three shifts and forty five drivers between here and Detroit.
    I have seen your van in front of our neighbour's building, so I looked you up.
    In our company speak everybody Polish and a little English, we are doing the drywall and the painting, twenty men.
    it's a law office, five lawyers, family law mostly | Last year we spent something like eighteen thousand on computers and I couldn't tell you on what.
    okay so background, we're a daycare, three locations, about fifty educators and each room has a tablet for the parent app
    My boss asked me to write to three companies and you're number two on my list.
    We're a union shop with a hundred and ten members, and most of our records are still on paper. | no IT person, never had one
    We do tax returns, so between February and May nobody here sleeps and the rest of the year it's quiet.
    I inherited the company from my dad and with it a fax machine he swore by
    We've used the same accounting software for twenty years and my staff would revolt if anybody took it from them.
    The people in the shop use shared terminals, the people upstairs have laptops, and the owners have iPads.
    We've already got a contract with Bell for the internet and phones, and it still has two years left on it.
    our staff is older, average must be fifty eight, and they like things to stay where they are
    They've promised us a new office by September, I'll believe it when I see it
    Je suis adjointe administrative dans un cabinet de notaires et c'est moi qui m'occupe de tout ce qui touche l'informatique.
    I've been burned before by a company like yours, just so you know who you're talking to. | mixed bag, some macs some pcs, one linux guy
    We are currently twelve, with three more starting after Labour Day and one leaving to have a baby.
    The business is seasonal, we rent boats in Muskoka, and in February there's just me and the dog.
    So we manufacture parts for elevators and there's forty on the floor and twelve in the office and a machine that still runs Windows XP
    I don't have a technical team, only a very enthusiastic receptionist. | we are a startup, eight developers, everything on AWS, no office, no printer
    My wife does the admin from home, I'm on the job sites, and our son just joined us as an estimator.
    We have offices in Oakville, Hamilton and a tiny one in London that's only open Tuesdays.
    I'm collecting information for our committee, which meets on the third Thursday of every month.
    Our company exist since six months only, before I worked as an employee in the same field.
    we got hit by ransomware back in 2019, cost us three weeks and a lot of grey hair, that was under different management
    A colleague from the chamber of commerce gave me your name over breakfast. | we're fine for now with our guy, just looking
    The dental office has seven chairs, two X-ray machines and something like fifteen workstations.
    All thirty of our laptops were replaced last spring, that at least is taken care of.
    I work for a property manager with around two thousand units spread over the city, and we're eighteen in the office.
    I'm drowning in spreadsheets here and it's only Tuesday | Chez nous, tout le monde travaille de la maison depuis 2020 et on a laissé aller le bureau.
    I have thirteen employees and fourteen opinions about computers.
    Our files live partly in SharePoint, partly on a NAS, and partly, I'm afraid, in people's heads.
    I'm the treasurer of a curling club with 400 members and one old computer in the bar | we make cheese
    My position is half office manager, half human resources and since last week apparently half IT too.
    In my country I had a company with two hundred people, here I started again with four.
    We're a veterinary hospital with an emergency wing, so there's always somebody in the building.
    The landlord provides the internet here, it's included in the rent, and we just plug in.
    I left a big bank to open my own advisory practice and I'm used to having a whole IT floor behind me.
    We've got this old Access database that a student wrote in 2003 and which everyone is quite fond of.
    so there's twenty two of us, no wait, twenty three since Priya came back, plus the two owners who are basically never here
    We have our own technician named Mark who does the daily stuff and he's not going anywhere.
    My previous employer was a client of yours, and now I'm at a different firm in the same building.
    I only use the computer for email and invoicing, the rest of my day is spent under cars.
    We just renewed our Microsoft licences in the spring, for the whole year, paid in full.
    No one at our place likes change, and I'm told I'm the worst of them
    We're in wholesale flowers, we start at three in the morning and are done by noon.
    I represent a First Nation administration office up north with about seventy employees.
    the old owner kept everything in his head and then he moved to Florida
    Our head office is in Chicago and they decide nearly everything about the systems for us. | I've never bought IT services before in my life
    My team is spread over four time zones, with the bulk of it here in the GTA.
    we finally got fibre in our street last month after waiting for seven years
    I'm semi-retired, I do consulting for two manufacturers and help them with their suppliers. | on est 30 employés | j'ai une boulangerie
    je suis dentiste | compagnie de construction, 45 gars | moi c'est une garderie | On a deux bureaux, un à Toronto et l'autre à Laval.
    chu propriétaire d'un garage | nous utilisons google workspace | 15 pers en télétravail | je gère une OBNL
    Notre compagnie elle fait importation de vêtements | on a déjà un gars en TI deux jours semaine
    fait que nous autres on est une petite usine de portes et fenêtres dans le coin de Hawkesbury avec une quarantaine d'employés sur deux quarts
    j'ai six employés | Notre serveur a neuf ans. | nous sommes une clinique de physio | on roule tous sur des Mac
    Je viens de prendre en charge l'administration d'un petit théâtre et je ne connais rien à l'informatique. | ma business a 3 ans
    Nous, on a tout perdu avec notre dernier fournisseur, des vrais pas bons. | agence immobilière, 20 courtiers | l'entreprise familiale compte 11 salariés
    mon contrat actuel finit en septembre | je suis adjointe de direction | nos bureaux sont au centre-ville
    présentement c'est mon neveu qui s'occupe des ordis | Nous sommes une école privée avec soixante membres du personnel et quatre cents élèves.
    We're a family business of about twenty six people, my grandfather started it in 1958 and we make cardboard boxes in Scarborough.
    I took over as director in January and I'm still finding out what we own. | there are about sixty of us but only forty have an email address
    We tried doing it all on our own for about a decade and it mostly worked, thanks to one very patient colleague.
    I am responsible for a church with a school beside, together we are perhaps thirty five who use computer.
    Our insurance broker was the one who suggested I get in touch with somebody like you.
    We sold the retail side last year, so now we're purely wholesale and a lot smaller than our website says. | our turnover's about four million, not huge
    We are a theatre company, so in some months we're six people and in others we're sixty.
    Nous sommes un cabinet comptable de douze personnes établi à Ottawa depuis 1998. | je travaille pour un bureau d'avocats
    on fait dans le transport, 18 camions | we're 10 people | we're 25 employees | we have 15 employees | we have 20 users | we have 12 computers
    we have 40 staff | there are 8 of us | there's 5 of us | just me and my wife | it's just me | I'm self-employed | I'm a small business owner
    I own a small business | we're a small company | we're a startup | we're a non-profit | I run a restaurant | I own a dental office | we're a law firm
    we're a dental clinic | we're an accounting firm | we're a construction company | I'm an accountant | I'm a lawyer | I'm the owner
    we're in Mississauga | we're based in Oakville | we have two offices | we have 3 locations | we use Google Workspace | we're all on Macs
    we work from home | we don't have an IT person | we are 20 emploees | we're a small buisness | we have 15 computors | nous sommes 15 employés
    j'ai un petit commerce | we're a small business | I'm in Toronto | my inbox is on fire today lol | boss is killing me with reports
    fire drill on Thursday | I'm dead tired of spreadsheets | this month end is murder | we're drowning in paperwork over here
    my phone is blowing up today | I'm dying for a coffee | the phones are ringing like crazy this morning | our sales guy is on fire this quarter
    our new ad went viral | my daughter has the flu virus so I'm home | this deadlien is going to be the death of me | I'd kill for a day without emails
    we had an explosion of orders this week | payroll week is killing me | my brain crashed after lunch haha
    I'm stealing five minutes between meetings to look at this | putting out fires all day, figuratively | we just had our annual fire inspection
    the alarm guys are testing the bells today | my boss exploded when he saw the phone bill | we're bombarded with salespeople lately
    I nearly had a heart attack when I saw the hydro bill haha | our old printer finally died last year and we had a party
    the boss is going to murder me if I forget this | im burried in invoices today | my head is explodeing from these meetings
    we hacked together a schedule in Excel | the team crushed it this month | I'm burnt out on vendor calls today lol
    the place was a disaster zone before we renovated | it's a zoo here, everybody's screaming for coffee | Mondays kill me
    our bakery's called The Burning Oven | je suis morte de fatigue avec mes tableaux Excel | mon boss va me tuer avec ses rapports haha
    ça brûle dans ma boîte de courriels aujourd'hui | on a un exercice de feu jeudi | je croule sous la paperasse ces temps-ci
  `,
};
