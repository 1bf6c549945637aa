import type { RecordsInput } from '../../schema/site.ts';

export const serviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service',
  examples: `
    wifi | cloud | backups? | it support? | cybersécurité svp | IT support details | network management | infos migration cloud | tell me about data backup
    more about cloud migration | que comprend la sauvegarde | infos on cloud servces pls | describe your IT consulting | Info about vCIO consulting?
    what exactly is managed wifi | can u describe ur voip thing | help desk - give me the gist | what is in the backup service | tell me abt ur backup service
    info on disaster recovery pls | m365 backup service, details? | what do you offer for security | parlez-moi de la cybersécurité
    whats the helpdesk service like | tell me abt your backup service | vcio - whats that service about | overview of the mdr service pls
    what's included in cybersecurity | tell me about network management | what do you do for cybersecurity | penetration testing service info
    whats ur managed detection thing | network for a factory in Brampton | I'd like details on the help desk. | the IT audit service, in two lines
    le service conseil TI comprend quoi | what does your cloud service include | security awareness training, describe | spam filtering service - particulars?
    details sur la sauvegarde infonuagique | what do you do against phishing emails | what do you do against phishing mails?
    email security - whats in that service | structured cabling svc - more info pls | cybersecurty for a smal clinc in markam
    Describe the disaster recovery service. | Your endpoint protection: what's in it? | What's your cybersecurity offering like?
    Explain your security awareness training. | Data recovery service: what can you tell? | Tell me about your managed backup service.
    Parlez-moi de votre service de sauvegarde. | the voip offering, gimme the short version | c koi votre service de support informatique
    Can you describe the co-managed IT service? | how often do you send those fake test emails | password manager service. what do clients get
    teams calling - talk to me about that service | What is your email security service all about? | device management (intune) service, fill me in
    wanna know more about the cybersecuirty service | Your incident response service, what is inside? | What is covered by your business phone service?
    Walk me through what the virtual CIO role offers. | Please explain me your service of the monitoring. | votre sauvegarde de données, c'est quoi exactement
    what does the IT support service cover for a plant | En quoi consiste votre service de gestion de réseau?
    I want informations about your service Microsoft 365. | What's the story with your AI and Copilot consulting?
    hosted desktops, saw it on site, what is it you offer | More information on your cloud migration work, please.
    The phone system part interests us. A few words on it? | Pouvez-vous me décrire votre service de cybersécurité?
    ok so patch management, what do you guys provide there | how often do you try whether it can really be restored?
    Could I get a summary of your Microsoft 365 management? | How is your service for the security, what it contains?
    explain the consulting you do for charities' IT planning | What does network monitoring at your company consist of?
    How would you sum up your web and DNS filtering service? | Please to inform me about your service for mobile devices.
    Interested in the managed firewall. What do I need to know? | could a hacker w/ our admin password wipe the backups as well
    If ransomware hit us, would the backups be encrypted as well? | I look for explanation of your service IT support for office.
    I'm curious what's behind your "application support" heading. | Je lis « IT Support » sur votre site, ça couvre quoi au juste?
    we need beter cyber securty for our lawfirm, waht do you offfer | Could a hacker who gets our admin password wipe the backups too?
    Give me the rundown on endpoint protection as you folks sell it. | Please describe your VoIP offering for a multi-site dental group.
    I would like some information about the service of cloud, please. | Explain please your network management, what is it about exactly.
    J'aimerais en savoir plus sur votre service de cybersécurité gérée. | qu'est-ce que vous faites dans la gestion de réseau pour un entrepôt
    so the IT consulting thing what is that exactly what do you do there | Can you tell to me what is the service "managed IT" of your company?
    Could I get an overview of what the helpdesk side of things involves? | I am searching to understand your consulting service, please describe.
    In the menu stands "Virtual CIO". I would be glad to learn about this. | Veuillez me renseigner sur votre offre de consultation en informatique.
    Describe your cloud migration service in a few sentences, if you would. | Can ransomware get into the backups too, or are they kept apart somehow?
    hi I'd like to hear about your cloud backup service what you offer there | Could you elaborate on the advisory and roadmap service for small firms?
    If crooks get in and lock everything, can they wreck the backups as well? | I'd love to hear about the managed Wi-Fi service since ours is a disgrace.
    Would you introduce me to your SharePoint service? We are lost in folders. | I have interest for the dark web monitoring service, can you present it to me?
    It would help me to have a summary of your IT procurement service for my file.
    We looked at a few providers for managed detection and response. What is yours?
    Could you walk me through the compliance service you advertise, in plain words?
    can you give me a rundown on the cyber security service you have for small firms
    I saw "IT consulting" in your menu. What exactly do you offer under that heading?
    A friend who runs a clinic raves about your 24/7 monitoring. What's that service?
    May I know more on your security operations centre service? My director is curious.
    We're thinking of dropping our in-house Exchange. What does your cloud service involve?
    Our wireless in the Etobicoke plant is poor. What is your network design service about?
    The procurement thing where you order laptops for people, what is that service exactly?
    Half our team has been working from home since 2020. Tell me about your remote support.
    What do you do against phishing? Two of us fell for a test last year, a bit embarrassing
    Our broker says look into vulnerability scanning. What is your service in that area like?
    I am wanting to read from you about service of network security, firewall and this things.
    I've been asked to look into the identity management service. What would you say about it?
    What should I know about your managed firewall service before I mention it to the partners?
    Before the meeting on Tuesday I need to understand your co-managed service in general terms.
    we have a server in the basement and people say go cloud so tell me about your cloud hosting
    The board keeps asking about cyber risk. Give me an overview of the security services you sell.
    My partner mentioned you do something called dark web monitoring. Describe that service for me.
    Phones are our lifeline at the taxi dispatch. Please tell me about the VoIP service you provide.
    Your site mentions vendor management. A little explanation of that service would be appreciated.
    There's a thing on your list called strategic planning and I don't get what the client receives.
    My partner told me to ask you on the subject of your remote monitoring service. What is it offering?
    I read a bit about vulnerability management on your page. I'd appreciate some detail about the service.
    Someone at the chamber of commerce praised your onboarding-of-staff service; please say a bit about it.
    Your consulting service sounds relevant to us, though the page was rather thin. What does it consist of?
    I'm preparing a short memo for the owners. Could you outline the strategic planning service in a few lines?
    An accountant down the street had all her files encrypted during tax season. What do you do to prevent that?
    Procurement is a headache for us, we order laptops one by one. What does your procurement service look after?
    We are considering outsourcing the server upkeep, so kindly enlighten me about your server management service.
    we might need the project stuff like office moves and I'd like to hear more about how you describe that service
    An employee gave her password to a fake Microsoft page last year. How do you stop that from becoming a disaster?
    I'm putting together a comparison for our director and need a short description of your Microsoft 365 management.
    Our server died in January and we lost two days of orders. I want to learn about your business continuity service.
    I heard you've got some kind of business continuity service and I'd like to know what that covers and who it's for
    We're fourteen people at Yonge and Eglinton and nobody does IT. What can you tell me about your managed IT support?
    I keep seeing "co-managed" and "managed security" on your pages; could you describe the managed security one for me?
    so my boss wants me to find out about your cybersecurity offering and write him a paragraph about it can you fill me in
    so I'm looking at your website and the network management service sounds interesting tell me what that is at your company
    Since the phishing scare last fall my manager wants staff educated. What does your phishing simulation programme look like?
    One of our girls in payables typed her password into a fake Microsoft page last year. What would you do so that it does not matter next time?
  `,
};
