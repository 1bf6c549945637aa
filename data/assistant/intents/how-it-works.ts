import type { RecordsInput } from '../../schema/site.ts';

export const howItWorksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'how-it-works',
  examples: `
    steps google to 365 | how is a project run | process for new hires? | quelles sont les étapes | backup how does it work | how do you do a migration
    How do your backups work? | what do you do every month | how do you test the backups | walk me through the process | ticket comes in, then what?
    vuln scans, how are they run | how do ur backups work exactly | how d'you do the M365 migraton | how do u do the phishing tests
    how does a cloud migration work | Who would do that for us, then? | How do you monitor our servers? | how does the backup service work
    how do you handle a new employee | how do you monitor our computers | comment fonctionne la sauvegarde | can hackers wipe the backups too
    hows the remote acess thing done | what happens if our internet fails | what happens after I send the form | In practice, how is patching done?
    mdm on personal phones, hows it work | How does your alerting work at 3 a.m.? | what are the steps of a cloud migration
    what happens once i send the quote form | how are third party apps updated, auto? | ça marche comment la sauvegarde au juste
    how's mfa rolled out, everyone same day? | By which method are the backups verified? | étapes migration google workspace vers 365
    How does remote support actually function? | How it is working, the backup in the cloud? | How would an email migration be carried out?
    what happens when somebody leaves the company | How often are backups taken, and in what way? | comment ça se passe une migration infonuagique
    Would our backups survive a ransomware attack? | How do you test that a backup can be restored? | how does patchin work, do pcs reboot themselfs
    Comment se fait la sauvegarde de nos fichiers? | offboarding. i tell you someone quit and then? | By what method do you connect to our computers?
    what happens to the logins of somebody who quits | What's the process for setting up a new employee? | Step by step, how does a phishing simulation run?
    What does a cloud migration look like step by step? | Walk me through what happens after I open a ticket.
    Comment fonctionnent vos sauvegardes, concrètement? | vous procédez comment pour un déménagement de bureau
    how do the fake phishing tests get sent out to staff | how does the backup actually run, every nite or what
    what happens after when you find a virus in the night | patching - when does it happen, do pcs reboot mid day
    what happens if ransomware locks up everything we have | how do you patch machines without interrupting patients
    new girl starts monday who sets up her laptop and email | How are updates rolled out without interrupting people?
    Please walk me through the stages of a penetration test. | restores. how does that work if someone deletes a folder
    the remote agent thing, how does it work on our machines | When my employee has a problem, how is going the process?
    Walk me through how a phishing simulation is run with you | what happens when a computer gets infected under your care
    concretement vous faites quoi pour surveiller notre reseau | In which manner do you do the installation of the updates?
    Pourriez-vous décrire les étapes de votre test d'intrusion? | Tell me the stages of a penetration test as you perform it.
    how do you keep inventory of our stuff, does a tool scan it | the immutable backup, how does that even work in your setup
    Que se passe-t-il après l'envoi du formulaire de soumission? | If ransomware hits, could they wipe out the backups as well?
    In which way the technician connects to my computer from far? | Take us through how you document a network you've never seen.
    how does sharepoint migration go, do my folders stay the same | so say we move offices what do you guys do first and then what
    they only stay a few months. how do you handle their accounts? | What happens to the person who clicks on one of the fake ones?
    How it functions the recovery test, you switch off our server? | Can you explain how you make the surveillance of our computers?
    How does your ransomware recovery work if it ever came to that? | I don't understand how functions the phone by internet with you.
    How do you move our files to the cloud without interrupting work? | The restore at our last provider failed. How do you verify yours?
    disaster recovery: what actually happens when you push the button | In practical terms, how does the monitoring notice a failing disk?
    laptop encryption, how do you roll that out and who keeps the keys | our server was down for two days last year. how do you prevent that
    The phishing training, how is it made? By video, by mail, in class? | When you detect an attack at 3 a.m., what is done and in what order?
    How many times per day the data is copied, and how goes the copying? | My staff hate interruptions. When you do maintenance, how does it go?
    whats involved in swapping out our old server, how do you go about it | what's the routine when a laptop breaks for someone working from home
    If hackers get into our server, can they wipe out the backups as well? | Suppose a laptop dies on a Tuesday morning. What happens from then on?
    And the firewall management, how do you proceed in the daily practice? | My staff fear interruptions. How are updates pushed to their machines?
    qu'est-ce qui se passe quand une alerte de sécurité sort en pleine nuit | With your antivirus tool, what happens when it finds something on a PC?
    How do you handle the account of a person who gets fired, step by step? | so how do the quarterly reviews work who comes and what do we go through
    What exactly takes place during a quarterly review with the virtual CIO? | And month two and three, after everything's installed, what happens then?
    When a customer loses a laptop, how does the remote wipe service function? | Number porting always scares me. By what steps do you move our lines over?
    Does the move to office 365 happen during the day? We cannot have email off
    If hackers locked up all our files one night, would our backups survive it?
    The virtual CIO meetings sound useful. How do those go, what's on the agenda?
    Suppose our server died on a Friday; walk me through how you'd bring it back.
    comment vous faites vos mises à jour, ça redémarre-tu nos postes en plein jour
    We've never outsourced IT before. What does a typical month with you look like?
    Please explain me how you make the migration of mailboxes without losing mails.
    In what manner does co-managed ticketing work, do both teams see the same list?
    Nobody explains anything. What are the actual steps when you replace a firewall?
    Say an employee clicked on something bad. What would your team do, step by step?
    There's a firewall in the closet nobody touches. How do you manage it from afar?
    How would a cloud migration be carried out in an office that can't stop working?
    Can you describe what happens to our mail while you're switching it over to 365?
    vos simulations d'hameçonnage fonctionnent comment, les employés sont-ils avisés?
    How are your disaster recovery tests carried out, on a weekend or during the day?
    If an employee calls with a problem, what happens step by step behind the scenes?
    okay so when we call for help how does it work do you take over the screen or what
    quand on engage un nouvel employé, c'est quoi le processus pour lui créer ses accès
    Could you describe how disaster recovery would unfold if our server were destroyed?
    How you are doing the security training for people who are not in front of computer?
    Comment se déroule la restauration d'un serveur à partir de vos copies de sauvegarde?
    Our law office on Bay can't be offline. In what order do you do a server replacement?
    how do you guys back up microsoft 365, is there a box or is it cloud to cloud or what
    I don't understand how the internet phones can ring at my home too. How is this done?
    I guess you monitor all the time, so what happens once an alarm goes off on your end?
    If our office burned down, how long until we'd be working again with your backup plan?
    I'm curious about security training. Is it videos, quizzes, a classroom, how is it run?
    Someone on my team is leaving Friday. How does the offboarding procedure work with you?
    The email filter: does it hold messages somewhere, do we get a list, what's the routine?
    I'd appreciate an explanation of how escalation works if the first technician is stumped.
    By us the people work in shifts; how you organise the installation of new computers then?
    Could you outline how an office move gets carried out, from planning to the morning after?
    Our old provider just waited for calls. In what way is proactive maintenance done at yours?
    Our warehouse has thick walls, so how do you figure out where to put the Wi-Fi access points?
    Moving from Google to Microsoft scares me. How do you transfer mail so nobody loses anything?
    What happens on your side when the monitoring notices that a client's server stops responding?
    Please describe the way of working for the procurement, from request until the PC on the desk.
    On moving weekend to the cloud, what if it all goes wrong, is there a way back to the old server?
    I want to know how the dark web scan is done like what do you look for and where do the alerts go
    When there is a security incident, how do you handle it from the first alert to the final report?
    Our files sit on a Synology in the basement. How exactly would you copy them off-site every night?
    You say you watch the network around the clock. How is that done, is there software on each machine?
    I manage a real estate brokerage where the agents all use their own phones. How would you handle that?
    And if the cloud migration goes wrong on the night, can one return to the old system or is it then gone?
    Our drivers rarely come to the office. How do you install updates on machines that are always on the road?
    I'd like to understand the mechanics of your dark web monitoring, what gets searched and how we'd be told.
    For the managed antivirus, does something get put on each laptop and then you watch a screen, or how is it?
    Realtors in our brokerage all use their own phones. How would you keep the brokerage's documents safe on them?
    so when a new person starts what do I do, do I fill in a form or email you and then how does the laptop get set up
    Suppose the move to Azure goes sideways on the Saturday night. Is there a road back to the old server, or are we committed?
    We hired someone who starts Monday and another is leaving Friday under bad terms. With you, how do accounts get opened and shut?
    What do you need from us in case of a break in to the system, a list of contacts or something? I'm putting together our emergency binder.
    if all our files got locked one morning what would your people do first
    hypothetically, a ransomware note pops up Saturday at 2 am. who does what on your side?
    comment réagiriez-vous si nos fichiers étaient chiffrés par un rançongiciel | suppose one of us is hacked. How does your team find that out?
    if one of us mails something to the wrong person what would you do then | how do you make sure that a shared folder isn't open for everybody
    what happens on your end when somebody's laptop gets stolen | say our server dies on a tuesday, walk me through what you'd do
    how do your technicians connect to our computers, anydesk? | suppose our office burned down, how would you bring us back
    flood in the basement with the rack in it, what would the plan look like | how does your monitoring work
    how long do you keep logs and who looks at them
    Good morning, our board would like to understand, purely in theory, which steps your team would take were a member of staff to open a poisoned résumé
    If in the office would be a fire, how you bring the datas back? | would your monitoring notice if a leaver logs in at night | how do the backups work
    what happens when ransomware hits | how does monitoring work | walk me through your patching
    How would you respond if one of our staff clicked a bad link? | how does the phishing training go | process for a restore?
    what does your soc do when it sees something at 3am | In which way you make the backup, every hour or every night?
    okay say our server burned down tonight, what would you guys actually do, step by step, to get us back
    Everybody says "we monitor". What do you physically do when a disk fails? | Comment fonctionnent vos sauvegardes?
    Comment réagissez-vous en cas de rançongiciel? | La surveillance des postes, ça marche comment? | De quelle façon faites-vous les mises à jour?
    how are updates rolled out | how do u handle a hacked mailbox | who decides which patches go in
    What is the procedure when a new employee joins, do I fill in something? | steps in a disaster recovery | what goes on behind the scenes with EDR
    Suppose a laptop disappears from a car. How does your team go about that? | how often are backups tested and how
    explain how the managed firewall is run | how does your vcio thing work in practice | dark web monitoring how does it work
    I hear you send fake phishing mails to our own people. How is that organised? | Does the backup run while we work, and how does it pick up open files?
    how do you get into our computers remotely | offboarding a leaver, how do you do it
    We never understood what our provider did with patches. How does it go with you: test first, then everybody? | how is the spam filter set up and run
    what would you do if our internet failed | how is a security incident handled | When the alarm goes at night, what makes your team?
    in case of a breach, what's the drill | Imagine a cryptolocker on our file share. What are your first three moves? | how do you deploy mfa
    mechanics of the cloud backup? | How does remote support work technically, do I have to click on something?
    how do you migrate files without people losing access | I'd like to understand how the password manager is rolled out and used by staff.
    how u keep our servers up to date | Nobody ever tests restores. How do you prove ours work? | how would it go if we wanted a file back from last tuesday
    vulnerability scanning, how is that done | What exactly happens in the quarterly IT review meetings? | how do you manage the phones and tablets
    How does the ticket travel inside your house, from first line to specialist? | how do you set up wifi in a big warehouse
    our people are on the road, how are their laptops kept safe and updated | what's the way you do network monitoring
    Is the monitoring done by a program or by people watching screens? | how do your engineers plan a cloud migration | what triggers an alert on your side
    How do you wipe a phone from a distance? | The backup copies, how many exist and how do they get there?
    how do you do a server replacement without us being down | Please describe for me the way of functioning of your antivirus service.
    security training how's it done | how does business continuity planning go with you
    We had a provider who rebooted everyone at noon for updates. When and how do you do yours? | how do you roll back a bad update
    encryption of laptops, how do you put it in place | how does the email archiving work | how does the helpdesk actually work
    If an employee gave away his password, how would your crew deal with that? | My auditors ask how access reviews are carried out by the IT provider.
    what's involved in your penetration test | how is a failed backup noticed and fixed | What is your playbook when somebody's email gets taken over?
    Could you describe to a layperson what your technicians do between the moment a threat is detected and the moment we're safe again?
    What do you do to stop spam? | At my last company a thief with the admin password wiped the backups too. How do you stop that from being possible?
    One of our sales guys had his laptop stolen from the car. How would you make sure nobody can read what is on one of those?
    how often do you send those fake test emails | how often do you try whether it can really be restored?
    If ransomware hit us, would the backups be encrypted as well? | Could a hacker who gets our admin password wipe the backups too?
    Can ransomware get into the backups too, or are they kept apart somehow? | If crooks get in and lock everything, can they wreck the backups as well?
    An employee gave her password to a fake Microsoft page last year. How do you stop that from becoming a disaster?
    if somebody erases a folder by mistake how does the restore go
    I would appreciate a short explanation of how your people keep watch over our machines without disturbing us.
    Method for moving mailboxes to the cloud? | And during an attack, who does what? | How do the hosted phones ring when the power is out?
    your backups: image based or files | How would a virus outbreak be contained by you? | what does your team do first when a client gets locked by hackers
    how do you handle a power failure at a client's server room | could a hacker w/ our admin password wipe the backups as well | how do your backups work
    Could you walk me through what takes place on your side when a client reports an encrypted server? | how is patching done
    In which manner the updates are installed, when people are working or in the night?
    so say a laptop gets stolen from one of our guys what would you folks do first and then after that
    If the server dies at 2 a.m. who does what, and don't give me marketing fluff | restore process? | email filtering, how does it catch stuff
    How exactly does the monitoring notice that a disk is about to fail | Que feriez-vous en cas de rançongiciel?
    Suppose a bookkeeper clicks a bad link. What would your crew do in the first hour? | phishing simulation, how's it run | security training: format?
    When we open a ticket, who picks it up and where does it go next | ticket path from start to finish
    How you do the migration of mail, everyone stop to work in this time? | how does moving to 365 go, technically | walk me through a cloud migration
    I was told there's something called an agent that goes on each PC, what does that do all day | how do you fix pcs from afar
    Remote help: do I have to click something, or do you simply appear? | how do techs connect to my computer
    How often is a test restore carried out and what does it look like | Nightly or hourly, and what is copied? | how frequently do backups run
    And how would you get us going again if the building burned down? | disaster recovery step by step
    What does failover look like in practice when Bell goes out? | second internet line, how does it switch over
    The vulnerability scan, is that something we notice while it's running | pen test: how do you go about it
    How does the EDR thing decide what to block, a person or a machine | soc team sees an alert then what
    what would the night crew do when an alarm comes at three on a sunday | new starter process with you
    How do you take somebody's access away on their last day, what's the routine | onze heures du soir, une alerte: que fait votre équipe ensuite?
    password manager rollout, how's that done | In what way is multi-factor introduced without a riot among the staff? | MFA rollout how
    We had providers who rebooted us mid-invoice, damn them, so how do you schedule maintenance? | maintenance windows, how do they go
    The quarterly review with the vCIO, what goes on in that meeting? | vcio meetings, what do you actually do in them
    how does number porting work when phones go to teams | how would calls be routed with your phone system
    if a hacker got into one mailbox how would you find out and kick them out | How are lost phones wiped by you from a distance
    device management, how does it work with private phones | How does your team escalate when the first technician is stuck | escalation path
    Is a dark web scan a one-off or running all the time, and what do you do with the hits | dark web monitoring works how
    You roll out fifty laptops somewhere: do they come ready out of the box or does a person sit at each one? | and how does that work
    how do the backups run | what would you do if we got hit | who gets alerted when something trips? | so how do you monitor us
    what do u do when a server dies at 3am | And the restore, how do you make it? | how are updates pushed out
    ok so say one of my girls clicks on something bad on a friday night then what do your people do step by step | how often do the backups happen
    do you test them, the restores? how | comment faites-vous la surveillance de nuit? | Vos sauvegardes, ça marche comment?
    what's the process when an alarm comes in | how would ransomware be handled by you | how do your guys connect to our machines
    does the backup go to the cloud by itself or does somebody start it | everyone promises "proactive", so how do you actually catch problems before us
    walk me through a mailbox migration | how is the training given, videos or in person | The scan for the dark web, how functions it?
    what happens on your side once a threat is detected | how do you do a recovery test | how's the vulnerability scanning performed
    if the internet dies does the voip fail over, how | how do the quarterly reviews go | what does your soc do when it sees a strange login
    For our insurer: what is your procedure in the event of a breach at a client? | how would you bring us back after a fire, technically
    is patching done at night, and how do reboots work | so when a laptop gets infected you isolate it how | the MDR, how does it go about it
    what happens if we get ransomware, your steps? | I'd be curious how the training for staff is carried out, in a room or by video?
    backup testing procedure | Explain how new employees get set up by you, from our e-mail to the first login
    I do not understand how the cloud phone rings on desk and on mobile, how it is made by you?
    Thank you. How exactly does your team carry out the phishing simulations? | in practice how does the patching go
    how does email filtering decide what is spam | how would you handle a ransomware call at night | what do you do when a client gets hacked
    how does your team respond to an attack | walk me through what you would do in an incident | how do backups work | how does backup work
    how often do you back up? | how often are backups done | how do you test backups? | how do you restore data | how does the help desk work?
    how does your helpdesk work | how does your support work | how does remote support work? | how does your monitoring work?
    how do you monitor our network | how do you monitor computers | how does patching work | how do you do updates? | how do you handle ransomware?
    how would you respond to ransomware | what would you do if we got ransomware? | what do you do if we get hacked | what happens if we get hacked?
    what happens if our server goes down | what happens if we have a breach | how do you respond to a breach? | how do you handle security incidents
    how does disaster recovery work | how does your disaster recovery work? | how does your cybersecurity work | how does the phishing training work?
    how does security training work | how do you migrate email | how does a cloud migration work? | how do you set up new employees?
    how do your bakcups work | how does the helpdesk wrok | how do you handel ransomware | how does your moniter work | how does dissaster recovery work
    comment fonctionne le soutien à distance? | comment réagissez-vous à un rançongiciel? | how does your backup service work? | how do you handle patches
    how does the phone system work | what would you do if a client got hit by ransomware | what happens if one of our laptops gets lost
    if our office burned down how would you get us running | how do you prevent an outage | suppose an employee clicks a bad link, what do you do
    what's your process when a client is hacked | say the server dies at a client, what happens next
    what would happen if our internet went down while with you | how would you handle a stolen phone | if there was a flod in our office what's your plan
    walk me through what you do when a client gets ransomware | how do you stop ransomware from spreading at a client
    what steps do you take if someone loses a laptop | hypothetically, our bookkeeper gets phished, then what
    in the event of a breach, how does your team respond | how would you recover our files after a fire | if a client's mailbox is taken over what do you do
    how do you make sure our systems don't go down | what if one day all our files got encrypted, what would you do
    before we sign, how do you deal with a cyber attack | what do you do when a client's backup fails
    how would you get a clinic back after a power failure | if someone deletes a folder by mistake how do you get it back
    what's your disaster recovery procedure for clients | how do you keep a network from going down | what would you do in case of ransomwear
    how do you respond if a labtop is stolen | what if a tech leaves your company with our passwords, how do you handle it
    if a client transfers money to a scammer, how would you help | who does what on your side if a client is attacked at night
    how quickly and how would you restore a dead server, theoretically | what does your incident response look like
    if our building is closed for a week, how do you keep us working | explain please how you protect against total loss of office
    when virus comes in one computer of client, what you do | que feriez-vous si un client se faisait frapper par un rançongiciel
    si on perd un portable, ça se passe comment avec vous | si le bureau passait au feu, comment vous nous remettriez en marche
    comment vous faites pour éviter les pannes | mettons qu'un employé se fait hameçonner, vous faites quoi
  `,
};
