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
    Do you pay somebody to run penetration tests against your own company, and is there a certificate at the end of it?
  `,
};
