import type { RecordsInput } from '../../schema/site.ts';

export const adviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'advice',
  examples: `
    how do I protect against phishing | how often should we test backups | should we move to the cloud | what's the best way to store passwords
    when should we replace our computers | what should be in an IT contract | how do we train staff about scams | is windows 10 still safe
    how long should we keep records | which microsoft 365 licence do we need | what should we check before moving offices
    do we need a firewall if we are all in the cloud | how do small firms get hacked | tips for a strong password | how do I prepare for ransomware
    how much should we spend on IT | is sharepoint better than a file server | comment se protéger contre l'hameçonnage
    à quelle fréquence tester les sauvegardes | should we use sharepoint or a file server | should I turn off the computer | what is the law 25
    faut changer les mots de passe aux combien de mois | Quelle est la meilleure façon de sauvegarder les données d'un petit bureau?
    on devrait-tu passer au cloud ou garder notre serveur | comment former mes employés à reconnaître les courriels louches
    gestionnaire de mots de passe, lequel est bon? | Est-il risqué de demeurer sous Windows 10? | les employés utilisent leur cell perso, c'est-tu correct
    comment activer le MFA dans 365 | ChatGPT au bureau, on permet ou on bloque? | Quels éléments devrait contenir une politique de télétravail?
    What is the best practice for backing up a small law office? | best password manager? | we should stay with server or go to cloud, what is better
    I'm tired of people clicking junk. How do I train them properly? | how do i turn on mfa in 365
    Should our organization permit the use of ChatGPT at work? | wifi security tips | how often do you test a backup, in general
    what goes in a work from home policy | The girls at reception keep the portal passwords in an Excel sheet. I hate it. What would you do about that?
    do i rly need that code thing on my phone whenever i log in | How do I know that an employee we let go can't still get into our e-mail?
    How can we make it harder to fake our e-mail address? | Is it true that macs dont get viruses | Could someone intercept our bank payments?
    my husband thinks the cloud is where data goes to die. is it safer than our own server or not
    A supplier wrote to our bookkeeper that his bank account is different now. What is a sensible rule before we send money to a new account?
    We have one server in a closet and it's eight years old. Should we replace it before it dies or move to the cloud?
    what do I do in the first hour after a ransomware attack (just planning)
    Our agents all use their own phones for listings and offers. How would a real estate brokerage keep its paperwork safe with that?
    customers use the same wifi as us, should i worry | Can visitors on our guest wifi see our files?
    Somebody sent our customers a fake invoice that looked like it came from my address. How do you stop that?
    Our staff keep getting scam emails. What can be done? | if ransomware hits can it delete the backups too
    I used to work at a place where the server went down every week. I've just started my own firm, so what should I buy to avoid that?
    win10 still ok to use? | somone keeps sending emails that look like they're from our domain. can that be prevented | how safe is the guest wifi
    Is the code on the phone thing when logging in really necessary for everyone?
    How could I be sure that our backups would actually work if we needed them? | do we rly need mfa
    How can I find out whether my mailbox is quietly sending copies to somebody else? I've read that this happens. | should it belong to us then?
    which microsoft 365 licence does a receptionist need | Is regular antivirus enough these days or is that old school?
    Any advice on buying Microsoft licences? | A sales rep leaves his notebook in a taxi. What protects our files on it?
    We're drowning in passwords here. Is there a program you recommend to keep them? | Is cloud storage secure? | is antivirus enough or do we need more
    We keep all the passwords in an Excel sheet on the shared drive, I know, I know. What would you have us use?
    How often should office computers be replaced? | How do crooks normally get into a company our size?
    Our provider says we need a $9,000 firewall or we'll be hacked within the year. Does that sound right to you? | How long should a laptop last?
    Is it okay to send passwords by email? | How do I make a good password? | How often should we change passwords? | Is public Wi-Fi safe?
    Should I leave my computer on overnight? | Are password managers trustworthy? | What's the best way to back up files? | How can I spot a phishing email?
    Is Windows Defender enough for a business? | Should we allow personal phones for work mail? | How many copies of our data should exist?
    Can a Mac get viruses? | Do we still need a server in 2025? | Is texting a code as safe as an app? | What makes a meeting room's video quality good?
    Are USB sticks dangerous? | Is the cloud safer than a box in the closet? | Should every employee be a local admin?
    When does it make sense to replace a firewall? | Would you recommend SSD over a regular hard drive?
    Does incognito mode hide anything from my employer? | Is it wise to keep using Windows 10?
    What should a small company do about AI chatbots and confidential data? | How do I safely get rid of an old hard drive?
    Teams or Slack, which is better for twenty people? | My laptop is five years old and still fine. Should I be thinking about replacing it?
    We're a bakery with six tablets. Which security habits matter most for people like us?
    My receptionist writes her password on a sticky note. What would be a better habit for her?
    Three of us share one login for the supplier website. Is that a bad idea?
    Our salesman takes his laptop to Mexico next week. What precautions should he take?
    I get maybe fifty junk messages a day. What's a sensible way to cut that down?
    People here click on anything. How do I teach them to be careful without being a pain?
    The owner wants to save every email forever. Is that smart, or should there be a cut-off?
    The kids of an employee use her work computer for games. How worried should I be?
    Somebody suggested we turn off updates because they interrupt us. Good or bad idea?
    Our office router came free from Bell in 2017. Is it time for a better one?
    I want to let customers use our Wi-Fi at the salon. How can I do it without exposing our own machines?
    A consultant swore that longer passphrases beat complicated passwords. Is that true?
    My team shares files through WhatsApp. What's the trouble with that, if any?
    With hybrid work, should I give staff laptops or let them use their home PCs?
    We're setting up a new office and debate cable versus wireless for the desks. Which is preferable in general?
    How do I explain to my partners that two-factor isn't just a nuisance? | I was told to print recovery codes. Where should a person keep such a paper?
    Is there a rule of thumb for how much a small company should spend on IT relative to revenue?
    Before I travel across the border, should I wipe my phone?
    Our bookkeeper gets bank-detail changes by email from suppliers. What's a sound routine for checking them?
    The screen saver lock annoys everyone. How many minutes is reasonable? | Could you give me three tips for working safely from a café?
    We've had power cuts in Leslieville lately. Does a UPS for each desk make sense? | Which is the better backup, a cloud copy or a disk in the safe?
    I read that SMS codes can be stolen. What should we use instead? | When I sell our old iPads on Kijiji, what do I need to do to them first?
    We save client scans with names in the filename. Is there a tidier way to organize folders? | how often shud i restart my pc
    whats better 4 small biz, mac or pc | do i need antivirus on iphone | chrome or edge which is safer?? | shld we use lastpass or no
    best pratice for naming files? | any tips 4 remembering passwords | It is dangerous to open attachments from unknown people?
    How I must choose a good password that I not forget? | Is it better that we save documents in the computer or in the cloud?
    Every how many years one should change the computers of the office? | I ask if is safe to put photo of my passport in an email.
    Which is more sure, the fingerprint or the code? | what's the safest way to send a client his tax papers because I've just been emailing them
    should I be covering my webcam with tape or is that just paranoid
    so my staff keep saving passwords in the browser and I'm not sure if that's fine or not
    is it worth having two internet lines for a shop with five people or is that overkill generally
    Combien de temps un ordinateur portable devrait-il durer? | Est-ce prudent de se servir du Wi-Fi d'un café pour travailler?
    À quelle fréquence faut-il changer ses mots de passe? | How can a small bakery avoid getting ransomware?
    My friend's firm in Barrie got hacked last year. How would we prevent the same? | What is the best way to kill a process that hangs in Task Manager?
    Which steps belong on a checklist for when we fire an employee, as far as accounts go? | Are Macs really safe from viruses?
    How often should a phishing drill be repeated? | In general, is it better to pay the ransom or not?
    What kind of extinguisher is right for a room with electronics? | how do i force quit a frozen app on windows, kill it completely
    I read that thieves target cars at the mall. Should laptops be encrypted for that case?
    What signs give away a phishing message? I want to explain them to our summer students.
    If ever a phone got lost, what should be set up beforehand so nobody could read it?
    A neighbour told us at lunch that his office was robbed in 2019. What would you do to protect computers against burglary?
    How I can teach my workers that they not click in bad links? | what's a good plan so a power outage doesn't ruin our files someday
    Comment éviter que nos employés tombent dans le panneau des faux courriels?
  `,
};
