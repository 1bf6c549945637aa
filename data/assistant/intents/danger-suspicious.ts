import type { RecordsInput } from '../../schema/site.ts';

export const dangerSuspiciousIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-suspicious',
  examples: `
    weird docusign | courriel louche | phishing or real? | is this email real | is this pop up genuine | cest tu du phishing ca | is rnicrosoft.com legit
    j'ai reçu un courriel suspect | paypal invoice out of nowhere | odd sms from boss, new number | est-ce que ce courriel est vrai
    got a docusign i wasnt expecting | looks like phishing but not sure | how do I know if a message is fake | strange txt w code i didnt ask for
    Is this e-mail from Microsoft real? | Odd mail from our CEO, spelled badly | looks like phishing, what should I do
    got weird txt from "amazon", scam or no | Interac deposit notice from nobody i know | weird invoice from norton 499. real or scam
    popup says my computer has 5 viruses, fake? | our boss asked me to buy gift cards by email | texto de l'ARC avec un lien, j'ai pas cliqué
    recvd a link from unknown sender shud i open | is this email legit? says my mailbox is full | An invoice arrived for toner we never ordered
    an email from canada revenue wants me to log in | an email says my mailbox is full, should I click | boss emailing from gmail wanting gift cards, sus
    I received an invoice I don't know, can I open it | Got a strange attachment called Invoice_8841.html
    I haven't clicked anything but this mail looks odd | A text says my parcel is held and I must pay $2.99
    boss emaild me for urgent wire, dont think its him | How do I know if the mail from the bank is genuine
    Is "microsoft-security-alerts dot net" really them | email from cra re: payroll account, legit address?
    got a text from the bank with a link, is it genuine | a pop-up says my computer is infected, is that true
    norton invoice 499 i never ordered, safe to ignore? | getting tons of spam n fake invoices in our inboxes
    I got an invoice from a company I've never heard of | a courier wants $2.99 for redelivery, dont think so
    somthing off w this invoice from telus, is it fake? | A message says my password expires today, click here
    How can I tell whether this DocuSign request is legit? | The sender has our director's name but a gmail address
    my boss texted me to buy gift cards, is that really him | Somebody says they have a video of me and wants bitcoin
    should i click it? link from "HR" about vacation policy | I got a strange email from my boss asking for gift cards
    le lien commence par rnicrosoft avec r et n, c'est safe? | a qui je transfere un email suspect pour le faire verifier
    There's a QR code sticker on our door asking us to sign in | our supplier sent new bank details by email, is that normal
    how can i tell if an attachment is dangerous without opening | on a un docusign qu'on attendait pas, personne a touché encore
    yé-tu légit le courriel « votre boîte est pleine cliquez ici » | is this email legit?? says my mailbox is full click to upgrade
    Is it normal that Microsoft sends a mail about unusual sign-in | spam or real?? says microsoft teams you have 3 missed messages
    un QR code dans un courriel des RH, ça me semble pas catholique | It says the sheriff will come if I don't pay today, believable?
    The supplier wants us to use a new bank account. Is that a scam? | My boss is asking me by text for gift cards, which isn't like him
    there's a message in my inbox from myself saying I've been hacked | What must I do with a mail which looks as from you but maybe is not
    J'ai reçu un courriel louche de Revenu Canada, c'est-tu une arnaque? | Received a letter from "Domain Registry of Canada", do I have to pay?
    This message ask me my password for verify the account, it is normal? | I have got a bill for something I did not order, maybe it is a trick?
    I hover over the link and it goes to a strange site, so is it a trap? | Please, I receive one mail of bank and not know if it is true or false
    My boss is asking me by WhatsApp to buy gift cards, should I believe it? | I'm being asked to log in again to see a fax, and that seems fishy to me
    Nobody clicked yet, but ten of us got the same odd message about a bonus | mon boss m'écrit de son gmail perso pour des cartes cadeaux, bizarre non?
    J'ai reçu un courriel bizarre de ma banque, est-ce que c'est une arnaque? | the mail says my password expires today, keep same password button. fake?
    Could you have a look at whether a message I got from Intuit is authentic | A link came from a colleague who says she didn't send it, I haven't clicked
    Somebody on WhatsApp writes as my director with other number, I don't trust
    got a text from the CRA with a link I haven't touched it what do I do with it
    Got a voicemail from Amazon about a purchase of 900 dollars. I bought nothing
    I've been sent a résumé in a zip file by someone who didn't apply for anything
    Suspicious mail in the info@ box, contains a voicemail attachment as html file
    Job applicant mailed a résumé as a macro-enabled Word document. Open or delete?
    Mon boss me texte pour que j'achète des cartes-cadeaux, ça sent le fraudeur non?
    voicemail that sounds like our owner asking for a wire, nobody's sent anything yet
    an unknown lady on LinkedIn sent me a file with a job description, I haven't opened
    I have received message that they filmed me with webcam and want bitcoin, is it true
    message vocal étrange avec la voix du proprio qui demande un virement, on a rien fait
    Before we pay, could somebody check whether this renewal notice for our domain is real
    A supplier has advised us of new banking details. How can we verify this before paying?
    j'ai reçu une facture Norton de 499 $ que j'ai jamais commandée, j'appelle-tu le numéro?
    A customer forwarded me a SharePoint link and I'm hesitating because he's never done that
    Came to me a mail with link from my chief, but he writes other way usually, can be danger?
    Message says someone shared a file named Salary Review with me, the address looks doubtful
    Puis-je ouvrir sans danger une pièce jointe nommée « facture.zip » d'un expéditeur inconnu?
    I have a voicemail file in Outlook that ends in .htm, and we don't even have such a system.
    A supplier writes that he has a new bank account and I should pay there; something feels off
    We received a subpoena by e-mail with a password-protected attachment. Genuine, do you think?
    There came a letter from a domain registry in China that somebody wants our name, must I worry
    I keep getting authenticator prompts at night that I don't approve. Is someone trying something?
    Notre registraire de domaine nous réclame un paiement urgent par la poste; s'agit-il d'une fraude?
    One of our staff got an e-mail with a QR code for resetting her authenticator. Should she scan it?
    The email have many mistakes and wants me to verify the password within 24 hours, I did nothing yet
    Un fournisseur nous avise d'un changement de coordonnées bancaires, comment vérifier avant de payer?
    I received a message purportedly from Microsoft asking me to validate my password. Is it legitimate?
    We got an email from a supplier saying their bank account changed. How should my staff handle these?
    so this text says it's the CRA and I'm getting a refund and there's a link and it looks kind of real
    We've had an overdue notice from a company called Canadian Trademark Office, which nobody here knows
    so our treasurer just got an email from our president who is on a cruise asking if she's at her desk
    A PayPal money request came from the right address but the note tells me to ring an 888 number. Fishy?
    Somebody with a Lithuanian number texted our apprentice pretending to be the foreman. How do we check?
    A new customer in Ottawa wants to overpay by cheque and have the difference wired back. Smells bad, no?
    i got this email that says my account will be closed in twenty four hours and i'm not sure if it's real
    Geek Squad thanks me for a renewal of 459.99. I've never been their customer; should I phone the number?
    An "auditor from Adobe" writes that we use unlicensed fonts and must run his tool. Would you trust this?
    The notice looks like it comes from Canada Post, but the link goes to canpost-delivery.top. Safe to open?
    Our lawyer's office sent a password-protected zip with the password in the same message. Feels off to me.
    I'd be grateful for a second opinion on an odd message in which our lawyer asks to change payment details
    Today I found an e-mail in my inbox sent apparently by myself, saying I've been recorded through my webcam.
    I've received an e-mail supposedly from Canada Post regarding a parcel, and I'd rather ask before opening it
    a certificate renewal letter with our domain name on it, looks official, they want 289 bucks, do we owe that
    there's an invoice here for two thousand dollars from some directory listing and nobody ordered it is it a scam
    My antivirus subscription is supposedly being renewed for 349 dollars and there's a number to call to cancel it
    J'ai reçu un message prétendant venir de Microsoft qui me demande de valider mon mot de passe; est-il authentique?
    I was about to approve a $14,000 bill when I noticed the sender's domain has a zero instead of an o. What do you think?
    Our bookkeeper received new direct-deposit instructions from an employee's private Gmail. She hasn't changed anything yet.
    I forwarded nothing and clicked nothing, I only want to know if the notice about our Facebook page being deleted is a hoax
    attachment called invoice_8841.zip from a supplier i dont know, open or not? | I got a weird message from a customer, doesn't sound like him
    page asks me for the microsoft password, looks a bit off, real? | alert says someone in Nigeria signed in, is that alert genuine or a trick
    boss mails me to buy gift cards, asks to keep it quiet | invoice from you that I don't remember, is that really yours
    text from canada post asking two dollars, legit? | ce texto de Postes Canada est-il vrai | voicemail says revenue agency, call back this number, hmm
    mail claims to be you and wants payment to new account, scammers? | missed call and text with a link from 416 555 0134, safe to open?
    landlord's mail wants rent sent to a new account, believe it? | qr code on our parking meter sign wants my office login, fishy?
    link from docusign, didn't expect anything | usb stick found in the parking lot, plug it in? | popup says renew norton, we don't have norton
    On reçoit un courriel disant qu'ils nous ont filmés et qu'ils ont nos mots de passe, un vrai mot de passe est dedans
    supplier mails that his bank account changed, true or scam?
    so i got this mail from the boss he says send money but he's on a plane and it reads a bit strange to me | ce courriel est-il vrai?
    courriel louche de Desjardins | c tu du phishing | texto bizarre de postes canada | facture que je reconnais pas, je clique tu
    Le patron me demande par courriel d'acheter des cartes cadeaux, ça sent pas bon, c'est-tu vraiment lui? | lien suspect reçu
    est-ce un vrai message de microsoft | Un fournisseur m'écrit qu'il change de compte bancaire, est-ce que je peux le croire?
    pièce jointe étrange, j'ouvre? | hameçonnage ou pas? | J'ai reçu un email qui dit que mon boîte est plein et je dois cliquer, c'est vrai?
    on a eu un courriel de docusign pis on attend rien à signer, j'y ai pas touché encore, est-ce que c'est correct de l'ouvrir
    un qr code dans un courriel, fiable? | Comment vérifier si cet expéditeur est légitime, son adresse finit par .co au lieu de .com
    J'en reçois dix par jour de ces maudits courriels de Netflix au bureau, c'est des faux ça? | sms de la banque, c'est tu légit
    ça a l'air d'un faux, qu'en pensez-vous? l'objet dit « dernière relance avant huissier »
    Pourriez-vous m'aider à déterminer si l'avis d'expiration de domaine que nous avons reçu est frauduleux? | le lien est weird, je clique ou pas
    fausse facture? | courriel du pdg un peu bizarre avec des fautes, je réponds? | quelqu'un se dit avocat et m'envoie un zip par courriel
    j'ai un doute sur un message | avis de livraison purolator alors qu'on a rien commandé, est-ce une fraude
    Notre cliente nous a envoyé un lien OneDrive inattendu, est-il sécuritaire? | email suspect de Canada Revenu, supprime?
    J'ai reçu un message de Revenu Canada avec un lien; serait-ce authentique selon vous? | message de hydro-quebec avec remboursement, arnaque?
    un inconnu m'écrit qu'il m'a filmé avec ma webcam et veut de l'argent, est-ce sérieux | clicked a bad link
    i clicked on a link and then nothing happened | i opened the attachment, was that wrong | one of us clicked it | j’ai cliqué sur un lien
    is this email legit | is this email a scam | is this a scam | is this phishing | is this a phishing email | I got a suspicious email | got a weird email
    got a strange email | suspicious email | I received a suspicious message | how to tell if this email is real | is this link safe
    is it safe to click this link | should I open this attachment | is this attachment safe | I got a weird text | got a strange text message
    is this text a scam | is this text real | is this invoice real | is this invoice fake | got an invoice we don't recognize
    email from the CEO asking for gift cards | my boss emailed asking for gift cards | email says my password expires | email says my mailbox is full
    is this email really from Microsoft | got an email from CRA is it real | is this DocuSign real | supplier emailed new bank details, is it real
    vendor wants to change bank details by email | can you check this email | can you check if this email is safe | can you check this link
    I think I got a phishing email | someone emailed me pretending to be my boss | is this emial legit | got a suspicous email | is this a fishing email
    should I click this link | is this really from the CRA | est-ce que ce lien est sécuritaire
  `,
  counterExamples: `
    A dentist I know had her email hijacked last year. What do you set up so that doesn't happen to us?
    I read about that hospital that got hacked. Are small offices really targets too?
    Whenever the printer acts up I lose my mind. Is that included in your monthly price?
    If a scammer phoned one of our receptionists, how would she know? Do you do training for that?
    does cyber insurance pay if we send money to a fraudster | We're drowning in passwords here. Is there a program you recommend to keep them?
    do you guys do incident response or only regular support | how often do you test the backups
    Microsoft says support for Windows 10 is over. Is it dangerous to keep using it?
    do you do data recovery from old drives? i have one from 2015 that stopped working, no rush at all
    the scanner is a pain, i have to try it twice every time. do you support scanners or only computers
    I keep hearing about fake Microsoft calls. How can I tell if a call is really from you, once we're clients?
    how long do you keep backups and can we get one file back from last year
    Say an employee clicked on something bad. What would your team do, step by step? | how many hours of emergency support are included per month
    Is it true that macs dont get viruses | Excel is driving me crazy, it's been slow for months. Do you give lessons?
    Our auditors want proof that we could restore everything after an attack. Can you produce a report like that?
    is 24/7 monitoring worth it for an office of 8 | can you block bad websites at the office, i want to prevent viruses not just clean them up
    what would you do different from our IT company that let us get a virus last year | how many people answer when there's an outage, is it just one guy
  `,
};
