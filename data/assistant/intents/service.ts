import type { RecordsInput } from '../../schema/site.ts';

export const serviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'service',
  examples: `
    wifi | cloud | backups? | it support? | cybersécurité svp | IT support details | network management | infos migration cloud | tell me about data backup
    more about cloud migration | que comprend la sauvegarde | infos on cloud servces pls | describe your IT consulting | Info about vCIO consulting?
    what exactly is managed wifi | can u describe ur voip thing | help desk - give me the gist | what is in the backup service
    tell me abt ur backup service | info on disaster recovery pls | m365 backup service, details? | what do you offer for security
    parlez-moi de la cybersécurité | whats the helpdesk service like | tell me abt your backup service | vcio - whats that service about
    overview of the mdr service pls | what's included in cybersecurity | tell me about network management | what do you do for cybersecurity
    penetration testing service info | whats ur managed detection thing | network for a factory in Brampton | I'd like details on the help desk.
    the IT audit service, in two lines | le service conseil TI comprend quoi | what does your cloud service include | security awareness training, describe
    spam filtering service - particulars? | details sur la sauvegarde infonuagique | what do you do against phishing emails
    what do you do against phishing mails? | email security - whats in that service | structured cabling svc - more info pls
    cybersecurty for a smal clinc in markam | Describe the disaster recovery service. | Your endpoint protection: what's in it?
    What's your cybersecurity offering like? | Explain your security awareness training. | Data recovery service: what can you tell?
    Tell me about your managed backup service. | Parlez-moi de votre service de sauvegarde. | the voip offering, gimme the short version
    c koi votre service de support informatique | Can you describe the co-managed IT service? | password manager service. what do clients get
    teams calling - talk to me about that service | What is your email security service all about? | device management (intune) service, fill me in
    wanna know more about the cybersecuirty service | Your incident response service, what is inside? | What is covered by your business phone service?
    Walk me through what the virtual CIO role offers. | Please explain me your service of the monitoring.
    votre sauvegarde de données, c'est quoi exactement | what does the IT support service cover for a plant
    En quoi consiste votre service de gestion de réseau? | I want informations about your service Microsoft 365.
    What's the story with your AI and Copilot consulting? | hosted desktops, saw it on site, what is it you offer
    More information on your cloud migration work, please. | The phone system part interests us. A few words on it?
    Pouvez-vous me décrire votre service de cybersécurité? | ok so patch management, what do you guys provide there
    Could I get a summary of your Microsoft 365 management? | How is your service for the security, what it contains?
    explain the consulting you do for charities' IT planning | What does network monitoring at your company consist of?
    How would you sum up your web and DNS filtering service? | Please to inform me about your service for mobile devices.
    Interested in the managed firewall. What do I need to know? | I look for explanation of your service IT support for office.
    I'm curious what's behind your "application support" heading. | Je lis « IT Support » sur votre site, ça couvre quoi au juste?
    we need beter cyber securty for our lawfirm, waht do you offfer | Give me the rundown on endpoint protection as you folks sell it.
    Please describe your VoIP offering for a multi-site dental group. | I would like some information about the service of cloud, please.
    Explain please your network management, what is it about exactly. | J'aimerais en savoir plus sur votre service de cybersécurité gérée.
    qu'est-ce que vous faites dans la gestion de réseau pour un entrepôt | so the IT consulting thing what is that exactly what do you do there
    Can you tell to me what is the service "managed IT" of your company? | Could I get an overview of what the helpdesk side of things involves?
    I am searching to understand your consulting service, please describe. | In the menu stands "Virtual CIO". I would be glad to learn about this.
    Veuillez me renseigner sur votre offre de consultation en informatique. | Describe your cloud migration service in a few sentences, if you would.
    hi I'd like to hear about your cloud backup service what you offer there | Could you elaborate on the advisory and roadmap service for small firms?
    I'd love to hear about the managed Wi-Fi service since ours is a disgrace. | Would you introduce me to your SharePoint service? We are lost in folders.
    I have interest for the dark web monitoring service, can you present it to me?
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
    Procurement is a headache for us, we order laptops one by one. What does your procurement service look after?
    We are considering outsourcing the server upkeep, so kindly enlighten me about your server management service.
    we might need the project stuff like office moves and I'd like to hear more about how you describe that service
    I'm putting together a comparison for our director and need a short description of your Microsoft 365 management.
    Our server died in January and we lost two days of orders. I want to learn about your business continuity service.
    I heard you've got some kind of business continuity service and I'd like to know what that covers and who it's for
    We're fourteen people at Yonge and Eglinton and nobody does IT. What can you tell me about your managed IT support?
    I keep seeing "co-managed" and "managed security" on your pages; could you describe the managed security one for me?
    so my boss wants me to find out about your cybersecurity offering and write him a paragraph about it can you fill me in
    so I'm looking at your website and the network management service sounds interesting tell me what that is at your company
    Since the phishing scare last fall my manager wants staff educated. What does your phishing simulation programme look like?
    tell me about your threat hunting | So what is this managed IT of yours all about? | helpdesk, explain
    I keep seeing "vCIO" on your pages, could you describe that service to me? | cloud migration info | Please you can describe me your backup service
    I was reading about the disaster recovery service and I'd love to hear in a few sentences what it consists of
    Network management, what's that service like? | Nobody explains anything properly. What exactly is your security monitoring service?
    Parlez-moi de votre service de cybersécurité. | i want know more about service for the email security | ok and the cloud stuff you sell, tell me
    your awareness training thing | What does your IT consulting service consist of, in plain language if you wouldn't mind?
    my partner said you have some kind of dark web monitoring service and I said what on earth, can you tell me about it
    Co-managed IT sounds interesting. Give me the short version of that service. | endpoint protection, what do you offer there
    I'm tired of marketing fluff. In two sentences, what do I get with your disaster recovery service? | describe remote monitoring service
    it procurement? | Regarding managed detection and response service, I would like some explanation
    the server management service you've got, how would you describe it to somebody who isn't technical
    Something about backup and recovery was on your menu. Go on, what is it? | How would you describe your network security service to my boss?
    onsite support service, what is it | Le service de sauvegarde, c'est quoi exactement? | data backup service
    what's the deal with ur strategic planning service | I saw project services in the list and it could mean anything so what do you mean by that service
    Project work, tell me more about that side of your business.
    Your website says "24/7 monitoring" and leaves it there. Useless. What is the monitoring service?
    I'd be grateful for an overview of the help desk that your firm runs. | walk me thru the cloud services | The service for the wifi, please to explain
    Penetration testing: could I have an outline of that service | pen test service
    we might need the vendor management thing so talk to me about that, what do you offer | Email hosting service, some details please
    Could you say a few words on the SharePoint and Teams service? | sounds fancy, "security operations centre". what is that service, without the buzzwords
    Can you present me your service of IT audit? | Our board asked me to find out about your risk assessment service. What should I tell them?
    I'm interested in hearing what the hardware lifecycle service entails. | what do i get when i take the office move service | Office relocation service
    Votre service infonuagique, vous pouvez m'en dire plus? | My brother in law says to ask about your zero trust service so I'm asking, tell me about it
    I'd like the facts on your email archiving service. | Infrastructure support: what does that service look like
    For the identity and access service I didn't understood nothing, please explain it
    "IT strategy". Right. And what would that service be in the real world? | the desktop support one | Fill me in on the virtual desktop service.
    i only care about one thing, the backup and disaster recovery service, tell me about that and skip the rest | Services gérés, c'est quoi?
    Three salesmen have tried to explain managed security to me and all three failed. Your turn, what is your managed security service?
    Our director would like a paragraph on your cloud backup service for her report, if you'd be so good.
    I am new office administrator and I must understand your help desk service, can you present it to me shortly
    We're weighing up whether an outside chief information officer makes sense, so some background on your virtual CIO service would be welcome.
    the phones thing, voip or whatever it's called on your page, I'd like to know what you provide there and who picks the handsets and all that
    Enough with the slogans! Describe your network monitoring service the way you would to your grandmother.
    someone on linkedin raved about your co-managed offering. fill me in on it
    Before our Thursday meeting I ought to know what your Microsoft 365 service actually covers; kindly give me the outline.
    My husband handles the technical side but he's away, so please explain the endpoint security service to me as if I knew nothing.
    "We handle your compliance." What rubbish is that supposed to be? Tell me concretely what the compliance service consists of.
    I would have interest for the service of vulnerability scanning, I do not know what it contains
    so you've got this training for employees, security awareness I guess, and I want to hear what that service is like before I tell my boss
    There's a line about procurement on your services menu; how would you describe that service? | incident response, say a few words on it
    We are considering having our telephone system looked after by someone. Could you walk me through your business phone service?
    Would you kindly summarize your procurement service? | Please inform me on the mobile device management you provide.
    "Business continuity" is on your list of services. What's the substance behind it? | The managed print part intrigues me. Tell me about it.
    Would you elaborate on the encryption service mentioned under security?
    your email protection service, I saw the title only and the page did not load on my phone so what is in there | only the security part please
    tell me about the backup service | the cloud stuff, what is it you offer | what's your voip like | more on co-managed please
    I should like to hear about your cybersecurity service in particular. | I want to know about your service of network monitoring.
    and the consulting, what's that about
    you mentioned something about a virtual cio so go ahead and tell me what that service is about and what it's good for
    let's hear about disaster recovery | about the training service | parlez-moi de votre service infonuagique | C'est quoi votre offre en cybersécurité?
    what does the managed firewall service consist of | dark web monitoring, tell me about it | describe your email security offering
    the thing for Microsoft 365, what do you offer there | you list fifteen services, I care about one: the IT strategy one, what is it
    what is your endpoint protection service all about | just the phone system, tell me | Please explain me the service of managed IT.
    whats the penetration testing service | what do you offer around business continuity | information about your network setup service
    I only care for cloud hosting, what have you got there | the vendor management bit, what is that service
    Would you give me an overview of your mobile device management? | what's included in your project service | your help desk, describe it
    anything to say about your Azure service | about managed detection, what do you provide | so your remote monitoring service, what is it?
    info on helpdesk | your compliance service? | i saw threat hunting on the list, what do you offer under that | tell me about managed IT
    tell me about your cybersecurity | tell me about your backup service | tell me about your help desk | tell me about your phone system
    tell me about Microsoft 365 services | tell me about disaster recovery | tell me about network monitoring | tell me about your security training
    tell me about vCIO | tell me about IT consulting | tell me about co-managed IT services | more about cybersecurity services
    more about your backup service | more info on cloud services | info on managed IT services | information about cybersecurity
    I'd like to know about cloud backup | I'd like info on VoIP phones | I want to know about managed IT | I'm interested in cybersecurity
    interested in managed IT | interested in your backup service | cybersecurity | managed IT services | help desk | cloud services | cloud backup | VoIP
    network support | IT consulting | email security | penetration testing | security awareness training | tell me about cybersecuirty | managd IT services
    tell me about clould services | info on cyber secruity | manged it support | services infonuagiques | parlez-moi de vos services de cybersécurité
    infos sur la sauvegarde | tell me about your cloud services | information on your backup service please | disaster recovery
  `,
};
