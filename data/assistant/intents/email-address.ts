import type { RecordsInput } from '../../schema/site.ts';

export const emailAddressIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'email-address',
  examples: `
    what's your email | email address? | where can I send an email | can I email you | who do I write to
    what is the address for quotes by mail | can I send you a document by email | votre courriel
    quelle est votre adresse courriel | À quelle adresse électronique puis-je envoyer notre appel d'offres?
    c quoi le courriel du support | j'aime mieux écrire qu'appeler, j'envoie ça où
    on veut vous envoyer un document de 10 pages par courriel, à qui l'adresser | mail des ventes
    Existe-t-il une adresse courriel pour la facturation? | avez vous un couriel en francais | info@ quoi au juste?
    Je voudrais écrire à votre responsable de la protection des renseignements personnels, quelle est son adresse courriel?
    email pour envoyer des photos de notre salle serveur | your mail pls
    what is the email for support, i prefer to write
    I wanna send you guys some pictures of our server closet where do I email that | sales@?
    The form is broken!! What's an actual email I can use | billing email | Is there a privacy officer mailbox?
    email contact for careers not the form | where do i forward a copy of our current contract
    i need ur e mail adress
    My assistant is going to send you a list of our machines. To which mailbox should it go? | whats ur email addy
    best email to reach you? | where do i email you a spreadsheet
  `,
};
