import type { RecordsInput } from '../../schema/site.ts';

export const doYouDoIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'do-you-do',
  examples: `
    do you do cabling
    can you manage our quickbooks
    do you support macs
    can you set up teams phones
    do you recover data from dead drives
    can you build us a website
    do you install security cameras
    do you look after servers
    do you repair printers
    can you help with sharepoint
    do you do penetration testing
    can you move our office
    do you support google workspace
    do you work with clio
    can you handle our old windows xp machine
    do you back up microsoft 365
    can you train our staff on phishing
    do you manage mobile phones
    do you write custom software
    can you get our wifi to work in the warehouse
    do you monitor for hackers
    could you help us pass a security questionnaire
    is dark web monitoring something you do
    do you remove old hard drives safely
    can you set up a vpn for people at home
    do you do structured cabling for a new office
    faites-vous le câblage
    pouvez-vous gérer nos mac
    installez-vous des caméras
    can you help with our quickbooks server
    can you look after our sage accounting software
    do you do data recovery from broken hard drives
    do you support people working from home
    do you help staff who work remotely
    faites-vous de la formation contre l'hameçonnage
    can you help us with PCI compliance
    can you set up voip phones
    Pouvez-vous prendre en charge notre QuickBooks hébergé?
    dentrix vous connaissez?
    installez-vous des caméras de surveillance
    réparez-vous les écrans de laptop
    on a des Mac, supportez-vous ça ou juste windows
    Êtes-vous en mesure d'administrer un vieux serveur SQL 2014 pour notre usine?
    faites vous des sites web
    Clio pis PCLaw, vous êtes à l'aise avec ça?
    sharepoint?
    vous pouvez-tu récupérer des données d'un disque dur mort
    gérez-vous les cellulaires du bureau avec Intune
    Are you able to manage our hosted QuickBooks environment?
    macs?
    you can repair broken screen of notebook?
    can you guys put in security cameras and like door fobs
    clio support
    My last provider wouldn't touch our CNC machine PCs. Will you?
    install dentrix?
    Could you administer a legacy SQL Server for our accounting system?
    websites
    can you recover a dead hard drive
    do you handle company iphones with intune
    Our wifi password hasn't changed in six years and half the neighbourhood probably knows it. Could you set up a guest network for us?
    Bonjour, est-ce que vous pouvez vous occuper des ordinateurs de notre bureau à Toronto?
    Bonjour, nous cherchons une entreprise pour s'occuper de nos ordinateurs, est-ce que vous pouvez nous aider?
    Guten Tag, ich hätte gern Hilfe mit den Computern in unserem Büro.
    Do you do vulnerability scanning?
    If we got hit by ransomware, could you get our files back?
    Do your technicians know PCLaw?
    do you train staff so they stop falling for phishing
    Can you move our on-prem Exchange mailboxes to Microsoft 365?
    Is somebody able to help us put together a technology budget for the next few years?
    Would you notice if somebody logged in to one of our mailboxes from, say, Nigeria at 3am?
    I have three quotes from IT vendors on my desk and cannot make sense of them. Can you look at them for me?
    do you rent out projectors
    你们提供公司电脑维护服务吗?
    Do you know Accuro and OSCAR? We run a family practice.
    The printer clogs up every Monday morning. Is printer stuff something your people deal with?
    need help picking between three quotes for new computers
    Do you put antivirus on every machine?
    do u guys fix printers
    Is there an incident response plan and do you practise it with us?
    The news about the stolen passwords scared my partners. We're fine as far as we know. Do you offer dark web monitoring?
    When there's an outage I usually end up stuck between the phone company and the software people. Is dealing with them part of your service?
    An investor in our theatre says we should have somebody from outside try to break into our systems, like a paid hacker. Is that something you do yourselves?
    machine shop here, cnc stuff on win xp. can you keep it safe
    do you do pen tests
    Does the provider manage Microsoft 365 accounts and licences?
    Our dentists use ABELDent and the X-ray sensors act up constantly. Do you know that program or would we be your guinea pigs?
    Our clinic is on Accuro and whenever it is slow the EMR company blames the internet company and the other way around. Would you be the one who calls them?
    wifi keeps dropping in back of warehouse, scanners lose it. something u fix
    Our email is still on an old server in the back room. Could you move it to Microsoft for us?
    the wifi in our boardroom is terrible, do you fix that kind of thing
    Can you take the files off our old server and put them in the cloud?
    the scanner is a pain, i have to try it twice every time. do you support scanners or only computers
    Half our team is on MacBooks, is that ok with you?
    We are an insurance brokerage on Applied Epic and everybody who comes in says "what is that". Do you know it?
    we run mastercam and a couple of old cnc controllers, can you handle that kind of thing
    Half the office is on Macs. Is that something you support?
    can you manage our servers
    My clerk and I both have to touch an electronic trust transfer, says the Law Society. Something you can arrange on our computers?
    Would you run new network cable through our ceiling or do we hire someone for that?
    I keep hearing that a password is no longer enough. Would you set up the codes on the phone for everybody here?
    Do you offer a virtual CIO
    Do you work with lawyers and insurers if one of your clients ever gets breached?
    Someone told me Microsoft already backs up our email so we do not need to. What do you do for Microsoft 365?
    If one of our laptops was stolen some day, could you erase it from a distance?
    Do you offer web design services?
    we need better wifi upstairs
    So you would give us the legal advice as well?
    Charity here, volunteers come and go every season and nobody closes their acounts. any answer to that?
    do you set up laptops for new employees
    Do you have a plan for us if we get hacked?
    phones too or just computers? our phone contract is up in jan
    We hired three people in January and each of them sat a full day without a login. Who sets up new hires if we go with you?
    What do you do to stop spam?
    we want everyone to use two step login
    Do you offer a managed antivirus?
    Somebody overwrote our price list spreadsheet last week. If you were running our backups, could you get the old one back?
    do you train the staff as well or just install software
    Do you take care of software updates on our computers?
    do you put virus protection on every machine
    Could you teach them not to?
    Our firm is a small law office that lives in Clio and Teraview all day. Are your technicians acquainted with those programs?
    do you know PCLaw and Teraview? we are a small law office
    do yuo do bakups of ofice 365
    Bonjour, est-ce que vous offrez du soutien informatique pour une petite entreprise ?
    does your support cover iphones or only computers
    Printers. Please tell me you do printers.
    My printer never scans to email properly. Is that the sort of small thing the help desk handles?
    We manage about 30 condo buildings and everything is in Yardi. Do you work with that?
    Do you offer 24/7 network monitoring?
    Do you manage firewalls?
    Can you teach my people not to click on things?
    Do you provide data backup for law firms in Toronto?
    If one of our sales laptops were stolen from a car, would the files on it be safe?
    The person who used to set up laptops for our new hires has retired. Would you do that part?
    What happens to the old computers when we get new ones, do you clear the data off them?
    Who makes sure Windows patches actually land on every PC?
    Do you do the phones as well, I mean desk phones and voicemail?
    How would you stop the fake emails about deposits that we keep getting?
    Dental office here. Which dental or clinic programs do you already know?
    Can you restore emails that were deleted by mistake?
    can you monitor our servers at night
    At my last company a thief with the admin password wiped the backups too. How do you stop that from being possible?
    can somebody tidy up who has access to which folder
    One of our sales guys had his laptop stolen from the car. How would you make sure nobody can read what is on one of those?
    Do you offer phone systems through another company?
    If I sign with you, can you also give us the legal advice about privacy or do we still need our lawyer for that?
    Guten Tag, bieten Sie auch Datensicherung für kleine Firmen an?
    Does the backup service copy Microsoft 365 as well, teams files and onedrive and so on?
    My bookkeeper nearly paid a fake invoice last week. What can you do so it doesn't happen again?
    We use Google for our mail, not Outlook, because the union local got it free years ago. Can you look after that or do we have to switch?
    we r all on apple here, thats ok?
    do you offer fake phishing tests for employees
    are you able to give us legal advice on pipeda or only the technical side
    What do you do against phishing? My front desk clicks on everything
    do you update windows for us
    Our systems administrator would like a senior person to check his migration script now and then. Do you do that sort of thing?
    When I hire someone, do you get their computer and email ready?
    pen tests?
    can you teach our people to spot them
    When our internet goes out a couple times a year the card machine stops too. Can it run on a cell connection?
    I've got a dead laptop in a drawer from years ago. Do you recycle old computers and wipe them?
    Would you also call Bell for us when the internet line is down?
    can you design a logo
    Does your network management service include the installation of new cabling, or must we engage a contractor ourselves?
    In our law office the Law Society wants two people on every trust transfer done by computer. Can you set it up so one keys it in and another okays it?
    property managment company here, yardi. do u know it
    Do you make copies of what we have in OneDrive and SharePoint, or just the server?
    our clinic runs on OSCAR and when it is slow nobody takes responsibility. would you?
    A lawyer friend sent client documents to the wrong address once and it cost her dearly. Is there something that warns you before you hit send?
    Everybody claims to check the backups. Do you ever actually restore anything to see if it works?
    Do you do office phones?
    Our insurance renewal wants to know if we have that code-on-the-phone login. Can you set that up for everybody?
    we're a robotics lab, 20 Ubuntu workstations, zero windows. do your technicians look after linux desktops?
    We had an outage in January that our provider never explained. Can you review what they did and tell us if it was handled right?
    We are comparing three quotes from vendors, could they look at those?
    Do employees get those fake phishing mails to practise on?
    I have three quotes here for a new server and I cannot make heads or tails of them. Could one of you sit down and tell me which one is sensible?
    can you draw up an it policy
    A large customer has asked us to prove what security we have in place. Is that something you would help us put together?
    We have a server in a closet that is going on nine years old. Would you move what is on it somewhere else?
    do you guys do incident response or only regular support
    do you watch our sign-ins for hackers
    Can we get our phone system from you as well?
    A patient wants to know which of our staff opened her chart. Would your way of working let me answer that?
    Can we keep our phone numbers with that?
    I have three vendor quotes on my desk and no idea which is the honest one. Can somebody of yours compare them for us?
    can we get a spare internet line that kicks in by itself
    We are moving to a bigger office in the spring. Can you help plan the computers and cabling side of the move?
    We are giving up our lease and moving two floors of people in spring. Would you run the computer side of the move?
    our internet drops all the time, is that something you handle
    My board wants a written plan for what we'd do in a cyber attack. Do you write those?
    Can you provide evidence for our auditors?
    our auditor wants proof of tested backups
    I need somebody to argue with our copier vendor
    The wifi in our warehouse is terrible between the shelves. Can somebody come and sort that out?
    do you manege ours, its a fortigate
    Excel is driving me crazy, it's been slow for months. Do you give lessons?
    Our phone contract is up for renewal in March and I am wondering if you also supply office telephones.
    We run ABELDent at our dental office. Do you know that program?
    We are a law firm that runs on Clio and Teraview. Are those foreign to you?
    One of our customers wants us to have a penetration test. Can you do it?
    Hi there! We use ABELDent for our charts and booking, is that something your people have come across before?
  `,
};
