import type { RecordsInput } from '../../schema/site.ts';

export const cyberInsuranceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'cyber-insurance',
  examples: `
    mfa for insurance asap | insurer wants proof of backups | Do we need EDR to get insured? | do u help w/ cyber ins renewals
    will your plan lower our premium | cyber policy requirements dental | can you help with cyber insurance | what does cyber insurance require
    insurance form. can u fill it out | l'assureur demande un questionnaire | insurance checklist for cyber, help | cyber insurence form need help asap
    got denied cyber cover, what do we fix | insurance renewal needs proof of backups | Requirements for cyber coverage, please?
    Does Intact insist on security training? | What do underwriters ask for these days? | our broker sent a form about our security
    Can you fill in our cyber insurance form? | Could you talk with our insurance broker? | do you help us qualify for cyber insurance
    coalition insurance, do you work with them | our insurer wants a questionnaire filled in | Will your services lower our cyber premium?
    what do insurers want these days, edr and stuff? | Cyber policy renewal questionnaire, help needed. | Cyber insurance application due friday, need help
    We must show our insurer a written backup policy. | insurer says no training no coverage lol what now
    Would you talk directly with our insurance broker? | insurer wants proof of security training for staff
    The insurer wants MFA everywhere. Can you do that? | what do i answer on insurance questionaire for edr
    on s'est fait refuser l'assurance cyber, aidez-nous | do we need an incident response plan for the policy
    Who signs the insurer's attestation about controls? | does Advanced Cybersecurity tick the insurance boxes
    Would we qualify for a cyber policy with your setup? | cyber policy renewal coming up, 40 questions, no idea
    the insurer ask for EDR and MFA, you have this for us? | Chubb sent us a supplemental ransomware questionnaire.
    my brokr wants proof of mfa for the policy can u provide | est-ce que prendre votre plan baisse ma prime d'assurance
    Can your company help at time of claim with the documents? | The underwriter wants to know how we patch and how quickly.
    Is having a managed provider good for cyber liability cover? | Please, which plan is enough so that the insurance accept us?
    l'assurance demande MFA partout pis un EDR, vous fournissez ça | insurance says no more windows 7 machines or no coverage, help
    Suppose the insurer sends an auditor, would you sit in with us? | If we had an incident, would you work with the insurer's people?
    How do I prove to the insurance company that backups are tested? | mon courtier veut savoir si on a un plan de réponse aux incidents
    vos forfaits répondent-ils aux critères de l'assurance cyberrisques | Our renewal is due June 1; can you attest to our security measures?
    What evidence do I give to the insurer that our backups are tested? | how many of your customers pass the insurance requirements first go
    Do you know what the insurance companies ask for in email security? | Which controls do underwriters typically require for a cyber policy?
    Pouvez-vous nous aider à remplir le questionnaire d'assurance cyber? | formulaire de l'assureur, 40 questions techniques, j'y comprends rien
    Do you sell cyber insurance as well, or only help with the paperwork? | the form asks rpo and rto... for the insurer... who answers that, you?
    Which controls does an insurer check before paying a ransomware claim? | Coalition turned us down over missing backups; what would satisfy them?
    Does having you on board lower what we pay for coverage against hacking? | For the insurance, must every user have MFA, or only the administrators?
    avec Advanced Cybersecurity, on coche-tu toutes les cases de l'assurance? | The renewal of our cyber policy is refused unless we have MFA everywhere.
    I was told our premium goes down if we have a managed provider, is it so? | notre assureur nous envoie un questionnaire cyber, pouvez-vous le remplir?
    Does the insurance want 24/7 monitoring, or is that only for the big ones? | Do we get any support with underwriting questions as part of your service?
    For make a cyber insurance, what protection must we have in the computers? | Does a cyber policy require ransomware protection and MFA on every account?
    Quelles mesures les assureurs exigent-ils pour une police de cyberassurance?
    What is usually excluded from a cyber policy when the IT is not up to scratch?
    Our broker sent 40 security questions for the cyber policy; who answers those?
    Could you review the answers I gave on the policy application before I sign it?
    Is cyber insurance something you'd recommend we have, and do you help to get it?
    I need help to reply at the insurance company about our firewall and encryption.
    L'assurance cyber demande des choses que je ne comprends pas, aidez-vous avec ça?
    The broker is asking for an incident response plan before he'll quote the policy.
    Is there a list of controls which the underwriters expect from a firm of our size?
    We'd like to be insurable; at present no carrier wants us because of our old server.
    We must to fill the cyber questionnaire until Friday, is possible your expert helps?
    We are asked by insurance if we have "immutable backup". I don't know what to answer.
    If we have a claim, do you provide the evidence the insurer's forensic team asks for?
    Our assurance company want certificate that backup is working, do you give such paper?
    what would I have to have in place on the computers to be accepted for cyber insurance
    I have receive refuse from the insurer because no two factor. You can install it for us?
    they want privileged access management on the application what even is acceptable to them
    Without an MSP our broker won't even quote the cyber thing; are you recognized by carriers?
    Our captive insurer asks for vulnerability scan reports each quarter, could you supply them?
    The insurance is asking many technical question in the form, you can answer together with us?
    Notre renouvellement est le 1er juin et l'assureur réclame la preuve de sauvegardes hors site.
    The insurance people said they won't pay unless logs are kept for 90 days. Do your tools do so?
    The insurer asks if we have had a breach in the past five years. Do you help fill in that form?
    Our insurance company sent a long form about passwords and backups. Will you help me fill it in?
    I have in front of me an attestation from Beazley that somebody technical has to sign. Would you?
    We answered no to nine of the questions on the cyber proposal form and I fear they'll laugh at us.
    After an attack, does the policy let you start repairs, or must we wait for the insurer's experts?
    Notre assureur exige l'authentification à deux facteurs, pouvez-vous nous aider avec le formulaire?
    My accountant says nobody gets covered without phishing training now. Do you meet those requirements?
    Say the policy lapses because we can't tick all the boxes, how quickly could you get the boxes ticked?
    Notre assureur exige l'authentification à deux facteurs avant le renouvellement, vous vous en occupez?
    they scan our website from outside, the insurers, and said we've got an open port so coverage is on hold
    Our premium doubled after the phishing loss. What measures would bring the insurer back to a normal rate?
    my broker sent me this form with like fifty tech questions and I don't know half of it can you fill it out
    Our policy needs a security assessment every year by an outside party. Do you do it for insurance purpose?
    I keep hearing that insurers won't pay out if you lied about MFA, so I want ours set up properly for that.
    I'd need a letter from our IT provider to the insurance company stating our protections; do you write these?
    Our trucking firm never had cyber cover. What would an insurance company want to see from the IT side first?
    A client demands that we carry two million in cyber coverage; what would we have to have in place to get that?
    Our premium doubled and the agent says it's because of our weak computer security; can you help us get it down?
    Before we sign up for a cyber policy, I'd like an assessment of whether we fulfil the conditions printed in it.
    My landlord's lender now requires cyber liability cover, and the insurer requires a bunch of technical controls.
    Our broker says wire fraud is covered only with training in place. Can you provide what the questionnaire wants?
    I got a quote of $6,200 for cyber cover. The agent said it'd be less with proper controls. Which ones count most?
    After the claim in spring the adjuster demanded an incident response plan. Do you write one that insurers accept?
    My broker keeps pushing me for a security report to attach to the policy. Is that something clients get from you?
    Last year our claim was turned down because the form was answered wrongly. How do you make sure that doesn't happen?
    they're asking whether we have a SOC watching at night, on the insurance thing, and I said yes but I don't think we do
    Our policy with Chubb lapses on March 1. The new application asks about privileged access, and nobody here understands it.
    The dentists' association offers a cyber policy with conditions attached, and I'd want you to check whether we fulfil them.
    It's renewal season and the 12-page supplemental ransomware application just landed in my inbox. Do you complete these for clients?
    Last year we ticked "yes" for MFA on the insurance application and I'm no longer sure it was true. Can someone verify before we renew?
    The landlord's contract obliges us to carry two million in cyber liability. Can you assist with the technical part of the application?
    hi our insurance renewal is due and there's a page about security controls and I don't know what to check off can you guys help with that
    The insurance broker sent me a form with thirty questions about security and I dont understand half of them. Would you fill it in with us?
    We run a dental group in Etobicoke. Our underwriter did an outside scan and found an open RDP port; can you fix that and write back to them?
    Zurich's form mentions "immutable backups" and "email filtering with sandboxing". Would we be able to answer yes with your Professional plan?
    Our broker has sent a twelve-page questionnaire about cyber coverage and I don't understand half the questions; could someone fill it in with us?
    we're a property manager near Yorkdale and the insurance company is asking if we have a SOC and endpoint protection so do you give us what they need
    We're a law office with 14 lawyers at Bay and King. The carrier denied renewal until endpoint detection is on all machines; can you arrange it in time?
    so my insurance guy called and said we need something called EDR and tested backups or they won't renew us in January and I need somebody who can do that
    the insurer asks if we have ransomware controls, can u fill that in | does a leak get covered by cyber insurance, and can you help with the application
    insurer wants written proof of backups | form asks if we have mfa. who fills in | which controls do insurers want | do you help with cyber insurance?
    can you help with our cyber insurance form | help with our cyber insurance application | help with insurance questionnaire
    can you fill out our insurance form? | can you fill in our insurance questionnaire | can you complete our cyber insurance questionnaire
    do you fill out cyber insurance forms | I need help with cyber insurance | need help with an insurance form | we need cyber insurance
    do we need cyber insurance? | cyber insurance | cyber insurance requirements | cyber insurance application | cyber insurance form
    cyber insurance renewal | cyber liability insurance | what are the cyber insurance requirements? | what do cyber insurers require
    what does cyber insurance require? | what do insurers ask for | what do we need for cyber insurance | what do I need to get cyber insurance
    do I need MFA for cyber insurance? | does cyber insurance require MFA | does our insurance require backups | our insurer wants MFA
    our insurer is asking about EDR | our insurer sent us a security questionnaire | our insurance renewal needs security info
    do you meet cyber insurance requirements | can you help us qualify for cyber insurance | cyber insurence | do you help with cyber insurnace
    cyber insurance questionaire | help with cyber insurance aplication | cyber insurance requirments | cyberassurance | aidez-vous avec la cyberassurance?
    formulaire de cyberassurance | help with cyber insurance | cyber insurance questionnaire | insurance company is asking about security
  `,
};
