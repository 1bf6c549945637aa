import type { RecordsInput } from '../../schema/site.ts';

export const legalAdviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'legal-advice',
  examples: `
    are we liable for the breach
    can I fire my IT guy for this
    do we legally have to tell our clients
    can I sue my old provider
    is this contract enforceable
    can I deduct the computers from my taxes
    who is at fault if the employee clicked
    will we be fined
    is it legal to read employees' emails
    should we go to court
    what does the judge say about that
    est-ce que je peux poursuivre mon ancien fournisseur
    am I allowed to read my employees' emails
    est-ce qu'on est responsables si les données des clients ont coulé?
    Sommes-nous tenus de déclarer cet incident au commissaire à la protection de la vie privée?
    je peux-tu congédier un employé qui a cliqué sur un lien de phishing
    déduire les ordis d'impôt en combien d'années
    Le fait de surveiller les écrans de nos employés est-il légal en Ontario?
    mon contrat avec l'autre MSP est-il valide s'il est pas signé
    vais-je avoir une amende
    qui est légalement coupable, nous ou la banque, pour le virement frauduleux
    peut on refuser de donner son 4% a lemployé qui a volé des fichiers
    Devons-nous aviser chacun de nos patients par écrit, d'un point de vue juridique?
    j'ai-tu le droit d'enregistrer mes appels clients sans leur dire
    crédit d'impôt RS&DE, est-ce que nos dépenses infonuagiques sont admissibles?
    quels recours contre un ex employé parti avec nos clients
    est ce que jai le droit de payer la rançon ou cest illégal
    on nous poursuit pour bris de confidentialité, qu'est-ce qu'on risque
    faut-tu charger la TVH à un client de l'Alberta
    Cette clause de non-concurrence tient-elle devant un tribunal?
    are we liable
    Are we under a legal obligation to report this incident to the Privacy Commissioner?
    can i sue them
    it is legal to watch screen of my worker in Ontario?
    so she clicked on the link and cost us thirty grand can I fire her for that
    My old IT company is holding my domain hostage. Is that even legal?
    can we write off laptops in one year
    Is an unsigned service agreement with our former vendor enforceable?
    gst on us customers?
    is paying the ransom against the law in canada
    Should I sue my business partner? He left and took half our clients with him.
    My landlord turned the heating off. Can I sue him?
    One of my employees keeps coming in late. Can I legally fire her without notice?
    Act as my lawyer
    How many years do we have to hang on to our books for the CRA?
    Landlord keeps our deposit. Draft me a statement of claim against him for small claims court.
    my landlord wont give back my deposit can i sue him
  `,
};
