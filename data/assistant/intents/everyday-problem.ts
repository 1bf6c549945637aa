import type { RecordsInput } from '../../schema/site.ts';

export const everydayProblemIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'everyday-problem',
  examples: `
    no sound teams | forgot password | my laptop is slow | the Wi-Fi is weak | teams has no sound | a user can't print | No sound in Teams.
    my monitor flickers | mot de passe oublié | teams ya pas de son | pc super slow today | I forgot my password | email stuck in outbox
    outlook keeps crashing | disk full msg on my pc | mon ordinateur est lent | stuck on windows update | My printer won't print. | printer not workin help
    cant print double sided | forgot windows pin help | my laptop is really slow | my mouse stopped working | 2nd monitor not detected
    usb stick not showing up | my printer is not working | my printer jams every day | mon 2e écran s'allume pus | cant login forgot pasword
    how do I reset my password | excel keeps freezing on me | the projector won't connect | numlock keys typing nothing | mon imprimante ne marche pas
    j'ai oublié mon mot de passe | outlook search finds nothing | I can't log in to my computer | the printer jams all the time
    I forgot my Windows password. | How do I get my taskbar back? | laptop supr slow what do i do | my wifi sucks today how 2 fix
    My second monitor stays black. | teams wont open, spins forever | the scanner won't scan to email | my keyboard types wrong letters
    mon ordi est lent sans bon sens | My laptop is really slow today. | outlok wont open, tried restart | wifi is slow in the meeting room
    one of our computers won't start | Mouse stopped working, any idea? | I can't open a PDF someone sent. | Wi-Fi keeps dropping at my desk.
    can't connect to the vpn from home | excel freezes when i open big file | vpn wont connect from home, just me | Outlook keeps asking me to sign in.
    excel freezes when I open a big file | one of my staff cannot open pdf files | J'ai oublié mon mot de passe Outlook.
    le scanner envoi pu dans le bon dossier | wifi drops on my laptop only, rest fine | Excel freezes whenever I open a big file.
    headset works in teams but not in browser | shared mailbox disappeared from my outlook | Zoom says my microphone is muted, it isn't.
    vpn says connected but i cant see my folders | The webcam shows nothing but a grey picture. | Mon ordinateur est très lent depuis ce matin.
    my bluetooth keyboard lags behind what i type | The scanner isn't sending to my email anymore. | laptop wont wake from sleep gotta hold power btn
    This stupid scanner won't scan to my folder AGAIN | Mon imprimante ne veut plus imprimer, quoi faire?
    When I click on links in mail nothing is opening. | On Zoom my camera is black, the others see me not.
    PDF is opening in Edge always, I want it in Adobe. | L'imprimante n'imprime plus en couleur, que faire?
    I am unable to connect my phone to the office Wi-Fi. | excel gèle à chaque fois que j'enregistre mon fichier
    I don't arrive to open my Word, always come an error. | Each time I open Word it appears an error and closes.
    I cannot enter in my computer, it says wrong password. | The laptop doesn't charge when plugged, only sometimes.
    google maps thinks im in vancouver on my pc lol how fix | Keyboard types French accents instead of question marks.
    How I can change the password? It tells that is expired. | The keyboard writes é instead of question mark, how I fix?
    Why has my taskbar vanished from the bottom of the screen? | My emails stay in the outbox and don't go away, only mine.
    outlook arrête pas de planter quand j'ouvre une pièce jointe | je reçois pas les codes de vérification sur mon nouveau cell
    Somehow all my desktop icons got huge. How do I shrink them? | The sound of my computer is not functioning in the meetings.
    The scanner no longer puts files in my folder, any idea why? | I have lost the icon of the network drive, where to find it?
    The update of Windows is stuck at 35 percent since one hour. | My computer it makes very slow since two days, what can I do?
    The signature in my messages has disappeared after an update. | L'imprimante du deuxième étage n'imprime plus depuis ce matin.
    Chrome opens with a funny search page and I'd like Google back. | The clock on my desktop is an hour wrong after the time change.
    Paper jam in the Xerox again, and I've opened every door already. | The printer she does not want to print, is connected but nothing.
    We put new toner in the Brother and it still prints streaks. Help? | My touchpad quit working after I pressed something. Any suggestion?
    Batteries are new in my wireless mouse and yet the cursor stutters. | Paper jam, I pulled it out, and the thing still claims there's a jam.
    The printed pages have grey streaks down the side. Is that the toner? | I need my password reset for the accounting program, it expired today.
    The fonts on my screen have become blurry since I got the new monitor. | ma souris sans fil décroche tout le temps, pis le VPN est long à partir
    My out-of-office reply won't switch off and I've been back since Monday. | My printer says it's offline although the light is green. What can I try?
    I changed telephone and now the code app doesn't give me codes. What I do? | the screen on my work laptop is upside down and I don't know what I pressed
    How do I get my sound back in Teams meetings? Nobody hears me this morning.
    Since this morning's update my PC takes ten minutes to start. Any quick fix?
    OneDrive displays a red cross on my files. How might I get it to sync again?
    every time I turn my computer on it opens like ten programs and takes forever
    The HP in the hallway says offline although its lights are on. What can I try?
    I'm at the Union Station Starbucks and the VPN refuses to connect. What do I do?
    hi yeah my second screen just went black and I've wiggled the cable and everything
    Could you tell me how to recover a Word document I closed without saving just now?
    I need to share my screen in fifteen minutes and the button is greyed out in Teams.
    Everything on my screen suddenly became enormous. Is there a shortcut to shrink it?
    My Windows is asking a key of BitLocker after restart, what is it that I must type?
    My mailbox is full and I can't send the quote to my customer. What should I delete?
    Je n'arrive pas à me connecter au Wi-Fi de la salle de conférence avec mon portable.
    Somebody spilled a little coffee on my keyboard and three letters have quit working.
    my account's locked because I tried the password too many times how do I get back in
    I can't seem to attach anything over a certain size to my message; how do I send it?
    How to connect my computer with the projector of the meeting room? It shows nothing.
    hey my headset connects to the laptop but nobody can hear me in the call what do I do
    so I typed my password three times and now it says locked can you help me get back in
    Two of our desk phones show no display, the rest are all right. Should I unplug them?
    I changed my phone last night and now the authenticator app is empty. How do I log in?
    the fan on my computer sounds like an airplane taking off, anything I can do about that
    QuickBooks tells me another user is in single-user mode. There is nobody else. What now?
    OneDrive has been "processing changes" since yesterday on my machine. Should I restart it?
    One of our tablets at the front counter won't charge past 12 percent. What could be wrong?
    I'd be grateful for a hint: my calendar doesn't show my colleague's appointments any more.
    A little fan in my computer roars like a jet every time I open Chrome. Can you tell me why?
    Comment puis-je réinitialiser mon mot de passe Windows, je suis bloquée dehors de ma session
    I've been trying to install a program and it demands an administrator password I haven't got.
    my screen's gone sideways, I must have hit some keys and now everything's turned ninety degrees
    so Outlook keeps asking me for my password over and over and I type it in and it just comes back
    My calendar shows every meeting an hour late since we came back from Calgary. How can I correct that?
    so I've got this blue tooth headset and it was fine yesterday and today it just won't pair with the laptop
    The shared drive letter S: disappeared from my computer, my colleague still has his. How do I reconnect it?
    antivirus icon turned grey and wants an update | my mouse keeps jumping around, I think the battery is dying
    laptop slow as molasses, probably just old | can't open an attachment, it says no program for this
    since the font update everything in word looks like gibberish | all my clients' mails go to my junk folder | customers say they never got my message
    typed my password wrong five times, now locked out of microsoft | bookkeeper cannot see the shared mailbox anymore
    i changed my password and now outlook on the phone doesn't take it | how do i forward my mail to Susan while i'm on holiday
    mes courriels ne partent plus depuis ce matin | sign-in prompt never arrives on my phone | new phone, mfa codes gone
    mailing the payroll list fails because it's too large | small leak of ink under the printer, pages smeared | shared folder says I have no permission
    phone doesn't charge anymore | usb stick isn't recognized | one phone on the front desk has no dial tone, others fine
    internet is a bit slow in the back room | how do I delete an old folder from the quick list
    mails from March vanished from one folder, I probably dragged them | excel froze | l'imprimante est en panne encore
    the bank site doesn't text me the code | firewall asks me to allow zoom, allow? | spilled a bit of coffee on the keyboard, some keys stick
    battery lasts 20 minutes now | this printer is killing me, paper jam no. 9 today | screen is dead
    computer boots and boots and never gets to the desktop | system says maintenance mode when i start the laptop
    grandmother moment here, how do i change my password | webcam stays black in teams | forgot the wifi code in our own shop
    password of my own excel file, forgot it | onedrive won't sync | how do i see emails i sent last week
    company policy blocks my camera app, I need it for site photos | the payroll folder opens slowly | office says product activation failed
    how do i take a screenshot | can't log on | my newsletter lands in spam | card reader app needs an update
    so my computer beeps once when i start it and then it's all normal but it bugs me | I like to change my signature in the mail, where is this
    by mistake i have moved the tool bar, how to get back | docusign link opens in the wrong browser | my own iphone PIN slipped my mind
    printer jam light wont go off | my pc is slow as hell today | Since this morning my Outlook asks for the password over and over. What could I try?
    The mouse is not moving but keyboard works | In Teams calls everybody hears an echo when I speak. How can I fix it? | excel freezes
    so I opened a spreadsheet and it's all hashtags in the column instead of numbers, how do I get the numbers back
    how do i unlock my account after too many tries | L'imprimante n'imprime plus en couleur. | scanner not found
    The scanner says it cannot connect to the folder. It worked fine last week.
    One of my two screens stays dark after lunch break, the cable seems to be in properly. | wifi slow in the boardroom
    My keyboard is writing in French accents, how I change it back? | caps lock stuck | screen is upside down
    This bloody printer prints blank pages and I've wasted half an hour on it!! | printing blank pages
    Chrome is telling me my clock is ahead, what's that and how do I set it right
    Could you kindly explain how I get my Outlook calendar to show on my telephone again? | my email signature disappeared
    the files on desktop have a little red x from onedrive | OneDrive says "sync pending" for ages on one folder. Anything I can do?
    It says C drive is out of space and I don't know what can be deleted. | laptop battery dies in one hour | laptop super hot and fan is loud
    My computer has been at "working on updates" for forty minutes. Should I switch it off? | zoom camera not detected | webcam shows only grey picture
    Mon mot de passe a expiré, comment le changer? | how to reset outlook password | lost my browser bookmarks
    After the update all favourites in Edge are gone, I am desperate for them. | pdf won't open
    Double-clicking a PDF opens it in Word now. How do I get it back to Acrobat? | default browser keeps switching | can't find the file i saved an hour ago
    I typed a whole letter in Word, it closed by itself, is there a way to get it back? | word crashed | headset mic not working
    My mailbox is full and I can't receive, what do I clear? | text on the screen is suddenly gigantic
    everything on my screen went huge after I dropped a binder on the keyboard, how do I make it normal
    The new printer isn't in my list. How does one add it? | Authenticator app gone since I have a new phone | vpn won't connect from home today
    I'm at home and the VPN button spins and spins, only mine, colleagues get in. | Why does this idiotic computer restart itself every day at noon?
    pc restarts randomly | one phone has no dial tone | My voicemail light is blinking though there is no message, how to turn off
    shared drive letter missing | The S: drive has vanished from my computer only. Can I map it again by myself? | Mon écran clignote sans arrêt.
    teams says i'm away when i'm here | touchpad dead | how do I get two pages on one sheet when I print
    so I was typing an email and I must have hit something because now every letter I type eats the next one, how do I turn that off
    Good morning, my Outlook shows yesterday's messages but no new ones since nine. What might I check?
    I cannot open the attachment from my colleague, he says file is corrupted, what can I do?
    my laptop takes like fifteen minutes to start in the morning and I go get coffee and it's still spinning, what can I do about it
    Whenever I share my screen in Zoom, the others only see black. Is there a setting for that?
    I changed my password this morning and now my phone doesn't get mail anymore
    The numbers on my keyboard's right side suddenly move the cursor instead of typing digits; how can I undo this?
    WHY does Word keep putting everything in Spanish spelling? How do I make it stop underlining every word?
    my calendar meeting is one hour wrong for my colleagues, where I can change the time zone
    i dragged a folder somewhere by accident and i can't see it anymore in the shared drive, how do i find where it went
    pop-ups asking me to rate a program every morning | no sound in teams | wifi drops on my laptop every ten minutes, others are fine
    onedrive not syncing | I need to recall an email I sent to a colleague with a typo, how is that done?
    the USB stick is not showing up when I plug it in | my desk phone shows "registering"
    This stupid printer has said "offline" since eight o'clock although it's switched on and I've got contracts to print!
    The microphone on my headset is so quiet that customers complain. Might you know how to raise it?
    the printer on the second floor prints everything with a grey stripe down the middle and we've changed the toner twice already
    Would you happen to know why my Outlook keeps asking for the password even though I typed it correctly and it does work on the phone?
    laptop takes 10 min to start, coffee is done before it is
    My second screen is showing everything upside down since the cleaning lady moved the keyboard, and I do not find the setting.
    I've restarted this stupid scanner four times and it still says it can't find the folder, what does it WANT
    so I plugged in the new headset and people on Teams say they can hear me but I can't hear them and I already checked the volume and it's all the way up
    excel freezes whenever i open the big inventory sheet, rest is fine
    Mon imprimante imprime seulement la moitié de la page depuis la mise à jour d'hier, qu'est-ce que je peux essayer?
    Our label maker refuses to talk to Maria's PC, while it is perfectly happy with mine, which is the very same model.
    caps lock stuck or something, cant type my pw | my mouse is jumping everywhere on the screen like a drunk, I changed the battery, is the same
    One of the ladies in accounting can't open PDF files by double clicking any more; they come up in the web browser, which she dislikes intensely.
    Wifi on my laptop drops every time I walk into the boardroom and comes back when I go out again, just mine, the others are fine
    WHY does Word change my numbering every single time I press enter, I have lost an hour on this
    The keyboard types French accents instead of slashes and I really need the slash for our file numbers.
    pc fan is screaming all day, sounds like a hair dryer
    Since this morning my desktop icons are enormous, only three of them fit on the screen, I did not touch nothing
    Our boardroom TV says no signal when I connect the cable, it worked for the sales team on Friday, and my presentation is at two.
    I'm trying to attach a floor plan to an email and it tells me the file is too large, is there some other way of sending it?
    the shared drive disappeared from my computer after I updated, colleagues still see theirs, how do I get the letter S back
    My QuickBooks opens and says somebody else is in single user mode, and I swear that I'm alone in the office.
    locked out after 3 wrong tries, how long do i wait
    there's a little yellow triangle on the network symbol although the internet works, it's been there for days and it's bugging me
    The signature with the logo shows up as a red X for customers, and on my side it looks perfectly nice.
    so my laptop's battery goes from eighty to dead in about twenty minutes and it's only two years old and I bring it to clients so that's kind of annoying
    every time the copier wakes up from sleep somebody has to turn it off and on, it makes us crazy already since two weeks
    I can't find an email I definitely got on Tuesday, search shows nothing, and I know it's in there somewhere damn it
    My webcam picture is totally black in Zoom, though the little light beside it is on. | zoom link wont open, just spins
    My colleague Deepa gets all the group emails twice and nobody else does, would there be some easy remedy?
    I save the document in OneDrive and on the other computer I still see the old one, even after one hour waiting
    the docking station works until lunch and then both monitors go dark and I unplug everything and it's good again till the next day
    Windows says I'm out of disk space, I deleted tons of pictures and it still complains, where is all that room going
    No sound from the reception computer, which matters only because we play the hold music off it. | scanner to email stopped, scan to usb ok
    My tablet won't rotate any more, I hold it every possible way and it stays like a portrait, very impractical for the drawings.
    Who on earth decided the update should run at nine in the morning, I've been looking at forty percent for half an hour
    the clock in the corner is seven minutes slow and our time sheets come out wrong because of it, can I reset that myself
    A customer says that my emails land in her junk folder, and she's asked me twice this month to resend the quotation.
    I made a pivot table and now the refresh button is grey, I'm on the same version than before
    Desk phone at my place shows "registering" and has done so since I moved the cable under the desk; the rest of the phones ring normally.
    bluetooth wont see my earbuds on the work laptop, phone sees them right away
    My authenticator app is on the old cellphone, I got a new one yesterday and don't know how to move the codes across.
    The print comes out on the machine in the other building, and I have to walk through the snow to collect it, please tell me how I switch it.
    Adobe asks me to sign in fifteen times a day, it's the proper licence, I pay for the damn thing
    when I open two spreadsheets they go in one window behind each other, my old computer put them side by side
    The touchpad reacts to my thumb while I'm typing and the cursor leaps into another paragraph, is it possible to turn it off?
    usb stick not showing up on my pc | J'ai oublié le mot de passe de mon ordinateur au bureau pendant mes vacances, comment je le réinitialise?
    There's a faint line across the screen of the new monitor since yesterday, it moves slowly upwards, and I get a headache.
    my email shows only last three months, before this nothing, a colleague says it is some slider
    ok so the paper jam light is on but there's no paper in it, I opened every door that thing has, and it still beeps
    One drive letter has a red cross on it yet opens normally if I click, should I do something about that?
    copy paste quit working between my computer and the remote desktop
    Stupid update moved my taskbar to the middle, I want it back on the left where it's been for twenty years
    I type in the search box at the bottom and nothing comes, just a white rectangle, I have restarted already two times
    The meeting room panel shows last week's bookings and people keep walking in on one another.
    my screen goes to sleep after one minute while I'm reading contracts and I must wiggle the mouse constantly
    our guest wifi asks visitors for a code and the code on the poster doesn't work any more, ours works, just the guest one
    I'm a bit embarrassed to ask, but how do I get the ruler back in Word, it vanished when I was formatting the newsletter
    vpn connects then drops after abt a min, only at home | The barcode gun adds an extra zero in front of each number since I replaced its cable.
    so I was renaming a bunch of photos for the website and now they don't open with a double click, I think I took off the ending, the dot jpg thing
    Every Monday the first login takes forever and by Tuesday it's fine, that's been going on since Easter, what could be slowing it down
    Voicemail light on my phone blinks, no messages in it, I erased everything and it blinks at me all day long
    Outlook rules stopped sorting, all lands in inbox
    The laptop lid doesn't wake the machine, I need to hold the button down very long, and then it complains that it was not shut down properly.
    ipad at the counter keeps signing out of the booking app, roughly every half hour, with a line of customers watching me
    colours on the printed brochure are much darker than on my display, is there something to adjust in the printer settings?
    my toner says empty but I shook it and it prints beautifully, how do I tell the machine to shut up about it
    I can't share my screen in the meeting, the button is grey for me, for the others it's not
    Google Maps on my work computer believes I'm in Vancouver, whereas I'm in Etobicoke, and all the distances are useless.
    it says my mailbox is 99 percent full and I've emptied the trash, what else can go | sticky n key after coffee incident, rest ok
    The font in all my incoming emails turned microscopic overnight, just on this one computer.
    Since the phone update I don't get any notification for Teams chats and discover them in the evening only, it's quite awkward with the boss.
    my computer beeps three times when starting and then goes on as if nothing had happened
    the dictation thing in Word writes everything in capital letters now and I've no idea what I said to it
    Printing envelopes has become a nightmare: address upside down, then sideways, then on the flap!
    My spare monitor flickers whenever the elevator goes, I'm not joking, could that be a cable?
    Le son coupe dans mes appels Teams mais seulement quand j'utilise mon casque, avec les haut-parleurs tout va bien.
    it autocorrects our company name into a vegetable in every single letter, where do I teach it the right word
    the numbers in my csv turn into dates, for example 3-4 becomes March fourth, I need them like they are
    I get two cursors, one follows and one just sits there in the middle of the page like a ghost
    My new chair mat squeaks less than this hard drive does; it's been clicking softly for a week, everything still opens though slowly.
    need to reset pin on the copier | The address book shows former clients first whenever I type a name, is there a way of clearing those old suggestions?
    so every email I send has the out of office from my holidays attached to the replies and I've been back since Monday and it says it's off
    keyboard on the shop floor PC is answering two seconds late, you type a whole word and then it appears
    I can't log in to the copier since I got a new badge; with my old badge it worked, and Security already took that away.
    my laptop says "no bootable" only if a memory stick is in it, without stick starts normal
    The little projector remote quit, new batteries didn't help and I don't want to climb on a chair for every lecture.
    it keeps opening my attachments in protected view and I have to click enable for each of two hundred invoices, ugh
    Would restarting help if the internet is just slow on my machine, and nobody else's?
    Since I have the standing desk the network cable falls out each time I go up, and then I have to sign in to everything again.
    The page numbers of my report start at three whatever I do, and the manual might as well be in Chinese.
    my photos from the job site dont upload to sharepoint, stuck at 1 of 12 since lunch
    When I dock the laptop the letters on the external screen are blurry, on the laptop itself they are sharp like knife.
    I muted one Teams channel by accident and now I've muted half the company, it seems, could you tell me where that's undone?
    Could you help me with my headset, which connects to my cellphone each time somebody calls me on the computer?
    The calendar on my telephone shows the meetings one hour too late since we changed the clocks, though on the computer it is right.
    teams status always says away even when im typing like crazy
    Ma souris sans fil arrête de fonctionner toutes les dix minutes, il faut que je la débranche et la rebranche chaque fois.
    so I accidentally dragged a mail folder into some other folder and I've opened like twenty of them and can't see it, is there a trick
    The accounting program's buttons are so tiny on this high resolution laptop that I'm using a magnifying glass, quite literally.
    I keep getting an error about a certificate when I open the supplier's ordering page, my colleague next to me opens it without trouble.
    A window is stuck half outside the display and I cannot grab its top to pull it down.
    Acrobat won't let me fill in the form our bank sent, the fields simply aren't clickable, though it opens all right.
    so the stapler part of the copier keeps saying it's empty and I put new staples in and took them out and put them in again and it still won't staple
    one of our computers restarts by itself every hour, not sure if it is urgent | a machine reboots on its own since monday
    a pc in the lab freezes now and then, no hurry | the x-ray computer is slow after lunch | it stopped by itself, could someone look next week
    my printer doesn't work | my printer won't print | printer not working | the printer isn't working | printer is offline | printer is jammed | cant pritn
    I can't print | my computer is slow | my PC is slow | slow computer | why is my computer so slow | computer keeps freezing | my computer keeps crashing
    my laptop won't turn on | my computer won't start | blue scren | forgot my password | I need to reset my password | reset my password
    can you reset my password | my Wi-Fi is slow | wifi keeps dropping | can't connect to Wi-Fi | Outlook won't open | Outlook keeps asking for my password
    Teams isn't working | Excel keeps crashing | Word won't open | my mouse isn't working | keyboard not working | no sound on my computer
    my microphone doesn't work | my mailbox is full | my pritner doesnt work | my computer is so slwo | forgot my pasword | my computer froze
    Outlook isn't working
  `,
};
