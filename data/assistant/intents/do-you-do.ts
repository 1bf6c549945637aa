import type { RecordsInput } from '../../schema/site.ts';

export const doYouDoIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'do-you-do',
  examples: `
    do you do cabling | can you manage our quickbooks | do you support macs | can you set up teams phones | do you recover data from dead drives
    can you build us a website | do you install security cameras | do you look after servers | do you repair printers | can you help with sharepoint
    do you do penetration testing | can you move our office | do you support google workspace | do you work with clio
    can you handle our old windows xp machine | do you back up microsoft 365 | can you train our staff on phishing | do you manage mobile phones
    do you write custom software | can you get our wifi to work in the warehouse | do you monitor for hackers | is dark web monitoring something you do
    do you remove old hard drives safely | can you set up a vpn for people at home | do you do structured cabling for a new office | faites-vous le câblage
    pouvez-vous gérer nos mac | installez-vous des caméras | can you help with our quickbooks server | can you look after our sage accounting software
    do you do data recovery from broken hard drives | do you support people working from home | do you help staff who work remotely
    faites-vous de la formation contre l'hameçonnage | can you set up voip phones | Pouvez-vous prendre en charge notre QuickBooks hébergé?
    installez-vous des caméras de surveillance | réparez-vous les écrans de laptop | on a des Mac, supportez-vous ça ou juste windows
    Êtes-vous en mesure d'administrer un vieux serveur SQL 2014 pour notre usine? | faites vous des sites web | Clio pis PCLaw, vous êtes à l'aise avec ça?
    sharepoint? | vous pouvez-tu récupérer des données d'un disque dur mort | gérez-vous les cellulaires du bureau avec Intune
    Are you able to manage our hosted QuickBooks environment? | macs? | you can repair broken screen of notebook?
    can you guys put in security cameras and like door fobs | clio support | My last provider wouldn't touch our CNC machine PCs. Will you?
    install dentrix? | Could you administer a legacy SQL Server for our accounting system? | websites | can you recover a dead hard drive
    do you handle company iphones with intune
    Our wifi password hasn't changed in six years and half the neighbourhood probably knows it. Could you set up a guest network for us?
    Bonjour, est-ce que vous pouvez vous occuper des ordinateurs de notre bureau à Toronto?
    Bonjour, nous cherchons une entreprise pour s'occuper de nos ordinateurs, est-ce que vous pouvez nous aider?
    Guten Tag, ich hätte gern Hilfe mit den Computern in unserem Büro. | Do you do vulnerability scanning?
    If we got hit by ransomware, could you get our files back? | Do your technicians know PCLaw? | do you train staff so they stop falling for phishing
    Can you move our on-prem Exchange mailboxes to Microsoft 365? | Is somebody able to help us put together a technology budget for the next few years?
    Would you notice if somebody logged in to one of our mailboxes from, say, Nigeria at 3am?
    I have three quotes from IT vendors on my desk and cannot make sense of them. Can you look at them for me? | do you rent out projectors | 你们提供公司电脑维护服务吗?
    The printer clogs up every Monday morning. Is printer stuff something your people deal with? | need help picking between three quotes for new computers
    Do you put antivirus on every machine? | do u guys fix printers | Is there an incident response plan and do you practise it with us?
    The news about the stolen passwords scared my partners. We're fine as far as we know. Do you offer dark web monitoring?
    When there's an outage I usually end up stuck between the phone company and the software people. Is dealing with them part of your service?
    An investor in our theatre says we should have somebody from outside try to break into our systems, like a paid hacker. Is that something you do yourselves?
    machine shop here, cnc stuff on win xp. can you keep it safe | do you do pen tests | Does the provider manage Microsoft 365 accounts and licences?
    Our dentists use ABELDent and the X-ray sensors act up constantly. Do you know that program or would we be your guinea pigs?
    Our clinic is on Accuro and whenever it is slow the EMR company blames the internet company and the other way around. Would you be the one who calls them?
    wifi keeps dropping in back of warehouse, scanners lose it. something u fix
    Our email is still on an old server in the back room. Could you move it to Microsoft for us?
    the wifi in our boardroom is terrible, do you fix that kind of thing | Can you take the files off our old server and put them in the cloud?
    the scanner is a pain, i have to try it twice every time. do you support scanners or only computers | Half our team is on MacBooks, is that ok with you?
    We are an insurance brokerage on Applied Epic and everybody who comes in says "what is that". Do you know it?
    we run mastercam and a couple of old cnc controllers, can you handle that kind of thing | Half the office is on Macs. Is that something you support?
    can you manage our servers
    My clerk and I both have to touch an electronic trust transfer, says the Law Society. Something you can arrange on our computers?
    Would you run new network cable through our ceiling or do we hire someone for that?
    I keep hearing that a password is no longer enough. Would you set up the codes on the phone for everybody here? | Do you offer a virtual CIO
    Do you work with lawyers and insurers if one of your clients ever gets breached?
    Someone told me Microsoft already backs up our email so we do not need to. What do you do for Microsoft 365?
    If one of our laptops was stolen some day, could you erase it from a distance? | Do you offer web design services?
    So you would give us the legal advice as well? | Charity here, volunteers come and go every season and nobody closes their acounts. any answer to that?
    do you set up laptops for new employees | Do you have a plan for us if we get hacked? | phones too or just computers? our phone contract is up in jan
    We hired three people in January and each of them sat a full day without a login. Who sets up new hires if we go with you?
    What do you do to stop spam? | we want everyone to use two step login | Do you offer a managed antivirus?
    Somebody overwrote our price list spreadsheet last week. If you were running our backups, could you get the old one back?
    do you train the staff as well or just install software | Do you take care of software updates on our computers?
    do you put virus protection on every machine | Could you teach them not to?
    Our firm is a small law office that lives in Clio and Teraview all day. Are your technicians acquainted with those programs?
    do yuo do bakups of ofice 365 | Bonjour, est-ce que vous offrez du soutien informatique pour une petite entreprise ?
    does your support cover iphones or only computers | My printer never scans to email properly. Is that the sort of small thing the help desk handles?
    We manage about 30 condo buildings and everything is in Yardi. Do you work with that? | Do you offer 24/7 network monitoring? | Do you manage firewalls?
    Can you teach my people not to click on things? | Do you provide data backup for law firms in Toronto?
    If one of our sales laptops were stolen from a car, would the files on it be safe?
    The person who used to set up laptops for our new hires has retired. Would you do that part? | Who makes sure Windows patches actually land on every PC?
    Do you do the phones as well, I mean desk phones and voicemail? | How would you stop the fake emails about deposits that we keep getting?
    Can you restore emails that were deleted by mistake? | can you monitor our servers at night
    At my last company a thief with the admin password wiped the backups too. How do you stop that from being possible?
    can somebody tidy up who has access to which folder
    One of our sales guys had his laptop stolen from the car. How would you make sure nobody can read what is on one of those?
    Do you offer phone systems through another company?
    If I sign with you, can you also give us the legal advice about privacy or do we still need our lawyer for that?
    Guten Tag, bieten Sie auch Datensicherung für kleine Firmen an?
    Does the backup service copy Microsoft 365 as well, teams files and onedrive and so on?
    My bookkeeper nearly paid a fake invoice last week. What can you do so it doesn't happen again?
    We use Google for our mail, not Outlook, because the union local got it free years ago. Can you look after that or do we have to switch?
    we r all on apple here, thats ok? | do you offer fake phishing tests for employees
    are you able to give us legal advice on pipeda or only the technical side | do you update windows for us
    Our systems administrator would like a senior person to check his migration script now and then. Do you do that sort of thing?
    When I hire someone, do you get their computer and email ready? | pen tests? | can you teach our people to spot them
    When our internet goes out a couple times a year the card machine stops too. Can it run on a cell connection?
    I've got a dead laptop in a drawer from years ago. Do you recycle old computers and wipe them?
    Would you also call Bell for us when the internet line is down? | can you design a logo
    Does your network management service include the installation of new cabling, or must we engage a contractor ourselves?
    In our law office the Law Society wants two people on every trust transfer done by computer. Can you set it up so one keys it in and another okays it?
    Do you make copies of what we have in OneDrive and SharePoint, or just the server?
    our clinic runs on OSCAR and when it is slow nobody takes responsibility. would you?
    A lawyer friend sent client documents to the wrong address once and it cost her dearly. Is there something that warns you before you hit send?
    Everybody claims to check the backups. Do you ever actually restore anything to see if it works? | Do you do office phones?
    Our insurance renewal wants to know if we have that code-on-the-phone login. Can you set that up for everybody?
    we're a robotics lab, 20 Ubuntu workstations, zero windows. do your technicians look after linux desktops?
    We had an outage in January that our provider never explained. Can you review what they did and tell us if it was handled right?
    We are comparing three quotes from vendors, could they look at those? | Do employees get those fake phishing mails to practise on?
    I have three quotes here for a new server and I cannot make heads or tails of them. Could one of you sit down and tell me which one is sensible?
    can you draw up an it policy | A large customer has asked us to prove what security we have in place. Is that something you would help us put together?
    We have a server in a closet that is going on nine years old. Would you move what is on it somewhere else?
    do you guys do incident response or only regular support | do you watch our sign-ins for hackers | Can we get our phone system from you as well?
    A patient wants to know which of our staff opened her chart. Would your way of working let me answer that? | Can we keep our phone numbers with that?
    I have three vendor quotes on my desk and no idea which is the honest one. Can somebody of yours compare them for us?
    can we get a spare internet line that kicks in by itself
    We are moving to a bigger office in the spring. Can you help plan the computers and cabling side of the move?
    We are giving up our lease and moving two floors of people in spring. Would you run the computer side of the move?
    our internet drops all the time, is that something you handle | My board wants a written plan for what we'd do in a cyber attack. Do you write those?
    Can you provide evidence for our auditors? | our auditor wants proof of tested backups | I need somebody to argue with our copier vendor
    The wifi in our warehouse is terrible between the shelves. Can somebody come and sort that out? | do you manege ours, its a fortigate
    Excel is driving me crazy, it's been slow for months. Do you give lessons?
    Our phone contract is up for renewal in March and I am wondering if you also supply office telephones.
    We are a law firm that runs on Clio and Teraview. Are those foreign to you? | One of our customers wants us to have a penetration test. Can you do it?
    Hi there! We use ABELDent for our charts and booking, is that something your people have come across before? | Do you support Macs?
    Can you set up Wi-Fi for a warehouse? | Are printers something you look after? | Is staff training on phishing offered?
    Do you handle QuickBooks Desktop? | Any chance you install security cameras? | Do you back up Microsoft 365 mailboxes?
    Is Google Workspace supported too or only Microsoft? | You guys deal with VoIP phones? | Would you manage our domain name and DNS?
    Do you do penetration tests? | Can somebody from your firm configure a Synology NAS? | Linux servers, do you take care of those?
    Do you monitor servers overnight? | Is SharePoint migration work you take on? | Are iPads and Android phones managed as well?
    Do you offer data recovery from failed hard disks? | Does Group 4 work with Sage 50? | Will you look after point-of-sale terminals?
    Do you install fibre between two buildings? | Can you write Power BI reports? | Do you build custom software or just maintain what exists?
    Is it possible to have you talk to Bell when our line drops? | Do you deploy Intune? | Can you set up a guest network at our showroom?
    Do you support ACT! and other older CRM programs? | Can your technicians help people who work from home over VPN?
    Are dashcams or GPS trackers in trucks within your scope? | Do you set up shared calendars in Outlook?
    Can you handle conference room gear such as Logitech Rally and projectors? | Do you do dark web monitoring? | Does your team administer Salesforce?
    Would you be able to integrate Shopify with our stock program?
    We moved to Liberty Village in spring and the wireless is spotty. Do you do site surveys for access points?
    Half of our designers are on MacBook Pros, the rest on Dell. Can you look after a mixed fleet like that?
    My dentist software is Dentrix and it sits on a server in the closet. Is that something your technicians support?
    We run a small machine shop with an old Windows 7 box hooked to the CNC. Would you touch that?
    Our accountants live in CaseWare and TaxPrep from February to May. Do you know and support these programs?
    The landlord wants us to bring our own internet connection. Do you arrange that with Rogers or Beanfield?
    Our cottage office in Muskoka only gets Starlink. Can you connect it to the head office network?
    We have about forty Zebra label printers at the Brampton warehouse. Are those covered by what you do?
    I've been emailing spreadsheets back and forth for years. Can you help us set up Teams and file sharing?
    Last month two receptionists clicked on a fake DocuSign. Do you run simulated phishing campaigns?
    We're renovating the second floor on King Street. Can you plan where the data jacks go and pull the cable?
    A new hire starts every week or so here. Do you prepare the laptops and create the accounts?
    When people quit, nobody shuts off their logins. Is offboarding one of the things you handle?
    The board wants a written disaster recovery plan by fall. Do you produce documents like that?
    Our phones are still an old Nortel system from 2004. Could you replace that with something in the cloud?
    There's a door fob system that runs on an ancient PC by the elevator. Do you maintain access control?
    We're opening a patio bar on Ossington and need Toast tablets connected. Do you do restaurant POS networks?
    The bookkeeper wants to work from Portugal for two months. Can you make secure remote access possible for her?
    Most of our files are still in Dropbox. Do you move that sort of thing into OneDrive?
    Our insurer keeps mentioning EDR. Do you install and watch that kind of tool?
    Copilot came up at the managers' retreat. Do you help small companies roll it out?
    We bought eight Lenovo laptops ourselves at Costco. Will you configure machines you didn't sell?
    The firm we acquired in Hamilton has its own Microsoft tenant. Can you merge two tenants into one?
    There is an ESXi host with six virtual machines here. Do you manage VMware?
    A Ubiquiti setup was left by the previous tenant. Is UniFi gear something you'd take over?
    We ship lab samples and use a LIMS on SQL Server. Is database maintenance a thing you do?
    Our old emails from 2011 are in PST files. Can you archive and make them searchable?
    Every night someone has to swap the backup tapes. Can you modernise that for us?
    Nobody here knows how to read the firewall logs. Do you offer log monitoring? | do u guys fix wifi
    hi do you support macs and iphones or windows only thx | can ya do microsft teams phone setup?? | wondring if you do server virtualizaton
    do you do CCTV instal | u handle email hosting + spam filter? | any1 there who does quickbooks online help | do you suport autocad lisences
    can u manage our verizon/rogers cell phones too | Please, you make also the installation of the cable for internet in the walls?
    In my company we are using the program Odoo, it is possible you support it? | You are doing the backup for Google Drive, or this is not your work?
    Do you are able to configure the Cisco router that we have from before?
    I would like to know if the maintenance of printers Brother and Canon you make it. | We have tablets Samsung for drivers, can you manage also this?
    Is it existing at your company a training for the employees about the passwords? | My boss ask if you can to install cameras in the shop.
    The telephone by internet, this you do too? | We want to put all in Azure, your team knows to do it?
    do you guys set up new offices like the whole thing desks phones internet all of it | um can you help with moving our email off GoDaddy onto Microsoft
    so we use Clio for the law firm and I was wondering is that something you people know how to support
    yeah quick one do you work with Chromebooks we have about fifteen of them at the daycare
    can you guys put in a backup internet line you know for when Rogers goes down | Est-ce que vous vous occupez des imprimantes?
    Pouvez-vous installer le Wi-Fi dans notre entrepôt de Vaughan? | Offrez-vous de la formation en cybersécurité pour les employés?
    Faites-vous la gestion des téléphones cellulaires de la compagnie? | Do you manage password vaults like Keeper or 1Password?
    Can you encrypt our laptops? | Is vulnerability scanning something you carry out? | Would your crew hang televisions in a boardroom?
    Can you provide a virtual CIO who sits in on our budget meetings? | Do you support Citrix or remote desktop farms?
    Any experience with Yardi? We're a property manager and would need it supported. | Do you track software licences and warranty dates?
    Can you lend us a spare laptop while one's in repair? | Do you patch third-party apps like Zoom, Adobe and Chrome as well?
    Could you set up multi-factor for everybody at once? | Do you write IT policies, e.g. acceptable use?
    Is scanning to email from a Xerox copier something you'd set up? | Does your team automate things in Power Automate?
    Are barcode scanners and scales in a grocery store supported? | Can you handle Zoom Rooms? | Do you host applications in your own data centre?
    Would you take care of spam quarantine and mail rules? | Are you able to filter which websites employees visit?
    Do you liaise with software vendors on our behalf when their product breaks? | Can you run a simulated phishing test on our staff?
    Do you hold ransomware drills with the management team?
    We had a flood two years ago and want to be ready next time. Do you write disaster recovery plans?
    Can you set our tablets up so they can be wiped if one is ever stolen?
    Do you look after the order screens that servers use in a restaurant in the Distillery District?
    Do you install smoke and water sensors in server rooms? | Do you close the accounts when we fire someone?
    Can you put cameras at our back door to discourage break-ins? | Do you support Kaspersky or only your own virus protection?
    Could you scan the dark web regularly for our company's addresses? | Do you do penetration tests, with friendly hackers?
    Can you supply privacy screens and locks for people who carry laptops on the train?
    Est-ce que vous faites des simulations d'hameçonnage pour former les employés?
  `,
};
