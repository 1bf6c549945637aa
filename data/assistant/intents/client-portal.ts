import type { RecordsInput } from '../../schema/site.ts';

export const clientPortalIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'client-portal',
  examples: `
    where do I log in
    client portal
    is there a customer login
    link to the portal
    where is the ticket portal
    how do I access my account
    sign in page
    dashboard for clients?
    portail client
    où se connecter
    Quelle est l'adresse du portail client?
    login client svp
    je trouve pas la page de connexion sur votre site
    mon accès au portail marche pus, le lien c'est bien lequel?
    espace client?
    Comment créer un compte dans votre portail pour une nouvelle gestionnaire?
    c ou pour se loger et voir nos factures en ligne
    lien du portial des billets
    Peut-on consulter nos billets et nos rapports dans un espace sécurisé?
    je veux me connecter à mon compte
    portal?
    i not find the page for enter in my account
    where do I go to log in and look at my tickets I lost the bookmark
    login
    Your portal link is dead. What's the right one?
    sign in page for clients
    Is there an online dashboard in which our controller can view invoices?
    how to get a portal account for my new office manager
    portal url
    client area where
  `,
};
