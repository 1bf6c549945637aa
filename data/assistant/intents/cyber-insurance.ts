import type { RecordsInput } from '../../schema/site.ts';

export const cyberInsuranceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'cyber-insurance',
  examples: `
    our insurer wants a questionnaire filled in
    can you help with cyber insurance
    what does cyber insurance require
    the insurance asks if we have mfa
    do you help us qualify for cyber insurance
    our broker sent a form about our security
    insurance renewal needs proof of backups
    l'assureur demande un questionnaire
    notre assureur nous envoie un questionnaire cyber, pouvez-vous le remplir?
    Quelles mesures les assureurs exigent-ils pour une police de cyberassurance?
    l'assurance demande MFA partout pis un EDR, vous fournissez ça
    on s'est fait refuser l'assurance cyber, aidez-nous
    Notre renouvellement est le 1er juin et l'assureur réclame la preuve de sauvegardes hors site.
    est-ce que prendre votre plan baisse ma prime d'assurance
    formulaire de l'assureur, 40 questions techniques, j'y comprends rien
    vos forfaits répondent-ils aux critères de l'assurance cyberrisques
    mon courtier veut savoir si on a un plan de réponse aux incidents
    avec Advanced Cybersecurity, on coche-tu toutes les cases de l'assurance?
    Which controls do underwriters typically require for a cyber policy?
    the insurer ask for EDR and MFA, you have this for us?
    my broker sent me this form with like fifty tech questions and I don't know half of it can you fill it out
    insurer wants proof of backups
    We got DENIED coverage because of our IT. Can you get us up to standard?
    will your plan lower our premium
    Our renewal is due June 1; can you attest to our security measures?
    does Advanced Cybersecurity tick the insurance boxes
    do we need an incident response plan for the policy
    cyber policy requirements dental
    The insurance broker sent me a form with thirty questions about security and I dont understand half of them. Would you fill it in with us?
    Our insurance company sent a long form about passwords and backups. Will you help me fill it in?
  `,
};
