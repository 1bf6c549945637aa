import type { RecordsInput } from '../../schema/site.ts';

export const needIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'need',
  examples: `
    our IT guy is retiring | opening a second office soon | moving in june, what do we need | staff keep losing files | got hacked last year, never again
    everyone wants to work from home | server is ancient, what now | we outgrew our setup | merging with another firm | nobody here knows computers
    which service helps with remote staff | our backups are a usb stick | hiring 20 people this spring | passwords on sticky notes everywhere
    want fewer interruptions | need somebody to take IT off me | going paperless, who helps | wifi dead spots in warehouse | too many vendors, want one
    staff click on everything | notre informaticien nous quitte | on ouvre une deuxième succursale | we scale fast, need IT
    files scattered over ten laptops | planning to drop the server | need phones for new branch | want sleep at night re hackers
    starting a company from scratch | old PCs everywhere, need a plan | no budget planning for IT ever | five locations, no common network
    clients demand we be safer | I'm the accidental IT person | our files need to be shared
    The gentleman who has cared for our computers since 1998 is leaving us at Christmas, and we are rather at a loss as to what should replace him.
    After last spring's unpleasant virus our partners would like to feel protected again. What would you suggest for an office like ours?
    Our staff now spend three days a week at home and sharing documents has become quite a muddle, so what sort of help would suit?
    I find myself spending half my week resetting things for colleagues rather than doing my actual work, and I hope there is a remedy.
    Two of our branches cannot see each other's documents, and couriering memory sticks no longer feels appropriate. What would you propose?
    We have never had any form of safety copy of our records, and the recent flood in the basement made us think about it.
    Our firm is about to acquire a smaller practice and we would need both groups of employees working in one system.
    Several of our largest customers have begun sending security questionnaires, and frankly we have nothing to show them; where would one begin?
    It has become apparent that nobody orders laptops, nobody tracks them, and nobody collects them. Is there something of yours that brings order to that?
    my it dude quit, i run 18 ppl, what do i need from u | got burned by ransomware in 2023, want it never 2 happen again, what do u suggest
    new shop in barrie opens may 1, nothing there yet, no net no phones | server is 11 yrs old n loud, should go somewhere
    sales guys on the road cant get at files, whats the fix on ur side | wanna stop being the one ppl call when stuff breaks
    employees share 1 login for everything, know its bad, need help sorting | we lose like a day a month 2 dumb pc issues, need that gone
    taking over dads business, IT is from stone age, wheres the start | phones go down w/ the internet twice a wk, need smthg that holds
    Our company will go to new building in the August and I don't know what computer things must be prepared.
    The boy who did our computers returned to his country, now nobody; what can you offer us?
    I want my people can work from every place, but with security. Which of yours is for this?
    Last year bad people entered in our system, now director wants protection, what we should take?
    Our email is with very old provider and many spam come, we want change to something modern.
    We open factory in Brampton with forty workers, need network and all from zero.
    The computers of us are slow all and different, we want make order in this, how you can help?
    I have fear that one day all our documents disappear, so what is needed against?
    My accountant said we must be more organised with IT, but we not know from where begin.
    okay so my husband used to do all the computers and he passed on the business to me and I don't know any of it so what would be the right thing for me
    we're splitting off from our parent company at the end of the year and we'll lose their IT department so we need to have our own everything
    people keep falling for those fake emails we had three last month and I'd like something that stops that what do you have
    yeah so half the team's on Google and half's on Microsoft and nobody can find anything and we want it all in one place
    our lease is up and the new place is just a shell so somebody's gotta think about internet and wiring and the phones and all that
    I've been backing up to a hard drive I take home in my purse and my son says that's nuts so what should I be doing with you
    we're a trade school and every September we get a whole new batch of staff and setting everybody up takes us weeks there's gotta be something for that
    the owner wants reports about what we spend on computers and what's coming up and there's nobody here who can think that far ahead
    since the storm when we had no power for two days I keep thinking what if the place burns down and how we'd keep going
    Every Monday something is down and the fellow we pay never picks up; we need somebody proactive.
    Our so-called network was built by a cousin and it collapses daily, so what will it take to do it right?
    We got robbed by hackers once and my board will fire me if it happens again. What protects us?
    Nothing works together here, phones, email, files, all separate, and I've had it!
    People waste an hour a day on slow machines and I'm paying for it. What do you do for that?
    Our only computer person walked out without leaving a single password behind, and the office needs somebody now who keeps it running.
    Enough with the lost documents! Which service would keep my staff from wiping out the shared folder?
    We fail every client's security review and lose deals, so we need that turned around.
    Spam, spam, spam, all day long, forty people. What would you put in place?
    on a pogné un virus l'an passé, qu'est-ce que vous proposez pour pus que ça arrive | On déménage à Vaughan cet été, ça nous prendrait quoi comme aide?
    What would suit a company whose twelve consultants are never in the office? | with a merger coming up, which part of your offering applies
    If our admin went on maternity leave for a year, how could you fill the hole?
    we keep growing and I think IT should stop being an afterthought, guide me
    Head office in Calgary, new depot in Milton: they need to be connected somehow.
    Suppose a firm wants to get rid of its server room altogether, which of your services fits?
    the seasonal workers come in April and we never have accounts ready in time, looking for a solution
    Looking for something so that a leaving employee doesn't walk out with our customer list next time
    we've got tablets on forklifts and nobody managing them, ideas?
    what do you recommend to somebody who wants one number to call for everything technical
    our controller nearly paid a fake bill, we'd like the whole team to get smarter about that | no idea who watches our systems
    cloud or keep server, help us choose | We have just received funding and must furnish thirty desks with everything technological; where do you come in?
    Our workers use own telephones for company mail and I am afraid of this, what is good solution?
    the insurance lady asked who's in charge of our security and I had to say nobody so I'd like somebody to be
    Customers can't reach us because calls vanish between our two sites. Find me something that works!
    we paid a ransom in bitcoin two years back and never want that again, what would you set up for us
    Had a virus last year that cost us a week. How do we avoid another? | three of my girls clicked phishing mails this year, what could help us there
    our last provider got hacked, and us with them, so we want something that is really secure this time
    reps lose phones all the time, we want that to be no drama, any service for this?
    Internet goes out a few times each month and we lose sales, what would prevent that
    my staff keeps deleting things by accident, what have you got against that
    a friend's firm wired money to crooks, how can we be protected against such a thing
    rack is in a basement that floods, where should this stuff live, can you help
    after a break-in at the neighbours we'd like cameras and alarms on the network, which service is it
    we've lost our IT guy, he moved to Calgary, what would replace him | so tired of fixing computers myself, we're 11, who would take this off me
    colleagues send each other nasty stuff over company chat, we'd like to archive and control that openly, which service is this
    audit coming in the fall, must show who opened which file, what would we need
    ex-partner has our domain and mail under his name, we want to move it all to a proper setup, help?
    can't take it anymore with our vpn, home workers drop out hourly, what would you do for us
    our tech retires in december and im scared of what happens if something breaks after that. can you take over | we want everyone to use two step login
    My bookkeeper nearly paid a fake invoice last week. What can you do so it doesn't happen again?
    Charity here, volunteers come and go every season and nobody closes their acounts. any answer to that? | email always a mess, need better
    lost our sysadmin yesterday | internet too flaky for calls
    We shall be relocating to Markham in the autumn and I have been tasked with everything that has a plug; which of your services should I be looking at?
    doubling headcount by sept, cant keep doin it myself | We have the problem that workers delete by mistake the files, what service is good for us?
    I'm sick of babysitting computers! What do you have that takes this off my desk for good?
    Nos employés travaillent maintenant de la maison et on cherche une façon sécuritaire de leur donner accès aux dossiers.
    I've read too many headlines about attacks, so what should a small firm like mine get from you | our it is 1 student on tuesdays, not enough anymore
    we worry about customer data getting out when reps leave, what do you have for that
    electricians are coming to rewire our floor in May, who looks after network cabling then
    Guten Tag, ich hätte gern Hilfe mit den Computern in unserem Büro.
    our wifi is terrible in the warehouse and we open a second site in spring, so I suppose somebody should plan both together, where would you begin
    The gentleman who looked after our computers for nineteen years is retiring in June and none of us knows even where the passwords are kept.
    we r moving to a new unit in oct, need internet phones cabling the lot, who does that
    My brother in law set up the network and he is good man but now he has baby and no time, we need someone who take over.
    I'm sick of being the one everybody runs to when Outlook sulks, I am supposed to be running payroll, surely there's a service for this
    Two of our vans are basically offices now and the drivers need the job sheets on tablets, is there something sensible for a company our size?
    had a nasty virus in 2022, cleaned up since, never want that again, what do we need
    We are buying a smaller competitor and they run Google while we run Microsoft, and on the first of April everyone is expected to share one calendar.
    nobody here does backups properly, there's one usb drive in Linda's purse, what should we have instead
    every new hire waits four days for a login and a laptop, embarrassing, want that sorted
    I need that my people in Mexico and my people in Mississauga work on the same drawings without sending them by mail all the day
    honestly the staff click on everything you put before them, I have told them a hundred times, what else can a company do about it
    our big customer wants proof that we take security seriously before they renew and we have nothing to show them, just antivirus and good intentions
    We'd like to stop paying for a fax line, an old phone system and three cell plans, and I wonder which of your services would bring those together.
    The board asked me for an IT plan for the next three years and I'm an office manager with a degree in music, so I'd be looking for guidance.
    when the internet hiccups the whole call centre sits there and I pay them for it, happens maybe twice a month, what would fix that for good
    We lost a bid since the file got deleted by a summer student back in August and no one could bring it back, I want that never to happen twice
    I want all laptops to be same, same programs, same rules, today is like a zoo, which service is it
    half my people work from the cottage in summer and cant reach the shared drive
    somebody in accounts gets those fake invoices by the dozen, nobody has fallen for it yet, I'd rather not wait till they do
    We keep client charts in a system from 2009 whose vendor no longer exists, and sooner or later it has to be moved to something newer.
    our IT guy is great but he's alone and when he takes vacation we hold our breath for two weeks
    my son tell me that Windows 10 is finish and we have thirty of these machines, somebody must help us to plan this
    We would like the reception area, the boardroom and the patio to have guest internet that isn't on the same network as our accounting.
    phones. ours are ancient. customers complain they can't get through. what have you got for that
    Notre responsable informatique part en congé de maternité pour un an et il nous faudrait quelqu'un pour prendre la relève pendant ce temps.
    I run a little chain of four cafés and each one has its own internet, its own till and its own mess and I want to see them all from my kitchen table
    there is a spreadsheet which runs our entire production and it lives on one man's desktop, and that man turns sixty four in March
    i keep buying licences and have no clue who uses what, pretty sure we pay for people who left in 2021
    Our teams send each other attachments of 80 megabytes and then the mailbox is full, I think there exist a better way?
    look we've been growing like weeds, from five to twenty two in two years, and the setup is still the one from when we were in my basement
    I'd like to be able to sleep when the news talks about hacked companies, and right now I can't, where does a firm of fifteen begin
    none of our managers knows who can open which folder, HR's salary list was sitting in the common drive all summer
    We've inherited an office full of computers with the building we purchased and need somebody to tell us which are worth keeping.
    need cameras and door access working with the network at new place
    Teams was bought, Teams was installed, nobody uses Teams, we still text each other, I'd want someone to make it actually useful
    for our trade shows we need five tablets and internet in a field, and after it goes back in the box till next year, you have something for such thing?
    The partners want to read their mail on their own phones but they don't want us poking around in their photos, and I have to satisfy both.
    I got three kids from a co-op program doing my IT and they change every four months and nobody writes anything down, it's insane
    We merged two dental practices and the front desks can't see one another's appointments, which makes us look rather silly on the telephone.
    all our stuff is on dropbox personal accounts, want it in company hands
    Every evening the last one out has to remember to swap the backup tape, and, to be honest, we forget more often than not.
    We want begin to work without paper, all the orders are in binders, sixty binders, and people walk up and down for find them
    What worries me is that only Gord can log in to our domain and our website and Gord is seventy one, how could you help us put that in order?
    our previous provider went out of business in the spring and since then we've been limping along with YouTube videos
    new law office, opening in feb, 4 lawyers 2 clerks, nothing bought yet, need everything
    The warehouse scanners lose connection behind the third aisle, so the pickers write numbers on their hands, and peak season is in ten weeks.
    Chaque employé a son propre mot de passe sur un papier collé à l'écran, je voudrais une solution plus sérieuse pour toute l'équipe.
    We are three charities sharing one floor and would like to share the internet and printers as well, but certainly not the donor lists.
    my techs are on the road all day and they phone the office to have somebody read them the address off a screen, there must be something smarter
    Our night shift has nobody to ask when a terminal acts up, they just leave a sticky note for the morning, I'd like a better answer than that.
    we're a subcontractor for an aerospace outfit and they sent us a forty page security questionnaire, I understood maybe two pages
    people complain that the remote desktop is slow like a snail, since we put ten more persons on it, we need something that grows
    I want to know in advance when a computer is about to die rather than on the morning of a deadline, who watches that sort of thing?
    we use 7 diff apps that dont talk to each other and staff retypes orders 3 times
    our phones should ring at home when it snows. right now they ring in an empty office and customers think we're dead
    Imagine a firm with nine locations and not one drawing of the network; that's us, and I'd like that changed before the old hand leaves.
    the boss wants AI for everyone by summer and I'm the one worried about what folks will paste into it, would you help with something like that
    Our school has sixty iPads, one cart, and a teacher who does the updates by hand on Sundays, which can't go on.
    We've bought the unit next door and will knock a hole through the wall, so the network, phones and alarm have to be stretched across both halves.
    every year before inventory the system crawls and we do it by hand, I'd like this year to be different, what could you do about it
    My staff share one Microsoft login between five of them as someone thought it was clever, now we need to untangle it properly.
    The lady who knew our database passed her notes to me, twelve pages by hand, and I don't feel up to it, could a company like yours carry that?
    our sales guys lose their quotes constantly since everything's on their C drive, and then they blame me, what would solve it once and for all
    we're about to go after our first hospital contract and they ask how we protect records, I guess we need to become a more grown-up company, IT wise
    Two floors, one router, forty people. You can imagine what the mornings are like, and I'd like to know which of your services deals with it.
    I'm opening franchise number six and each time it takes me two months for the computers, I want a recipe, who makes that?
    Nous avons perdu des fichiers l'an passé à cause d'un disque usé et la direction veut éviter que ça se reproduise, de quoi aurions-nous besoin?
    so the owner's daughter takes over in the new year and she wants everybody able to work from anywhere and right now you can't even get your mail from home
    our customers order by phone fax email and whatsapp and things slip through, need one place for it
    We will send home the accounting people two days each week, and their program is only on the server in the office, how can it be done?
    The tenants in our building want internet in the lobby and meeting rooms, and as the landlord I'd need someone to set up and run it.
    A consultant told us that our firewall is out of support since last year, and I'd want to know who replaces it and keeps an eye on it from then on.
    We're closing the downtown office for good and going all remote, so the server, phones and printers all need to go somewhere.
    each department bought its own chat, its own storage and its own video tool, finance is going nuts, we want one of everything
    my foremen take pictures of job sites on their phones and then leave the company with them, I need these to land in our system
    We have people who come for three weeks and go, and giving them computers and taking back again is big headache for our HR.
    what would help a firm where the only person with the admin password is also the one who's handing in her notice in two weeks
    email keeps landing in customers spam, lost 2 deals, need the domain set right by a pro
    We'd like to have an expert sit with management every few months and tell us in plain language what to spend on and what to leave alone.
    the machine shop's controllers are on the same network as the kid's gaming laptop at reception, that can't be good, we want it separated
    I want that if the building has no power, my people can continue from home the same day, what must we have for this?
    We're thirty now and our bookkeeper still sets up each new computer at her dining table, bless her, but she'd like her evenings back.
    Our clinic needs to talk with patients by video, and the doctors presently use whatever app they find.
    fed up with guessing who's in and who's out, our phones don't show anything, want a system that does
    We plan to be ISO certified the year after next, the consultant handles the papers, and somebody has to do the technical part.
    new ceo wants dashboards security reports the works, where do we start with you guys
    Half the keyboards are French, half English, the Montréal team has other software from ours, and in the fall we're supposed to work as one company.
    Our warranty ran out on basically everything at once, fifteen desktops and the server, so a replacement scheme that doesn't ruin us would be nice.
    There's a fellow who comes when he feels like it, charges what he feels like, and leaves no notes; we're looking for something more orderly.
    I wish to know that my salesmen's phones can be wiped if they forget them in a taxi, it didn't happen yet, but I know them
    our union members want to vote online this year and we have no idea about the secure side of that, is this something where you'd be of help
    We have a data room of forty years of engineering drawings on CDs, and the CDs are beginning to flake.
    Someone from your team might tell me what to do about seventeen computers that were never once updated, because the previous manager switched it off.
    our remote folks in Nova Scotia get no help since the techs only come to the toronto office, what's the fix for a team like that
    From what I gather our email archive isn't backed up by Microsoft at all, and as a law office we need every message for fifteen years.
    we want to give our apprentices a computer corner where they can't wreck anything or wander into the accounting
    Il nous faut un réseau fiable dans l'entrepôt avant la haute saison, présentement les lecteurs de codes-barres perdent le signal sans arrêt.
    Our grant runs out in March and has to be spent on digital improvements, so what would be a worthwhile project for a museum with ten staff?
    three partners, three cities, one practice, and we still courier binders. help us join the century
    Managing who gets into the building, the alarm and the computers is done with three different lists and not one agrees with the other.
    I keep postponing it, but our website forms go to a mailbox nobody reads, our phones have no menu, and our backup is prayer.
    My employees they put all in one folder with name "NEW", inside is "NEW 2", and nobody can find nothing. What can you make for us?
    We'd want the interns' accounts to disappear on their own at the end of the term, as there must be a hundred of them lying about by now.
    Our accountant retires, and with her goes the only copy of how the month-end macros work, so we'd like those turned into something durable.
    Since we share the office with a sister company and they're about to leave, the systems have to be split cleanly down the middle.
    could use a hand getting 50 old mailboxes from a godaddy host into 365, without the sales team noticing
    Nothing terrible has occurred so far, I'd just like a second pair of eyes on our security before we sign with a large retailer.
    We've had five outages in the past year, each for a different reason, and management asks what a firm must do for having fewer of them.
    we lend out gear and people return laptops with their whole life on them, need a proper routine and someone to run it
    My predecessor bought a fancy phone system that we use ten percent of, I'd like somebody to either teach us or replace it.
    I'm the owner of gym, members want wifi, trainers want tablets, cameras want internet, and all goes on one box from Rogers.
    A workshop for the staff on not falling for things, a check on our settings, and somebody to ring when in doubt, that's about what we're after.
    I can't keep driving to the cottage-country branch every time a cable falls out, we need someone looking after that place from a distance
    The consultants say migrate, the staff say never, the software vendor says next year it's over, so we'd need a partner to take us through it gently.
    Every single email from our old domain should still reach us after we change the company name, and the name changes on July 1st.
    Our HR person would like the onboarding papers, the laptop and the badge to come out of one process, rather than out of nine emails.
    want to get rid of passwords on sticky notes, 20 ppl, they hate change
    we do night deliveries and when the dispatch tablet acts up at 3 am there's nobody, I want there to be somebody
    Nos postes de travail ont tous plus de huit ans et on aimerait un plan pour les remplacer graduellement sans arrêter la production.
    The last storm took our power for an hour and the computers came back in a sulk, so before winter I'd like that side of things thought through.
    We have never had a list of what we own, from laptops to licences, and our new controller has asked for one by quarter end.
    we keep paying for rush repairs, one here one there, and it adds up to more than a salary, I want some steady arrangement instead
    I am tired that each supplier says it is fault of the other one, so I search one company which takes the responsibility for all
    next summer we host a conference with three hundred guests and the venue's internet is laughable, might you be able to plan something for it
    After the renovation there'll be no more fixed desks, so people need to plug in anywhere and have their phone follow them.
    The owner wants to sell in two or three years, and the buyers will poke through our IT, so we'd best tidy it up beforehand.
    my assistant spends every friday installing updates on 22 machines by hand, there has to be a smarter way and somebody who does it
    Could be we're too attached to our old server, but the drawings open so slowly from home that the engineers have begun to copy them onto sticks.
    We are a small radio station and our archive of interviews is on two disks of the same brand, bought on the same day.
    what have you got for a firm where three quarters of the staff never sit at a desk but all have to see the safety bulletins
    the scheduling software, the time clock and payroll each have their own list of employees and we want it to be one
    Our patients fill in forms on paper, we type them up at night, and the new doctor says that's prehistoric and wants tablets.
    been putting out fires myself for 8 yrs, had enough, want to hand it all over
    Whenever the auditor visits we spend a week hunting for contracts in six mailboxes and two cabinets, so an orderly document system would be a blessing.
    we share the building's internet with a call centre and by eleven it's dead slow, what are our options if we want our own proper line and wifi
    My people refuse the remote connection because it needs three passwords and prayer, we need something simple which still is safe.
    new job, first week, nobody knows who set up the network or where anything is, I'd like somebody to map it and take it on
    so we're going to take card payments in the field starting in may and I want the phones and the readers set up right the first time and not by my brother
    Notre bénévole qui gérait l'informatique déménage à Vancouver et personne ici ne peut prendre sa place, comment pourriez-vous nous aider?
    The museum's ticket desk, gift shop and office each run on their own little island, and the trustees would like one bridge between them by summer.
    our it guy retires in june, what now | we open a second office soon, what would help | had a virus last year, never again
    we need something so people can work from home | Our administrator is leaving us and nobody knows the systems. What kind of help would be appropriate?
    moving offices in fall, need help | Our server is very old and we want to go in the cloud, what do you propose? | nobody here looks after our computers
    so basically we've been growing like crazy and every laptop is set up differently and I want somebody to bring order to it
    what would help against all that phishing we get | notre informaticien part à la retraite, que proposez-vous?
    On veut que nos employés puissent travailler de la maison, quelle solution? | I need someone to take care of our network
    we've no backup at all, which of your services is that | our wifi drops all the time in the warehouse, which service fixes such things for good
    want our files reachable from both offices | we want to get rid of the server room
    I'm sick of being the one who fixes everybody's laptop, what do you have for that | people leave and still have logins, we need a system for that
    looking for a way to share documents with clients safely | need better security, where to start with you
    our old phone system is dying, want something modern | passwords on sticky notes everywhere, what would you offer to fix it
    we're starting a firm with ten people from scratch, need everything | no one is watching our systems at night and it worries me, what could you do
    We have outgrown our part-time technician and would like a more dependable arrangement.
    if our building burned down we'd lose everything, which service covers that | we want our staff to stop clicking on junk, what have you got
    customer demanded we prove our security, what service would that be | need a plan for the next three years of IT
    our remote people's laptops never get updates, can something be done
    Nous ouvrons une deuxième succursale à Barrie au printemps et il faudrait que les deux équipes partagent les mêmes dossiers, que nous proposez-vous?
    The auditors wrote that we have no documented disaster plan and gave us until the fiscal year end, so who would put such a thing together with us?
    our lease is up in nov and the landlord's internet goes with it, what do we need to arrange and who'd do it
    I keep hearing about two-step logins from our bank and our insurer, and I'd want somebody to roll that out to forty quite grumpy people
    We do big video files for clients, terabytes, on a pile of external drives in a drawer, and my stomach turns each time I open that drawer
    need someone to watch the network when im away 6 weeks
    I've had it with sharing one calendar on the kitchen wall, there are thirty of us, give me something that works on phones
    Three of our people travel to China twice a year and we haven't ever thought about what they carry on their laptops.
    the wifi password has been the same since 2015 and the whole neighbourhood knows it, I'd like somebody to redo the entire thing properly
    the parent company in Texas says we need 24 hour monitoring by Q3 and I said sure, no idea what that involves
    our town office goes hybrid after the summer, council meetings have to be streamed, residents should be able to phone in, who puts that together
    Our volunteers range from seventeen to eighty four, use whatever device they've got, and handle children's information, what ought we put in place?
    We'd like to go into the next audit with a record of who opened which client file, and at present there's no such record at all.
    insurer wants us safer, what would you do for us | We are merging with other company and must join the two networks, how can you help?
    buying a competitor next spring and their IT is a mess, what would you suggest | we need IT support | I need IT support | need IT support
    we need IT help | I need help with IT | we need an IT company | I need an IT provider | looking for IT support | looking for an IT company
    looking for a managed IT provider | we're looking for an MSP | I'm looking for IT services | we need better security | we need cybersecurity
    need better backups | we need a backup solution | we need a new server | we need better Wi-Fi | we're moving offices | we're opening a second location
    we are opening a new office | we want to move to the cloud | we want to move to Microsoft 365 | we need to migrate our email | our IT guy is leaving
    our IT person is retiring | our IT person quit | we have no IT department | we don't have an IT person | we got hacked last year
    we had ransomware last year | we need remote access for staff | we keep losing files | we're growing and need IT | need IT suport | we need a IT compnay
    looking for it suport | we're moveing offices | our IT guy is leving | on a besoin de soutien informatique | nous cherchons un fournisseur TI
    nous déménageons nos bureaux | I need IT support for my business | we need a new phone system | our staff work from home
    we want cameras in our new shop | need door access for 40 staff | looking for an alarm system for our warehouse
    we're opening a second site and need it connected | we need a network for a new office | our warehouse has no Wi-Fi and we need it
    we'd like security cameras at the back entrance | moving into an empty unit, need cabling and internet | need key fobs on our office doors
    we want cards instead of keys for the doors | setting up a new clinic, need the whole network done
    Wi-Fi doesn't reach the loading dock, we want it covered | want 8 cameras for our parking lot | second store opening in May, need phones and network
    I need an alarm put in our office | we need two buildings linked together | we got a new location in Barrie and need IT set up there
    need wifi for 20000 sq ft warehouse | we want to see the cameras from our phones | new office in spring, looking for someone to do the wiring
    we want an intercomm with camera at the front door | need to replace old cameras with something better
    looking to add fingerprint access to the server room | our landlord gave us another floor, we need network up there
    scanners in the warehouse keep no signal in the plans, want proper Wi-Fi designed | need camras for a convenience store | need new ofice network setup
    we would like to have an access control system installed | our firm is planning a branch office and requires a network
    we have big warehouse, want internet wireless everywhere | need alarm and cameras for the school office
    we want wifi for guests and staff in our new restaurant | building a new plant, need network and cameras from scratch
    want to know who comes in which door, need badge readers | opening another dental office and want it set up like the first
    on veut des caméras pour notre nouveau local | il nous faut du Wi-Fi dans l'entrepôt | on ouvre une deuxième succursale, faut la brancher au réseau
    j'aurais besoin d'un contrôle d'accès pour nos portes | on cherche un système d'alarme pour le bureau
  `,
};
