import type { RecordsInput } from '../../schema/site.ts';

export const adviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'advice',
  examples: `
    how do I protect against phishing
    how often should we test backups
    should we move to the cloud
    what's the best way to store passwords
    when should we replace our computers
    what should be in an IT contract
    how do we train staff about scams
    is windows 10 still safe
    how long should we keep records
    which microsoft 365 licence do we need
    what should we check before moving offices
    do we need a firewall if we are all in the cloud
    how do small firms get hacked
    what to do with the old server after a cloud move
    tips for a strong password
    how do I prepare for ransomware
    how much should we spend on IT
    is sharepoint better than a file server
    comment se protéger contre l'hameçonnage
    à quelle fréquence tester les sauvegardes
    how long do we have to keep tax records
    how long must business records be kept
    should we use sharepoint or a file server
    should I turn off the computer
    what is the law 25
    faut changer les mots de passe aux combien de mois
    Quelle est la meilleure façon de sauvegarder les données d'un petit bureau?
    on devrait-tu passer au cloud ou garder notre serveur
    comment former mes employés à reconnaître les courriels louches
    gestionnaire de mots de passe, lequel est bon?
    Est-il risqué de demeurer sous Windows 10?
    les employés utilisent leur cell perso, c'est-tu correct
    comment activer le MFA dans 365
    ChatGPT au bureau, on permet ou on bloque?
    des trucs pour securiser le wifi d'une clinique
    Quels éléments devrait contenir une politique de télétravail?
    What is the best practice for backing up a small law office?
    best password manager?
    we should stay with server or go to cloud, what is better
    I'm tired of people clicking junk. How do I train them properly?
    how do i turn on mfa in 365
    Should our organization permit the use of ChatGPT at work?
    wifi security tips
    how often do you test a backup, in general
    what goes in a work from home policy
    The girls at reception keep the portal passwords in an Excel sheet. I hate it. What would you do about that?
    do i rly need that code thing on my phone whenever i log in
    How do I know that an employee we let go can't still get into our e-mail?
    How can we make it harder to fake our e-mail address?
    Is it true that macs dont get viruses
    Could someone intercept our bank payments?
    my husband thinks the cloud is where data goes to die. is it safer than our own server or not
    A supplier wrote to our bookkeeper that his bank account is different now. What is a sensible rule before we send money to a new account?
    We have one server in a closet and it's eight years old. Should we replace it before it dies or move to the cloud?
    what do I do in the first hour after a ransomware attack (just planning)
    Our agents all use their own phones for listings and offers. How would a real estate brokerage keep its paperwork safe with that?
    customers use the same wifi as us, should i worry
    Can visitors on our guest wifi see our files?
    Somebody sent our customers a fake invoice that looked like it came from my address. How do you stop that?
    Our staff keep getting scam emails. What can be done?
    if ransomware hits can it delete the backups too
    I used to work at a place where the server went down every week. I've just started my own firm, so what should I buy to avoid that?
    win10 still ok to use?
    somone keeps sending emails that look like they're from our domain. can that be prevented
    how safe is the guest wifi
    what would an hour of downtime cost a company of 20 people
    Is the code on the phone thing when logging in really necessary for everyone?
    How could I be sure that our backups would actually work if we needed them?
    do we rly need mfa
    How can I find out whether my mailbox is quietly sending copies to somebody else? I've read that this happens.
    should it belong to us then?
    which microsoft 365 licence does a receptionist need
    Is regular antivirus enough these days or is that old school?
    Any advice on buying Microsoft licences?
    A sales rep leaves his notebook in a taxi. What protects our files on it?
    We're drowning in passwords here. Is there a program you recommend to keep them?
    Is cloud storage secure?
    is antivirus enough or do we need more
    We keep all the passwords in an Excel sheet on the shared drive, I know, I know. What would you have us use?
    How often should office computers be replaced?
    How do crooks normally get into a company our size?
    Our provider says we need a $9,000 firewall or we'll be hacked within the year. Does that sound right to you?
  `,
};
