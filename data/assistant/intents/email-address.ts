import type { RecordsInput } from '../../schema/site.ts';

export const emailAddressIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'email-address',
  examples: `
    sales@? | your mail pls | email address? | votre courriel | can I email you | mail des ventes | what's your email | who do I write to
    whats ur email addy | i need ur e mail adress | best email to reach you? | where can I send an email | c quoi le courriel du support
    avez vous un couriel en francais | quelle est votre adresse courriel | can I send you a document by email | where do i email you a spreadsheet
    what is the address for quotes by mail | email contact for careers not the form | j'aime mieux écrire qu'appeler, j'envoie ça où
    what is the email for support, i prefer to write | where do i forward a copy of our current contract
    email pour envoyer des photos de notre salle serveur | Existe-t-il une adresse courriel pour la facturation?
    The form is broken!! What's an actual email I can use | À quelle adresse électronique puis-je envoyer notre appel d'offres?
    on veut vous envoyer un document de 10 pages par courriel, à qui l'adresser
    I wanna send you guys some pictures of our server closet where do I email that
    My assistant is going to send you a list of our machines. To which mailbox should it go?
    Je voudrais écrire à votre responsable de la protection des renseignements personnels, quelle est son adresse courriel? | which mail for accounting
  `,
};
