import type { RecordsInput } from '../../schema/site.ts';

export const defineIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'define',
  examples: `
    what is mfa
    what does phishing mean
    what's an RPO
    define ransomware
    what is a firewall
    what does saas stand for
    explain voip
    what's the difference between rto and rpo
    meaning of endpoint
    what is a vpn
    whats dns
    c'est quoi l'hameçonnage
    qu'est-ce que la MFA
    Que signifie l'acronyme RPO?
    hameçonnage définition
    EDR ça veut dire quoi
    un MSP c'est quoi au juste?
    Pourriez-vous m'expliquer ce qu'est une architecture Zero Trust?
    c koi un pare-feu
    rançongiciel = ?
    différence entre virus et malware
    quand vous dites « endpoint », vous parlez de quoi
    sens de VPN svp
    le fournisseur m'a parlé de SIEM pis de SOC, kessé ça
    what mean EDR
    define SIEM
    Speak English! What's an MSP?
    What is the distinction between a virus and ransomware?
    what does a firewall even do
    waht dose ransomwear mean
    what do people mean by SaaS?
    On a quote it says priced by endpoint, and I have never heard that word in my life. Can you explain it?
    Somebody else's quote mentions "failover" to a cellular line. What are they on about?
    The people who make our patient software want to try the update in a test environment first. Meaning what?
    explain MFA to me like im not technical
    RTO vs RPO??
    quote i got says 25 endpoints?? what is that
    Explain a VPN to a bookkeeper
    What does "endpoint" mean? They charge us for 40 of them.
    The owner keeps saying we need failover. What is he talking about?
    Tell me what recovery time objective means
    A client's contract refers to data residency. Would you kindly explain the meaning of that term?
    Ransomware
    what the heck is DNS, my web guy wont stop saying it
    wat is fishing training for staf, my boss wnats it
    our software vendor says we should have a test environment, whats that
    what is an API
    RPO explain in simple words
    what does edr mean
    endpont = ?
    Explain failover to me like I know nothing about computers
    what is phishing exactly
    Can you explain SaaS in simple words?
    failover
    SaaS, what does it stand for and do I already have it?
    My broker wrote "recovery point objective" on the form and I nodded. What is it?
    firewall
    my accountant keeps saying SaaS
    Can you explain RTO to me as if I were five?
    wats a fishing emial
  `,
};
