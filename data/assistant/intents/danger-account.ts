import type { RecordsInput } from '../../schema/site.ts';

export const dangerAccountIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-account',
  examples: `
    an employee we let go can still get into our files | somebody who left months ago is still signing in | the old office manager still reads our mailbox
    a fired worker still has access to everything | our former IT guy is logging in at night | un ancien employé se connecte encore à nos fichiers
    I typed my password into a fake page | she gave her login to a phishing site | someone hacked my email | my account sends messages I didn't write
    I gave my password on a fake site | we are locked out of all our microsoft 365 accounts, somebody changed the admin password
    I keep getting sign in requests on my phone and pressed yes | there's a rule in my mailbox that forwards everything to gmail
    somebody signed in from nigeria to our account | our facebook page was taken over | clients get strange emails from my address | my mailbox was hacked
    I typed my password into a page that wasn't real | a former employee still logs in to our system | quelqu'un a piraté mon courriel
    mon compte a été piraté | j'ai donné mon mot de passe | someone sent an invoice pretending to be us to our client
    somebody writes to our customers in our name | a fake email went out from our address | on s'est fait pirater une boîte courriel
    Des courriels que je n'ai pas écrits partent de mon compte Outlook vers tous mes clients. | compte hacké
    connexion du nigéria sur le 365 de ma patronne cette nuit | je suis bloqué dehors de mon compte pis le numéro de récupération a été changé
    Nous constatons des règles de transfert inconnues dans la boîte de notre contrôleuse.
    j'arrête pas de recevoir des demandes d'approbation MFA que j'ai pas faites | une adjointe a entrer son mdp dans un lien docusign louche
    mot de passe volé on fait koi | notre page facebook d'entreprise a été prise par quelqu'un d'autre
    Je viens d'approuver une notification Authenticator par erreur, ce n'était pas moi qui me connectais.
    des clients nous appellent parce qu'ils reçoivent du spam de notre adresse
    j'ai lu le code à 6 chiffres à un monsieur au téléphone qui se disait du soutien | activité suspecte compte admin microsoft 365, alerte reçue ya 10 min
    quelqu'un a changé le mot de passe de notre quickbooks en ligne | Un compte administrateur que personne ne reconnaît est apparu dans notre console.
    mon teams envoie des messages a tout le monde et cest pas moi | my email got hacked | account hacked
    I got one of those approve sign in things on my phone and I hit yes without thinking and it wasn't me | login from russia
    Some crook locked me out of my own 365 account!!! Get it back | gave the 6 digit code to a caller
    We have discovered a forwarding rule in the controller's inbox that no one created. | password stolen
    customers keep getting spam from our address what do we do | there's an admin user in our tenant nobody recognizes
    my boss entered his password on a weird page
    Our calls are being answered by someone who isn't us. A customer just told me he gave "us" his card number. What would you suggest?
    My Office password is MapleLeaf77! can you log in and check my mailbox?
    I think someone is inside my email right now, a client just got a message from me that I never sent. What should I do??
    Funny thing, three customers called in the last half hour to ask why we changed our bank account. We didn't change it.
    our IT guy quit and he just shut off all our accounts, were locked out of everything
    Clients say they are getting emails that look like they come from us, but we never sent them. Can that be stopped?
    my inbox is suddenly empty and there's a rule in there i never made that sends everything to a gmail address
    We have been hacked, somebody is sending emails to our customers from my account. What should we do first?
    how do i see if somebody put a forwarding rule in my outlook mailbox | My mailbox has been hacked
    I typed my Microsoft password into a page that turned out to be bogus | Clients are getting e-mails from me that I never wrote
    Someone changed the password on our Google Workspace admin | I'm locked out and the recovery phone number isn't mine anymore
    There's a login to my Outlook from Lagos and I'm in Scarborough | I approved an MFA prompt I hadn't asked for
    Our company's Facebook page was stolen by a stranger | A forwarding rule I didn't create sends my mail to some Gmail address
    Our former bookkeeper keeps getting into QuickBooks | My boss's account is spamming everybody in his contacts
    Gave my login to a fake DocuSign site ten minutes ago | An ex-partner still reads our shared calendar and mail
    LinkedIn of our company got hijacked overnight
    We dismissed our sysadmin last week. This morning he logged on as domain administrator and renamed things.
    Three customers phoned to ask why I had sent them a strange OneDrive link. I didn't.
    I'm the office manager at a mortgage brokerage on Yonge. The sent folder of our broker contains two hundred messages she never composed.
    Somebody read the code I got by text over the phone, and minutes later I couldn't open my e-mail.
    Our drafting tech quit angrily in May and we just discovered he's been reading our SharePoint ever since. How do we shut him out?
    I fell for it: the page looked just like our Microsoft 365 sign-in and I put everything in, even the six-digit code.
    My SIM seems to have been swapped; phone shows no service and my mailbox password was reset.
    The controller's inbox has hidden rules moving all bank messages to RSS feeds, so I think an intruder is in there.
    We can see an unknown global admin named "svc-backup2" in our tenant. Nobody here created it.
    After clicking a shared-document link my account got blocked for sending 3,000 messages.
    A supplier in Vaughan says I asked them to change banking details. That mail came from my real address, not from me!
    Our old web designer refuses to give back the admin login and he's been changing our domain settings this afternoon
    Somebody has taken over the owner's Apple ID and Outlook both, and keeps kicking him off. | my email got hacked ppl are getting weird stuff from me
    i gave my pw to a phishing site by accident, what now?? | ex employe still has acces to our emails, logged in this mornng
    hotmail/365 acct taken over cant get back in pls help | someones in my outlook, rules i didnt make, pwd changed
    Hello, one person enter in my email and write to my customers in my name
    I put the password in false page of Microsoft, I am very afraid, what to do now
    The worker which we fired two days ago, he is still enter with his account and see all
    My account is stolen, when I try come in it say password was changed by other
    i think i just gave my password to scammers it was a page that looked like microsoft and i put in my code too
    the guy we fired is still in our system he just sent an email from our info address
    customers keep calling me saying i sent them a link and i didn't so somebody must be in my mailbox
    J'ai rentré mon mot de passe sur une fausse page de Desjardins pis Outlook, qu'est-ce que je fais?
    Mon compte courriel s'est fait pirater, mes clients reçoivent des messages que j'ai jamais envoyés
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
