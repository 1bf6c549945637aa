import type { RecordsInput } from '../../schema/site.ts';

export const serviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service',
  examples: `
    tell me about data backup | what's included in cybersecurity | what does your cloud service include | tell me about network management
    what is in the backup service | describe your IT consulting | what do you do for cybersecurity | more about cloud migration | IT support details
    what does it consulting mean | what exactly is managed wifi | what do you offer for security | parlez-moi de la cybersécurité
    que comprend la sauvegarde | En quoi consiste votre service de gestion de réseau? | votre sauvegarde de données, c'est quoi exactement
    infos migration cloud | le service conseil TI comprend quoi | c koi votre service de support informatique
    Veuillez me renseigner sur votre offre de consultation en informatique. | cybersécurité svp
    qu'est-ce que vous faites dans la gestion de réseau pour un entrepôt | details sur la sauvegarde infonuagique
    Je lis « IT Support » sur votre site, ça couvre quoi au juste? | data backup info | so the IT consulting thing what is that exactly what do you do there
    it support? | Please describe your VoIP offering for a multi-site dental group. | network management
    explain the consulting you do for charities' IT planning | what does the IT support service cover for a plant
    could a hacker w/ our admin password wipe the backups as well | cloud | If crooks get in and lock everything, can they wreck the backups as well?
    Could a hacker who gets our admin password wipe the backups too? | network for a factory in Brampton
    What would you do to keep us from getting one of those ransom viruses? | how often do you try whether it can really be restored?
    we need beter cyber securty for our lawfirm, waht do you offfer | Can ransomware get into the backups too, or are they kept apart somehow?
    how often do you send those fake test emails | wifi | backups? | cybersecurty for a smal clinc in markam
    If ransomware hit us, would the backups be encrypted as well?
    One of our salespeople left a laptop in a cab once. How do you protect against that kind of thing?
    What do you do against phishing? Two of us fell for a test last year, a bit embarrassing | what do you do against phishing emails
    what do you do against phishing mails? | An accountant down the street had all her files encrypted during tax season. What do you do to prevent that?
    how often do you actually try restoring a backup
    One of our girls in payables typed her password into a fake Microsoft page last year. What would you do so that it does not matter next time?
    An employee gave her password to a fake Microsoft page last year. How do you stop that from becoming a disaster?
    Tell me about your managed backup service. | What's your cybersecurity offering like? | I'd like details on the help desk.
    Can you describe the co-managed IT service? | More information on your cloud migration work, please. | Explain your security awareness training.
    Info about vCIO consulting? | What is covered by your business phone service? | Describe the disaster recovery service.
    Could I get a summary of your Microsoft 365 management? | Interested in the managed firewall. What do I need to know?
    What is your email security service all about? | Walk me through what the virtual CIO role offers. | Your endpoint protection: what's in it?
    Our server died in January and we lost two days of orders. I want to learn about your business continuity service.
    We're fourteen people at Yonge and Eglinton and nobody does IT. What can you tell me about your managed IT support?
    I saw "IT consulting" in your menu. What exactly do you offer under that heading?
    My partner mentioned you do something called dark web monitoring. Describe that service for me.
    Phones are our lifeline at the taxi dispatch. Please tell me about the VoIP service you provide.
    We're thinking of dropping our in-house Exchange. What does your cloud service involve?
    I read a bit about vulnerability management on your page. I'd appreciate some detail about the service.
    Half our team has been working from home since 2020. Tell me about your remote support.
    Our wireless in the Etobicoke plant is poor. What is your network design service about?
    I'm preparing a short memo for the owners. Could you outline the strategic planning service in a few lines?
    A friend who runs a clinic raves about your 24/7 monitoring. What's that service?
    Procurement is a headache for us, we order laptops one by one. What does your procurement service look after?
    Since the phishing scare last fall my manager wants staff educated. What does your phishing simulation programme look like?
    tell me abt ur backup service | whats the helpdesk service like | infos on cloud servces pls | wanna know more about the cybersecuirty service
    can u describe ur voip thing | Please explain me your service of the monitoring. | I want informations about your service Microsoft 365.
    Can you tell to me what is the service "managed IT" of your company? | How is your service for the security, what it contains?
    I am searching to understand your consulting service, please describe. | hi I'd like to hear about your cloud backup service what you offer there
    can you give me a rundown on the cyber security service you have for small firms | Parlez-moi de votre service de sauvegarde.
    J'aimerais en savoir plus sur votre service de cybersécurité gérée.
  `,
};
