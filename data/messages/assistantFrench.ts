import type { assistantMessages } from './assistant.ts';

/** Texts under the same keys. */
type SameMessages<T> = { [Key in keyof T]: T[Key] extends string ? string : SameMessages<T[Key]> };

/** What the assistant says about prices, plans, contact, hours, places and emergencies, in French. */
export const assistantFrenchMessages = {
  quote: {
    monthly: '{plan} pour {people} revient à {monthly} par mois, avant taxes.',
    yearly: '{plan} pour {people} revient à {yearly} pour douze mois, avant taxes : {monthly} par mois.',
    firstYear:
      '{plan} pour {people} revient à {firstYear} la première année, avant taxes : douze mois à {monthly}, et {once} à payer une seule fois.',
    together: 'Ensemble, cela fait {monthly} par mois, avant taxes :',
    togetherYear: 'Ensemble, cela fait {yearly} pour douze mois, avant taxes ({monthly} par mois) :',
    togetherFirstYear:
      'Ensemble, cela fait {firstYear} la première année, avant taxes ({monthly} par mois et {once} une seule fois) :',
    line: '{plan} pour {people} : {monthly} par mois',
    lineWith: '{plan} pour {people}, avec {addOns} : {monthly} par mois',
    lineYear: '{plan} pour {people} : {yearly} pour douze mois ({monthly} par mois)',
    lineFirstYear: '{plan} pour {people} : {firstYear} la première année ({monthly} par mois et {once} une seule fois)',
    overMonths: 'Pour {count} mois, cela fait {total}, avant taxes et frais d’installation.',
    compare: 'Par mois, avant taxes :',
    compareYear: 'Pour douze mois, avant taxes :',
    difference: "L'écart est de {difference} par mois : {lower} pour {lowerName}, {higher} pour {higherName}.",
    differenceYear:
      "L'écart est de {difference} sur douze mois : {lower} pour {lowerName}, {higher} pour {higherName}.",
    people: { one: '{count} personne', other: '{count} personnes' },
    base: '{count} × {price} = {amount}',
    discount: "moins {percent} % pour le nombre d'utilisateurs",
    surcharge: 'plus {percent} % pour {industry}',
    reduction: 'moins {percent} % pour {industry}',
    addOn: '{name} {amount}',
    sum: 'Le calcul : {parts}.',
    withSetup: 'La mise en place ajoute {setup} une seule fois.',
    setupLeftOut: "La mise en place, {setup} une seule fois, s'ajoute.",
    hardware: '{devices} : {amount} une seule fois.',
    devices: { one: '{count} ordinateur', other: '{count} ordinateurs' },
    oneTime: '{name} coûte {amount} une seule fois.',
    assumed: "J'ai supposé {assumptions}.",
    ordinary: "qu'aucun supplément de secteur ne s'applique",
    atRate: 'le tarif {industry}',
    raised: '{plan} demande au moins {minUsers} utilisateurs ; à moins de personnes, on en paie {minUsers}.',
    eachPerson: 'Cela fait {amount} par personne et par mois.',
    lastTwo: 'Les deux derniers montants, par mois et avant taxes :',
    before: 'Avant : {plan} pour {people}, {monthly} ({each} par personne)',
    now: 'Maintenant : {plan} pour {people}, {monthly} ({each} par personne)',
    addOnNeedsPlan:
      'C’est une option qui s’ajoute à un forfait ; demandez à une personne si elle peut se prendre seule.',
    perPerson: 'Le prix est par personne, quel que soit le nombre d’ordinateurs et de serveurs.',
    needPeople: "{plan} coûte {price} par utilisateur et par mois, avant taxes. Combien de personnes l'utiliseraient ?",
    needPlan: 'Pour {people}, par mois et avant taxes :',
    needPlanYear: 'Pour {people}, sur douze mois et avant taxes :',
    starting:
      "Les forfaits commencent à {price} par utilisateur et par mois, avant taxes. Combien de personnes travaillent à l'ordinateur chez vous ?",
    planPrice: '{plan} : {price} par utilisateur et par mois',
    service: '{service} seul commence à {price}, avant taxes.',
    serviceFor: '{service} seul commence à {price}, donc à partir de {amount} par mois pour {people}, avant taxes.',
    serviceBoth: "Avec un forfait, c'est l'option {addOn} à {price}.",
    categoryInPlans:
      '{service} fait partie de nos forfaits, qui commencent à {price} par utilisateur et par mois, avant taxes.',
    addOnPrice: '{addOn} coûte {price} en plus du forfait, avant taxes.',
    addOnPriceFor: '{addOn} coûte {price} en plus du forfait : {amount} par mois pour {people}, avant taxes.',
    quoted: "{addOn} fait l'objet d'un prix à part.",
    second: 'Ce prix vaut avec un forfait annuel. Au mois, {addOn} coûte {price}.',
    serviceHours: '{hours} h de {service} reviennent à {total}, avant taxes : {parts}.',
    callOutPart: '{callOut} pour le déplacement et {time} pour le temps',
    timePart: '{price}',
    perUser: '{price} par utilisateur et par mois',
    perDevice: '{price} par appareil et par mois',
    perMonth: '{price} par mois',
    once: '{price} une seule fois',
    perHour: "{price} l'heure",
    perProject: '{price} par projet',
    services: 'Nos prix, avant taxes :',
    perVisit: '{price} par visite',
    fixed: '{price}, prix fixe',
    from: '{price} et plus',
    callOut: 'un déplacement de {amount}, puis {price}',
    calculator: 'Ouvrir dans le calculateur',
    emptyCalculator: 'Ouvrir le calculateur',
    send: 'Envoyer à une personne',
    summary: 'Ma question dans le clavardage : un prix pour {what}.',
    why: 'Le montant est calculé ainsi : {how}',
    paidYearly: 'Payé à l’année : {amount}, vous économisez {saving}.',
    yearlyNote:
      "C'est douze fois le total mensuel. " +
      "Payé à l'année, la page des forfaits indique {list} par utilisateur et par mois, {percent} % de moins ; ce prix ne fait pas partie de ce total.",
    budget: 'Pour {money} par mois, {people} peuvent avoir {plan} : {monthly} par mois, avant taxes.',
    budgetPeople: '{money} par mois suffisent pour {people} avec {plan} ({monthly}), avant taxes.',
    budgetBelow:
      '{money} par mois est en dessous de nos prix pour {people} : {plan} coûterait {monthly} par mois, avant taxes.',
    budgetNeedPeople:
      'Pour combien de personnes est ce budget ? Les forfaits commencent à {price} par utilisateur et par mois.',
    budgetNeedMoney:
      'Combien voulez-vous dépenser par mois ? Les forfaits commencent à {price} par utilisateur et par mois.',
  },
  plans: {
    includes: '{plan} ({price} par utilisateur et par mois) comprend :',
    includesAbove: '{plan} ({price} par utilisateur et par mois) ajoute à {below} :',
    list: 'Nous avons {count} forfaits, au prix par utilisateur et par mois avant taxes :',
    listLine: '{plan}, {price} : centre de services {hours}, première réponse aux incidents critiques en {response}',
    has: 'Oui, {plan} le comprend : {line}.',
    hasAll: 'Oui, tous les forfaits le comprennent : {line}.',
    hasFrom: '{plans} le comprennent : {line}.',
    hasFromOne: '{plan} le comprend : {line}.',
    hasNot: 'Non, {plan} ne le comprend pas. {has}',
    lacks: '{plan} n’inclut pas ce que les plus grands forfaits ajoutent :',
    lacksLine: '{line} ({plan})',
    lacksNothing: '{plan} est le plus grand forfait et inclut ce que les autres offrent.',
    lacksAddOns: 'Les options s’ajoutent à tous les forfaits : {list}.',
    sameInPlaces:
      'Le prix est le même partout où nous servons. Ce qui le change : le forfait, le nombre de personnes, le secteur et les options.',
    hasAsAddOn: "Ce n'est pas compris dans un forfait : {addOn} est une option à {price}.",
    differ: '{second} coûte {difference} de plus par utilisateur et par mois que {first} et ajoute :',
    hoursOf: 'centre de services {hours}',
    responseOf: 'première réponse aux incidents critiques en {response}',
    recommend: 'Je vous suggère {reason}.',
    recommendAsk:
      "Faut-il que quelqu'un réponde la nuit et la fin de semaine, et avez-vous besoin de visites au bureau ?",
    minimum: 'Le minimum est de {list}.',
    minimumOf: '{minUsers} utilisateurs pour {plan}',
    minimumFits: 'Oui, {people} suffisent pour {plan}, qui commence à {minUsers} utilisateurs.',
    minimumTooFew:
      '{plan} commence à {minUsers} utilisateurs. À {people}, vous pouvez le prendre et en payer {minUsers} : {monthly} par mois, avant taxes.',
    maximum: "Il n'y a pas de maximum : le prix par utilisateur baisse quand l'entreprise grandit.",
    setup: 'La mise en place est facturée une seule fois : {list}.',
    setupOf: '{fee} pour {plan}',
    setupOne: 'La mise en place de {plan} coûte {fee}, une seule fois.',
    discounts:
      "Le prix du forfait baisse avec le nombre d'utilisateurs : {list}. Le rabais vaut pour chaque utilisateur.",
    discountStep: '{percent} % à partir de {threshold} utilisateurs',
    discountFor: 'À {people}, le rabais sur le forfait est de {percent} %.',
    discountNone: "En dessous de {threshold} utilisateurs, il n'y a pas de rabais de volume.",
    reductionFor: '{industry} : {percent} % de moins sur le forfait.',
    surchargeFor: '{industry} paie {percent} % de plus sur le forfait. {reason}',
    noSurcharge: "Il n'y a pas de supplément pour {industry}. {reason}",
    lowerFor: '{industry} paie {percent} % de moins sur le forfait. {reason}',
    surcharges: 'Le forfait coûte plus cher là où la loi demande plus de travail : {list}.',
    surchargeOf: '{percent} % pour {industry}',
    annual: 'Vous pouvez payer au mois, ou à l’année pour {percent} % de moins : {list} par utilisateur et par mois.',
    annualOf: '{plan} {price}',
    hardware: 'Un ordinateur coûte en moyenne {price} ; le modèle exact est confirmé avant la commande.',
    hardwareFor:
      '{devices} reviennent à environ {amount}, à {price} chacun, avant taxes. Les modèles exacts sont confirmés avant la commande.',
    addOns: 'On peut ajouter ces options à tout forfait :',
    addOnLine: '{name} : {price}',
    addOnAbout: '{name} coûte {price}. {description}',
    responseAll: 'Chaque forfait garantit un délai de première réponse à un incident critique : {list}.',
    responseOfPlan: '{response} avec {plan}',
    otherRequests: 'Autres demandes : {time} pendant les heures ouvrables, en règle générale.',
    arrival: 'En cas d’urgence, il faut {time} en moyenne pour que quelqu’un soit sur place ou ait réglé le problème.',
    responseOne: '{plan} garantit une première réponse à un incident critique en {response}.',
    hoursOne: 'Le centre de services de {plan} est ouvert {hours}.',
    aroundTheClock: 'Jour et nuit',
    pricing: 'Tous les forfaits et les prix',
  },
  contact: {
    phone: 'Notre numéro est le {phone}.',
    email: 'Notre adresse courriel est {email}.',
    address: 'Notre bureau est au {address}.',
    person:
      'Vous pouvez appeler le {phone} et parler à une personne{when}. Ou laissez votre question dans le formulaire, et quelqu’un vous répondra.',
    openNow: ' maintenant : nous sommes ouverts jusqu’à {closes}',
    closedNow: ' à partir de {opens}',
    assessment: "L'évaluation informatique est gratuite. {about}",
    meeting:
      'Écrivez un jour et une heure qui vous conviennent dans le formulaire, ou appelez le {phone}, et nous fixons le rendez-vous.',
    call: 'Appeler le {phone}',
    form: 'Ouvrir le formulaire',
    portal: "Il n'y a pas de portail client sur ce site. Les clients nous joignent au {phone} ou à {email}.",
    careers: 'Ce site n’annonce aucun poste. Vous pouvez écrire à {email}, avec quelques lignes sur vous.',
    complaint:
      "Je suis désolé que cela soit arrivé. Appelez le {phone} pour qu'une personne règle la situation, ou écrivez à {email}.",
    client:
      "Je ne vois ni billets, ni factures, ni comptes. Appelez le {phone} ou écrivez à {email}, et quelqu'un s'en occupe avec vous.",
    sales: 'Les offres peuvent être envoyées à {email} ; rien ne se décide dans ce clavardage.',
  },
  hours: {
    span: 'du {first} au {last}, de {opens} à {closes}',
    regular: 'Nous sommes ouverts {hours}.',
    open: "Oui, nous sommes ouverts en ce moment, jusqu'à {closes}. Nos heures normales : {hours}.",
    closed: 'Non, nous sommes fermés en ce moment et ouvrons {opens}. Nos heures normales : {hours}.',
    openOn: 'Nous sommes ouverts {day} de {opens} à {closes}.',
    closedOn: 'Non, le bureau est fermé {day}. Nos heures normales : {hours}.',
    outside: 'En dehors de ces heures, le centre de services répond avec {plan}, {planHours}.',

    emergencies: 'En cas d’urgence, appelez le {phone} : quelqu’un répond {support}.',
    holiday: 'Nos heures normales : {hours} ; ce site ne donne pas les jours fériés.',
    closedDays: 'Le bureau est fermé : {days}.',
    otherHours: 'Nous sommes ouverts {day} de {opens} à {closes}.',
    namedDay: '{day}',
    atClock: 'Oui, {clock} est dans nos heures normales, {hours}.',
    notAtClock: 'Non, {clock} est en dehors de nos heures normales, {hours}.',
    days: 'le lundi | le mardi | le mercredi | le jeudi | le vendredi | le samedi | le dimanche',
    nextDays: 'lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche',
    nextOpening: '{day} à {time}',
  },
  places: {
    served:
      'Oui, nous servons {place} : à distance avec chaque forfait, et sur place si le forfait comprend les visites ou sur devis.',
    near: '{place} est à environ {km} km de {nearest}, l’endroit le plus proche où nous allons. Nous y travaillons à distance et venons sur entente.',
    far:
      '{place} est en dehors de notre territoire : à environ {km} km de {nearest}. Le soutien à distance est possible ; ' +
      'appelez le {phone} pour en parler.',
    unknown: 'Je ne connais pas {place}. Nous servons {list} ; pour un autre endroit, appelez le {phone}.',
    list: 'Nous servons {list}.',
    askPlace: 'Dans quelle ville est votre bureau ?',
    postal: 'Oui, {area} est à {place}, que nous servons.',
    postalUnknown:
      'Je ne peux pas situer le code postal {area}. Nous servons {list} ; pour un autre endroit, appelez le {phone}.',
    all: 'Tous les endroits que nous servons',
  },
  danger: {
    call: 'Appelez maintenant le {phone} ; le soutien d’urgence est disponible {support}.',
    next:
      'Appelez maintenant le {phone} : une personne fait les prochaines étapes avec vous. Le soutien d’urgence est ' +
      'disponible {support}.',
    nextSafety:
      '{first} Restez en lieu sûr. Ne retournez pas et ne touchez à rien avant qu’on vous dise que c’est ' +
      'sans danger. Ensuite, appelez-nous au {phone}.',
    callFirst: 'Appelez d’abord le 911.',
    emergencyNumber: '911',
    nextSteps:
      'Suivez les étapes ci-dessus et appelez le 911 si cela empire ou si vous avez un doute. Ensuite, appelez-nous au {phone}.',
    untilThen:
      'D’ici là, suivez les étapes ci-dessus. Si on vous demande de l’argent, ne payez rien et ne restaurez rien avant cet ' +
      'appel. Ne croyez pas que c’est fini parce que tout semble calme.',
    maybe:
      'Si quelque chose ne va pas en ce moment, appelez le {phone} : le soutien d’urgence est disponible {support}.',
    callClosed: 'Appelez le {phone}. Le bureau est fermé jusqu’à {opens}.',
    no: 'Non.',
    yes: 'Oui.',
    notClient: 'Il n’est pas nécessaire d’être client pour appeler.',
    /** Before the first steps, where a kind of emergency has no words of its own. */
    opening: 'En attendant :',
    refusedWork: 'Ne faites pas cela ; quelqu’un pourrait être blessé :',
    safetyFirst: 'Cela peut être dangereux. Avant tout :',
    /** The same by the kind of emergency. */
    openings: {
      malware: 'Cela ressemble à une attaque contre vos ordinateurs. En attendant :',
      account: 'Il semble que quelqu’un d’autre soit dans ce compte. Tout de suite :',
      payment: 'Un paiement qui vient d’être envoyé peut parfois être arrêté. Tout de suite :',
      device: 'Un appareil perdu ou volé peut être bloqué. Tout de suite :',
      breach: 'Des données sont arrivées à quelqu’un d’autre. Tout de suite :',
      outage: 'Remettons votre bureau au travail. En attendant :',
    },
    suspicious: 'Ne cliquez pas, ne payez pas et ne répondez pas avant d’avoir vérifié :',
    suspiciousSteps: `Appelez l’expéditeur à un numéro que vous connaissez déjà, pas à celui du message.
      | Regardez l’adresse complète de l’expéditeur et où mène le lien, sans cliquer.
      | Transmettez le message à vos informaticiens, ou appelez-nous au {phone} si quelqu’un a cliqué.
      | Si un mot de passe a été donné, changez-le maintenant à partir d’un autre ordinateur.`,
    caller: 'Un appel ou une fenêtre qui demande un accès, un code ou un paiement est presque toujours une fraude :',
    callerSteps: `Raccrochez ou fermez la fenêtre, et ne rappelez qu’à un numéro que vous connaissez déjà.
      | Ne laissez personne se connecter à un ordinateur et ne dictez aucun code.
      | Si quelqu’un était déjà connecté, débranchez le réseau, coupez le Wi-Fi et appelez-nous au {phone}.
      | Si un mot de passe ou un numéro de carte a été donné, changez-le ou appelez la banque tout de suite.`,
    physical:
      'Si quelqu’un est en danger, quittez le bâtiment et appelez d’abord le 911. Ne touchez pas d’appareil mouillé ou fumant.',
    physicalAfter:
      'Quand tout le monde est en sécurité, appelez-nous au {phone}, et nous nous occupons des ordinateurs et des données.',
  },
  talk: {
    greeting:
      'Bonjour ! Je suis un assistant automatisé. Je réponds en français sur les prix, le contact, les heures et les endroits.',
    greetingBack: 'Rebonjour ! Que puis-je chercher pour vous ?',
    howAreYou: 'Tout fonctionne, merci. Que puis-je chercher pour vous ?',
    thanks: 'Avec plaisir. Y a-t-il autre chose ?',
    goodbye: 'Au revoir, et merci de votre visite. Pour parler à une personne, appelez le {phone}.',
    acknowledge: 'Très bien. Que voulez-vous savoir d’autre ?',
    secret:
      'N’écrivez pas de mots de passe, de numéros de carte ni d’autres secrets dans ce clavardage. Je n’ai rien gardé ; si ' +
      'c’était un vrai mot de passe, changez-le.',
    details:
      'Je ne peux pas transmettre de coordonnées à partir de ce clavardage. Laissez-les dans le formulaire, et quelqu’un vous répondra.',
    despair:
      'Je suis désolé de ce que vous vivez. Appelez ou textez le 9-8-8 à toute heure ; c’est la ligne d’aide au Canada. En danger, appelez le 911.',
  },
  handOver: {
    understood:
      'Je ne trouve pas cela sur notre site. {what}Une personne peut vous répondre : appelez le {phone} ou envoyez la question avec le formulaire.',
    about: 'J’ai compris que vous parlez de {subject}. ',
    notHere:
      'Ce site ne le dit pas. Une personne peut vous répondre : appelez le {phone} ou envoyez la question avec le formulaire.',
  },
} as const satisfies SameMessages<typeof assistantMessages>;
