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
    votre courriel? | adresse courriel svp | j'écris à quelle adresse | c'est quoi votre email | courriel des ventes? | info@ quoi au juste
    Je veux envoyer un mail à vous, quelle est l'adresse? | le courriel du support c koi | avez-vous une adresse de courriel pour la facturation | mail?
    J'ai un fichier à vous faire parvenir, par courriel je l'envoie à qui? | mon message a rebondi, c'est quoi votre bonne adresse courriel
    vous écrire un courriel, où? | Pourriez-vous me communiquer l'adresse électronique de votre service à la clientèle? | adresse mail du soutien
    est-ce que support@ est la bonne adresse
    je déteste le téléphone j'aimerais mieux vous envoyer un courriel avec toutes mes questions mais je trouve pas votre adresse nulle part
    courriel général svp | L'adresse électronique sur votre carte est illisible, quelle est-elle? | c tu .ca ou .com votre courriel
    Nous avons besoin de votre email pour le mettre dans notre système fournisseurs | courriel RH
    une adresse où vous envoyer des photos de notre salle de serveurs? | kel email pour rejoindre les ventes | à quel courriel on demande une soumission
    vous joindre par courriel | Mon adjointe va vous écrire cet après-midi, elle met quoi comme adresse de destination?
    À quelle adresse électronique dois-je transmettre nos documents d'appel d'offres?
    Votre formulaire marche pas pantoute, donnez-moi une adresse courriel à la place! | y a-t-il une boîte courriel pour les questions de confidentialité
    email address | email address please | your email | your email please | your email address | whats your email | what is your email
    what's your email address | whats your email address | what is your email address | what email do I use | what email should I write to
    which email do I use | where do I email you | where can I email you | where do I send an email | how do I email you | how can I email you
    can I email you instead | can I get your email | can I have your email | can I have your email address please | could I get your email address
    can you give me your email | give me your email address | need your email address | I'd like your email address | do you have an email
    do you have an email address | is there an email address | sales email address | emial address | whats your emial | your e mail adress
    what is your emal | email adress please | votre courriel svp | à quelle adresse puis-je vous écrire | email | which email address should I use
    I need your email
  `,
};
