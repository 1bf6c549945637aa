import type { assistantMessages } from './assistant.ts';

/** Texts under the same keys. */
type SameMessages<T> = { [Key in keyof T]: T[Key] extends string ? string : SameMessages<T[Key]> };

/** What the assistant says about prices, contact, hours, places and emergencies, in French. */
export const assistantFrenchMessages = {
  quote: {
    lead: 'Pour {people}, par mois et avant taxes :',
    leadYear: 'Pour {people}, pour douze mois payés d’un coup, avant taxes :',
    line: '{plan} : {amount}',
    lineYear: '{plan} : {amount}',
    chosen: '{line} (votre choix)',
    lineRaised: '{line}, pour son minimum de {minUsers} utilisateurs',
    choose: 'Quel forfait voulez-vous voir en détail ?',
    people: { one: '{count} personne', other: '{count} personnes' },
    devices: { one: '{count} ordinateur neuf', other: '{count} ordinateurs neufs' },
    surcharge: 'Le tarif {industry} est {percent} % plus élevé sur le forfait ; il est compris dans les montants.',
    reduction: 'Le tarif {industry} est {percent} % plus bas sur le forfait ; il est compris dans les montants.',
    withAddOns: 'Cela comprend {addOns}.',
    addOn: '{name} à {amount} par mois',
    quotedAddOn: '{name}, dont le prix est fait à part',
    total: '{plan} revient à {monthly} par mois, {each} par personne, et {yearly} sur douze mois.',
    firstYear: 'La première année, cela fait {amount} en tout.',
    serviceFor: '{service} seul commence à {price} : à partir de {amount} par mois pour {people}, avant taxes.',
    serviceWithPlan: 'Avec un forfait annuel, {addOn} coûte {amount} par mois en plus du forfait.',
    paidYearly: 'Payé à l’année : {amount}, vous économisez {saving}.',
    setup: 'La mise en place coûte {amount}, une seule fois.',
    hardware: '{devices} : environ {amount}, une seule fois.',
    oneTime: '{name} : {amount}, une seule fois.',
    raised: '{plan} commence à {minUsers} utilisateurs ; à moins de personnes, on en paie {minUsers}.',
    nextDiscount: 'À partir de {threshold} personnes, le forfait coûte {percent} % de moins pour tous.',
    needPeople:
      '{plan} coûte {price} par utilisateur et par mois avant taxes, ou {annual} payé à l’année. Combien de personnes l’utiliseraient ?',
    starting:
      'Par utilisateur et par mois, avant taxes : {list}. Combien de personnes travaillent à l’ordinateur chez vous ?',
    planPrice: '{plan} {price}',
    noPlan: 'Tous les forfaits',
    noProfile: 'Aucun tarif de secteur',
    chipOut: '{name} ×',
    chipAddOns: '+ Options',
    chipMonth: 'Payé au mois',
    chipYear: 'Payé à l’année',
    takeOut: 'Sans {name}',
    putIn: 'Avec {name}',
    payYearly: 'Payer à l’année',
    payMonthly: 'Payer au mois',
    changePeople: 'Changer le nombre de personnes',
    changePlan: 'Changer de forfait',
    changeProfile: 'Changer de secteur',
    changeAddOns: 'Y ajouter une option',
    askPeople: 'Combien de personnes ? Choisissez un nombre ou écrivez le vôtre.',
    askPlan: 'Quel forfait ?',
    askProfile: 'Dans quel secteur êtes-vous ? Certains ont leur propre tarif.',
    askAddOns: 'Quelle option voulez-vous ?',
    calculator: 'Ouvrir dans le calculateur',
    send: 'Envoyer à une personne',
    summary: 'Ma question dans le clavardage : un prix pour {what}.',
  },
  contact: { call: 'Appeler le {phone}', page: 'Contact' },
  hours: {
    regular: 'Notre bureau est ouvert {hours}.',
    week: '{days}, de {opens} à {closes}',
    span: 'du {first} au {last}',
    open: 'Oui, notre bureau est ouvert jusqu’à {closes} aujourd’hui. Nos heures : {hours}.',
    closed: 'Non, notre bureau est fermé en ce moment et ouvre {opens}. Nos heures : {hours}.',
    nextOpening: 'le {day} à {time}',
    openOn: '{day} : notre bureau est ouvert de {opens} à {closes}.',
    closedOn: '{day} : notre bureau est fermé.',
    closedDays: 'Notre bureau est fermé : {days}.',
    otherHours: 'Le {day}, notre bureau est ouvert de {opens} à {closes}.',
    namedDay: '{day}',
    days: 'Lundi | Mardi | Mercredi | Jeudi | Vendredi | Samedi | Dimanche',
    helpDesk: 'Le centre de services garde les heures de votre forfait.',
    emergencies:
      'En cas d’urgence, appelez le {phone} : on répond aux incidents critiques {support}, avec chaque forfait.',
  },
  places: {
    served:
      'Oui, nous servons {place} depuis notre bureau de {city} : à distance avec chaque forfait, et sur place si le forfait comprend les visites ou sur devis.',
    near: '{place} est à environ {km} km de {nearest}, l’endroit le plus proche que nous servons. Une personne au {phone} vous dira si nous y allons.',
    far: '{place} est hors de notre territoire, à environ {km} km de {nearest}. Le soutien à distance est possible ; appelez le {phone} pour en parler.',
    postal: 'Oui, {area} est à {place}, que nous servons.',
    postalUnknown: 'Je ne peux pas situer le code postal {area}. Appelez le {phone}, et une personne vous le dira.',
    all: 'Tous les endroits que nous servons',
  },
  danger: {
    isItNow: 'Est-ce que cela se passe maintenant ? Si oui, appelez tout de suite le {phone}.',
    isItNowOr911: 'Est-ce que cela se passe maintenant ? Si oui, mettez tout le monde à l’abri et appelez le 911.',
    yesNow: 'Oui, cela se passe maintenant',
    noQuestion: 'Non, j’ai une question',
    otherKind: 'C’est autre chose',
    whichKind: 'Qu’est-ce qui ne va pas ? Dans le doute, appelez le {phone}.',
    goingOn: 'Appelez le {phone} : une personne fait chaque étape avec vous.',
    alsoTell: 'Dites-le aussi à la personne au {phone} : cela peut changer la suite.',
    isOver:
      'Tant mieux. Appelez quand même le {phone}, pour qu’une personne trouve la cause. Notez quand cela a commencé et fini.',
    first: '{step} Puis appelez le {phone} : une personne fait le reste avec vous.',
    stayOut:
      'Faites d’abord ce qui est dit plus haut, et ce que dit le 911. Une fois tout le monde en sécurité, appelez le {phone}.',
    call911: 'Appeler le 911',
  },
  talk: {
    greeting:
      'Bonjour ! Je réponds en français sur les prix, le contact, les heures, les endroits et les urgences. Une personne est à un bouton d’ici.',
    howAreYou: 'Tout fonctionne, merci. Que puis-je chercher pour vous ?',
    thanks: 'Avec plaisir. Y a-t-il autre chose ?',
    goodbye: 'Au revoir, et merci de votre visite. Une personne répond au {phone}.',
    yesWhat: 'Très bien. Que voulez-vous : un prix, un endroit, ou parler à une personne ?',
    noWhat: 'Très bien. Que voulez-vous savoir d’autre ?',
    nonsense: 'Je n’ai pas compris. Demandez-moi un prix, un endroit ou nos heures, ou appelez le {phone}.',
    secret:
      'N’écrivez pas de mots de passe, de numéros de carte ni d’autres secrets dans ce clavardage. Je n’ai rien gardé ' +
      '; si c’était un vrai mot de passe, changez-le.',
    details:
      'Je ne lis pas de coordonnées dans les messages. Demandez une personne ici, et laissez-les là : quelqu’un vous répondra.',
    otherLanguage: 'Je réponds en anglais et en français. Une personne répond au {phone}.',
    oneOfThese: 'Est-ce une de ces questions ? Sinon, une personne répond ici ou au {phone}.',
    noMore: 'Je n’en sais pas plus. Est-ce une de ces questions ? Sinon, une personne répond ici ou au {phone}.',
    nothingNear: 'Je n’ai pas compris, ou je n’ai pas la réponse. Une personne vous répond, ici ou au {phone}.',
    contact: 'Appelez le {phone}, ou écrivez à {email}. Une personne peut aussi vous répondre ici.',
    otherQuestions:
      'Je réponds en français aux questions de prix, de contact, d’heures, d’endroits et aux urgences. Pour cette ' +
      'question, voici notre page en anglais ; une personne peut aussi vous répondre.',
  },
} as const satisfies SameMessages<typeof assistantMessages>;
