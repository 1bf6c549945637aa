import type { RecordsInput } from '../../schema/site.ts';

export const certificationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'certification',
  examples: `
    soc2 | soc2? | iso 27001? | r u guys soc2 | accreditations | do you have SOC 2 | accréditations svp | êtes-vous certifiés | are you ISO certified
    are you PCI certified | Are you SOC 2 certified? | SOC 2 Type I or Type II? | ISO 27001, do you have it? | Show me your certificates.
    you guys iso27001 certifed? | cybersecure canada certified? | Is your team CISSP certified? | are your technicians certified
    do you have any accreditations | what certifications do you have | CyberSecure Canada, vous l'avez? | got a soc 2 reprot u can send me
    is your staff microsoft certified | When was your last external audit? | Do you have a SOC report we can see? | y'a-tu du monde CISSP dans votre équipe
    Certified Microsoft engineers on staff? | Êtes-vous certifiés SOC 2 ou ISO 27001? | are the techs comptia certified at least
    Are you certified by CyberSecure Canada? | Do you hold CompTIA's Security Trustmark? | Any third-party audit of Group 4 Networks?
    do ur techs have any certs like ccna or a+ | What credentials do your technicians carry? | Disposez-vous d'un rapport SOC 2 de type II?
    Which certifications does your company hold? | is ur company certifed by anyone for securty | Has an outside auditor checked your security?
    Can you furnish a current SOC 2 Type II report? | I would like know if you have the norm ISO 27001. | vendor questionnaire asks for your ISO cert number
    Your enterprise has which certificates of security? | Is Group 4 itself PCI certified as a service provider?
    Every IT shop claims to be certified. By whom, exactly? | My chief want a provider with SOC2, you are having this?
    votre compagnie est auditée par qui et à quelle fréquence | what kind of certifications do the people on your team have
    Vos techniciens possèdent-ils des certifications reconnues? | hi does your company have a soc two report or anything like that
    The technicians, they have diploma or certification from Microsoft? | Is your company ISO 27001 certified? I need a yes or no for the table.
    If we asked for a CSAE 3416 report, could you send it within the month? | has group 4 itself passed a SOC 2 type II audit. want the date on the report
    on remplit un questionnaire fournisseur, il demande votre no de certificat iso
    Is your company controlled by external auditor each year, and you have paper for it?
    Do the technicians who'd handle our firewall have Fortinet NSE papers, or Cisco ones?
    A tender from Metrolinx lists ISO 9001 as a must for IT contractors. Do you have that?
    I was burnt by a one-man shop with no qualifications. What exams have your people passed?
    Notre siège social exige un fournisseur certifié; pouvez-vous transmettre vos attestations?
    Our bank's vendor questionnaire asks for the supplier's SOC 2 attestation. Have you got one?
    I'm putting together a vendor file so can you tell me if you're iso certified and until when
    our head office in the states wants to know if you've got any of those security certifications
    Before I put you on the shortlist: is your own organization certified for information security?
    Our charity got a federal grant that demands CyberSecure Canada from IT suppliers. Would you qualify?
    We need a provider with Controlled Goods registration for our aerospace work. Is your company registered?
    We sell software to hospitals and they audit our suppliers. Does your firm carry ISO 27001 or something similar?
    My auditor from KPMG would like the most recent independent report about your controls. Does such a thing exist?
    I work in compliance at a credit union. Does your SOC scope include the help desk too, if you have SOC 2 at all?
    The procurement lady at Humber River wants to see proof that the managed provider is audited every year. Are you?
    Your competitor in North York shows a big ISO badge on the homepage. I don't see one on yours; is there a reason?
    Someone told me that MSPs can be verified under the MSPAlliance Cyber Verify programme. Have you gone through it?
    Do you pay somebody to run penetration tests against your own company, and is there a certificate at the end of it? | iso 27001 yes or no | soc 2?
    are you soc2 type ii | Our procurement department will only approve vendors holding an ISO 27001 certificate. Do you hold one? | iso certified or nah
    so head office in Boston wants to see a SOC 2 report from every vendor and I need to know if you've got one | any audit of your firm by an outside party
    Don't tell me you "follow" ISO. Do you have the actual certificate? | Êtes-vous certifiés ISO 27001? | got papers? | cissp on staff?
    Are your engineers certified by Microsoft, or merely self-taught? | What accreditations could I mention in the vendor questionnaire? | who audits you
    Has an independent auditor looked at your controls in the last year? | CompTIA trustmark?
    I saw competitors showing a SOC badge at the bottom of their site. I don't see one on yours, why? | no iso badge on ur site, why not | HITRUST?
    Is your company PCI certified itself, as a service provider? | are you yourselves certified for handling health data
    ITSG-33 or any government clearance | controlled goods program registered?
    Our contract with the Ministry demands a supplier with reliability status. Does your firm have such clearance? | SOC 2 Type 1 or 2, which
    Is it planned to become ISO 27001 certified? | planning on soc 2? | What proof do you have, from a third party, that your security is any good?
    The other bidder is ISO 9001. And you? | iso 9001 | NIST framework certified, is that a thing you have
    can I trust you guys are officially recognized by some body or can anyone just open an IT company | officially accredited?
    any licence needed for what you do, and do you hold it? | Vos techniciens ont quelles certifications? | MSP Verify / cyber verify?
    ISAE 3402 report available? | Certified Ethical Hackers in your team, how many? | My bank needs your attestation of compliance. You've got this, I hope?
    your compliance certificates, show | certified yes or no | Do you belong to any program where your security practices get verified every year?
    yearly external audits? | fortinet nse level of your people | are the guys who touch our firewall certified on it
    Holding a degree is one thing. Do your people keep their certificates current? | renew certs how often
    we can't sign with anyone lacking SOC 2, that's from our investors, so before we go on, are you | what iso do you have | Certifications, s'il vous plaît
    I'd feel better dealing with a certified firm. Which seals do you have? | any seals, badges, accreditations
    Are you approved by OntarioMD or another health authority? | certificate of good security practice from insurer or somebody
    tell me honest: are you certificated or not certificated | Our auditors Deloitte will ask whether our IT supplier has been audited. Has it?
    bragging about security is easy. where's your certification
    our biggest customer sent a forty page form and question one is whether our IT company is SOC 2 certified and I don't know what to tick so are you
    Would you kindly let me know whether an accredited body has ever examined your information security?
    The company must show a certificate ISO for our tender with the university. Is it existing?
    my insurance guy gives a discount if the it provider is certified so are you and by whom
    You preach audits to everyone else. Have you been audited yourselves, ever?
    I'd be reassured to learn that the technicians visiting us hold recognized qualifications. Do they?
    we got burned by a guy who turned out to have no qualifications whatsoever so what kind of certificates do your people have
    In Europe we ask always for the 27001 at the IT suppliers. In your house, you have it?
    A simple yes or no, because nobody ever gives one: is your firm certified to any security standard?
    Since we handle cardholder data, the bank wants our provider on the list of validated PCI service providers. Are you on it?
    You have any certificate for security? | vendor questionnaire asks your certs | security clearance from federal government, you own it?
    cis controls attestation | I must put in a form "supplier is certified: yes / no". What do I write? | Does Group 4 have ISO 27017 for the cloud?
    I won't let an uncertified outfit near our network, I made that mistake once already. What do you hold?
    Might you have a current audit report, SOC or otherwise, to satisfy our risk committee? | are you certified? | are you SOC 2 compliant
    are you SOC 2 Type II | do you have SOC 2? | do you have a SOC 2 report | SOC 2 | SOC2 certified? | are you ISO certified? | are you ISO 27001 certified
    are you ISO 27001 | do you have ISO 27001? | ISO 27001 | ISO certification | are you CyberSecure Canada certified?
    do you have CyberSecure Canada certification | do you have any certifications? | any certifications? | what certifications do you have?
    what certifications do you hold | which certifications do you have | what are your certifications? | certifications | list of certifications
    are your technicians certified? | are your techs certified | are your staff certified | is your team certified | do your technicians have certifications
    what certifications do your techs have | do you have CISSP certified staff | are you accredited? | do you have any security certifications
    what security certifications do you have | are you certifed | what certifcations do you have | are you SOC 2 certifed | are you ISO 27001 certfied
    any certications? | êtes-vous certifiés? | avez-vous la certification SOC 2? | quelles certifications avez-vous? | are you SOC2
    do you have certifications | do you have certified staff
  `,
};
