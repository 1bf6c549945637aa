import type { RecordsInput } from '../../schema/site.ts';

export const defineIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'define',
  examples: `
    mfa = ? | failover | firewall | whats dns | Ransomware | what is mfa | define SIEM | endpont = ? | whats a msp | explain voip | RTO vs RPO?? | what's an RPO
    what is a vpn | what mean EDR | what is an API | What is a VPN? | sens de VPN svp | What is an MSP? | Meaning of SLA? | RMM means what? | rançongiciel = ?
    define ransomware | c koi un pare-feu | what is a firewall | what does edr mean | What's a firewall? | MFA, what is that? | wat does voip mean
    def of malware pls | C'est quoi un MSP? | meaning of endpoint | What is ransomware? | qu'est-ce que la MFA | wats a fishing emial | EDR ça veut dire quoi
    whats "dark web" meen | hameçonnage définition | what does phishing mean | Define phishing for me. | What exactly is a vCIO? | what does saas stand for
    c'est quoi l'hameçonnage | what is phishing exactly | What does EDR stand for? | What wants to say "SSO"? | whats a ddos attack mean
    waht dose ransomwear mean | un MSP c'est quoi au juste? | RPO explain in simple words | Que signifie l'acronyme RPO? | what does a firewall even do
    what do people mean by SaaS? | What is meant by "endpoint"? | Explain the term zero trust. | Speak English! What's an MSP? | Explain a VPN to a bookkeeper
    Que veut dire « hameçonnage »? | Could you explain what DNS is? | my accountant keeps saying SaaS | C'est quoi ça, un rançongiciel?
    Define business email compromise | What does "spear phishing" mean? | différence entre virus et malware | What it means, the word "backup"?
    What's a Trojan horse in computing? | What's the definition of ransomware? | Can you explain me what is a server? | Can you explain SaaS in simple words?
    explain MFA to me like im not technical | What do people in IT mean by "air gap"? | What is meant by a "data breach" exactly?
    Tell me what recovery time objective means | What's the difference between EDR and MDR? | quote i got says 25 endpoints?? what is that
    Can you explain RTO to me as if I were five? | Please, what is signification of "helpdesk"? | Co-managed IT: what does the expression mean?
    I don't know this word "onboarding", what is? | They say we need DMARC and SPF. What are those? | quand vous dites « endpoint », vous parlez de quoi
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
    The people who make our patient software want to try the update in a test environment first. Meaning what?
  `,
};
