import type { RecordsInput } from '../../schema/site.ts';

export const certificationIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'certification',
  examples: `
    are you ISO certified
    do you have SOC 2
    are your technicians certified
    what certifications do you have
    cybersecure canada certified?
    are you PCI certified
    do you have any accreditations
    is your staff microsoft certified
    êtes-vous certifiés
    Disposez-vous d'un rapport SOC 2 de type II?
    CyberSecure Canada, vous l'avez?
    soc2?
    y'a-tu du monde CISSP dans votre équipe
    Notre siège social exige un fournisseur certifié; pouvez-vous transmettre vos attestations?
    accréditations svp
    on remplit un questionnaire fournisseur, il demande votre no de certificat iso
    CompTIA, CCNA, kel diplome ils ont vos technicien
    votre compagnie est auditée par qui et à quelle fréquence
    iso 27001?
    Can you furnish a current SOC 2 Type II report?
    our head office in the states wants to know if you've got any of those security certifications
    soc2
    Every IT shop claims to be certified. By whom, exactly?
    Does anyone on your team hold the CISSP designation?
    accreditations
    vendor questionnaire asks for your ISO cert number
    are the techs comptia certified at least
    Does your own firm hold a SOC 2 Type II report, and may I see it?
    has group 4 itself passed a SOC 2 type II audit. want the date on the report
    Is your company ISO 27001 certified? I need a yes or no for the table.
  `,
};
