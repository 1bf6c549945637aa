import type { RecordsInput } from '../../schema/site.ts';

export const serviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service',
  examples: `
    tell me about data backup
    what's included in cybersecurity
    what does your cloud service include
    tell me about network management
    what is in the backup service
    describe your IT consulting
    what do you do for cybersecurity
    more about cloud migration
    IT support details
    what does it consulting mean
    what exactly is managed wifi
    what do you offer for security
    parlez-moi de la cybersécurité
    que comprend la sauvegarde
    En quoi consiste votre service de gestion de réseau?
    votre sauvegarde de données, c'est quoi exactement
    infos migration cloud
    le service conseil TI comprend quoi
    j'aimerais en savoir plus sur la VoIP que vous offrez
    c koi votre service de support informatique
    Veuillez me renseigner sur votre offre de consultation en informatique.
    cybersécurité svp
    qu'est-ce que vous faites dans la gestion de réseau pour un entrepôt
    details sur la sauvegarde infonuagique
    Je lis « IT Support » sur votre site, ça couvre quoi au juste?
    data backup info
    i want to know more of your cloud migration service
    so the IT consulting thing what is that exactly what do you do there
    it support?
    Please describe your VoIP offering for a multi-site dental group.
    network management
    explain the consulting you do for charities' IT planning
    what does the IT support service cover for a plant
    I keep reading about hospitals being locked out by hackers who want money. If that hit our little vet clinic, would the backups you make be safe from them?
    could a hacker w/ our admin password wipe the backups as well
    If hackers lock all our files, can they get the backups as well?
    cloud
    If crooks get in and lock everything, can they wreck the backups as well?
    Could a hacker who gets our admin password wipe the backups too?
    Suppose ransomware hit us one day. With your backups would we still have to pay?
    network for a factory in Brampton
    What would you do to keep us from getting one of those ransom viruses?
    how often do you try whether it can really be restored?
    we need beter cyber securty for our lawfirm, waht do you offfer
    Can ransomware get into the backups too, or are they kept apart somehow?
    how often do you send those fake test emails
    wifi
    backup
    backups?
    cybersecurty for a smal clinc in markam
    If ransomware hit us, would the backups be encrypted as well?
    One of our salespeople left a laptop in a cab once. How do you protect against that kind of thing?
    What do you do against phishing? Two of us fell for a test last year, a bit embarrassing
    My husband set up the backups years ago and I have never seen one tested. Do you actually try to restore things or just look at a green light?
    what do you do against phishing emails
    How do you protect laptops that our advisors take home with client files on them, in case one gets lost?
    what do you do against phishing mails?
    An accountant down the street had all her files encrypted during tax season. What do you do to prevent that?
    how often do you actually try restoring a backup
    One of our girls in payables typed her password into a fake Microsoft page last year. What would you do so that it does not matter next time?
    An employee gave her password to a fake Microsoft page last year. How do you stop that from becoming a disaster?
  `,
};
