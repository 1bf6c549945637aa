import type { RecordsInput } from '../../schema/site.ts';

export const defineIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'define',
  examples: `
    what is mfa | what does phishing mean | what's an RPO | define ransomware | what is a firewall | what does saas stand for | explain voip
    what's the difference between rto and rpo | meaning of endpoint | what is a vpn | whats dns | c'est quoi l'hameçonnage | qu'est-ce que la MFA
    Que signifie l'acronyme RPO? | hameçonnage définition | EDR ça veut dire quoi | un MSP c'est quoi au juste?
    Pourriez-vous m'expliquer ce qu'est une architecture Zero Trust? | c koi un pare-feu | rançongiciel = ? | différence entre virus et malware
    quand vous dites « endpoint », vous parlez de quoi | sens de VPN svp | le fournisseur m'a parlé de SIEM pis de SOC, kessé ça | what mean EDR
    define SIEM | Speak English! What's an MSP? | What is the distinction between a virus and ransomware? | what does a firewall even do
    waht dose ransomwear mean | what do people mean by SaaS?
    On a quote it says priced by endpoint, and I have never heard that word in my life. Can you explain it?
    Somebody else's quote mentions "failover" to a cellular line. What are they on about?
    The people who make our patient software want to try the update in a test environment first. Meaning what? | explain MFA to me like im not technical
    RTO vs RPO?? | quote i got says 25 endpoints?? what is that | Explain a VPN to a bookkeeper | What does "endpoint" mean? They charge us for 40 of them.
    The owner keeps saying we need failover. What is he talking about? | Tell me what recovery time objective means
    A client's contract refers to data residency. Would you kindly explain the meaning of that term? | Ransomware
    what the heck is DNS, my web guy wont stop saying it | wat is fishing training for staf, my boss wnats it | what is an API | RPO explain in simple words
    what does edr mean | endpont = ? | Explain failover to me like I know nothing about computers | what is phishing exactly
    Can you explain SaaS in simple words? | failover | SaaS, what does it stand for and do I already have it?
    My broker wrote "recovery point objective" on the form and I nodded. What is it? | firewall | my accountant keeps saying SaaS
    Can you explain RTO to me as if I were five? | wats a fishing emial | What is an MSP? | What does EDR stand for? | Define phishing for me.
    What's a firewall? | Meaning of SLA? | MFA, what is that? | What is meant by "endpoint"? | Explain the term zero trust. | What exactly is a vCIO?
    RMM means what? | What is a VPN? | Could you explain what DNS is? | Co-managed IT: what does the expression mean?
    What's the difference between EDR and MDR? | I keep seeing the word "SIEM" in proposals. What does it mean?
    Our insurer's letter says "immutable backup". What is that? | On your site it says "business continuity". Can you define it in plain English?
    My nephew talks about the cloud all the time. What is the cloud, really?
    The consultant wrote RTO and RPO in his report. What do these letters stand for?
    Not being technical, I'd like to know what patch management refers to. | A vendor offered us "SD-WAN". What in the world is it?
    In the glossary of an article I read "social engineering". Could you explain the term? | They say we need DMARC and SPF. What are those?
    I'm reading a quote with "per-user licence" and "SaaS". What does SaaS mean? | Is a "SOC" the same as "SOC 2"? What does the first one mean?
    What do people in IT mean by "air gap"? | I've heard of smishing and vishing. What are these words?
    What is the thing called a NAS that our photographer keeps his pictures on? | whats a msp | wat does voip mean | mfa = ? | whats "dark web" meen
    What it means, the word "backup"? | Please, what is signification of "helpdesk"? | I don't know this word "onboarding", what is?
    Can you explain me what is a server? | What wants to say "SSO"? | hi what is business email compromise I saw that somewhere and don't know what it means
    so people keep saying hypervisor and I have no idea what that is | what does bandwidth actually mean like in simple words | C'est quoi un MSP?
    What is ransomware? | What does "spear phishing" mean? | Define business email compromise | What's a Trojan horse in computing?
    Meaning of "kill switch" and "kill chain" in security? | The paper wrote about a "zero-day attack". What is that? | whats a ddos attack mean
    What is a firewall, has it something to do with fire? | C'est quoi ça, un rançongiciel?
  `,
};
