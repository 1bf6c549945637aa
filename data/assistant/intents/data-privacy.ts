import type { RecordsInput } from '../../schema/site.ts';

export const dataPrivacyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'data-privacy',
  examples: `
    who can see our data
    do your technicians read our files
    are your staff background checked
    what do you do with our information
    is our data confidential
    do you sell our data
    who has access to our passwords
    do you sign an NDA
    how do you protect our client files from your own people
    what personal data does this site collect
    do you use cookies
    qui a accès à nos données
    do you sell our information to anybody
    can your technicians see our patient files
    Vos techniciens font-ils l'objet d'une vérification d'antécédents judiciaires?
    allez-vous lire nos courriels?
    confidentialité des dossiers clients, comment vous gérez ça
    on signe-tu un NDA
    Que faites-vous des renseignements personnels recueillis par votre formulaire?
    un tech peut tu voir mon écran sans que je le sache
    vendez vous nos infos a des tiers?
    secret professionnel : nos dossiers d'avocats, vos gars peuvent-ils les ouvrir?
    vie privée
    combien de temps gardez-vous mes coordonnées si je deviens pas client
    Vos employés signent-ils une entente de confidentialité?
    who can see our files
    do u read our emails
    your worker will sign paper for confidentiality?
    when your guy remotes in can he just look at whatever he wants on there
    NDA?
    I don't trust strangers with client files. What stops your staff from snooping?
    do you sell my info
    How is the personal information collected through your web form used?
    privacy
    how long do you keep our details if we never sign up
    solicitor-client privilege: can a tech open our matter folders
    Have your technicians all gone through a criminal record check?
    Are your technicians police-checked before they come into a client site?
    Do your technicians have a police background check? We run a daycare and have to ask.
    do you use cookies on this site
  `,
};
