import type { RecordsInput } from '../../schema/site.ts';

export const dangerSuspiciousIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-suspicious',
  examples: `
    is this email real | I got a strange email from my boss asking for gift cards | an email says my mailbox is full, should I click
    got a text from the bank with a link, is it genuine | someone called saying he is from microsoft, is that legit
    I received an invoice I don't know, can I open it | looks like phishing, what should I do | our supplier sent new bank details by email, is that normal
    a pop-up says my computer is infected, is that true | how do I know if a message is fake | an email from canada revenue wants me to log in
    I haven't clicked anything but this mail looks odd | est-ce que ce courriel est vrai | j'ai reçu un courriel suspect
    somebody pretends to be our bank on the phone | is this pop up genuine | our boss asked me to buy gift cards by email
    my boss texted me to buy gift cards, is that really him
    J'ai reçu un message prétendant venir de Microsoft qui me demande de valider mon mot de passe; est-il authentique? | courriel louche
    un gars m'appelle pour dire que mon ordi a un virus, c'est-tu une arnaque | texto de l'ARC avec un lien, j'ai pas cliqué
    mon boss m'écrit de son gmail perso pour des cartes cadeaux, bizarre non?
    Un fournisseur nous avise d'un changement de coordonnées bancaires, comment vérifier avant de payer? | cest tu du phishing ca
    j'ai reçu une facture Norton de 499 $ que j'ai jamais commandée, j'appelle-tu le numéro? | le lien commence par rnicrosoft avec r et n, c'est safe?
    quelqu'un qui dit être de chez vous veut se connecter à mon poste, est-ce bien vous?
    Puis-je ouvrir sans danger une pièce jointe nommée « facture.zip » d'un expéditeur inconnu?
    on a un docusign qu'on attendait pas, personne a touché encore | message vocal étrange avec la voix du proprio qui demande un virement, on a rien fait
    a qui je transfere un email suspect pour le faire verifier | un QR code dans un courriel des RH, ça me semble pas catholique
    Notre registraire de domaine nous réclame un paiement urgent par la poste; s'agit-il d'une fraude?
    yé-tu légit le courriel « votre boîte est pleine cliquez ici »
    I received a message purportedly from Microsoft asking me to validate my password. Is it legitimate? | phishing or real?
    one man call and say my computer has virus, it is true or scam | got a text from the CRA with a link I haven't touched it what do I do with it
    weird docusign | Is it you idiots calling my staff about 'remote support' or is it a scammer? | boss emailing from gmail wanting gift cards, sus
    A supplier has advised us of new banking details. How can we verify this before paying? | is rnicrosoft.com legit
    norton invoice 499 i never ordered, safe to ignore? | voicemail that sounds like our owner asking for a wire, nobody's sent anything yet
    getting tons of spam n fake invoices in our inboxes
    A gentleman from Amazon is walking me through a refund on the other line and wants me to read him the code that just came to my phone. Is that how it works?
    We got an email from a supplier saying their bank account changed. How should my staff handle these? | Is this e-mail from Microsoft real?
    I got an invoice from a company I've never heard of | A text says my parcel is held and I must pay $2.99
    Someone called claiming to be from our bank, genuine or not? | My boss is asking me by WhatsApp to buy gift cards, should I believe it?
    Got a strange attachment called Invoice_8841.html | A message says my password expires today, click here
    The supplier wants us to use a new bank account. Is that a scam? | Received a letter from "Domain Registry of Canada", do I have to pay?
    Odd mail from our CEO, spelled badly | A link came from a colleague who says she didn't send it, I haven't clicked
    The CRA left a threatening voicemail at our front desk, is it them? | Somebody says they have a video of me and wants bitcoin
    There's a QR code sticker on our door asking us to sign in
    We rent an office on Eglinton. A caller says he's from Hydro and will cut us off in an hour unless we pay; could that be true?
    I was about to approve a $14,000 bill when I noticed the sender's domain has a zero instead of an o. What do you think?
    A person named Kevin phoned me saying he works for Group 4 and needs my password. Did you really call?
    Geek Squad thanks me for a renewal of 459.99. I've never been their customer; should I phone the number?
    Our bookkeeper received new direct-deposit instructions from an employee's private Gmail. She hasn't changed anything yet.
    I keep getting authenticator prompts at night that I don't approve. Is someone trying something?
    A PayPal money request came from the right address but the note tells me to ring an 888 number. Fishy?
    The notice looks like it comes from Canada Post, but the link goes to canpost-delivery.top. Safe to open?
    Our lawyer's office sent a password-protected zip with the password in the same message. Feels off to me.
    An "auditor from Adobe" writes that we use unlicensed fonts and must run his tool. Would you trust this?
    Somebody with a Lithuanian number texted our apprentice pretending to be the foreman. How do we check?
    I have a voicemail file in Outlook that ends in .htm, and we don't even have such a system.
    Job applicant mailed a résumé as a macro-enabled Word document. Open or delete?
    A new customer in Ottawa wants to overpay by cheque and have the difference wired back. Smells bad, no? | got weird txt from "amazon", scam or no
    boss emaild me for urgent wire, dont think its him | somthing off w this invoice from telus, is it fake? | recvd a link from unknown sender shud i open
    Please, I receive one mail of bank and not know if it is true or false
    A man call me and say he is Microsoft and my computer have problem, is he honest?
    This message ask me my password for verify the account, it is normal? | I have got a bill for something I did not order, maybe it is a trick?
    Came to me a mail with link from my chief, but he writes other way usually, can be danger?
    i got this email that says my account will be closed in twenty four hours and i'm not sure if it's real
    somebody just called and said they're from microsoft and they want to connect to my computer should i let them
    J'ai reçu un courriel louche de Revenu Canada, c'est-tu une arnaque? | Mon boss me texte pour que j'achète des cartes-cadeaux, ça sent le fraudeur non?
  `,
  counterExamples: `
    A dentist I know had her email hijacked last year. What do you set up so that doesn't happen to us?
    I read about that hospital that got hacked. Are small offices really targets too?
    Whenever the printer acts up I lose my mind. Is that included in your monthly price?
    If a scammer phoned one of our receptionists, how would she know? Do you do training for that?
    does cyber insurance pay if we send money to a fraudster
    We're drowning in passwords here. Is there a program you recommend to keep them?
    do you guys do incident response or only regular support | how often do you test the backups
    Microsoft says support for Windows 10 is over. Is it dangerous to keep using it?
    do you do data recovery from old drives? i have one from 2015 that stopped working, no rush at all
    the scanner is a pain, i have to try it twice every time. do you support scanners or only computers
    I keep hearing about fake Microsoft calls. How can I tell if a call is really from you, once we're clients?
    how long do you keep backups and can we get one file back from last year
    Say an employee clicked on something bad. What would your team do, step by step?
    how many hours of emergency support are included per month | Is it true that macs dont get viruses
    Excel is driving me crazy, it's been slow for months. Do you give lessons?
    Our auditors want proof that we could restore everything after an attack. Can you produce a report like that?
    is 24/7 monitoring worth it for an office of 8
    can you block bad websites at the office, i want to prevent viruses not just clean them up
    what would you do different from our IT company that let us get a virus last year
    how many people answer when there's an outage, is it just one guy
  `,
};
