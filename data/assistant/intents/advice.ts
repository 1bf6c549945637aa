import type { RecordsInput } from '../../schema/site.ts';

export const adviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'advice',
  examples: `
    do we rly need mfa | how often change pw | Is public Wi-Fi safe? | best password manager? | win10 still ok to use? | Can a Mac get viruses?
    is windows 10 still safe | Is cloud storage secure? | Are USB sticks dangerous? | tips for a strong password | how safe is the guest wifi
    shld we use lastpass or no | wired or wifi for desktops | should we move to the cloud | how do i turn on mfa in 365 | should it belong to us then?
    Should one cover the webcam? | how do small firms get hacked | do i need antivirus on iphone | how much should we spend on IT
    should I turn off the computer | How long should a laptop last? | How do I make a good password? | how often shud i restart my pc
    best pratice for naming files? | 3-2-1 backup rule still valid? | how long should we keep records | how do I prepare for ransomware
    comment activer le MFA dans 365 | chrome or edge which is safer?? | how often should we test backups | what should be in an IT contract
    any tips 4 remembering passwords | C'est quoi, un bon mot de passe? | How can I spot a phishing email? | how do I protect against phishing
    how do we train staff about scams | is windows 10 still ok to run now | Are password managers trustworthy? | Do we still need a server in 2025?
    Are Macs really safe from viruses? | can i use chatgpt with client info | ups battery, need one for each pc? | whats better 4 small biz, mac or pc
    factory reset enough to sell phone? | when should we replace our computers | Is texting a code as safe as an app? | Is it wise to keep using Windows 10?
    Is it true that macs dont get viruses | How often should we change passwords? | What's the best way to back up files?
    Is it bad to charge a laptop all day? | dropbox for client files, fine or not | how much ram for office pc these days
    best way to wipe a laptop b4 donating | gimme 3 quick wins to be safer online | what's the best way to store passwords
    which microsoft 365 licence do we need | is antivirus enough or do we need more | Is it okay to send passwords by email?
    is sharepoint better than a file server | Should every employee be a local admin? | How many copies of our files is enough?
    does clearing cookies speed up anything | comment se protéger contre l'hameçonnage | Any advice on buying Microsoft licences?
    Should I leave my computer on overnight? | sms codes vs app for 2fa which is better | Is it necessary an antivirus on the Mac?
    What temperature may a server room have? | best practice for naming shared folders? | Is a fingerprint login as safe as a PIN?
    à quelle fréquence tester les sauvegardes | should we use sharepoint or a file server | How many copies of our data should exist?
    What's the lifespan of a server, roughly? | browser extensions - any danger in those? | refurbished laptops for staff, good idea?
    what should we check before moving offices | Est-il risqué de demeurer sous Windows 10? | ChatGPT au bureau, on permet ou on bloque?
    how often do you test a backup, in general | Could someone intercept our bank payments? | Is Windows Defender enough for a business?
    usb sticks from a conference, safe to use? | free antivirus good enough for a small biz? | backup to usb drive once a week, ok or dumb
    keep old server running as spare or toss it | Is the cloud safer than a box in the closet? | Can visitors on our guest wifi see our files?
    How do I safely get rid of an old hard drive? | gestionnaire de mots de passe, lequel est bon? | How often should office computers be replaced?
    Should we allow personal phones for work mail? | When does it make sense to replace a firewall? | How often should a phishing drill be repeated?
    qr codes on parking meters, can those be scams | Which browser is the most secure for the work? | screen lock after how many minutes is sensible
    What makes a meeting room's video quality good? | public wifi at airport w company laptop. risky? | What are signs that a computer has been hacked?
    how would i know if my email's been in a breach | do we need a firewall if we are all in the cloud | Which is more sure, the fingerprint or the code?
    How can a small bakery avoid getting ransomware? | Would you say passkeys are safer than passwords? | customers use the same wifi as us, should i worry
    faut changer les mots de passe aux combien de mois | Would you recommend SSD over a regular hard drive?
    Teams or Slack, which is better for twenty people? | In general, is it better to pay the ransom or not?
    Is it dangerous to open the PDF of unknown sender? | crossing US border w work laptop, what precautions
    what do hackers even want with a 10 person company | How do crooks normally get into a company our size?
    Does incognito mode hide anything from my employer? | is it ok to use same pasword everywhere if its long
    Does deleting a file really erase it from the disk? | Can a virus spread through shared folders in Teams?
    which microsoft 365 licence does a receptionist need | How I must choose a good password that I not forget?
    my son says incognito mode hides everything, does it | Where should a router be placed for the best signal?
    Should I allow the browser to remember my passwords? | on devrait-tu passer au cloud ou garder notre serveur
    How can we make it harder to fake our e-mail address? | Our staff keep getting scam emails. What can be done?
    À quelle fréquence faut-il changer ses mots de passe? | SSD or HDD for old laptop, does it make a difference?
    Is it true that a VPN makes you invisible to hackers? | can smart speakers in the office listen to client talks
    les employés utilisent leur cell perso, c'est-tu correct | It is dangerous to open attachments from unknown people?
    How much memory does an office computer need these days? | we should stay with server or go to cloud, what is better
    I ask if is safe to put photo of my passport in an email. | Combien de temps un ordinateur portable devrait-il durer?
    What makes for a sound backup routine in a firm our size? | I have the same password for many sites, it's bad really?
    Should a growing company standardize on one laptop brand? | Is it ok to plug my phone at the public charging station?
    Should our organization permit the use of ChatGPT at work? | Before I travel across the border, should I wipe my phone?
    Is it acceptable to send a client's SIN by ordinary email? | Is better to restart the PC each day or to leave sleeping?
    do i rly need that code thing on my phone whenever i log in | My bookkeeper logs in from Starbucks; should that worry me?
    How should we store passwords shared by several colleagues? | Do I still need antivirus if Windows has Defender built in?
    What is the best practice for backing up a small law office? | Could you give me three tips for working safely from a café?
    How I can teach my workers that they not click in bad links? | How would an office protect its equipment from power surges?
    Quels éléments devrait contenir une politique de télétravail? | Is regular antivirus enough these days or is that old school?
    After how many years one should replace a computer in office? | How can I make a password which I don't forget and is strong?
    What speed of internet do twenty people need for video calls? | how do i check if a website is legit before putting a card in
    comment former mes employés à reconnaître les courriels louches | Which is the better backup, a cloud copy or a disk in the safe?
    Est-ce prudent de se servir du Wi-Fi d'un café pour travailler? | What kind of extinguisher is right for a room with electronics?
    how do i force quit a frozen app on windows, kill it completely | I'm tired of people clicking junk. How do I train them properly?
    I read that SMS codes can be stolen. What should we use instead? | Is cloud mail less likely to go down than a server of one's own?
    Every how much time should the employees do a security training? | security questions like mothers maiden name - lie or tell truth?
    À quelle fréquence devrait-on changer les ordinateurs du bureau? | For the wifi of the company, what password is recommended to put?
    should I be covering my webcam with tape or is that just paranoid | We let the kids use the work laptop at home. Is that a poor idea?
    How do I convince people that two-step login is worth the bother? | Is email attachments or a link better for sending large drawings?
    Is it wise to post on LinkedIn that our controller is on holiday? | What is the best way to kill a process that hangs in Task Manager?
    How do businesses verify a change of bank details from a supplier? | Every how many years one should change the computers of the office?
    what's a good plan so a power outage doesn't ruin our files someday | Which is wiser for a small office, a NAS in the closet or OneDrive?
    My staff click on everything. Any tips for making them more careful? | What would you advise against when choosing a password for the bank?
    Would turning off Bluetooth when we're travelling make us any safer? | Is it better that we save documents in the computer or in the cloud?
    How long must one keep old e-mails, is there any good rule of thumb? | In your opinion the cloud is more secure than a server in the office?
    Can one trust the text message codes when the SIM card can be stolen? | How do I explain to my partners that two-factor isn't just a nuisance?
    The screen saver lock annoys everyone. How many minutes is reasonable? | Mon comptable m'envoie des mots de passe par courriel, est-ce prudent?
    What should a small company do about AI chatbots and confidential data? | My team shares one login for the supplier portal, is that frowned upon?
    Please, what is best to do the update immediately or to wait some days? | what do I do in the first hour after a ransomware attack (just planning)
    When I sell our old iPads on Kijiji, what do I need to do to them first? | A sales rep leaves his notebook in a taxi. What protects our files on it?
    Three of us share one login for the supplier website. Is that a bad idea? | Is it a good practice that employees use private phone for the work mail?
    We keep everything on one external drive from Best Buy. How risky is that? | Is it preferable to lease or to own computers, from a practical viewpoint?
    Our people paste customer lists into AI tools. What rules ought we to set? | Quelle est la meilleure façon de sauvegarder les données d'un petit bureau?
    How could I be sure that our backups would actually work if we needed them?
    Our office router came free from Bell in 2017. Is it time for a better one?
    Comment éviter que nos employés tombent dans le panneau des faux courriels?
    I've heard that you should never pay a ransom. What's the thinking on that?
    I put off updates for weeks because they annoy me, how bad is that honestly
    My team shares files through WhatsApp. What's the trouble with that, if any?
    What do you recommend telling people who work from home about their routers?
    I was told to print recovery codes. Where should a person keep such a paper?
    Is the code on the phone thing when logging in really necessary for everyone?
    With hybrid work, should I give staff laptops or let them use their home PCs?
    When an employee resigns, what IT things should one remember on the last day?
    I get maybe fifty junk messages a day. What's a sensible way to cut that down?
    What should a company do to keep scammers from changing supplier bank details?
    My friend's firm in Barrie got hacked last year. How would we prevent the same?
    Our volunteers all use personal Gmail for charity business. What are the risks?
    We're drowning in passwords here. Is there a program you recommend to keep them?
    someone calls saying theyre microsoft - what should staff say, as a general rule
    We've had power cuts in Leslieville lately. Does a UPS for each desk make sense?
    The kids of an employee use her work computer for games. How worried should I be?
    If an employee leaves, how long should we hold on to her mailbox as good practice?
    Should the business owner's account have administrator rights, generally speaking?
    Our salesman takes his laptop to Mexico next week. What precautions should he take?
    If ever a phone got lost, what should be set up beforehand so nobody could read it?
    I'm told a passphrase of four words beats a short complicated one. Would you agree?
    Would separating the guest network from ours be worth the trouble in a tiny office?
    Somebody suggested we turn off updates because they interrupt us. Good or bad idea?
    My laptop is five years old and still fine. Should I be thinking about replacing it?
    A consultant swore that longer passphrases beat complicated passwords. Is that true?
    What should be in a simple plan for a cyber attack, for an office with eight people?
    How do I explain phishing to my seventy-year-old father who still does our invoices?
    People here click on anything. How do I teach them to be careful without being a pain?
    what's the right way to share a password with a coworker, like text it or call or what
    We're a bakery with six tablets. Which security habits matter most for people like us?
    Which steps belong on a checklist for when we fire an employee, as far as accounts go?
    so my staff keep saving passwords in the browser and I'm not sure if that's fine or not
    I read that thieves target cars at the mall. Should laptops be encrypted for that case?
    What signs give away a phishing message? I want to explain them to our summer students.
    Do you think writing down passwords in a notebook in a locked drawer is really so awful?
    The owner wants to save every email forever. Is that smart, or should there be a cut-off?
    what's the safest way to send a client his tax papers because I've just been emailing them
    I read of voice cloning scams with AI. How can our accounting department guard against it?
    My receptionist writes her password on a sticky note. What would be a better habit for her?
    We save client scans with names in the filename. Is there a tidier way to organize folders?
    I always wonder if leaving the computer on overnight is bad for it or better for the updates
    my husband thinks the cloud is where data goes to die. is it safer than our own server or not
    Is there a rule of thumb for how much a small company should spend on IT relative to revenue?
    so I keep hearing about password managers but isn't it risky to have all of them in one basket
    Could you suggest how a boss should react when somebody admits having clicked something silly?
    is it worth having two internet lines for a shop with five people or is that overkill generally
    Our receptionist keeps the passwords on a sticky note. What would be a sensible habit to teach her?
    We print confidential papers on a shared printer in the hall. Anything we could do to make it safer?
    I want to let customers use our Wi-Fi at the salon. How can I do it without exposing our own machines?
    Our bookkeeper gets bank-detail changes by email from suppliers. What's a sound routine for checking them?
    The girls at reception keep the portal passwords in an Excel sheet. I hate it. What would you do about that?
    We keep all the passwords in an Excel sheet on the shared drive, I know, I know. What would you have us use?
    Our provider says we need a $9,000 firewall or we'll be hacked within the year. Does that sound right to you?
    We're setting up a new office and debate cable versus wireless for the desks. Which is preferable in general?
    How can I find out whether my mailbox is quietly sending copies to somebody else? I've read that this happens.
    We have one server in a closet and it's eight years old. Should we replace it before it dies or move to the cloud?
    what's a good way to tell if an email is phishing, just in general, like what should I teach the girls at the front
    A neighbour told us at lunch that his office was robbed in 2019. What would you do to protect computers against burglary?
    Our agents all use their own phones for listings and offers. How would a real estate brokerage keep its paperwork safe with that?
    should I encrypt the files on my laptop | is it ever smart to pay a ransom or should one never do it
    is the free antivirus that comes with windows good enough | how would I even know if a computer has a virus
    which kinds of attachments are generally the dangerous ones | what are signs that one has been hacked
    what should one do about accounts when somebody leaves, is there a best order
    i travel to Nigeria next month, what should i watch for with my work laptop | why do these sign-in prompts exist, are text codes safe enough
    ok to mail the payroll list or better another way? | where should a small office keep its passwords | is it ok to have sin numbers in a spreadsheet
    how do I protect a laptop against theft when travelling | are usb sticks safe for client files
    our server is nine years old, how long till those normally die | how does one check new bank details of a supplier before paying
    does microsoft ever phone people | how can reception tell a real IT caller from a fake | does a server room need a fire extinguisher
    is it safe for staff to put customer data in chatgpt | employee has no smartphone, which other way of mfa is there
    Might I ask what you generally tell people about opening résumés from strangers?
    so if a mail from the boss says send money what's a good rule for a bookkeeper to check it's really him | deepfake voices, how can you tell
    my staff hates it, is there something easier? | ok but does it stop everything? | it is nine years old, should i replace it
    And if somebody steals the phone with the codes on it, are we locked out forever?
    I always believed passwords should be changed each month, but my nephew says that is outdated. Who is right?
    so we bought this antivirus from Costco and I'm wondering if that's any good for a business or is it just for home people
    free antivirus, enough or no? | People keep telling me that Apple computers cannot be infected. Is that still true these days?
    It is bad idea to keep the passwords in one Excel file? | Passwords on sticky notes. My whole front desk. How do I get them to stop?
    laptop 6 yrs old still ok? | The server in our closet hums along happily but it dates from 2014. At what age does it become a risk?
    what is better, the cloud or own server in the office? | is one backup sufficient
    We copy everything to a USB drive each Friday. My daughter says that is not a real backup. What's wrong with it?
    if it's in onedrive is that a backup already
    so everything is in Dropbox and I figured that counts as backup but then I read that ransomware can get into that too, is that right
    Three random words or a jumble of symbols, which makes for a stronger password? | Is it all right to send the T4s to employees by ordinary e-mail?
    how do you send a big file securely to client without he must make an account | When my salespeople sit in airports, ought they to use a VPN?
    does a vpn make me anonymous | Windows 10 is finished I am told. What happens if we simply keep using it? | win 10 end of support, what now
    why is multi-factor such a big deal, can't I just have a long password
    they say hackers can get around the codes anyway so why on earth would I bother my people with it
    Stupid pop-ups asking to approve sign-in twenty times a day. Is that necessary or is it configured badly? | too many prompts, can it be relaxed safely
    Est-ce prudent d'enregistrer les mots de passe dans Chrome? | Which of the password managers is sensible for an office of fifteen, generally speaking?
    and what if the password manager itself gets hacked? | should the backup be unplugged when not used
    How frequently ought a small firm to test whether the backups can be restored?
    My boss says nobody would bother attacking a dentist in Whitby. How would I answer him? | does more memory make pc faster
    8 gb ram still enough for office work?
    I need to know if the cheap laptops from Best Buy are fine for work or whether the business models are truly worth it
    is it dangerous that my employee use own phone for the work mails
    One of my guys plugs in USB sticks he gets at trade shows. How risky is that, really?
    Is it wise to let everybody be administrator on their own machine? | who in a small company should have the admin password
    how do we teach older colleagues to recognise a fake email without making them feel stupid
    what's a fair way to test employees with fake phishing without them getting mad | Zoom or Teams, which one's safer
    My lawyers paste contracts into AI chatbots. What should the rules be? | what could a hacker even do with just my email
    If ransomware ever hits, should a company pay or not? Opinions seem divided. | À quelle fréquence faut-il redémarrer le serveur?
    restart pc daily or weekly? | QR codes in restaurants, can they be harmful?
    wifi guests on the same network as our computers, is that bad and what would you do instead
    Should updates be installed straight away or is it cleverer to wait a couple of weeks?
    is there an option that does not need a phone, some of our people have none | And the little hardware keys, are they better than the app?
    we've got the code thing on email now but not on the payroll program and I'm thinking is it enough to have it only on email or should it be everywhere
    I'm furious, we paid a fortune for antivirus and still got a virus. What is the point of antivirus at all these days?
    My receptionist is seventy and cannot cope with the app on her phone. Is there another way to confirm that it is really her?
    The technician before told that a server must be restarted never, my new colleague tells every week. Which one is correct?
    If I understand correctly the filter catches most of the bad emails, so would it still be possible for a clever one to get through?
    the router is from 2015 and works fine, does old equipment like that really get hacked or is that just scare talk
    they're nagging me to encrypt the laptops and I want to know does it slow them down and what if I forget the key
    We use the same password for the bank and the supplier portal, I admit it. How bad is that in reality?
    Every expert contradicts the last one! Should old staff accounts be deleted or just disabled, which is it?
    Would it be sensible for a firm of our size to keep a spare computer in the cupboard in case one breaks down?
    My friend put his company's only backup in the same room as the server. Am I right to tell him that is foolish?
    and suppose the internet is out, can we still get to our files if everything is in the cloud
    My employees click on everything. I'm sick of it. What's the best method to change this habit, other than shouting?
    how often should people change their password | how often change a ups battery
    Is there a polite way of mailing 300 donors without showing everybody's address?
    We put the two-step codes on all mailboxes last month. My accountant loses her patience every morning, is there a friendlier way to do the same thing?
    Honest question, do I really need a firewall if I have only eight people and the box from Bell?
    And those fingerprint readers, are they safer than a code? | how many backups copies one should keep and where
    everyone has admin rights here, problem? | does incognito mode hide anything from anybody
    you said backups should be kept apart from the network but how does one do that if they run automatically every night
    I have read one should not charge the phone at airport by USB, is it true or it's a legend?
    Is it all right to leave our office computers on overnight, or does it harm them? My colleagues and I have been arguing about it.
    how often shud passwords be changed these days, ppl say never now
    I'd like to know whether a paid antivirus is truly better than the one which comes with Windows, for a company of our sort.
    What do you think, is it safe if employees do the company email on their private phone?
    so we back up to a hard drive that sits right beside the computer and my nephew says that's pointless, is he right or is he just being smart
    Everybody saves over everybody's files here, is there some simple rule for naming versions that ordinary people will really follow?
    Combien de temps devrait-on garder les anciens courriels d'une entreprise avant de les supprimer?
    Why does every expert say something different about the cloud, is it safer than a server in my closet or not, yes or no
    Should I let my staff use ChatGPT with client letters, or is that asking for trouble?
    One reads so much about password managers being broken into; would you still consider them a good idea for an office of ten?
    Is better to have one long sentence for password or many strange signs? | SSD or more ram for slow pcs
    What is the proper way of getting rid of old computers so that nothing can be read from the disks afterwards?
    our wifi reaches the parking lot, does that matter, could some stranger sit out there and get in
    My boss insists on the same password for all of us because it's practical, how do I explain to him that it's a bad idea?
    how can you teach people over sixty to spot fake emails without making them feel stupid
    I've heard that public wifi in hotels is dangerous and I've heard that it's fine since everything's encrypted now, which of them is true?
    do macs get viruses | We're to choose between Google and Microsoft for a new team of six, what would a sensible person consider?
    Is it wise to write down the passwords in a notebook and lock it up in the safe?
    Who should have administrator rights on a computer in a small firm, everybody, nobody or just the boss?
    That constant nagging to update, can I just ignore it for a couple of months or is that stupid
    What's the best way to share a password with a coworker who's working from home, surely not by text message?
    how do i know if a website is safe b4 staff order from it
    Would you say it's worth having a guest network in a small waiting room, or is one network good enough?
    Est-ce prudent d'envoyer des relevés de paie par courriel, ou vaut-il mieux passer par un portail?
    Which is more secure, the code that comes by text message or the one from an app, and why does everyone say the app?
    Our receptionist plugs every freebie USB stick from trade shows into her PC, how bad is that, really?
    I am wondering if cleaning programs like CCleaner make a computer faster or if this is only a fairy tale.
    When somebody leaves the company, what should one generally remember to do on the IT side so nothing's forgotten?
    can you explain to me why deleting a file isn't really deleting it, because my daughter told me that and now I'm nervous about the old PCs we donate
    Is there any good reason to still own a server in this day and age, if you're a small shop with no special software?
    How can I tell a battery that needs replacing from a laptop that's simply tired?
    Should the backup be done daily or is weekly enough for a bookkeeping office?
    I refuse to believe that two factor is needed for everything, for which accounts does it actually matter
    Is it okay to use the free version of Zoom for meetings with clients, as regards security? | whats a good length for a password nowadays
    What are the typical mistakes small companies make with their IT, so I can at least avoid the famous ones?
    My cousin tells that browser must not save the passwords, but it is so comfortable. Who has right?
    suppose we wanted to write a policy on personal use of work computers, what ought to be in it
    Does encrypting a laptop slow it down much, because our drafters are complaining in advance | is windows 11 worth it or wait
    How would a normal person check whether their email address turned up in one of those big leaks from the news?
    I'd be curious how other offices keep track of who has which laptop, we've a spreadsheet which nobody updates.
    Is mesh wifi any good for a long narrow warehouse with metal shelves or do I really need cables?
    What's the recommended time for locking the screen automatically, five minutes makes my people furious and thirty seems a lot
    Can refurbished computers be trusted for business or is it false economy?
    Nos employés utilisent tous leur téléphone personnel, quelles règles de base une entreprise devrait-elle établir?
    so if an email has my name and my bank's logo in it people think it's genuine and I keep telling them no, what are the general signs they should look for
    Is it better that I buy the computers all together every five years, or some of them each year?
    How should scanned contracts be stored so that one finds them again after ten years?
    Do I need a separate computer for online banking, like my accountant preaches, or is that a bit paranoid?
    Why do computers get slower as they age, is it a conspiracy by the manufacturers or is there an actual reason
    what does a decent office router do that the one from the phone company doesn't
    Would it be foolish to keep Windows 10 on one machine that's never connected to the internet?
    In your opinion what is smarter for salespeople on the road, a tablet with a keyboard or a light laptop?
    how many admins should a small microsoft 365 have | If employees work from a café, what are the two or three habits which make the most difference?
    Do those little camera covers make any sense, or is it just theatre?
    My staff forward work mail to their Gmail since it's easier, how would you talk them out of it?
    Is a NAS a backup? Our web guy says yes, something in me says no
    How do people organise a shared mailbox so that two colleagues don't answer the same customer? | does dark mode save battery
    I've got a twenty page list of security measures from an association, and time for maybe three of them; which would do the most good?
    Fingerprint or PIN, which is safer on a work laptop?
    Is it a bad habit to have ten thousand emails in the inbox, does it slow anything down or merely look untidy?
    everyone tells me to test the backups and nobody tells me how, so how does an ordinary office go about that
    Should former clients' files go on a separate drive, or doesn't it matter where old stuff lives?
    What is more healthy for the printers, to turn off every night or leave sleeping? | is it risky to let a vendor remote in to fix their software
    How does one choose good security questions when everybody can find my mother's maiden name on Facebook?
    We argue a lot about incognito mode, does it hide anything from the outside world or is it just the history?
    So I keep getting told to segment the network and I nod, but for a firm with fifteen PCs and a few cameras is there really a point in doing it
    Are the password rules with capital letter, number and symbol outdated? My team curses me each time.
    what do you look for when buying a business monitor
    Could a smart speaker in the meeting room be listening to us, and would you let one in your own office?
    I don't understand why I can't just use one free email address for the company, what's so wrong with that
    How cold ought a server room to be, ours has a window and a fan and lots of optimism
    Which sort of files should never be kept on the desktop of a laptop? | wired or wireless for point of sale
    If I give the employees a training on phishing, is once a year good enough or do they forget it by summer?
    Would you let a temp use her own laptop for two weeks, or is that the sort of thing one regrets afterwards? | and is it safe to reuse them?
    how often should one change it | is a seven year old server too old | do macs need antivirus too
    Thank you. And is it wise to let staff keep passwords in the browser? | so sms codes or an app, whats better
    Is it good to leave computer switched on in the night? | what makes a password strong then
    ok so everybody tells me the cloud is safer than a server in a closet but is that actually true or just something people say
    how many copies of our data should there be | is public wifi ok with a vpn | C'est prudent d'envoyer un mot de passe par courriel?
    so can a plain email be read along the way by outsiders? | are password managers safe after all those hacks | how would my people recognise a fake email
    repair or buy new, after five years? | everyone contradicts everyone, should staff be local admins or not | is it fine if two colleagues share one login
    windows 10 still ok to run? | how long should we keep old emails | And USB sticks, they are dangerous? | can you get hacked just by opening a mail
    is free antivirus enough for a business | what do people usually forget when they set up two factor
    For my own understanding, what is the best way to dispose of an old hard drive? | usually when is a laptop due for replacement
    any tips for safe working from home | should the guest wifi be separate | is a mac really safer than a pc
    my nephew says backups on a usb disk are plenty, is he right | how do you tell a real link from a bad one
    should we write down passwords on paper, is it so bad? | when is a laptop too old for business use, ours are from 2018 and they're slow but they run
    In which cases a VPN is really necessary, when all our programs are already in the browser?
    how much internet speed does an office of 25 need if half of them are always on video
    We have lightning storms every summer, are those power bars with surge protection any use or does one need something bigger?
    sms vs email for sending codes to customers, which is safer
    When we buy a domain, should we also take the .com and the misspelled ones, or is it money in the trash?
    À quelle fréquence faut-il tester un plan de relève dans une petite entreprise? | should we replace it?
    faut-il changer nos mots de passe chaque trois mois? | would you let employees use chatgpt with company files | how long should a laptop last
    how long does a computer last | how long should a server last? | how often should I replace my computers | how often should I change my password
    how often should we back up | how often should I restart my computer | how do I make a good password | how do I create a strong password
    how do I make a strong password? | what's a good password | what is a safe password | how long should a password be | should i use a pasword manger
    are password managers safe | is it safe to email passwords | is it OK to email passwords? | is public wifi safe | is public Wi-Fi safe to use
    is the cloud safe | is cloud storage secure | is it safe to use Dropbox | is ChatGPT safe for work | do I need antivirus | do I need antivirus on a Mac
    is free antivirus good enough | is Windows Defender enough? | should I use a VPN | should I upgrade to Windows 11 | which is better, Mac or PC
    how do I spot a phishing email | how can I avoid phishing | how do I avoid getting hacked | any security tips? | IT tips
    how do i make a storng password | how ofen should i change my pasword | how long shoud a laptop last | comment créer un bon mot de passe?
    est-ce que le Wi-Fi public est sécuritaire? | do i ned a vpn | à quelle fréquence changer son mot de passe?
  `,
};
