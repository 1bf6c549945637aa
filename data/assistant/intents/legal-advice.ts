import type { RecordsInput } from '../../schema/site.ts';

export const legalAdviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'legal-advice',
  examples: `
    can I fire somebody for falling for a scam | is it legal to dismiss an employee over a clicked link | who is liable if our data leaks, you or us
    would we be sued for this | is our contract with the old provider valid | does this count as negligence | can they take us to court
    are we allowed to monitor staff by law | est-ce légal de surveiller les employés | are we liable for the breach | can I fire my IT guy for this
    do we legally have to tell our clients | can I sue my old provider | is this contract enforceable | who is at fault if the employee clicked
    will we be fined | is it legal to read employees' emails | should we go to court | what does the judge say about that
    est-ce que je peux poursuivre mon ancien fournisseur | am I allowed to read my employees' emails
    est-ce qu'on est responsables si les données des clients ont coulé?
    Sommes-nous tenus de déclarer cet incident au commissaire à la protection de la vie privée?
    je peux-tu congédier un employé qui a cliqué sur un lien de phishing | déduire les ordis d'impôt en combien d'années
    Le fait de surveiller les écrans de nos employés est-il légal en Ontario? | mon contrat avec l'autre MSP est-il valide s'il est pas signé
    vais-je avoir une amende | qui est légalement coupable, nous ou la banque, pour le virement frauduleux
    peut on refuser de donner son 4% a lemployé qui a volé des fichiers | Devons-nous aviser chacun de nos patients par écrit, d'un point de vue juridique?
    j'ai-tu le droit d'enregistrer mes appels clients sans leur dire | crédit d'impôt RS&DE, est-ce que nos dépenses infonuagiques sont admissibles?
    quels recours contre un ex employé parti avec nos clients | est ce que jai le droit de payer la rançon ou cest illégal
    on nous poursuit pour bris de confidentialité, qu'est-ce qu'on risque | faut-tu charger la TVH à un client de l'Alberta
    Cette clause de non-concurrence tient-elle devant un tribunal? | are we liable
    Are we under a legal obligation to report this incident to the Privacy Commissioner? | can i sue them
    it is legal to watch screen of my worker in Ontario? | so she clicked on the link and cost us thirty grand can I fire her for that
    My old IT company is holding my domain hostage. Is that even legal? | can we write off laptops in one year
    Is an unsigned service agreement with our former vendor enforceable? | gst on us customers? | is paying the ransom against the law in canada
    Should I sue my business partner? He left and took half our clients with him. | My landlord turned the heating off. Can I sue him?
    One of my employees keeps coming in late. Can I legally fire her without notice? | Act as my lawyer
    How many years do we have to hang on to our books for the CRA?
    Landlord keeps our deposit. Draft me a statement of claim against him for small claims court. | my landlord wont give back my deposit can i sue him
    Can I fire someone for visiting porn sites on a work laptop? | Are we liable if a client's data got stolen through our supplier?
    Is it legal to record Teams calls with customers? | Could my landlord sue us over the cable we drilled through his wall?
    Who owns the photos my employee took with the company phone? | May I deduct the new servers this tax year? | Should we sue our last IT company?
    Am I personally responsible as a director for the breach? | Can they take me to court for the leaked list?
    Is my employment contract's non-compete enforceable? | Does this clause make us liable for lost data? | Would a judge accept our e-mails as evidence?
    What fine would we face for last week's privacy breach? | Can I withhold his final pay until the laptop comes back?
    My former partner left with the customer list in May. Do I have grounds for a lawsuit?
    An employee refuses to put the authenticator app on her own phone. Am I allowed to dismiss her for that?
    Our old provider kept the domain name after we cancelled. Legally, is it theirs or ours?
    The supplier sent the wrong server, $14,000 worth, and won't take it back. What are my rights?
    I bought ten laptops in December and paid in January. In which fiscal year does CCA start for my corporation?
    Someone posted a false Google review about our garage. Is that defamation, and can I make him pay damages?
    We paid a ransom of 20,000 dollars. Can the company write that off as a business expense?
    My bookkeeper clicked on the link and we lost $9,500. Can I take it off her wages?
    Three of our drivers are contractors, or so we call them. Would the Ministry of Labour see them as employees?
    I got a letter from Microsoft's lawyers about unlicensed copies in our shop. Do we have to admit anything?
    We read an employee's private Gmail that was open on the office PC. Could she have a case against us?
    After the hack a patient threatens a class action against our clinic. What is our exposure?
    My contract with the web developer never mentioned copyright. Who holds the rights to our site then?
    The bank says the wire fraud is our own fault. Are they obliged to give us the money back? | can i get sued cuz a ex client data leaked
    do i hafta tell my staf about the keylogger, legaly | am i alowed to fire a guy who shared his pasword
    is hst refundable on a leased copier for my corp?? tax question | I ask if is permitted by law that I look in messages of my worker.
    My boss has not paid me because laptop broke, he have the right?
    We signed paper with other IT firm for three years, it is possible break it legally without penalty?
    If customer name was shown by mistake, the court can punish my company?
    The tax office will accept that I put the home internet as expense of business, yes or no?
    so my question is are we legally on the hook if the courier lost our backup drive with client files on it
    I want to know can a former employee demand that we delete her mailbox and do we have to do what she says
    Ai-je le droit de congédier un employé qui a copié nos fichiers sur sa clé USB?
    Sommes-nous responsables devant la loi si notre fournisseur perd les dossiers des clients?
  `,
};
