import type { RecordsInput } from '../../schema/site.ts';

export const dataPrivacyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'data-privacy',
  examples: `
    NDA? | vie privée | Do you sign NDAs? | do you sign an NDA | do you use cookies | on signe-tu un NDA | do you sell my info | who can see our data
    do you sell our data | do u read our emails | who can see our files | is our data confidential | Is remote access logged? | qui a accès à nos données
    do ur techs see our emails | do u sign a nda b4 we talk | dpa available from ur side? | nda before we share anything? | who holds the encryption keys
    allez-vous lire nos courriels? | how do u keep our pasword safe | who has access to our passwords | do you use cookies on this site
    do you use our data to train ai | are your staff background checked | who in your company sees our files | do your technicians read our files
    vendez vous nos infos a des tiers? | Are your staff background-checked? | what do you do with our information | Is our data encrypted on your side?
    What security do you use internally? | Qui chez vous peut voir nos dossiers? | Can your technicians read our e-mail?
    do you sell our information to anybody | can we put a confidentiality clause in | Who at your company can see our files?
    who has acess to our backups at ur end | can your technicians read our documents | Do subcontractors get into our systems?
    Do you have a data processing agreement? | can ur techs see my bank stuff on the pc | what personal data does this site collect
    can your technicians see our patient files | confidentiality agreement - yours or ours? | do you sell client data or share it w/ anyone
    Do you share customer data with third parties? | How are our admin passwords protected with you? | your worker will sign paper for confidentiality?
    agent on our pcs - what does it send back to you | How do you keep client information confidential?
    un tech peut tu voir mon écran sans que je le sache | Will our data be sold or shared with third parties?
    Are the support calls taped, and if so who listens? | how long do you keep our details if we never sign up
    what happens with our passwords, how do u store them | Is the remote tool recording what is on our screens?
    Say a breach happened at your end, would we be told? | we have a mutual nda template, will your side sign it
    What stops a technician from copying our client list? | Est-ce que vous signez une entente de confidentialité?
    How do you keep one client's data apart from another's? | how do you protect our client files from your own people
    Vos employés signent-ils une entente de confidentialité? | Is there contract of secret between us and your company?
    are our backups encrypted so that even you cant read them | Who holds the encryption keys for the backups, you or us?
    confidentialité des dossiers clients, comment vous gérez ça | How is our information protected while it is in your hands?
    How you are protecting our information inside of your firm? | Signez-vous une entente de confidentialité avec vos clients?
    Could one of your people look at payroll without us knowing? | solicitor-client privilege: can a tech open our matter folders
    would police or government get our data from you if they asked | privacy is a big thing here. whos got admin rights on your side
    And subcontractors, do they get to look at our information too? | what do u do with our documentation and network maps, kept safe?
    Will you sign a confidentiality agreement before the assessment? | Qui, chez vous, pourrait consulter les dossiers de nos patients?
    You will keep what we tell during the visit only between us, yes? | Our union insists that no outside company can read members' files.
    How sure can we be that things discussed with support stay private? | You have control of personal data of my employees, how you treat it?
    combien de temps gardez-vous mes coordonnées si je deviens pas client | How is the personal information collected through your web form used?
    i dont want some stranger poking in my books is basically my question | when your guy remotes in can he just look at whatever he wants on there
    We keep HR matters in a locked folder. Would it remain hidden from you? | Our clients make us promise that vendors are bound by secrecy. Are you?
    Are your technicians police-checked before they come into a client site? | Could you tell me who among your people would be able to open our files?
    I am little afraid that somebody from your company read the salary list. | When your technician connect to my screen, he can see without I say yes?
    After a technician finishes, is his access cut, or does it stay open forever?
    Vos techniciens font-ils l'objet d'une vérification d'antécédents judiciaires?
    Que faites-vous des renseignements personnels recueillis par votre formulaire?
    secret professionnel : nos dossiers d'avocats, vos gars peuvent-ils les ouvrir?
    I don't trust strangers with client files. What stops your staff from snooping?
    third party risk question from our client: how does your vendor secure our data
    Could one of your people copy our files to a USB stick without anybody noticing?
    We have sensitive data of children, which persons of yours will have the access?
    before we go any further can your company sign our privacy agreement for vendors
    What information do you collect from our machines once your software is installed?
    Does the owner have a way of keeping his mailbox private from your administrators?
    Please explain me how you guard our customer information against your own workers.
    I want ask, the person who repair our computer, he can read the private documents?
    Are your employees background checked before they get access to customers' systems?
    My staff feel uneasy about someone being able to watch them; what can you see exactly?
    I understand you need admin rights, but is there a way we approve each time you enter?
    If a technician leaves your firm, how fast is his access to customers like us removed?
    Suppose one of your technicians left on bad terms, could he still get into our network?
    Our director is afraid that technician looks on the emails. What do you do against this?
    Least privilege, MFA on your own admin accounts, that sort of thing: do you practise it?
    Does your access cover the cameras in our office as well? I don't want outsiders watching.
    In the event of a leak on your end, do you notify us, and is that written in the contract?
    You would be holding the keys to everything here. What happens if you yourselves get hacked?
    I need to know whether the people who answer support calls can pull up our financial records.
    My accountant says we need a data processing agreement with every supplier. Do you sign those?
    Patient charts are sensitive. I'd need to be certain that no one outside the clinic reads them.
    We are lawyers, everything is confidential; would your technicians sign something to that effect?
    Health information custodians must have an agreement with their agents; would you sign one with us?
    Tell me about confidentiality, since we are a family office and discretion matters more than price.
    A competitor of ours is apparently your client too. How is our information kept separate from theirs?
    I'd like to hear how you deal with trade secrets, because our drawings are worth more than the building.
    My accountant's office holds about 900 tax files. How do you make sure nobody from your side opens them?
    We're about to be sold and the deal is secret. Can we discuss the move under a non-disclosure agreement?
    When your helpdesk takes over my screen, can they see everything that is open, and is there a recording?
    We'd need a vendor privacy agreement signed by someone with authority on your side; is this usual for you?
    We've had a snooping technician at the previous company. What controls do you have over your own employees?
    Our clinic needs an agent agreement so that your technicians may come near patient records. Do you sign those?
    Before I let anyone in I want to know if every access to our server gets logged and whether we can see that log
    The problem with our current guy is he knows everyone's password and gossips, so I want to be sure yours can't.
    we're a psychologist's office and I need to know do your people see the session notes when they fix the computer
    I manage payroll for a union local. Would the people monitoring our network be able to read salary spreadsheets?
    hi just wondering who on your team would have access to our files and do they sign something about confidentiality
    Our directors would be more comfortable if they knew what safeguards you apply to the information you hold about us.
    HR keeps disciplinary letters in a SharePoint folder. Can it be closed off so that even your administrators stay out?
    I was reading about an IT provider who got hacked and all his customers with him. What do you do so that doesn't reach us?
    I'm the executive director of a women's shelter near Parkdale. Addresses must stay secret. How do you protect what you see?
    Our parent company in Ohio requires vendors to accept a 9-page data protection addendum. Would your management agree to it?
    we do work for a law firm and they ask how third parties handle their confidential stuff and you'd be one of those third parties
    so what I'm worried about is you'd have the keys to everything and how do I know nobody goes snooping around in our client folders
    We're divorce lawyers on Eglinton. Before anybody touches a computer, I'd need a signed confidentiality undertaking. Is that possible?
    is what you keep of ours encrypted | when your guys remote in, can they see everything on my screen
    which of your people can open our patients' records | is our client list safe with you or could it end up on the internet
    qui chez vous peut voir les dossiers de nos clientes | can we ask you to delete what you hold on us | do your employees sign a confidentiality paper
    does your ai see our documents | your monitoring agent, does it read our mails | are your technicians police checked | can your techs read my email
    Before we go further, would you sign a confidentiality agreement with us? | Your people can see the salaries in our HR folder, or not?
    We are psychotherapists and the notes are extremely sensitive. How do you make sure that your technicians never read them?
    so when the tech takes over my screen can he look at everything and does he still see it after he hangs up | remote session, do you watch us secretly?
    do you sell data | I certainly hope nobody at your firm passes our details to advertisers. Do you? | share our info with third parties?
    How do you protect the passwords that we entrust to you? | our admin passwords, who has access inside your company
    what if one of your technicians goes rogue | is there log of what your technician did on our computer?
    We'd need a data processing agreement. Do you have a standard one? | DPA available? | do u have a data processing addendum
    confidentiality clause in contract? | My lawyer requires your staff to sign individual confidentiality undertakings. Is this acceptable?
    We hold privileged documents and any leak would end us. How seriously do you take secrecy?
    Is the data encrypted in your backups, so that even you cannot open it? | backups encrypted? | you can open our backup and look in?
    I read that software vendors feed customers' documents into AI. Please tell me you don't. | ai training on our files?
    what happens with information that your support sees by accident | what if you get hacked, is our stuff exposed too
    If hackers get into your systems do they get into ours? | How are your own systems secured, given that you hold the keys to ours?
    keys to the kingdom, how do you guard it | snooping protection? | Do you tell the police or government about our data if they ask?
    would you hand over data to authorities | Signez-vous une entente de confidentialité? | are patient records confidential with you
    As health information custodian we need you to sign an agent agreement. Would you? | BAA signing | will you tell other clients about us
    we compete with one of your customers, can they find out something about us through you | how many of your people would have access to our network
    just named technicians or all of them have the access? | limit access to two people only?
    Could I restrict certain folders so that even your administrators are kept out? | boss's mailbox, keep you out of it, possible?
    do you vet subcontractors who see our data | Do you keep screenshots or recordings of the remote sessions? | sessions recorded?
    Which personal information of our employees do you collect? | does your monitoring software see what websites my people visit
    that agent you install, does it spy on us
    privacy is everything for my accounting clients so what are you doing so that tax files don't get seen by the wrong eyes
    Notre information est-elle confidentielle chez vous? | How is information separated between your different customers? | separate from other clients?
    where do you draw the line on what a technician may open | my staff worry you can see private pictures on the laptop, is it true
    Our trade secrets are formulas. Do you guarantee secrecy?
    so if I call your help desk and the girl logs in to my computer is she able to see my bank stuff that's open in the other window
    The last outfit's technician gossiped about our layoffs before we announced them. What keeps your lot from doing that?
    Our counsel would wish to see a mutual confidentiality undertaking in place ahead of any discussion. Is that agreeable?
    The director is afraid that informatics people can read his mails. What I can tell him?
    if you have the master password for everything then what stops one of your guys from just logging in at night and looking around
    Kindly outline the measures you take to keep customers' information safe inside your own organization.
    I don't trust anybody with our client list after what happened. Who precisely at your company could open it?
    My employees ask if with your program on the computer somebody can look them by the camera.
    we do divorces and the ex-husbands are sometimes in IT, how do we know nobody at your end peeks in the files | salaries folder visible to you?
    A rogue employee of yours could copy our whole client list. What stops him?
    the previous IT guy was snooping in my inbox and I will never forgive it. How do I know yours won't?
    Is there a Chinese wall between customers of yours in the same trade? | what data do you gather on our staff
    how safe are we with you holding all our stuff
    Does the paperwork you sign with customers contain a confidentiality clause that binds your individual employees?
    Before I go any further, may I ask whether your technicians are able to read our correspondence? | confidentiality?
    Our patients' records are sensitive. What stops one of your people from snooping? | Your worker will see my bank papers when he connects, or not?
    so if you guys look after the computers then you can basically see everything we write right and that makes my partner nervous
    The last IT company gossiped about us all over town, how will you keep your mouths shut? | can techs watch my screen anytime
    remote session without asking us? | qui a accès à nos données chez vous? | Do you hand our information to other companies
    subcontractors see our stuff? | I'd need a data processing agreement before my board says yes | Are the people with admin rights background checked
    police checks on your technicians | Where I keep my passwords, that is my secret, so how do you store the ones we give you?
    how are our passwords kept by you | If you got hacked, would they get to us as well? | what if your own systems are breached
    You have the keys to dozens of companies, which makes you a juicy target, so how do you guard them? | protect client data how
    My lawyers' files are privileged; nobody outside the firm is supposed to see a single page | is our data used for AI training by you
    feeding our tickets in chatgpt? | Somebody told me IT providers sell usage data. True of you? | do you sell customer information
    Would you tell us if the police asked you for our files | I want that you sign paper that you not speak about our business
    sign our vendor privacy form? | We've our own confidentiality agreement, four pages, is somebody there allowed to sign it
    NDA before first meeting possible? | are backups readable by your staff | Encrypted so that even you can't open it?
    log of who at your place opened what | can I see when your people accessed our server | my HR folder, is it off limits for your techs
    the owner's mailbox must stay private, even from IT | I handle celebrity clients so discretion is everything
    We are two competitors in the same building and you'd serve both, how do you keep us apart? | keep our data separate from other clients
    Who looks at the monitoring data your agent collects from our laptops | what does your software on our pcs report back
    Does the little program you install see what my employees type? | Privacy officer, do you have one
    I don't like the thought of strangers rummaging in my computer at night, honestly | who'd be able to look inside our medical charts while fixing things
    will your help desk folks abroad see client info
    Staff over there change all the time I guess, so what happens with access to us when a technician of yours leaves
    ex technicians of yours, still have our keys? | Our auditors ask how the IT supplier safeguards personal information, what may I answer them
    vendor security questionnaire about how you handle our information | Can you promise in writing that nothing about us leaves your firm?
    do you record the phone calls and who hears them | who can see our files? | is it confidential | can your guys open our documents
    Before we proceed, how does your firm protect the personal information of our clients? | do u sell our info | Our data, your employees can look at it?
    what about confidentiality | we've got medical files on there and I don't want some technician reading them so what stops your people from looking
    is our data shared with third parties | would you sign a data processing agreement | qui a accès à nos données?
    are your staff background checked for access to our stuff | how do you keep our info private | do subcontractors get into our files | privacy?
    the last tech was snooping in HR folders, how do you prevent that | will our records stay secret with you
    are admin accesses to our data logged on your side | You give the information of us to other companies? | can you read our email
    is everything we share with you kept private | what do you do to protect client data in your own systems | confidentiality agreement, yes or no
    I would like to know which of your employees would have access to our client records. | do you look into the content of the backups
    are technicians bound to secrecy | how safe is our information with you | we handle legal files under privilege, would your people ever see them
    NDA first, is that ok with you | do you pass anything about us to Microsoft or others | do u sign an nda | third parties with access to client data
    solicitor-client privilege and your admins | How many persons in your company would have the keys to our mailboxes, roughly?
    avez-vous un responsable de la vie privée? | then who reads this, our mails, among your technicians | who holds our passwords, and who sees them
    how are our credentials kept safe at your end | are our backups encrypted | is our data encrypted with you | do you encrypt the copies you keep
    is the connection encrypted | who holds the encryption key | are stored files encrypted at your end | are laptops encrypted when you set them up
    encrypted at rest? | our auditor asks whether client files are encrypted on your servers | is e-mail encrypted in your plans | who can see our data?
    who sees our data | who has access to our data? | can you see our files? | can you see our data | can you read our emails? | do you read our emails
    can your staff see our files | can your technicians see our data? | do your techs have access to our files | is our data safe with you?
    is our data safe | is my data safe? | is our data secure with you | is our information confidential? | is our data encrypted? | do you encrypt our data
    how do you protect client data | how do you keep our data safe | how is our data protected? | do you sell our data? | do you share our data
    do you share data with third parties | can you sign an NDA? | will you sign an NDA | I need an NDA signed | NDA | confidentiality agreement
    do you have a confidentiality agreement? | data processing agreement | confidentiality | data privacy | who can acess our data | do you sign NDA's
    how do you protct our data | is our data confidental | is are data safe with you | qui peut voir nos données? | nos données sont-elles en sécurité?
    who can access our data | how do you protect our data? | do you sign data processing agreements
  `,
};
