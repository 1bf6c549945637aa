import type { RecordsInput } from '../../schema/site.ts';

export const dangerAccountIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-account',
  examples: `
    compte hacké | account hacked | password stolen | login from russia | my email got hacked | my mailbox was hacked | someone hacked my email
    mon compte a été piraté | mailbox hacked what now | my 365 acct is hijacked | My mailbox has been hacked | j'ai donné mon mot de passe
    mot de passe volé on fait koi | quelqu'un a piraté mon courriel | our facebook page was taken over | fired guy still logs in remotely
    I gave my password on a fake site | gave the 6 digit code to a caller | got phished. typed login. now what | email account taken over cant reset
    I typed my password into a fake page | she gave her login to a phishing site | a fake email went out from our address
    our former IT guy is logging in at night | my account sends messages I didn't write | on s'est fait pirater une boîte courriel
    sent folder full of junk I never wrote!! | clients get strange emails from my address | I approved an MFA prompt I hadn't asked for
    somebody writes to our customers in our name | my boss entered his password on a weird page | a fired worker still has access to everything
    a former employee still logs in to our system | the old office manager still reads our mailbox | somebody signed in from nigeria to our account
    LinkedIn of our company got hijacked overnight | somebody who left months ago is still signing in | I typed my password into a page that wasn't real
    an employee we let go can still get into our files | un ancien employé se connecte encore à nos fichiers
    Our former bookkeeper keeps getting into QuickBooks | gave away my password by mistake to a phishing site
    just put my pw into a fake teams login what do i do | Our company's Facebook page was stolen by a stranger
    there's an admin user in our tenant nobody recognizes | Gave my login to a fake DocuSign site ten minutes ago
    hotmail/365 acct taken over cant get back in pls help | someone we let go yesterday is erasing files right now
    Clients are getting e-mails from me that I never wrote | An ex-partner still reads our shared calendar and mail
    My boss's account is spamming everybody in his contacts | my email got hacked ppl are getting weird stuff from me
    i gave my pw to a phishing site by accident, what now?? | someones in my outlook, rules i didnt make, pwd changed
    The receptionist we let go on Friday is still signing in | someone sent an invoice pretending to be us to our client
    connexion du nigéria sur le 365 de ma patronne cette nuit | a fired employee is still in our system and deletes things
    une adjointe a entrer son mdp dans un lien docusign louche | customers keep getting spam from our address what do we do
    Someone changed the password on our Google Workspace admin | I keep getting sign in requests on my phone and pressed yes
    someone got into my outlook and is emailing all my contacts | login from vietnam on owners account successful. bad right?
    customers calling me abt spam from my email. i didnt send it | someone is using my login right now, it keeps kicking me out
    password leaked on fake page 5 min ago, change it? what else | J'ai entré mon mot de passe sur une fausse page de Microsoft
    mon teams envoie des messages a tout le monde et cest pas moi | Some crook locked me out of my own 365 account!!! Get it back
    there's a rule in my mailbox that forwards everything to gmail | My Facebook business page been stolen and the password changed
    Stranger has changed my recovery email and I am locked outside | quelqu'un a changé le mot de passe de notre quickbooks en ligne
    I'm locked out and the recovery phone number isn't mine anymore | There's a login to my Outlook from Lagos and I'm in Scarborough
    ex employe still has acces to our emails, logged in this mornng | All contacts of me receive "please buy gift cards" from my name
    they've got into our google workspace and made themselves a user | Emails I sent are being forwarded to some gmail I don't recognize
    notre page facebook d'entreprise a été prise par quelqu'un d'autre | Somebody took my Apple ID and the office phones are attached to it
    ex bookkeeper still has access to quickbooks and is changing things | activité suspecte compte admin microsoft 365, alerte reçue ya 10 min
    how do i see if somebody put a forwarding rule in my outlook mailbox | I typed my Microsoft password into a page that turned out to be bogus
    A forwarding rule I didn't create sends my mail to some Gmail address | The hacker answers my customers from my own mailbox and I see it live
    She quit last month, and the logs say she opened payroll this morning | I logged in to something that pretended to be Dropbox. How bad is that
    My Office password is MapleLeaf77! can you log in and check my mailbox? | my inbox sends replies by itself to people with a link to some onedrive
    Hello, one person enter in my email and write to my customers in my name | des clients nous appellent parce qu'ils reçoivent du spam de notre adresse
    Compromised mailbox, 400 spam mails out, microsoft blocked us from sending | j'arrête pas de recevoir des demandes d'approbation MFA que j'ai pas faites
    Two-factor phone number on our admin login has been changed and it wasn't us
    A supplier rang to say I'd e-mailed him a virus link, and I certainly hadn't
    My account is stolen, when I try come in it say password was changed by other
    I have typed my password on a page which looked like Microsoft but it was not
    I have fall in a trap, I wrote user and password on the false site of the CRA
    je suis bloqué dehors de mon compte pis le numéro de récupération a été changé
    In my sent mail there are many letter that I did not wrote, to all my contacts
    We noticed hundreds of sent items from the info@ mailbox that none of us wrote
    I put the password in false page of Microsoft, I am very afraid, what to do now
    I keep getting approve sign-in requests on my phone and my daughter pressed yes
    j'ai lu le code à 6 chiffres à un monsieur au téléphone qui se disait du soutien
    Somebody in Russia logged in my account yesterday, it is written in the activity
    our receptionist told somebody her password because he said he was from you guys
    Un compte administrateur que personne ne reconnaît est apparu dans notre console.
    We have discovered a forwarding rule in the controller's inbox that no one created.
    the guy we fired is still in our system he just sent an email from our info address
    the girl we let go on Friday is still reading our mailboxes I can see her logged in
    our IT guy quit and he just shut off all our accounts, were locked out of everything
    Three customers phoned to ask why I had sent them a strange OneDrive link. I didn't.
    Nous constatons des règles de transfert inconnues dans la boîte de notre contrôleuse.
    Is my account compromised? It shows sign-ins at 3 a.m. from a city I've never been to
    The worker which we fired two days ago, he is still enter with his account and see all
    we are locked out of all our microsoft 365 accounts, somebody changed the admin password
    After clicking a shared-document link my account got blocked for sending 3,000 messages.
    I'm afraid our clients are receiving strange messages from my address that I never wrote
    I entered my company login in a form which came by mail, after I have seen it's phishing
    Our old IT guy is angry and he still has every admin password and I just saw him sign in
    Des courriels que je n'ai pas écrits partent de mon compte Outlook vers tous mes clients.
    Somebody has taken over the owner's Apple ID and Outlook both, and keeps kicking him off.
    I approved an authenticator prompt I hadn't asked for, and now I see a sign-in from Lagos
    the mails from my boss are not from my boss but from his real mailbox, somebody is inside
    The one who left in June is still inside the CRM with the shared password, I see him online
    My SIM seems to have been swapped; phone shows no service and my mailbox password was reset.
    There are rules in my inbox that I didn't make and replies are vanishing into the RSS folder
    Mon compte courriel a été piraté, mes clients reçoivent des messages que je n'ai pas envoyés
    We can see an unknown global admin named "svc-backup2" in our tenant. Nobody here created it.
    I can't get in to my e-mail since the thief has changed the password and the telephone number
    My clients are getting messages with a new bank account number that come from my actual address
    Somebody read the code I got by text over the phone, and minutes later I couldn't open my e-mail.
    customers keep calling me saying i sent them a link and i didn't so somebody must be in my mailbox
    J'ai rentré mon mot de passe sur une fausse page de Desjardins pis Outlook, qu'est-ce que je fais?
    Mon compte courriel s'est fait pirater, mes clients reçoivent des messages que j'ai jamais envoyés
    I'm writing on behalf of our director, whose LinkedIn and e-mail were both taken over this weekend
    Would you kindly tell me how we shut out a former employee at once, he's currently inside our files
    A former salesman downloaded our whole customer list last night with the login we forgot to turn off
    Je viens d'approuver une notification Authenticator par erreur, ce n'était pas moi qui me connectais.
    I got one of those approve sign in things on my phone and I hit yes without thinking and it wasn't me
    A dismissed employee has deleted calendar entries this afternoon, so evidently her account still works
    My accountant fell for a fake SharePoint page and entered her credentials, what's the first thing to do
    One of our lawyers gave her credentials to a bogus voicemail page, and now bounced mails are pouring in
    We have been hacked, somebody is sending emails to our customers from my account. What should we do first?
    We dismissed our sysadmin last week. This morning he logged on as domain administrator and renamed things.
    We let our office administrator go this morning and it seems she changed the admin password before leaving
    Our intern read her password out to a man on the phone who said he was from the bank's computer department
    I put in the six digit code on a page and then I realized the address was wrong and it's the boss's account
    my inbox is suddenly empty and there's a rule in there i never made that sends everything to a gmail address
    I'm pretty sure an outsider is reading my mail, because he quoted something only I had written to my partner
    i think i just gave my password to scammers it was a page that looked like microsoft and i put in my code too
    My assistant told a caller from "IT" her password. He knew her name, should we be worried? She's at her desk now.
    Clients say they are getting emails that look like they come from us, but we never sent them. Can that be stopped?
    The controller's inbox has hidden rules moving all bank messages to RSS feeds, so I think an intruder is in there.
    Our old web designer refuses to give back the admin login and he's been changing our domain settings this afternoon
    So I clicked this docusign thing and put my login in and then it just went blank and now I'm thinking that was fake
    I fell for it: the page looked just like our Microsoft 365 sign-in and I put everything in, even the six-digit code.
    A supplier in Vaughan says I asked them to change banking details. That mail came from my real address, not from me!
    Funny thing, three customers called in the last half hour to ask why we changed our bank account. We didn't change it.
    hey so our instagram and the email behind it both got taken and the person is messaging our customers asking for money
    I think someone is inside my email right now, a client just got a message from me that I never sent. What should I do??
    Our Microsoft 365 admin account seems to have been taken over; none of us can sign in and the recovery phone isn't ours
    I entered my credentials after scanning a QR code on a parking notice. Now Office tells me my sign-in was used from Vietnam.
    Our drafting tech quit angrily in May and we just discovered he's been reading our SharePoint ever since. How do we shut him out?
    Our calls are being answered by someone who isn't us. A customer just told me he gave "us" his card number. What would you suggest?
    I'm the office manager at a mortgage brokerage on Yonge. The sent folder of our broker contains two hundred messages she never composed.
    our partner's mailbox is sending out fake invoices to everyone we deal with since about nine o'clock this morning and she swears it isn't her
    my mailbox is sending junk to all my clients | customers say they got weird messages from me that I did not write
    just typed my password in a page that was not microsoft | i gave my password to the guy on that fake login page, stupid me
    fell for a phishing mail ten minutes ago and entered everything | hacked!! our linkedin and outlook both
    The salesman we let go in June is still logging in to our CRM, I see it in the list right now
    fired bookkeeper is reading our mail, she quoted a message from yesterday | they changed my password and recovery number, I'm shut out of my own mailbox
    an unknown forwarding rule in my inbox sends everything to a gmail | approved a sign-in prompt that wasn't mine
    Forgive the urgency, our director's address is presently writing to donors asking for transfers and he is sitting next to me not touching anything
    Somebody has changed my signature and writes to my customers, not me! | old co-owner still gets in our bank portal and onedrive, saw him in the history
    An employee we fired yesterday is logged in to our system and deleting files
    somebody in Nigeria signed in as me according to Microsoft's alert and I've been in Markham all week
    quelqu'un envoie des courriels à mon nom depuis ce matin | mfa keeps buzzing at 3 am and it's not me | mon compte est piraté | on a hacké mon courriel
    j'ai donné mon mot de passe à un faux site | Une collègue vient d'inscrire ses identifiants Microsoft sur une page frauduleuse; que devons-nous faire?
    kelkun envoie des emails en mon nom | mot de passe volé | Mes clients reçoivent de ma part des courriels que je n'ai jamais écrits.
    notre ancien commis se connecte encore à nos systèmes | connexion de Russie sur mon office 365 | facebook de la compagnie volé
    j'ai rentré mon code sur un lien louche, oups | Mon boîte mail il est contrôlé par un autre personne
    y a des règles dans mon outlook que j'ai pas faites et mes messages disparaissent | compte admin compromis
    Maudit, la fille qu'on a mise dehors lit encore nos courriels, bloquez-la! | je viens d'approuver un MFA que j'avais pas demandé
    toute ma liste de contacts a reçu du spam venant de moi | mon compte google d'affaires s'est fait prendre
    On nous signale que l'adresse de notre président expédie des liens d'hameçonnage depuis ce matin. | accès non autorisé à ma boîte
    qqn est loggé dans mon compte depuis le Nigeria | ancien employé encore dans le VPN, il efface du stock
    j'ai tapé mon nip et mon mot de passe dans un faux portail Desjardins au travail | piratage de notre compte linkedin
    alerte : connexion réussie depuis l'étranger, pis c'est pas moi | La messagerie de notre directeur a été détournée, comment reprendre le contrôle?
    ma boite envoie 1000 courriels toute seule | Je me suis fait avoir par un hameçonnage et ils ont maintenant mes identifiants, quoi faire tout de suite?
    My customers say I asked them for gift cards, which is odd since I was asleep. | i typed my password on that sharepoint page, page was blank after
    Somebody in Nigeria signed in to my Outlook according to this notice, I have never been there | my phone asks approve sign in, over and over
    I press yes on the phone for the code but I was not login, is okay?
    so I got a thing about a shared document and I put in my e-mail and password and then nothing happened and now my sent folder is full
    Who the hell is sending invoices with my name on them? | rule in my inbox I didn't make | all my mail goes to RSS folder
    The fellow we let go in March just edited the price list, apparently he can still get in. | Sales guy quit, yet he answers customers from our address
    Kindly note that I gave my login on a page that turned out not to be the bank of ours. | password stopped working and recovery number isn't mine
    linkedin now shows another man's face | mon mot de passe a été changé, pas par moi | On a envoyé des courriels à tous mes contacts en mon nom
    It says signed in from Lagos | In my sent items there are letters to our supplier about new bank details. I did not write any of them!
    bookkeeper entered her credentials in that docusign thing, probably nothing | I can not enter in my mail, it say other phone was added yesterday
    locked out, and my recovery email was switched
    hundreds of bounce messages came back to me this morning for mails I don't remember, is my mailbox full or something
    our instagram posts sunglasses ads since last night | An employee who left angrily keeps reading the shared calendar, he knew about today's meeting
    the temp we let go logged in on sunday | I told the nice form my code and my password because it said the mailbox would be closed.
    gave away my 365 login i think | There is a second device on my account named Xiaomi, we have only iPhones
    my boss's mailbox has a forward to some gmail, he says he never set that | Replies come to conversations that I never started, how weird is that
    Our old IT fellow changed the admin password last night, though he no longer works here | someone else is in my account
    she scanned the QR code in the parking notice mail and signed in, and now Teams throws her out all the time
    got a text that my password was reset, wasn't me | approved the popup by accident
    Google says my account was used on a new Windows computer in Texas while I am in Barrie
    j'arrive plus à rentrer dans mon courriel parce que quelqu'un a changé le mot de passe pis mon numéro de récupération aussi
    mdp donné par erreur a un fraudeur | clients get mails I never wrote | ex office manager still in our facebook page posting stuff
    People ask why I'm offering them crypto | Vendors complain about my messages asking for new banking info, I'm furious, I sent nothing!
    my email was hacked | my email has been hacked | my account was hacked | my account got hacked | my account has been hacked | someone hacked my account
    somebody is in my email | someone's in my mailbox | someone is useing my account | someone else is logged into my account
    somebody logged into my account | my Office 365 account is hacked | my password was stollen | someone has my password | they have my password
    someone stole my password | someone changed my password | I gave my password to a scammer | I gave away my password
    I entered my password on a fake site | I typed my password on a fake page | I put my password in a phishing site | I fell for a phishing email
    I clicked a phishing link, entered my password | account compromised | our mailbox is compromised | email account compromised
    someone is sending emails from my account | someone's sending emails in my name | my account is sending spam | my email is sending spam
    ex-employee still has access | a former employee is still logging in | fired employee still logs in | my emial got hacked | somone hacked my acount
    my accont was hacked | mon courriel a été piraté | someone logged in to my Microsoft 365 | my account is compromised | quelqu'un a mon mot de passe
  `,
  counterExamples: `
    do you take emergency calls from companies that aren't clients
    our tech retires in december and im scared of what happens if something breaks after that. can you take over
    Our insurer had a claim from another clinic that was hacked and now they want MFA for everybody. How long does it take to set up?
    Back in 2021 we were hacked and our old provider rebuilt everything. The owner now wants an audit every year. Is that something you do?
    What do you need from us in case of a break in to the system, a list of contacts or something? I'm putting together our emergency binder.
    If our accountant's email was ever taken over, how quickly could you lock it, and is that in the basic plan?
  `,
};
