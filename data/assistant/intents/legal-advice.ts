import type { RecordsInput } from '../../schema/site.ts';

export const legalAdviceIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'legal-advice',
  examples: `
    are we liable | can i sue them | will we be fined | Act as my lawyer | gst on us customers? | should we go to court | vais-je avoir une amende
    would we be sued for this | can they take us to court | can I sue my old provider | are we liable for the breach | is this contract enforceable
    does this count as negligence | can I fire my IT guy for this | can we deduct ur fees from taxes | what does the judge say about that
    can i read my staffs email legally | Should we sue our last IT company? | can we write off laptops in one year | is it legal to read employees' emails
    are we allowed to monitor staff by law | do we legally have to tell our clients | est-ce légal de surveiller les employés
    who is at fault if the employee clicked | am I allowed to read my employees' emails | can I fire somebody for falling for a scam
    who is liable if our data leaks, you or us | If I pay the ransom am I breaking the law? | can i get sued cuz a ex client data leaked
    is our contract with the old provider valid | Is an electronic signature on a will valid? | May I deduct the new servers this tax year?
    déduire les ordis d'impôt en combien d'années | non compete for a tech guy, valid in ontario? | Would a judge accept our e-mails as evidence?
    is paying the ransom against the law in canada | Can they take me to court for the leaked list? | Does this clause make us liable for lost data?
    faut-tu charger la TVH à un client de l'Alberta | Would a judge accept our chat logs as evidence? | is our employee handbook enforceable as written
    am i alowed to fire a guy who shared his pasword | Is it legal to record Teams calls with customers?
    is it ilegal to read my employees emails in ontario | do i hafta tell my staf about the keylogger, legaly
    est-ce que je peux poursuivre mon ancien fournisseur | it is legal to watch screen of my worker in Ontario?
    Does SR&ED cover the software we are having written? | Is my employment contract's non-compete enforceable?
    is it legal to dismiss an employee over a clicked link | What fine would we face for last week's privacy breach?
    quels recours contre un ex employé parti avec nos clients | Am I personally responsible as a director for the breach?
    Can I withhold his final pay until the laptop comes back? | est ce que jai le droit de payer la rançon ou cest illégal
    bank wont refund the wire, do we have a claim against them | need someone to tell me if this NDA my client sent is fair
    A former employee copied our customer list. Can we sue him? | Can I depreciate server under class 50 or class 10, please?
    My boss put a camera over my desk. Is he permitted to do so? | Can I fire someone for visiting porn sites on a work laptop?
    Who owns the photos my employee took with the company phone? | Do I have to pay overtime when staff answer e-mail at night?
    mon contrat avec l'autre MSP est-il valide s'il est pas signé | legally can we keep the deposit if client cancels the project
    Cette clause de non-concurrence tient-elle devant un tribunal? | is it ok under law to use pictures from google in our brochure
    who owns the code, us or the freelancer? no contract was signed | is hst refundable on a leased copier for my corp?? tax question
    j'ai-tu le droit d'enregistrer mes appels clients sans leur dire | we had a breach in june and told nobody are we going to get fined
    Are we liable if a client's data got stolen through our supplier? | We sent one patient's file to another; will she be able to sue us?
    Would we be liable if our Wi-Fi guests download something illegal? | I ask if is permitted by law that I look in messages of my worker.
    est-ce qu'on est responsables si les données des clients ont coulé? | peut on refuser de donner son 4% a lemployé qui a volé des fichiers
    My old IT company is holding my domain hostage. Is that even legal? | je peux-tu congédier un employé qui a cliqué sur un lien de phishing
    Is an unsigned service agreement with our former vendor enforceable? | Could my landlord sue us over the cable we drilled through his wall?
    on nous poursuit pour bris de confidentialité, qu'est-ce qu'on risque | Est-ce que j'ai le droit de lire les courriels d'un employé congédié?
    My employer monitors my screen at home. That cannot be legal, can it? | If customer name was shown by mistake, the court can punish my company?
    can my landlord legally block us from bringing in a second internet line | got a letter saying we used a font without licence, must we pay the 4000
    Le fait de surveiller les écrans de nos employés est-il légal en Ontario? | My accountant says we can write off the laptops in one year. Is he right?
    is it allowed to fire somebody because he clicked on phishing, in Ontario? | breach of contract? old provider walked out mid term, do we still owe them
    qui est légalement coupable, nous ou la banque, pour le virement frauduleux
    so she clicked on the link and cost us thirty grand can I fire her for that
    do i need employee consent to track the company trucks by gps or is it fine
    We signed five years with a telephone company, is there legal way to escape?
    What compensation can I demand from my provider for two days of not working?
    Am I within my rights to demand that my assistant unlock her personal phone?
    Does my business insurance broker have a duty to have warned me about cyber?
    crédit d'impôt RS&DE, est-ce que nos dépenses infonuagiques sont admissibles?
    Should I sue my business partner? He left and took half our clients with him.
    we found bad stuff on an employees browser history, do we have to call police
    If we delete the records the CRA asked for by accident, do we get in trouble?
    The insurer denied our claim because of MFA. Is that lawful, in your opinion?
    Ai-je le droit de congédier un employé qui a copié nos fichiers sur sa clé USB?
    One of my employees keeps coming in late. Can I legally fire her without notice?
    We use one Windows licence on three computers. Could Microsoft take us to court?
    Devons-nous aviser chacun de nos patients par écrit, d'un point de vue juridique?
    Our competitor is using our domain name with a hyphen. Can we force them to stop?
    Should I incorporate before I take on staff? My nephew says it is better for tax.
    If our data leaks because of a mistake by my receptionist, am I personally liable?
    I have recorded a call with a customer without telling him, it is legal in Canada?
    My bookkeeper clicked on the link and we lost $9,500. Can I take it off her wages?
    Is HST claimable as an input tax credit on a personal laptop used for the business?
    Can I put the names of customers who don't pay on our website, or is it defamation?
    Are we under a legal obligation to report this incident to the Privacy Commissioner?
    May I dismiss with cause a worker who watched films the whole day on office computer?
    My former partner left with the customer list in May. Do I have grounds for a lawsuit?
    Our lawyer is away, so I ask you: must we answer the letter of the privacy commissioner?
    Our old provider kept the domain name after we cancelled. Legally, is it theirs or ours?
    We paid a ransom of 20,000 dollars. Can the company write that off as a business expense?
    A customer is asking us to erase everything about him; are we forced to do it in our case?
    Somebody left a nasty false review about my shop; what grounds have I to take it to court?
    The bank says the wire fraud is our own fault. Are they obliged to give us the money back?
    The tax office will accept that I put the home internet as expense of business, yes or no?
    Sommes-nous responsables devant la loi si notre fournisseur perd les dossiers des clients?
    Sommes-nous tenus de déclarer cet incident au commissaire à la protection de la vie privée?
    After the hack a patient threatens a class action against our clinic. What is our exposure?
    Could you look at the lease for our copier and tell me if the cancellation clause holds up?
    Is the director responsible with his own house if the company is fined for a privacy breach?
    Landlord keeps our deposit. Draft me a statement of claim against him for small claims court.
    Our present IT company refuses to release our passwords and I wonder whether that is illegal.
    I want to know whether I count as an employee or a contractor for tax; I do IT for a dentist.
    The supplier sent the wrong server, $14,000 worth, and won't take it back. What are my rights?
    Say a staff member shared a password and it led to a theft, could I take the loss from her wages?
    Do I have to tell my customers about what happened last week, legally speaking, or can I leave it?
    Can an employee refuse to install the authenticator app on her own phone, and may I discipline her?
    Suis-je responsable si un client perd de l'argent à cause d'un faux courriel envoyé de notre boîte?
    My contract with the web developer never mentioned copyright. Who holds the rights to our site then?
    We signed paper with other IT firm for three years, it is possible break it legally without penalty?
    We read an employee's private Gmail that was open on the office PC. Could she have a case against us?
    We would like to know if laying off our IT employee and outsourcing his job means we owe him severance.
    An employee refuses to put the authenticator app on her own phone. Am I allowed to dismiss her for that?
    can you tell me if I'm breaking the law by tracking the company vans with gps when the guys are off work
    so my question is are we legally on the hook if the courier lost our backup drive with client files on it
    I want to know can a former employee demand that we delete her mailbox and do we have to do what she says
    An employee wants his personal photos from the company phone that we wiped. Are we obliged to pay damages?
    Someone posted a false Google review about our garage. Is that defamation, and can I make him pay damages?
    I got a letter from Microsoft's lawyers about unlicensed copies in our shop. Do we have to admit anything?
    We put cameras up in the stock room of our bakery in Leslieville. Was that lawful without telling the staff?
    I bought ten laptops in December and paid in January. In which fiscal year does CCA start for my corporation?
    Three of our drivers are contractors, or so we call them. Would the Ministry of Labour see them as employees?
    so one of our suppliers got hacked and our info was in there and I want to know if we have a case against them
    an ex partner is still using our email address to talk to customers is this something I can get him charged for
    I let go my bookkeeper and she still has the QuickBooks password and won't give it back can I withhold her last pay
    The customer paid a fraudster on a fake invoice that looked like ours and now he says we must bear the loss. Who is right under the law?
    a clerk sent records to the wrong Smith last year, can we be sued by him | are we allowed to delete this one client's file while he is suing us
    clerk transferred a deposit to fraudsters, may I take it from her pay | revenue agency reassessed us, must I pay now or can I appeal
    can I fire my sysadmin for reading my mail | we dismissed someone for looking at files, was this lawful
    i recorded a call with an employee w/o telling, am I in trouble | does cra let me deduct the onboarding at once
    are we liable if a patient's file gets stolen from us | our present provider says we owe him the rest of the year. Does he have a case?
    is my current provider's ninety day notice clause enforceable | can I sue our old IT company for losing our mail
    my employee refuses mfa on his own phone, can i dismiss him for it | is it legal that my ex-partner kept the domain
    do I have to pay overtime for the hours my staff waited for IT | are we breaking the law if backups sit in the us
    peut-on me poursuivre pour cette fuite | will the judge accept our emails as proof in this dispute
    if I leave before the term ends with Bell what can they charge me by law | can a non-compete stop me hiring the IT guy of our old provider
    should I plead guilty for the CASL fine | insurer refuses to pay for our ransomware claim, are they right? | may an employer in ontario read staff mail
    are we liable? | are we liable for the breach? | am I liable if we get hacked | are we legally responsible | is this legal? | is that legal
    is it legal to monitor my employees | is it legal to read employee emails? | is it legal to record calls | is it legal to record our Zoom meetings
    is it legal to track staff laptops | is it illegal to pay the ransom | can I legally monitor staff | can I legally read my employee's emails
    can I fire someone for this? | can I fire an employee for clicking phishing | can I sue my old IT company? | can our clients sue us
    can a client sue us for a breach | can I be sued for a data breach | could we be fined? | do I need a lawyer? | can you give legal advice
    do you give legal advice? | I need legal advice | legal advice | legal question | I have a legal question | is my contract valid?
    can I break my contract with them legally | is IT support tax deductible | can I write off a laptop | can I claim this on my taxes
    are we leagally liable | is it leagal to read staff emails | am i libel if we get hacked | can i sew my IT company | do i need a laywer
    sommes-nous responsables légalement? | est-ce légal de surveiller mes employés? | puis-je poursuivre mon ancien fournisseur?
    are we liable if client data leaks | can we sue our IT provider | can I deduct IT costs on my taxes?
  `,
};
