import type { RecordsInput } from '../../schema/site.ts';

export const doYouDoIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'do-you-do',
  examples: `
    macs? | pen tests? | clio support | 你们提供公司电脑维护服务吗? | install dentrix? | do you do cabling | do u guys fix wifi | do you support macs
    do you do pen tests | aws, or just azure? | plotter? big hp one | Do you support Macs? | do you work with clio | Do you deploy Intune?
    do you do CCTV instal | do you repair printers | faites-vous le câblage | do u guys fix printers | can you move our office | ABELDent here. know it?
    Do you manage firewalls? | Do you do office phones? | siem/soc - do u have one | do you look after servers | pouvez-vous gérer nos mac
    telus ps suite, familiar? | jamf? asking for 14 ipads | do you monitor for hackers | installez-vous des caméras | can you set up voip phones
    do you rent out projectors | can you manage our servers | Do you offer a virtual CIO | Can you handle Zoom Rooms? | DR plan - can you write it
    3CX, anyone there knows it | can you set up teams phones | do you manage mobile phones | asset tracking for laptops? | qnap nas - supported or nah
    can you help with sharepoint | do you back up microsoft 365 | do you write custom software | Could you teach them not to? | do you update windows for us
    can you draw up an it policy | Do you do penetration tests? | Can you encrypt our laptops? | citrix. still supporting it?
    can you manage our quickbooks | do you do penetration testing | do yuo do bakups of ofice 365 | Do you do dark web monitoring?
    do you suport autocad lisences | teams phone, you set those up? | do you install security cameras | do you support google workspace
    Do your technicians know PCLaw? | Does Group 4 work with Sage 50? | Can you write Power BI reports? | You guys deal with VoIP phones?
    VoIP phones, can you put them in | any chance you shred hard drives | réparez-vous les écrans de laptop | can you recover a dead hard drive
    Do you do vulnerability scanning? | Do you offer a managed antivirus? | we r all on apple here, thats ok? | Do you handle QuickBooks Desktop?
    Do you monitor servers overnight? | fax over internet, doable by you? | can you train our staff on phishing | do you help staff who work remotely
    do you manege ours, its a fortigate | vpn for 6 home workers can u set up | pen testing, anyone there doing it? | do you recover data from dead drives
    do you remove old hard drives safely | can you monitor our servers at night | backup of ms365 mailboxes, yes or no
    Do you offer 24/7 network monitoring? | can you teach our people to spot them | do you watch our sign-ins for hackers
    Can you set up Wi-Fi for a warehouse? | Does your team administer Salesforce? | u handle email hosting + spam filter?
    can ur techs set up a mesh wifi thing | staff training for excel, offer that? | mfa rollout, can you do it for 25 ppl
    Do you put antivirus on every machine? | Are printers something you look after? | Is staff training on phishing offered?
    Could your people run network cabling? | can ya do microsft teams phone setup?? | macs? you support them or windows only
    sage 50 issues - is that up your alley | is dark web monitoring something you do | can you set up a vpn for people at home
    can you help with our quickbooks server | do you support people working from home | do you set up laptops for new employees
    Do you back up Microsoft 365 mailboxes? | wondring if you do server virtualizaton | gmail shop here no outlook. u ok w that
    hp plotter, big one, would u support it | Can we keep our phone numbers with that? | Any chance you install security cameras?
    acceptable use policy, can you draft one | 24/7 monitoring of network, you got that | does your co. do cabeling in mississauga
    can you handle our old windows xp machine | you can repair broken screen of notebook? | do you handle company iphones with intune
    Would you manage our domain name and DNS? | Linux servers, do you take care of those? | Is SharePoint migration work you take on?
    dark web monitoring - something you have? | alarm panel + door fobs, your dept or not | installez-vous des caméras de surveillance
    Can you provide evidence for our auditors? | Do you set up shared calendars in Outlook? | any1 there who does quickbooks online help
    solidworks pdm vault, anyone there know it | old foxpro database, would anyone touch it | vendor mgmt, do you take that off my plate
    Do you train people to spot fake invoices? | Clio pis PCLaw, vous êtes à l'aise avec ça? | Do you have a plan for us if we get hacked?
    Do you install fibre between two buildings? | The telephone by internet, this you do too? | adobe licences, can you manage those for me
    hyper-v cluster, somebody there knows that? | do you put virus protection on every machine | Will you look after point-of-sale terminals?
    can you get our wifi to work in the warehouse | do you do structured cabling for a new office | Can we get our phone system from you as well?
    Are iPads and Android phones managed as well? | Est-ce que vous vous occupez des imprimantes? | old citrix farm here, still supporting those?
    data recovery from a dead usb disk, u do that | So you would give us the legal advice as well? | do you offer fake phishing tests for employees
    Do you take on AutoCAD and Revit workstations? | Do you support Citrix or remote desktop farms? | Do you write IT policies, e.g. acceptable use?
    colo rack at 151 front st, would you manage it | single sign on w okta, possible with you guys? | patch panel labelling n rack tidy up, u do it?
    chromebooks, 30 of them, you look after those? | can you look after our sage accounting software | do you do data recovery from broken hard drives
    Can you teach my people not to click on things? | Can you set up a guest network at our showroom? | can u manage our verizon/rogers cell phones too
    Do you close the accounts when we fire someone? | android tablets for drivers - can you manage em | starlink at construction site, can u hook it up
    Do you look after generators and UPS batteries? | faites-vous de la formation contre l'hameçonnage | on a des Mac, supportez-vous ça ou juste windows
    gérez-vous les cellulaires du bureau avec Intune | Would your crew hang televisions in a boardroom? | Prenez-vous en charge les Mac, ou juste Windows?
    guest wifi separate from office, can you do that | does your support cover iphones or only computers | Do you recycle old computers and wipe the drives?
    Do you support ACT! and other older CRM programs? | Does your team automate things in Power Automate?
    Do you host applications in your own data centre? | Copilot rollout - do you help companies with that
    email archiving for 7 yrs. something you provide? | software selection help, is that a thing with you
    Half our team is on MacBooks, is that ok with you? | Do you offer data recovery from failed hard disks?
    Is vulnerability scanning something you carry out? | Do you relocate server racks when a company moves?
    Do you track software licences and warranty dates? | moneris terminals on our network, you touch those?
    Azure virtual desktops, is within your competence? | can somebody tidy up who has access to which folder
    Do you offer phone systems through another company? | Can you run a simulated phishing test on our staff?
    Do you do penetration tests, with friendly hackers? | Est-ce que vous vous occupez aussi des imprimantes?
    do you train staff so they stop falling for phishing | Can you restore emails that were deleted by mistake?
    Could you set up multi-factor for everybody at once? | Is Google Workspace supported too or only Microsoft?
    Can somebody from your firm configure a Synology NAS? | Can you lend us a spare laptop while one's in repair?
    Do you take care of software updates on our computers? | hi do you support macs and iphones or windows only thx
    My boss ask if you can to install cameras in the shop. | We want to put all in Azure, your team knows to do it?
    Would you take care of spam quarantine and mail rules? | Are you able to filter which websites employees visit?
    dell servers out of warranty, still take care of them? | encrypting laptops, bitlocker etc, part of your thing?
    Pouvez-vous prendre en charge notre QuickBooks hébergé? | can you guys put in security cameras and like door fobs
    do you train the staff as well or just install software | Do you hold ransomware drills with the management team?
    Do you install smoke and water sensors in server rooms? | Do you manage password vaults like Keeper or 1Password?
    do you guys do incident response or only regular support | can we get a spare internet line that kicks in by itself
    does anybody on your team touch AWS, or is it azure only | vous pouvez-tu récupérer des données d'un disque dur mort
    Are you able to manage our hosted QuickBooks environment? | Who makes sure Windows patches actually land on every PC?
    Are dashcams or GPS trackers in trucks within your scope? | If we got hit by ransomware, could you get our files back?
    Half the office is on Macs. Is that something you support? | Do employees get those fake phishing mails to practise on?
    My accountant says you train staff to spot phishing. True? | You can manage also Linux server? We have two with Ubuntu.
    Installer du wifi dans un entrepôt, c'est dans vos cordes? | Do you build custom software or just maintain what exists?
    Do you support Kaspersky or only your own virus protection? | offboarding leavers, disable accounts etc. you handle that?
    machine shop here, cnc stuff on win xp. can you keep it safe | Is it possible to have you talk to Bell when our line drops?
    Can you move our on-prem Exchange mailboxes to Microsoft 365? | Does the provider manage Microsoft 365 accounts and licences?
    phones too or just computers? our phone contract is up in jan | our internet drops all the time, is that something you handle
    Can your technicians help people who work from home over VPN? | Are barcode scanners and scales in a grocery store supported?
    Can you put cameras at our back door to discourage break-ins? | cabling for new unit, u guys do that or do i need electrician
    win 11 upgrades for about 18 pcs, would you guys take that on | My last provider wouldn't touch our CNC machine PCs. Will you?
    Would you be able to integrate Shopify with our stock program? | Pouvez-vous installer le Wi-Fi dans notre entrepôt de Vaughan?
    We have tablets Samsung for drivers, can you manage also this? | Do you do the phones as well, I mean desk phones and voicemail?
    Guten Tag, bieten Sie auch Datensicherung für kleine Firmen an? | When I hire someone, do you get their computer and email ready?
    Would you also call Bell for us when the internet line is down? | Offrez-vous de la formation en cybersécurité pour les employés?
    moving off godaddy email to 365, you handle that kind of thing? | um can you help with moving our email off GoDaddy onto Microsoft
    Is scanning to email from a Xerox copier something you'd set up? | Can you port our phone numbers away from Bell to another system?
    Can you provide a virtual CIO who sits in on our budget meetings? | You are supporting Windows 10 still or we must change everything?
    Faites-vous la gestion des téléphones cellulaires de la compagnie? | Do you patch third-party apps like Zoom, Adobe and Chrome as well?
    Could you scan the dark web regularly for our company's addresses? | Could you administer a legacy SQL Server for our accounting system?
    the wifi in our boardroom is terrible, do you fix that kind of thing | Can you take the files off our old server and put them in the cloud?
    You are doing the backup for Google Drive, or this is not your work? | It is possible that you repair also the printers, or only computers?
    You dispose old computers in the good way, with destruction of disk? | can you look after a server that sits in somebody else's data centre
    We are comparing three quotes from vendors, could they look at those? | Is AutoCAD something your technicians know how to deploy and license?
    Can you set our tablets up so they can be wiped if one is ever stolen? | You can install also the screens on the wall and the docking stations?
    Do you are able to configure the Cisco router that we have from before? | One of our customers wants us to have a penetration test. Can you do it?
    We have SharePoint but is a big mess, you are able to arrange it for us? | do you also patch third party stuff like chrome and zoom or only windows
    Faites-vous la sauvegarde de Microsoft 365 pour les petites entreprises? | UPS batteries for the server cabinet, are those replaced by your people?
    need someone to make a 3 yr IT budget w us, do you do planning like that | Running fibre between our two buildings: would your people arrange that?
    are you able to give us legal advice on pipeda or only the technical side | Slack is what my team uses. Any willingness on your end to administer it?
    Excel is driving me crazy, it's been slow for months. Do you give lessons? | Can you handle conference room gear such as Logitech Rally and projectors?
    Please, you are making also the installation of cameras for the warehouse? | Are you helping with choosing a CRM or ERP, I mean as independent adviser?
    wifi keeps dropping in back of warehouse, scanners lose it. something u fix
    We are a law firm that runs on Clio and Teraview. Are those foreign to you?
    There is an ESXi host with six virtual machines here. Do you manage VMware?
    In my company we are using the program Odoo, it is possible you support it?
    Hello, I want to ask if you make the firewall also, not just the computers.
    Multi-factor for everyone, is this a thing that your team can put in place?
    Label printers, receipt printers, that sort of gadget: looked after or not?
    Do you liaise with software vendors on our behalf when their product breaks?
    we have a sonicwall from 2015, would u manage it or do we have to rip it out
    We would want mobile device management through Intune, if your firm is able.
    Êtes-vous en mesure d'administrer un vieux serveur SQL 2014 pour notre usine?
    Our insurer keeps mentioning EDR. Do you install and watch that kind of tool?
    Nobody here knows how to read the firewall logs. Do you offer log monitoring?
    can you guys put in a backup internet line you know for when Rogers goes down
    Recovering files off a drive that clicks, is that possible through your firm?
    If one of our laptops was stolen some day, could you erase it from a distance?
    Please, you make also the installation of the cable for internet in the walls?
    Est-ce que vous faites des simulations d'hameçonnage pour former les employés?
    the wifi in the back half of our shop is awful do you people fix wifi coverage
    Can you do an on-the-spot clean-up of a messy server closet, all those cables?
    Can your crew host our server in the cloud somewhere rather than under my desk?
    My boss heard that IT firms can keep an inventory of every device. Could yours?
    Would it be feasible for you to train our new hires on SharePoint and OneDrive?
    Do you work with lawyers and insurers if one of your clients ever gets breached?
    Is it existing at your company a training for the employees about the passwords?
    Dentrix and the sensors in the operatories, are your techs comfortable with that
    Do you send fake phishing mails to test employees? My cousin's company has this.
    I ask myself if you do the support for the program Yardi, it runs on our server.
    Any experience with Yardi? We're a property manager and would need it supported.
    Would monitoring our servers overnight be something your organization undertakes?
    endpoint detection, like crowdstrike or whatever, do you put that on the machines
    If one of our sales laptops were stolen from a car, would the files on it be safe?
    Do you make copies of what we have in OneDrive and SharePoint, or just the server?
    Copilot came up at the managers' retreat. Do you help small companies roll it out?
    I would like to know if the maintenance of printers Brother and Canon you make it.
    J'aimerais savoir si vous installez la téléphonie IP dans un bureau de dix postes.
    A neighbour in our building said you handle Starlink for job trailers; is that so?
    Would you run new network cable through our ceiling or do we hire someone for that?
    do you guys set up new offices like the whole thing desks phones internet all of it
    Can you supply privacy screens and locks for people who carry laptops on the train?
    I want that somebody teach my employees how to use Teams, do you have such a person
    Is somebody able to help us put together a technology budget for the next few years?
    our clinic runs on OSCAR and when it is slow nobody takes responsibility. would you?
    Our old emails from 2011 are in PST files. Can you archive and make them searchable?
    Is it also in your activity to configure new laptop before the employee is starting?
    We manage about 30 condo buildings and everything is in Yardi. Do you work with that?
    My board wants a written plan for what we'd do in a cyber attack. Do you write those?
    Most of our files are still in Dropbox. Do you move that sort of thing into OneDrive?
    Our clinic is with OSCAR EMR and I search a company who knows this software, are you?
    Can the mail be encrypted when we send to patient? I mean, is it a thing you install?
    Getting virtual machines off VMware is on our mind, and I wonder if you take that on.
    I have a NAS by Synology and I'm searching for who can maintain it. Possible with you?
    The lawyers here live in Clio and PCLaw; does your helpdesk know its way around those?
    Bonjour, est-ce que vous pouvez vous occuper des ordinateurs de notre bureau à Toronto?
    we run mastercam and a couple of old cnc controllers, can you handle that kind of thing
    Does the backup service copy Microsoft 365 as well, teams files and onedrive and so on?
    yeah quick one do you work with Chromebooks we have about fifteen of them at the daycare
    Would you notice if somebody logged in to one of our mailboxes from, say, Nigeria at 3am?
    We ship lab samples and use a LIMS on SQL Server. Is database maintenance a thing you do?
    Our auditors want logs kept in one place. SIEM they call it. Can you supply such a thing?
    A Ubiquiti setup was left by the previous tenant. Is UniFi gear something you'd take over?
    I need somebody who can lock company data in the private phone of the employee, you do it?
    do you guys do digital signage, we have four screens in the lobby that need to play a loop
    we run a couple of ubuntu boxes for our web app and I'm wondering is linux a no go with you
    Is medical imaging equipment, the x-ray workstation, something you can connect and support?
    My predecessor had a firm that made network diagrams; is that something I could ask of you?
    The printer clogs up every Monday morning. Is printer stuff something your people deal with?
    Our email is still on an old server in the back room. Could you move it to Microsoft for us?
    The person who used to set up laptops for our new hires has retired. Would you do that part?
    A new hire starts every week or so here. Do you prepare the laptops and create the accounts?
    When people quit, nobody shuts off their logins. Is offboarding one of the things you handle?
    The board wants a written disaster recovery plan by fall. Do you produce documents like that?
    Our designers are all on Apple and the last guys refused to touch those, are you ok with them
    Is it that your technicians support remote workers in other provinces, at their home offices?
    I would like to know whether disaster recovery tests are something you conduct for customers.
    intercom at the front door runs over the network, does your crew deal with that sort of thing
    do your folks handle barcode scanners, the zebra ones in the warehouse that keep dropping off
    I've got a dead laptop in a drawer from years ago. Do you recycle old computers and wipe them?
    We run a small machine shop with an old Windows 7 box hooked to the CNC. Would you touch that?
    Would anyone on your side be willing to run a lunch-and-learn on passwords for our front desk?
    Could you act on our behalf with Rogers when the line goes down, or must I sit on hold myself?
    we're forever losing track of who has which phone, would you handle our Telus and Rogers plans
    hi I wanted to ask whether you look after label printers we have a couple of them at the bakery
    Do cell phones fall under what you manage, for example setting up email on the staff's iPhones?
    We own HP machines purchased at Costco. No objection from your technicians to supporting those?
    My printer never scans to email properly. Is that the sort of small thing the help desk handles?
    Everybody claims to check the backups. Do you ever actually restore anything to see if it works?
    Our cottage office in Muskoka only gets Starlink. Can you connect it to the head office network?
    Do you look after the order screens that servers use in a restaurant in the Distillery District?
    Migrating shared folders from the old file server into OneDrive, would your people take that on?
    I'd like somebody to check that our backups can really be restored, is it a thing you are doing?
    We bought eight Lenovo laptops ourselves at Costco. Will you configure machines you didn't sell?
    Last month two receptionists clicked on a fake DocuSign. Do you run simulated phishing campaigns?
    In our showroom on Dundas West we run four digital signage screens. Are you able to manage those?
    The firm we acquired in Hamilton has its own Microsoft tenant. Can you merge two tenants into one?
    We had a flood two years ago and want to be ready next time. Do you write disaster recovery plans?
    the scanner is a pain, i have to try it twice every time. do you support scanners or only computers
    We would need help writing an IT policy for our handbook, if that is the sort of thing you take on.
    We share a network with the tenant upstairs, which worries me. Could your company separate the two?
    so we use Clio for the law firm and I was wondering is that something you people know how to support
    RingCentral is what we have for calls, and I'm not keen to change. Would you support it nonetheless?
    We have about forty Zebra label printers at the Brampton warehouse. Are those covered by what you do?
    There's a door fob system that runs on an ancient PC by the elevator. Do you maintain access control?
    Say we wanted the boardroom fitted with a video conferencing screen, would that be within your remit?
    Our phone contract is up for renewal in March and I am wondering if you also supply office telephones.
    We are moving offices in spring and somebody must move the computers; is your company taking such job?
    Is there anyone among you who can program a database in Access? Ours has been made by an old employee.
    Our Salesforce is not synchronising with Outlook; generally, you take care of this type of integration?
    I've got a folder of Access databases from a former employee. Do you have anyone who can maintain them?
    Half of our designers are on MacBook Pros, the rest on Dell. Can you look after a mixed fleet like that?
    Somebody told us our website certificate has to be renewed each year. Do you take care of such renewals?
    I've been emailing spreadsheets back and forth for years. Can you help us set up Teams and file sharing?
    Our phones are still an old Nortel system from 2004. Could you replace that with something in the cloud?
    It would be helpful if somebody ordered our software licences and kept count of them; do you offer that?
    We've a point-of-sale system by Lightspeed in three shops. Can your people look after the tills as well?
    The landlord wants us to bring our own internet connection. Do you arrange that with Rogers or Beanfield?
    It'd be wonderful if you could also fix our shared calendars and meeting room booking. Within your scope?
    We employ seasonal workers each summer. Are you able to create and remove accounts for a batch like that?
    I have three quotes from IT vendors on my desk and cannot make sense of them. Can you look at them for me?
    we're a robotics lab, 20 Ubuntu workstations, zero windows. do your technicians look after linux desktops?
    We have a server in a closet that is going on nine years old. Would you move what is on it somewhere else?
    A patient wants to know which of our staff opened her chart. Would your way of working let me answer that?
    We're renovating the second floor on King Street. Can you plan where the data jacks go and pull the cable?
    Does your group look after domain names and DNS, because ours is registered by an intern who left in 2019?
    Our accountants live in CaseWare and TaxPrep from February to May. Do you know and support these programs?
    We moved to Liberty Village in spring and the wireless is spotty. Do you do site surveys for access points?
    We're opening a patio bar on Ossington and need Toast tablets connected. Do you do restaurant POS networks?
    Bonjour, nous cherchons une entreprise pour s'occuper de nos ordinateurs, est-ce que vous pouvez nous aider?
    Someone told me Microsoft already backs up our email so we do not need to. What do you do for Microsoft 365?
    Hi there! We use ABELDent for our charts and booking, is that something your people have come across before?
    We are an insurance brokerage on Applied Epic and everybody who comes in says "what is that". Do you know it?
    When our internet goes out a couple times a year the card machine stops too. Can it run on a cell connection?
    We are moving to a bigger office in the spring. Can you help plan the computers and cabling side of the move?
    Someone mentioned penetration tests for our insurer. Would that be among the things your company carries out?
    So the trucks have these tablets with GPS and I don't know who'd ever look after those, would you be the ones
    The bookkeeper wants to work from Portugal for two months. Can you make secure remote access possible for her?
    We use Google Workspace rather than Microsoft, and I'd like to check that's no obstacle for your support team.
    Our insurance renewal wants to know if we have that code-on-the-phone login. Can you set that up for everybody?
    I'd be curious to hear if Power Automate workflows are something your consultants could make for our approvals.
    If I sign with you, can you also give us the legal advice about privacy or do we still need our lawyer for that?
    I read about companies looking at whether your passwords are for sale on the dark web, is it also in your offer?
    Our signatures in email are all different and ugly, can you people make them the same for everyone automatically?
    My dentist software is Dentrix and it sits on a server in the closet. Is that something your technicians support?
    We keep forgetting passwords and someone recommended a company password manager. Would you be able to set one up?
    We are giving up our lease and moving two floors of people in spring. Would you run the computer side of the move?
    I have three vendor quotes on my desk and no idea which is the honest one. Can somebody of yours compare them for us?
    when somebody new starts I'd love for the computer to just show up ready, do you do the whole new-hire setup business
    my partner keeps talking about AI and I'd like someone to set up Copilot safely for the office, is that a thing you do
    The news about the stolen passwords scared my partners. We're fine as far as we know. Do you offer dark web monitoring?
    Does your network management service include the installation of new cabling, or must we engage a contractor ourselves?
    Somebody overwrote our price list spreadsheet last week. If you were running our backups, could you get the old one back?
    We hired three people in January and each of them sat a full day without a login. Who sets up new hires if we go with you?
    I was wondering whether looking after a handful of MacBooks alongside our Windows machines is something your people handle.
    Our dentists use ABELDent and the X-ray sensors act up constantly. Do you know that program or would we be your guinea pigs?
    Our firm is a small law office that lives in Clio and Teraview all day. Are your technicians acquainted with those programs?
    half my people work from their kitchen tables and I'd want to know if you look after them too when their work laptop acts up
    Our systems administrator would like a senior person to check his migration script now and then. Do you do that sort of thing?
    Our copier lease is with Xerox but setting up the scan-to-email always ends up with me. Would that be something you look after?
    We had an outage in January that our provider never explained. Can you review what they did and tell us if it was handled right?
    I was told Microsoft doesn't back up our email and now I'm nervous so do you guys back up Microsoft 365 or is that somebody else
    Our wifi password hasn't changed in six years and half the neighbourhood probably knows it. Could you set up a guest network for us?
    there's a closet full of dead laptops here and I can't just throw them out with client data on them so do you take those and wipe them
    So our landlord's putting in door card readers and he asked who our IT is, would you people connect the access control to the network?
    we're still on an ancient Bell key system and thinking of internet phones so would that be something you people can put in and maintain
    We use Google for our mail, not Outlook, because the union local got it free years ago. Can you look after that or do we have to switch?
    so we've got these cameras over the loading dock and nobody looks after them and I thought maybe that's something you guys take on as well
    When there's an outage I usually end up stuck between the phone company and the software people. Is dealing with them part of your service?
    Good morning, we have a rather old QuickBooks desktop file on a server and I would love to know if your team deals with that kind of program.
    A lawyer friend sent client documents to the wrong address once and it cost her dearly. Is there something that warns you before you hit send?
    I have three quotes here for a new server and I cannot make heads or tails of them. Could one of you sit down and tell me which one is sensible?
    In our law office the Law Society wants two people on every trust transfer done by computer. Can you set it up so one keys it in and another okays it?
    Our clinic is on Accuro and whenever it is slow the EMR company blames the internet company and the other way around. Would you be the one who calls them?
    do you set up encryption on laptops | can you test whether our antivirus really catches malware | do you filter nasty attachments before they reach us
    do you do something against junk mail | do you run tests with fake login pages to see which staff fall for it
    do you people do ethical hacking, a pen test I mean | do you take care of accounts when people come and go
    can sign-ins from other countries be blocked by you | can you roll out mfa for everybody | can you wipe lost phones from afar
    secure wiping of old disks before recycling, do you do this | backup internet line, can you arrange one | do you handle point of sale
    do you look after domain renewals | do you install anydesk | Fire walls, you handle? | cameras and door locks against break-ins, is it something you do
    json exports between our programs, can you help with integrations | web filter for the kids' library, do you set it up
    are there trainings for our people | guest wifi, can you? | call recording with an announcement, can the phone system do it | do you support autocad
    audits of our IT, is this something you do | mail archiving for legal holds, you have that
    Could you kindly tell me if you guard directors' mailboxes against takeover | You can buy for us the Adobe licences and manage them?
    We run a mixture of Apple and Dell machines in our studio, and I was hoping your technicians are comfortable with both of them.
    The last company told us flat out that the photocopier was not their problem. Is it yours or do I need yet another vendor?
    can someone of you look after the wifi in warehouse, the scanners loose the signal always
    My bookkeeper says most IT firms refuse to deal with QuickBooks Desktop. What about yours? | Est-ce que vous vous occupez aussi des téléphones?
    We are about to put cameras at the loading dock. Would the installation of such a thing be something your people take on? | do u run cables
    Need six network drops pulled in the new boardroom, yes or no, do you people do cabling? | Backups for Microsoft 365 mail, is it you who make this also?
    I heard that Microsoft doesn't back up your email and that blew my mind so can you folks back up our Outlook and the SharePoint and Teams stuff too
    google workspace ok? | we're a google shop, gmail drive the lot. still something you handle
    Would it be possible for you to come in and teach our receptionists how to spot fake emails? | You are able to make fake phishing test for employees?
    linux servers | one of our devs insists on ubuntu, will you support that or is it a no | Faites-vous la formation des employés?
    Do your services extend to configuring the iPads our home-care nurses carry? | phones for drivers, android, you can manage them from far?
    can you move our email off godaddy | Somebody set up our email with Rogers ages ago and it is awful. Is moving it to Outlook a job you accept?
    Would registering and renewing our domain name fall to you or remain with us? | we have clio for the law practice, you know how to support this program
    Our EMR is Oscar and it crashes constantly and the vendor blames the network. Do you ever work with EMR vendors on our behalf?
    I was just thinking about the point of sale thing at the front counter, the Lightspeed tablets, whether you'd be the ones fixing those when they act up
    recycling of old computers? | There are about twenty dead desktops in our basement. Do you collect and wipe those sort of things?
    u wipe hard drives b4 disposal? | Is possible that you destroy the old disks with a certificate? | dark web scan, have it? | vpn setup for ppl at home
    half my people work from their kitchen table now and they need to get into the office files, can you set that up so it works | remote desktop?
    Do you ever configure Azure, or is that beyond a firm of your size? | aws??
    We host a small application on Amazon. I'd want the same company to keep an eye on that. Would you? | password manager rollout
    I'd like everyone on 1Password or something similar; would you be able to put that in place across the company?
    can you people integrate with our alarm company or is that again "not our department" | starlink at our construction site, you can connect that?
    the internet provider and us are always fighting and I just want someone else to sit on hold with Bell, would you call Bell for us
    deal with bell and rogers for us? | do you order new laptops and set them up before they ship to the employee
    Could you possibly manage software licences, meaning track who has Adobe and when it is due?
    our boardroom zoom thing never works and i'm sick of it. do you fix boardroom screens or should i call an av company
    Est-ce que la migration vers SharePoint fait partie de ce que vous faites? | mfa for everyone, can u roll that out
    Do you write IT policies, such as an acceptable use policy? | would you also be watching our firewall at night like actually monitoring it
    firewalls, which we already own, will you manage? | NAS boxes like Synology, do those scare you off? | You replace UPS batteries?
    Teams calling instead of desk phones, is that doable with you
    I have called four companies about our Avaya phone switch and every single one hung up practically. Can you deal with it or will you hang up too?
    Our dispatch software is made by a tiny vendor in Nova Scotia and I was hoping that you might look after it alongside everything else.
    my cousin says you guys only do the computers and not the door fobs and the intercom, is he right or do you do fobs as well
    For the new employees we need that somebody create all accounts and give them the laptop ready, it is a work you make?
    we keep losing files because everyone saves on their own desktop and what I really want is one of those central document systems, do you set those up
    Suppose our website went down: is website hosting something that your technicians would touch?
    We would need someone to sit in when we meet software vendors and translate for us. Is that among the things you handle?
    Spam is drowning us, forty a day each. Do you filter mail or must I buy that from someone else?
    Our ladies in accounts receive invoices on paper and want to scan into folders automatically. You have people for automation like this?
    if i buy a box of refurbished lenovos from a liquidator would you guys still look after them or only machines bought thru you
    The previous technician laughed at our Windows Server 2012. Stop laughing and tell me, do you upgrade those?
    so the owner wants that Copilot thing from Microsoft for everybody and I have to find out who can put it in, can you
    can your technicians take over my computer remotely to fix things | do you watch the dark web for our passwords
    do you train reception to spot fake callers | chatgpt or copilot for our office, do you introduce such things | quickbooks hosted, do you support it
    autocad licences and stuff, is that in ur wheelhouse
    It is frustrating that every IT company assumes we use Microsoft. We're on Google. Can you cope with that or not? | domain names and DNS stuff?
    My insurer keeps going on about a vulnerability scan. Can your team run one?
    Old Windows 7 machine runs our CNC. Everyone refuses to support it. Are you going to refuse as well?
    Dynamics or Salesforce, do you have somebody who knows that?
    The contract with our last provider said "all devices" and then tablets were excluded, what nonsense. Do you manage tablets?
    I'm wondering whether your team also takes care of the digital signs in our lobby, since they hang off the same network. | do you handle that too?
    can you also look after our printers | ok do you do phones | Is the camera system also something your people would manage? | u do wifi installs?
    You can also make the backup of Google Workspace? | do you train staff as well
    ok that's fine but we also use quickbooks and an old access database and I need to know if that's something you people touch
    would you deal with our internet company for us | so is cabling something you take on | Vous occupez-vous aussi des tablettes?
    faites-vous la migration vers SharePoint? | linux servers, do you support those | does your firm do penetration tests
    the last guy refused anything with Macs, will you touch them | do you set up new laptops for hires | do you people manage domains and DNS
    Teams calling, is that something you set up | would Sage be something you know how to support | can you take over our firewall
    And the point of sale terminals, you work with them? | are you able to support tablets in the field | also iphones?
    is recycling old computers a thing you do | any chance you also support Clio | does that extend to conference room equipment
    will you talk to our software vendors on our behalf | can you host our application for us | we run Citrix, is it a thing you work with
    One more item: would your company also look after a VPN for remote employees? | azure? do you do it
    I need somebody who does network cabling and wifi both, is that you? | and macs?? you guys support them | can your team support autocad
    can you do awareness courses for our staff | do you do Macs | do you work with Macs | do you fix printers? | do you support printers | do you do Wi-Fi?
    do you install Wi-Fi | can you set up Wi-Fi | do you do backups? | do you offer backup | do you do cybersecurity | do you offer cybersecurity?
    do you do security training? | do you offer training | do you do cabling? | can you do network cabling | do you do VoIP? | do you do cloud migrations
    can you migrate our email? | do you do Office 365 | do you support Google Workspace? | do you support QuickBooks | do you support Linux
    do you do servers? | do you manage servers | do you support remote workers? | do you do email hosting | do you do penetration testing?
    do you do data recovery | do you manage firewalls | do you handle office moves? | do you manage mobile devices | can you set up a VPN
    do you suport Macs | do you fix priners | do you do cyber secuirty | do you instal wifi | do you do bakcups | supportez-vous les Mac?
    faites-vous du câblage? | offrez-vous de la formation? | can you support Apple computers | do you do phone systems | do you support iPhones
  `,
};
