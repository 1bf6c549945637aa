import type { RecordsInput } from '../../schema/site.ts';

export const statementIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'statement',
  examples: `
    we are a law firm | we have 30 people | we use microsoft 365 | I'm the office manager | we are 12 | currently we have one server | we have two locations
    our contract with the old provider ends in june | nous sommes un cabinet d'avocats | nous sommes 15 | on est un cabinet d'avocats
    Nous comptons une trentaine d'employés répartis entre Toronto et Barrie. | j'ai une clinique dentaire à Oakville | on est 15
    notre fournisseur actuel ferme ses portes | je suis la directrice administrative d'un OBNL | on utilise google workspace en ce moment
    usine de plastique, 90 employés, 2 shifts | Notre contrat informatique prend fin en septembre. | la moitié de l'équipe travaille de la maison
    on a pas d'informaticien | jsuis comptable a mon compte avec 11 employé | I am the office manager of a 30-person accounting practice in Markham.
    15 employees | my company make furniture in Barrie, two shift | so we're a dental group three locations and about fifty staff all together
    google workspace here | Our IT guy quit last week without notice. | half of us work from home | Our present agreement ends in September. | small charity
    we've got an old server in the closet | I own a machine shop, 85 people, Hamilton | the old one is closing | as soon as possible | the whole office
    we are a restaurant | we r in etobicoke | our IT guy left | we back up to a USB drive | we are on the third floor
    lol sorry, my cat walked over the keyboard | everything is on one server | about 25 | right now 18, later more | our team is 9
    our tech is on parental leave | just laptops | we are moving | we manage 14 condos | a friend sent me | we lost our IT guy
    no question right now, only looking around. cheers | nobody here knows computers | we're 42 people | nothing yet | we have to decide today
    all 18 of us | our shared drive is a mess, everyone can open payroll | we use Clio and Teraview mostly | no server | our office is on King Street
    We had a ransomware attack in 2021 and recovered from backups | I run a fire protection company with 22 people in Mississauga
    We sell alarm systems against burglars, mostly in Durham | My brother's accounting firm was scammed once, so we are careful now
    We are a crisis hotline for teens, fourteen counsellors and forty volunteers | Our company cleans up after floods and smoke damage, we've got three vans
    Yesterday we held our yearly fire drill, everyone was out in four minutes | we are 30 people | We're a law firm downtown.
    Our office is in Leslieville. | There are twelve of us. | I'm the office manager. | We use Windows laptops, mostly Lenovo.
    Everyone here works from home. | We have two locations, Ajax and Whitby. | My company does plumbing. | We currently have no IT support.
    I own a small dental practice on the Danforth. | Our server is about nine years old. | I'm a bookkeeper with five clerks.
    We were hacked two years ago. | My nephew has looked after our computers until now. | Our current provider's agreement ends in October.
    We're on Google Workspace. | It's a family business, third generation. | I'm with a charity that runs food banks in Scarborough.
    Most of our people are on the road all day. | We sell insurance. | Eighteen staff, two floors, one printer.
    We're growing fast, five new hires this quarter. | I manage a veterinary hospital in Oakville with 22 employees. | We keep patient records in OSCAR.
    Our architects work with AutoCAD and Revit on big workstations. | I look after operations at a trucking outfit near Pearson airport.
    We opened last spring. There's me, my wife and six mechanics. | We're a daycare with three sites in North York and about forty educators.
    Our IT guy retired in March and nobody has replaced him. | The warehouse has Zebra scanners and a dozen old desktops.
    I'm new in this job and only started learning about IT last week. | Half of us are on Macs, the designers anyway.
    Our clients are mainly banks, so security matters a lot to us. | I represent a condo board in Mississauga.
    We lost our largest customer this year, so things are tight. | The team is spread over Ontario and Nova Scotia.
    My partner handles the tech side; I do the books. | I'm comparing three vendors at the moment.
    We make kitchen cabinets in Vaughan, 48 on the floor and 9 in the office. | Our backups are on a USB drive that I take home.
    I'm the CFO of a mid-sized manufacturer. | There's a server in the closet next to the bathroom.
    We deal with a lot of confidential files from the courts. | We are a startup in MaRS building medical software.
    We've been with our present IT company for eleven years and they got slow. | I'm a notary working alone.
    We're moving from Markham to Richmond Hill this September. | We have a Synology box for files and QuickBooks Desktop for accounting.
    I'm an immigration consultant on Spadina with two assistants. | It's just me and my brother.
    Our church has six people on payroll and loads of volunteers. | The auditors were here last week and were not happy with our passwords.
    I have a hair salon in Brampton. | We run a hotel with 80 rooms by the lake in Burlington. | We do landscaping, so in winter we're 6 and in summer 35.
    I've got 15 employees and zero patience for computers. | We're a union shop. | About a hundred seats, I'd say. | We only have iPads.
    My business is in retail, three stores selling shoes. | I work for a school board. | Everyone has their own laptop, we don't own any.
    We take credit cards at the counter with Moneris terminals. | I inherited this company from my father in May.
    Our internet comes from Bell, 500 megabit fibre. | We've never had a breach, touch wood. | The doctors here refuse to change passwords.
    I'm a physiotherapist in Kitchener, seven treatment rooms. | Our email is hosted at GoDaddy. | Our fiscal year ends in June.
    My staff speak mainly Portuguese and Polish. | We design shopping malls; the files are enormous.
    I'm in the film business and we rent a studio in the Port Lands. | We're an engineering consultancy with 55 engineers and a lot of travel.
    I'm responsible for IT although I'm really in HR. | Last year we bought a competitor, and now we have two of everything.
    We run a funeral home in Newmarket. | i own a resto on queen w, 20 staff | were 8 ppl in an office in ajax | im a realtor w/ 3 agents
    we got 14 pcs n a server | our comp is in etobicoke, we do hvac | small acct firm here, 6 of us | we dont have any it ppl | ours is a clnic with 11 staf
    We are company of transport with 26 drivers. | I have little shop in Brampton, I sell the fabrics. | In our office is working ten persons.
    My firm is making windows and doors, we have 33 workers. | I am owner from a cleaning company.
    We are coming from Brazil and opened here office this year. | so we're a small firm about fifteen people and we do property management
    I'm calling about my business um it's a garage in Scarborough with nine guys
    yeah we're in construction and we've got like sixty people but only twenty use a computer
    we have an office on King Street and another one in London Ontario | Nous sommes une équipe de 12 personnes. | J'ai une garderie à Vaudreuil.
    On est un cabinet comptable de huit employés à Toronto. | On travaille tous sur des Mac. | In total we employ 41, five of them in Montreal.
    I'm a paralegal. | I belong to the management committee of a co-op. | We're in food wholesale, with trucks leaving at 4 a.m.
    Two of our people are blind and use JAWS. | Our Microsoft licences are through a reseller.
    My background is in nursing, and I now run a home care agency. | The building we're in is from 1890 and the wiring is terrible.
    We're still on Windows 7 in the machine shop. | Mainly we do tax returns, so spring is crazy here.
  `,
};
