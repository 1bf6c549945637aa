import type { RecordsInput } from '../../schema/site.ts';

export const cyberInsuranceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'cyber-insurance',
  examples: `
    our insurer wants a questionnaire filled in | can you help with cyber insurance | what does cyber insurance require
    do you help us qualify for cyber insurance | our broker sent a form about our security | insurance renewal needs proof of backups
    l'assureur demande un questionnaire | notre assureur nous envoie un questionnaire cyber, pouvez-vous le remplir?
    Quelles mesures les assureurs exigent-ils pour une police de cyberassurance? | l'assurance demande MFA partout pis un EDR, vous fournissez ça
    on s'est fait refuser l'assurance cyber, aidez-nous | Notre renouvellement est le 1er juin et l'assureur réclame la preuve de sauvegardes hors site.
    est-ce que prendre votre plan baisse ma prime d'assurance | formulaire de l'assureur, 40 questions techniques, j'y comprends rien
    vos forfaits répondent-ils aux critères de l'assurance cyberrisques | mon courtier veut savoir si on a un plan de réponse aux incidents
    avec Advanced Cybersecurity, on coche-tu toutes les cases de l'assurance? | Which controls do underwriters typically require for a cyber policy?
    the insurer ask for EDR and MFA, you have this for us?
    my broker sent me this form with like fifty tech questions and I don't know half of it can you fill it out | insurer wants proof of backups
    will your plan lower our premium | Our renewal is due June 1; can you attest to our security measures?
    does Advanced Cybersecurity tick the insurance boxes | do we need an incident response plan for the policy | cyber policy requirements dental
    The insurance broker sent me a form with thirty questions about security and I dont understand half of them. Would you fill it in with us?
    Our insurance company sent a long form about passwords and backups. Will you help me fill it in? | Can you fill in our cyber insurance form?
    The insurer wants MFA everywhere. Can you do that? | Cyber policy renewal questionnaire, help needed. | What do underwriters ask for these days?
    Will your services lower our cyber premium? | Do we need EDR to get insured? | Coalition turned us down over missing backups; what would satisfy them?
    Who signs the insurer's attestation about controls? | Our broker sent 40 security questions for the cyber policy; who answers those?
    How do I prove to the insurance company that backups are tested? | Does Intact insist on security training? | Could you talk with our insurance broker?
    Is having a managed provider good for cyber liability cover? | Which controls does an insurer check before paying a ransomware claim?
    Our policy with Chubb lapses on March 1. The new application asks about privileged access, and nobody here understands it.
    We're a law office with 14 lawyers at Bay and King. The carrier denied renewal until endpoint detection is on all machines; can you arrange it in time?
    I got a quote of $6,200 for cyber cover. The agent said it'd be less with proper controls. Which ones count most?
    Last year we ticked "yes" for MFA on the insurance application and I'm no longer sure it was true. Can someone verify before we renew?
    After the claim in spring the adjuster demanded an incident response plan. Do you write one that insurers accept?
    Our trucking firm never had cyber cover. What would an insurance company want to see from the IT side first?
    Zurich's form mentions "immutable backups" and "email filtering with sandboxing". Would we be able to answer yes with your Professional plan?
    We run a dental group in Etobicoke. Our underwriter did an outside scan and found an open RDP port; can you fix that and write back to them?
    My broker keeps pushing me for a security report to attach to the policy. Is that something clients get from you?
    It's renewal season and the 12-page supplemental ransomware application just landed in my inbox. Do you complete these for clients?
    Before we sign up for a cyber policy, I'd like an assessment of whether we fulfil the conditions printed in it.
    The insurance people said they won't pay unless logs are kept for 90 days. Do your tools do so?
    If we have a claim, do you provide the evidence the insurer's forensic team asks for?
    Our premium doubled after the phishing loss. What measures would bring the insurer back to a normal rate? | cyber insurence form need help asap
    my brokr wants proof of mfa for the policy can u provide | what do i answer on insurance questionaire for edr
    insurer says no training no coverage lol what now | The insurance is asking many technical question in the form, you can answer together with us?
    For make a cyber insurance, what protection must we have in the computers?
    Our assurance company want certificate that backup is working, do you give such paper?
    I have receive refuse from the insurer because no two factor. You can install it for us?
    We must to fill the cyber questionnaire until Friday, is possible your expert helps?
    hi our insurance renewal is due and there's a page about security controls and I don't know what to check off can you guys help with that
    we're a property manager near Yorkdale and the insurance company is asking if we have a SOC and endpoint protection so do you give us what they need
    what would I have to have in place on the computers to be accepted for cyber insurance
    Pouvez-vous nous aider à remplir le questionnaire d'assurance cyber?
    Notre assureur exige l'authentification à deux facteurs avant le renouvellement, vous vous en occupez?
    The insurer asks if we have had a breach in the past five years. Do you help fill in that form?
    Does a cyber policy require ransomware protection and MFA on every account?
  `,
};
