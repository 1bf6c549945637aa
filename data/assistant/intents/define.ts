import type { RecordsInput } from '../../schema/site.ts';

export const defineIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'define',
  examples: `
    mfa = ? | failover | firewall | whats dns | Ransomware | what is mfa | define SIEM | endpont = ? | whats a msp | explain voip | RTO vs RPO??
    what's an RPO | what is a vpn | what mean EDR | what is an API | What is a VPN? | sens de VPN svp | What is an MSP? | Meaning of SLA? | RMM means what?
    rançongiciel = ? | define ransomware | c koi un pare-feu | what is a firewall | what does edr mean | What's a firewall? | MFA, what is that?
    wat does voip mean | def of malware pls | C'est quoi un MSP? | meaning of endpoint | What is ransomware? | qu'est-ce que la MFA | wats a fishing emial
    EDR ça veut dire quoi | whats "dark web" meen | hameçonnage définition | what does phishing mean | Define phishing for me. | What exactly is a vCIO?
    what does saas stand for | c'est quoi l'hameçonnage | what is phishing exactly | What does EDR stand for? | What wants to say "SSO"?
    whats a ddos attack mean | waht dose ransomwear mean | un MSP c'est quoi au juste? | RPO explain in simple words | Que signifie l'acronyme RPO?
    what does a firewall even do | what do people mean by SaaS? | What is meant by "endpoint"? | Explain the term zero trust.
    Speak English! What's an MSP? | Explain a VPN to a bookkeeper | Que veut dire « hameçonnage »? | Could you explain what DNS is?
    my accountant keeps saying SaaS | C'est quoi ça, un rançongiciel? | Define business email compromise | What does "spear phishing" mean?
    différence entre virus et malware | What it means, the word "backup"? | What's a Trojan horse in computing? | What's the definition of ransomware?
    Can you explain me what is a server? | Can you explain SaaS in simple words? | explain MFA to me like im not technical
    What do people in IT mean by "air gap"? | What is meant by a "data breach" exactly? | Tell me what recovery time objective means
    What's the difference between EDR and MDR? | quote i got says 25 endpoints?? what is that | Can you explain RTO to me as if I were five?
    Please, what is signification of "helpdesk"? | Co-managed IT: what does the expression mean? | I don't know this word "onboarding", what is?
    They say we need DMARC and SPF. What are those? | quand vous dites « endpoint », vous parlez de quoi
    wat is fishing training for staf, my boss wnats it | what the heck is DNS, my web guy wont stop saying it
    le fournisseur m'a parlé de SIEM pis de SOC, kessé ça | What is a firewall, has it something to do with fire?
    SaaS, what does it stand for and do I already have it? | A vendor offered us "SD-WAN". What in the world is it?
    what does bandwidth actually mean like in simple words | Meaning of "kill switch" and "kill chain" in security?
    What is the distinction between a virus and ransomware? | The paper wrote about a "zero-day attack". What is that?
    What does "endpoint" mean? They charge us for 40 of them. | I've heard of smishing and vishing. What are these words?
    Explain failover to me like I know nothing about computers | Our insurer's letter says "immutable backup". What is that?
    Is a "SOC" the same as "SOC 2"? What does the first one mean? | I keep seeing the word "SIEM" in proposals. What does it mean?
    Pourriez-vous m'expliquer ce qu'est une architecture Zero Trust? | so people keep saying hypervisor and I have no idea what that is
    The owner keeps saying we need failover. What is he talking about? | Not being technical, I'd like to know what patch management refers to.
    My nephew talks about the cloud all the time. What is the cloud, really? | What is the thing called a NAS that our photographer keeps his pictures on?
    I'm reading a quote with "per-user licence" and "SaaS". What does SaaS mean?
    On your site it says "business continuity". Can you define it in plain English?
    My broker wrote "recovery point objective" on the form and I nodded. What is it?
    The consultant wrote RTO and RPO in his report. What do these letters stand for?
    Somebody else's quote mentions "failover" to a cellular line. What are they on about?
    hi what is business email compromise I saw that somewhere and don't know what it means
    In the glossary of an article I read "social engineering". Could you explain the term?
    Somebody in the meeting said "tenant" and I nodded. What's a tenant in Microsoft language?
    A client's contract refers to data residency. Would you kindly explain the meaning of that term?
    On a quote it says priced by endpoint, and I have never heard that word in my life. Can you explain it?
    The people who make our patient software want to try the update in a test environment first. Meaning what? | what does it mean when files are encrypted
    trojan meaning | c'est quoi un rançongiciel | what's phishing | MFA? | dark web - what's that | data leak - definition? | domain, what is this really
    what is CEO fraud | firewall?? | keylogger: meaning | ddos | disaster recovery, in plain words | incident response = ? | MSP, what does that stand for?
    meaning of EDR | Somebody in our meeting mentioned "zero trust" and everyone nodded. What does it mean? | whats a vpn | RTO and RPO?
    so my insurance guy keeps saying MFA MFA MFA and I'm embarrassed to ask but what is MFA | what the heck is SIEM | Stop using acronyms. What is an RMM?
    I would appreciate a simple definition of "cloud computing". | SharePoint is what, exactly? | what is a server in simple words | ransomware meaning
    Could you define "patch" for someone who isn't technical? | the word "tenant" in Microsoft 365, what does it signify? | what is it a NAS
    Difference in meaning between malware and a virus? | BEC stands for what | Our auditor wrote "DLP" in the margin. What's he talking about?
    what do people mean by "shadow IT" | What is meant by conditional access? | SSO? | single sign-on, can you tell me what it is
    VoIP, I don't know this word | sip trunk | Que veut dire infogérance? | what does vcio mean
    i read the term "co-managed" and have no clue what it's supposed to mean | A "break/fix" model, what is that? | break fix meaning
    In one line: what's an immutable backup? | air gap | What does encryption at rest mean? | end to end encryption, meaning please | botnet??
    deepfake is what | I heard on the radio about a "zero day" and nobody explained it, what's a zero day | zero-day
    smishing, is that a typo or a real word? what is it | DMARC | Could somebody tell me in normal language what SPF, DKIM and DMARC are? | latency means?
    Azure AD, also called Entra now, what is it? | entra id what is that | Intune, what kind of thing is it? | VLAN, what this is
    What's the definition of "managed services"? | social engineering, it's what precisely | Could you clarify the term "least privilege"? | least privilege
    what's a passkey when it's at home | Hameçonnage, ça veut dire quoi? | MDR versus EDR, what do those letters mean
    I'm so fed up with jargon! What is "attack surface" supposed to mean? | business continuity means what | OneDrive, what is that thing
    dark web, what is it really
    so the guy on the phone kept on about some kind of hypervisor or hyper something and I just said yes yes but what is a hypervisor
    I have to present to the board and haven't the faintest idea what "cyber resilience" is supposed to mean. Help?
    Why can't you people speak English? "Endpoint detection and response", what is that?
    My daughter in university laughed at me because I didn't know what a firewall was. So, what is one?
    the phone company says we need a "SIP trunk" and i thought they were selling luggage, what is it
    When IT folks say "on-prem", to what are they referring, if I may ask?
    I see always the word "managed" in front of everything, managed this, managed that, what means managed?
    "Your DNS needs to propagate." Fine, whatever. What is DNS supposed to be?
    somebody from the bank called it credential stuffing and it sounded like a turkey recipe, what does it actually mean
    Would you be so kind as to tell me what the letters SLA mean in an agreement like this?
    I keep hearing about "the 3-2-1 rule" as though everybody was born knowing it. What is it? | ransomware = what exactly | Please what means "endpoint"?
    SOC, is it a sock? what's that mean | brute force attack definition | The proposal of another firm says 'air-gapped backup'. What on earth is that?
    what is bandwidth | passkey definition pls | In the contract it is written "RPO 4 hours". What is the sense of RPO?
    Is a "tenant" in Office 365 a person who pays rent? What do they call like this? | what's MFA? | what does MFA mean | what does MFA stand for
    MFA meaning | define MFA | what is 2FA | what is an MSP | what's an MSP? | what does MSP mean | what does MSP stand for? | what are managed services
    what is phishing | what's phishing? | phishing defintion | what is ransomware | what's ransomware? | waht is malware | what's a VPN?
    what does VPN mean | what is EDR | what's EDR | what is MDR | what is VoIP | what does VoIP mean | what is the cloud | what is a server | what is SSO
    what is zero trust | what does endpoint mean | what is a vCIO | what does RMM mean | what's a SLA mean | waht is mfa | what is fishing email mean
    what is ransomeware | c'est quoi l'hameçonnage? | qu'est-ce qu'un pare-feu? | what's VoIP? | que veut dire MFA?
  `,
};
