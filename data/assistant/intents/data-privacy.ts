import type { RecordsInput } from '../../schema/site.ts';

export const dataPrivacyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'data-privacy',
  examples: `
    who can see our data | do your technicians read our files | are your staff background checked | what do you do with our information
    is our data confidential | do you sell our data | who has access to our passwords | do you sign an NDA
    how do you protect our client files from your own people | what personal data does this site collect | do you use cookies | qui a accès à nos données
    do you sell our information to anybody | can your technicians see our patient files
    Vos techniciens font-ils l'objet d'une vérification d'antécédents judiciaires? | allez-vous lire nos courriels?
    confidentialité des dossiers clients, comment vous gérez ça | on signe-tu un NDA
    Que faites-vous des renseignements personnels recueillis par votre formulaire? | un tech peut tu voir mon écran sans que je le sache
    vendez vous nos infos a des tiers? | secret professionnel : nos dossiers d'avocats, vos gars peuvent-ils les ouvrir? | vie privée
    combien de temps gardez-vous mes coordonnées si je deviens pas client | Vos employés signent-ils une entente de confidentialité? | who can see our files
    do u read our emails | your worker will sign paper for confidentiality? | when your guy remotes in can he just look at whatever he wants on there | NDA?
    I don't trust strangers with client files. What stops your staff from snooping? | do you sell my info
    How is the personal information collected through your web form used? | privacy | how long do you keep our details if we never sign up
    solicitor-client privilege: can a tech open our matter folders | Have your technicians all gone through a criminal record check?
    Are your technicians police-checked before they come into a client site?
    Do your technicians have a police background check? We run a daycare and have to ask. | do you use cookies on this site
    Who at your company can see our files? | Do you sign NDAs? | Can your technicians read our e-mail? | Is our data encrypted on your side?
    Do you have a data processing agreement? | Are your staff background-checked? | What stops a technician from copying our client list?
    Do you share customer data with third parties? | How are our admin passwords protected with you?
    Will you sign a confidentiality agreement before the assessment? | Is remote access logged? | Do subcontractors get into our systems?
    What security do you use internally? | Could one of your people look at payroll without us knowing?
    My accountant's office holds about 900 tax files. How do you make sure nobody from your side opens them?
    Our clinic needs an agent agreement so that your technicians may come near patient records. Do you sign those?
    When your helpdesk takes over my screen, can they see everything that is open, and is there a recording?
    A competitor of ours is apparently your client too. How is our information kept separate from theirs?
    We've had a snooping technician at the previous company. What controls do you have over your own employees?
    I'm the executive director of a women's shelter near Parkdale. Addresses must stay secret. How do you protect what you see?
    You would be holding the keys to everything here. What happens if you yourselves get hacked?
    Our parent company in Ohio requires vendors to accept a 9-page data protection addendum. Would your management agree to it?
    Who holds the encryption keys for the backups, you or us?
    HR keeps disciplinary letters in a SharePoint folder. Can it be closed off so that even your administrators stay out?
    We're about to be sold and the deal is secret. Can we discuss the move under a non-disclosure agreement?
    In the event of a leak on your end, do you notify us, and is that written in the contract?
    I manage payroll for a union local. Would the people monitoring our network be able to read salary spreadsheets? | do u sign a nda b4 we talk
    can ur techs see my bank stuff on the pc | how do u keep our pasword safe | who has acess to our backups at ur end
    do you sell client data or share it w/ anyone | I want ask, the person who repair our computer, he can read the private documents?
    Is there contract of secret between us and your company? | How you are protecting our information inside of your firm?
    We have sensitive data of children, which persons of yours will have the access?
    hi just wondering who on your team would have access to our files and do they sign something about confidentiality
    we're a psychologist's office and I need to know do your people see the session notes when they fix the computer
    before we go any further can your company sign our privacy agreement for vendors | Est-ce que vous signez une entente de confidentialité?
    Qui, chez vous, pourrait consulter les dossiers de nos patients?
  `,
};
