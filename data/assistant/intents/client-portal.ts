import type { RecordsInput } from '../../schema/site.ts';

export const clientPortalIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'client-portal',
  examples: `
    where do I log in | client portal | is there a customer login | link to the portal | where is the ticket portal | how do I access my account
    sign in page | dashboard for clients? | portail client | où se connecter | Quelle est l'adresse du portail client? | login client svp
    je trouve pas la page de connexion sur votre site | mon accès au portail marche pus, le lien c'est bien lequel? | espace client?
    Comment créer un compte dans votre portail pour une nouvelle gestionnaire? | c ou pour se loger et voir nos factures en ligne
    lien du portial des billets | Peut-on consulter nos billets et nos rapports dans un espace sécurisé? | je veux me connecter à mon compte | portal?
    i not find the page for enter in my account | where do I go to log in and look at my tickets I lost the bookmark | login
    Your portal link is dead. What's the right one? | sign in page for clients | Is there an online dashboard in which our controller can view invoices?
    how to get a portal account for my new office manager | portal url | client area where | Where's the client portal? | How do I log in as a client?
    I can't get into your portal. | I forgot my portal password. | Is there a portal where we see our tickets? | Can I view invoices online?
    What's the web address of the client area? | Portal access for our new manager? | Does every employee get a portal login?
    The login button on your website does nothing. | Can tickets be tracked through the portal? | How do I register for the customer area?
    Do you have an app for clients? | Reset my access to the support portal.
    I used to open tickets on a web page you gave us, but the bookmark is dead. What is the new portal address?
    My colleague left and she was the only one with a portal account. How can I get my own login?
    Does the portal show what devices we have and how old they are?
    Your welcome letter talks about a self-service portal, yet I never received credentials for it. How do I get in?
    I'd like our bookkeeper to download statements herself. Can she get a limited account on the client portal?
    Before we become customers: is there some dashboard where I could see the state of our backups?
    The portal keeps asking for a six-digit code that never arrives on my phone. What now?
    We have offices in Ajax and Guelph. Can the client area separate tickets by location?
    Is logging in to your portal possible with our Microsoft 365 accounts, or do we need another password?
    I'm on my phone. Does the customer portal work on an iPhone too?
    On your homepage I see plans and articles but nothing for existing customers to sign in. Where is it hidden?
    After the name change of our company, portal usernames still show the old domain. How do we sign in with the new one?
    Who at our end decides which staff may use your customer portal? | wheres the client login | cant login to ur portal, says invalid user
    portal link plz | how do i acess the custmer portal | forgot pw for client area help | Where I can enter in the space of the client?
    I want open the portal but I have not the password. | Please send me the address for connect to the customer account.
    The page of login for clients, where is it in your site? | hi I'm trying to find the page where customers sign in to see their tickets
    so we're already with you and I need my login for the portal because I never set it up | can you tell me how to get to the client portal from my tablet
    Où est le portail client? | Je n'arrive pas à me connecter à l'espace client, quelle est l'adresse?
  `,
};
