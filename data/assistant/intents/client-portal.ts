import type { RecordsInput } from '../../schema/site.ts';

export const clientPortalIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'client-portal',
  examples: `
    login | portal? | portal url | sign in page | client portal | portail client | espace client? | où se connecter | portal link plz | login client svp
    where do I log in | client area where | link to the portal | dashboard for clients? | wheres the client login | sign in page for clients
    is there a customer login | Où est le portail client? | where is the ticket portal | how do I access my account | Where's the client portal?
    lien du portial des billets | Can I view invoices online? | How do I log in as a client? | I forgot my portal password. | I can't get into your portal.
    forgot pw for client area help | Do you have an app for clients? | je veux me connecter à mon compte | how do i acess the custmer portal
    Portal access for our new manager? | Link to the customer login, please. | Reset my access to the support portal.
    Quelle est l'adresse du portail client? | Does every employee get a portal login? | How do I register for the customer area?
    What's the web address of the client area? | Can tickets be tracked through the portal? | cant login to ur portal, says invalid user
    i not find the page for enter in my account | Is there a portal where we see our tickets? | Where I can enter in the space of the client?
    The login button on your website does nothing. | Your portal link is dead. What's the right one? | c ou pour se loger et voir nos factures en ligne
    It exist a portal for see my requests and bills? | je trouve pas la page de connexion sur votre site
    I want open the portal but I have not the password. | how to get a portal account for my new office manager
    The page of login for clients, where is it in your site? | mon accès au portail marche pus, le lien c'est bien lequel?
    can you tell me how to get to the client portal from my tablet | Please send me the address for connect to the customer account.
    Does the portal show what devices we have and how old they are? | I'm on my phone. Does the customer portal work on an iPhone too?
    Who at our end decides which staff may use your customer portal? | where do I go to log in and look at my tickets I lost the bookmark
    Peut-on consulter nos billets et nos rapports dans un espace sécurisé? | Is there an online dashboard in which our controller can view invoices?
    Je n'arrive pas à me connecter à l'espace client, quelle est l'adresse? | We signed up last week. Where do we find the sign-in page for customers?
    Comment créer un compte dans votre portail pour une nouvelle gestionnaire? | hi I'm trying to find the page where customers sign in to see their tickets
    Our auditors need last year's ticket history. Can I export it from the portal myself?
    We have offices in Ajax and Guelph. Can the client area separate tickets by location?
    so we're already with you and I need my login for the portal because I never set it up
    The portal keeps asking for a six-digit code that never arrives on my phone. What now?
    My colleague left and she was the only one with a portal account. How can I get my own login?
    Before we become customers: is there some dashboard where I could see the state of our backups?
    Is logging in to your portal possible with our Microsoft 365 accounts, or do we need another password?
    I used to open tickets on a web page you gave us, but the bookmark is dead. What is the new portal address?
    I'd like our bookkeeper to download statements herself. Can she get a limited account on the client portal?
    On your homepage I see plans and articles but nothing for existing customers to sign in. Where is it hidden?
    Your welcome letter talks about a self-service portal, yet I never received credentials for it. How do I get in?
    After the name change of our company, portal usernames still show the old domain. How do we sign in with the new one?
    where is the portal for phone users | customer portal | portal | portal login | log in | log in please | sign in | client login | customer login
    where do I log in? | how do I log in | where's the portal | wheres the client portl | where is the portal? | where's the login | where's the login page
    portal link | portal link please | what's the portal address | can I get the portal link | I need the portal link | need to log in to the portal
    I'd like to log in | I want to log in to the portal | do you have a portal? | is there a client portal | is there a customer portal? | is there a portal
    how do I get to the portal | how do I access the portal | access to the client portal | can't log in to the portal | I can't log into the client portal
    clinet portal | where do i log in to the protal | costumer portal | how do i sing in | do you have a client portal | comment me connecter au portail?
  `,
};
