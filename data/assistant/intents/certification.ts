import type { RecordsInput } from '../../schema/site.ts';

export const certificationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'certification',
  examples: `
    are you ISO certified | do you have SOC 2 | are your technicians certified | what certifications do you have | cybersecure canada certified?
    are you PCI certified | do you have any accreditations | is your staff microsoft certified | êtes-vous certifiés
    Disposez-vous d'un rapport SOC 2 de type II? | CyberSecure Canada, vous l'avez? | soc2? | y'a-tu du monde CISSP dans votre équipe
    Notre siège social exige un fournisseur certifié; pouvez-vous transmettre vos attestations? | accréditations svp
    on remplit un questionnaire fournisseur, il demande votre no de certificat iso | votre compagnie est auditée par qui et à quelle fréquence | iso 27001?
    Can you furnish a current SOC 2 Type II report? | our head office in the states wants to know if you've got any of those security certifications | soc2
    Every IT shop claims to be certified. By whom, exactly? | accreditations | vendor questionnaire asks for your ISO cert number
    are the techs comptia certified at least | has group 4 itself passed a SOC 2 type II audit. want the date on the report
    Is your company ISO 27001 certified? I need a yes or no for the table. | Are you SOC 2 certified? | ISO 27001, do you have it?
    Which certifications does your company hold? | Do you have a SOC report we can see? | Is your team CISSP certified?
    Are you certified by CyberSecure Canada? | What credentials do your technicians carry? | Has an outside auditor checked your security?
    SOC 2 Type I or Type II? | Certified Microsoft engineers on staff? | Do you hold CompTIA's Security Trustmark? | When was your last external audit?
    Is Group 4 itself PCI certified as a service provider? | Show me your certificates.
    Our bank's vendor questionnaire asks for the supplier's SOC 2 attestation. Have you got one?
    We sell software to hospitals and they audit our suppliers. Does your firm carry ISO 27001 or something similar?
    A tender from Metrolinx lists ISO 9001 as a must for IT contractors. Do you have that?
    My auditor from KPMG would like the most recent independent report about your controls. Does such a thing exist?
    The procurement lady at Humber River wants to see proof that the managed provider is audited every year. Are you?
    Before I put you on the shortlist: is your own organization certified for information security?
    Your competitor in North York shows a big ISO badge on the homepage. I don't see one on yours; is there a reason?
    We need a provider with Controlled Goods registration for our aerospace work. Is your company registered?
    Someone told me that MSPs can be verified under the MSPAlliance Cyber Verify programme. Have you gone through it?
    Do the technicians who'd handle our firewall have Fortinet NSE papers, or Cisco ones?
    Our charity got a federal grant that demands CyberSecure Canada from IT suppliers. Would you qualify?
    If we asked for a CSAE 3416 report, could you send it within the month?
    I work in compliance at a credit union. Does your SOC scope include the help desk too, if you have SOC 2 at all?
    Do you pay somebody to run penetration tests against your own company, and is there a certificate at the end of it? | you guys iso27001 certifed?
    do ur techs have any certs like ccna or a+ | got a soc 2 reprot u can send me | is ur company certifed by anyone for securty
    Your enterprise has which certificates of security? | I would like know if you have the norm ISO 27001.
    The technicians, they have diploma or certification from Microsoft? | My chief want a provider with SOC2, you are having this?
    Is your company controlled by external auditor each year, and you have paper for it? | hi does your company have a soc two report or anything like that
    I'm putting together a vendor file so can you tell me if you're iso certified and until when | Êtes-vous certifiés SOC 2 ou ISO 27001?
    Vos techniciens possèdent-ils des certifications reconnues?
  `,
};
