import type { RecordsInput } from '../../schema/site.ts';

export const dangerSuspiciousIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'danger-suspicious',
  examples: `
    is this email real
    I got a strange email from my boss asking for gift cards
    an email says my mailbox is full, should I click
    got a text from the bank with a link, is it genuine
    someone called saying he is from microsoft, is that legit
    I received an invoice I don't know, can I open it
    looks like phishing, what should I do
    our supplier sent new bank details by email, is that normal
    a pop-up says my computer is infected, is that true
    how do I know if a message is fake
    an email from canada revenue wants me to log in
    I haven't clicked anything but this mail looks odd
    est-ce que ce courriel est vrai
    j'ai reçu un courriel suspect
    somebody pretends to be our bank on the phone
    is this pop up genuine
    our boss asked me to buy gift cards by email
    my boss texted me to buy gift cards, is that really him
    J'ai reçu un message prétendant venir de Microsoft qui me demande de valider mon mot de passe; est-il authentique?
    courriel louche
    un gars m'appelle pour dire que mon ordi a un virus, c'est-tu une arnaque
    texto de l'ARC avec un lien, j'ai pas cliqué
    mon boss m'écrit de son gmail perso pour des cartes cadeaux, bizarre non?
    Un fournisseur nous avise d'un changement de coordonnées bancaires, comment vérifier avant de payer?
    cest tu du phishing ca
    j'ai reçu une facture Norton de 499 $ que j'ai jamais commandée, j'appelle-tu le numéro?
    le lien commence par rnicrosoft avec r et n, c'est safe?
    quelqu'un qui dit être de chez vous veut se connecter à mon poste, est-ce bien vous?
    Puis-je ouvrir sans danger une pièce jointe nommée « facture.zip » d'un expéditeur inconnu?
    on a un docusign qu'on attendait pas, personne a touché encore
    message vocal étrange avec la voix du proprio qui demande un virement, on a rien fait
    a qui je transfere un email suspect pour le faire verifier
    un QR code dans un courriel des RH, ça me semble pas catholique
    Notre registraire de domaine nous réclame un paiement urgent par la poste; s'agit-il d'une fraude?
    yé-tu légit le courriel « votre boîte est pleine cliquez ici »
    I received a message purportedly from Microsoft asking me to validate my password. Is it legitimate?
    phishing or real?
    one man call and say my computer has virus, it is true or scam
    got a text from the CRA with a link I haven't touched it what do I do with it
    weird docusign
    Is it you idiots calling my staff about 'remote support' or is it a scammer?
    boss emailing from gmail wanting gift cards, sus
    A supplier has advised us of new banking details. How can we verify this before paying?
    is rnicrosoft.com legit
    norton invoice 499 i never ordered, safe to ignore?
    voicemail that sounds like our owner asking for a wire, nobody's sent anything yet
    getting tons of spam n fake invoices in our inboxes
    A gentleman from Amazon is walking me through a refund on the other line and wants me to read him the code that just came to my phone. Is that how it works?
    We got an email from a supplier saying their bank account changed. How should my staff handle these?
  `,
  counterExamples: `
    A dentist I know had her email hijacked last year. What do you set up so that doesn't happen to us?
    I read about that hospital that got hacked. Are small offices really targets too?
    Whenever the printer acts up I lose my mind. Is that included in your monthly price?
    If a scammer phoned one of our receptionists, how would she know? Do you do training for that?
    does cyber insurance pay if we send money to a fraudster
    We're drowning in passwords here. Is there a program you recommend to keep them?
    do you guys do incident response or only regular support
    how often do you test the backups
    Microsoft says support for Windows 10 is over. Is it dangerous to keep using it?
    do you do data recovery from old drives? i have one from 2015 that stopped working, no rush at all
    the scanner is a pain, i have to try it twice every time. do you support scanners or only computers
    I keep hearing about fake Microsoft calls. How can I tell if a call is really from you, once we're clients?
    how long do you keep backups and can we get one file back from last year
    Say an employee clicked on something bad. What would your team do, step by step?
    how many hours of emergency support are included per month
    Is it true that macs dont get viruses
    Excel is driving me crazy, it's been slow for months. Do you give lessons?
    Our auditors want proof that we could restore everything after an attack. Can you produce a report like that?
    is 24/7 monitoring worth it for an office of 8
    can you block bad websites at the office, i want to prevent viruses not just clean them up
    what would you do different from our IT company that let us get a virus last year
    how many people answer when there's an outage, is it just one guy
  `,
};
