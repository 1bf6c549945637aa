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
  `,
};
