import type { RecordsInput } from '../rules/schema/site.ts';

/** Words of everyday English and French that numbers, quotes, times and languages are read with. */
export const vocabulary: RecordsInput['assistant']['vocabulary'] = {
  functionWords: {
    en: `the is are do does you your we our how much what where when can could would i my for and of to a in it on have need want please help with if
      not no this that there they from be at by an or will was who which why yes thanks hello hi me us am so but all any some about get just
      one ones then has had did something anything there here these those them it its also too very much more less than like way thing things really
      u ur r pls plz thx n guys gonna wanna gotta lemme dunno ya yall wat tho bc cuz w abt ok k yeah hmm like basically quick
      whom everyone say says said come comes still ever now again kind sort lot bit maybe okay ok well sure next other others same such both each
      only shall should may might
      im ive were been being actually sorry mean rather instead wait please oh ugh hmm um uh fine great cool lol btw hey too really service
      services company companies business provider into out
      up as let tell give know i'd id looking interested want wants wanted would think around`,
    fr: `rappelez rappeler appelez pis cher trop prix forfait forfaits svp merci courriel heures ouvert ouverts le la les un une des du est sont et
      ou avec pour pas que qui quoi je vous nous votre vos notre nos mon mes combien coute coutent bonjour bonsoir salut avez avons sommes etes comment
      quel quelle quels quelles quand parler parlez francais besoin tarif oui ce cette ces dans sur au aux en ca il elle on plus aussi ordinateur aide
      peut pouvez voudrais faut ete fait mais si par ne se sans entreprise bureau adresse numero telephone employes personnes offrez donnez vite urgent
      desservez servez etait`,
    es: `el los las una es con para por cuanto cuánto cuesta hola gracias necesito ayuda usted ustedes que qué como cómo donde dónde puede pueden
      quisiera tienen tiene precio precios mi nuestro empresa habla hablan español buenos buenas dias días tardes servicio soporte del usuarios nosotros`,
    de: `der die das ein eine ist sind mit für wie viel kostet was und wir ich sie brauchen hilfe sprechen deutsch bitte guten tag hallo danke haben
      können nicht unser firma preise kosten mitarbeiter wo bieten`,
    it: `il lo gli una è con per quanto costa prezzo ciao buongiorno buonasera grazie ho bisogno aiuto azienda parla parlate italiano come posso
      avete sono di che non vorrei nostro offrite prezzi`,
    pt: `você vocês voce os as uma com para quanto custa preço preços empresa fala falam português não nosso temos olá bom dia boa tarde obrigado
      obrigada preciso ajuda gostaria quero somos atendem quais`,
    pl: `cześć dzień dobry dziękuję potrzebuję pomoc ile kosztuje jest dla czy mówi polsku proszę cena firma mamy`,
    tl: `kumusta magkano po kailangan namin salamat tulong magandang araw ang mga ba kayo`,
  },
  questionStarts: `what whats how hows when where who whos which why whether do does did can could would will is are am may should have has shall any tell
    explain define describe combien quand comment quel quelle quels quelles est pouvez avez peut puis faites offrez`,
  joints: `and also plus but et or`,
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    dozen: 12,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  },
  units: {
    people: `user users people ppl pax guys person persons staff employee employees seat seats headcount head heads licence licences license
      licenses account accounts
      mailbox mailboxes us strong folks team member members lawyer lawyers clerk clerks partner partners assistant assistants receptionist receptionists
      dentist dentists hygienist hygienists physician physicians doctor doctors nurse nurses contractor contractors student students teacher teachers
      rep reps operator operators director directors owner owners admin admins bookkeeper bookkeepers paralegal paralegals associate associates intern
      interns broker brokers therapist therapists consultant consultants designer designers architect architects realtor realtors mechanic mechanics
      worker workers driver drivers manager managers colleague colleagues technician technicians guys men women humans volunteer volunteers agent agents
      engineer engineers accountant accountants advisor advisors adviser advisers analyst analysts salespeople trainer trainers temps apprentices
      utilisateur utilisateurs employe employes personne personnes gens postes comptes avocats dentistes infirmieres medecins comptables`,
    devices: `laptop laptops computer computers device devices pc pcs machine machines desktop desktops workstation workstations macbook macbooks notebook
      notebooks ordinateur ordinateurs portable portables appareils`,
    others: `location locations office offices clinic clinics shop shops site sites branch branches store stores school schools company companies
      warehouse warehouses building buildings bureaux tablet tablets server servers printer printers phone phones month months mois year years ans hour
      hours heures minute minutes day days jours week weeks semaines percent floor floors time times point points gb tb mb km kilometres miles plan plans
      forfaits tier tiers level levels dollar dollars bucks ticket tickets step steps star stars second seconds room rooms question questions invoice
      invoices option options extra extras line lines page pages am pm camera cameras switch switches vendor vendors domain domains website websites
      files emails things st nd rd th copies reasons providers quotes backups meetings visits`,
  },
  beforePeople: `for are of about with have has around roughly approximately say nearly almost only just make it is be team we sommes pour avec
      users people
    staff employees headcount size number now currently to grow into were at`,
  numberedNames: `microsoft office m windows win server ios iso soc level tier section bylaw law by regulation exchange version phase class route group`,
  beforeOthers: `other these those all both first last next`,
  beforeHours: `at till until from to by`,
  betweenNumbers: `or vs versus to ou not`,
  afterNumber: `or vs versus ou plus minus extra more fewer less now today later by next then instead on with without per on`,
  otherTimes: `now today currently later by then soon next summer instead not`,
  more: `more extra additional another hire hired hiring recruiting adding new join joining joined plus add adding`,
  fewer: `fewer less leave leaving left quit lose losing lost gone minus remove moins`,
  without: `without minus drop scrap ditch remove except excluding exclude no not skip forget sans enlevez retirez cancel`,
  change: `add drop remove without minus switch change make forget exclude cancel instead sans ajoutez enlevez retirez`,
  asksWhether: `does is are do can will which who when where est avez pouvez`,
  everything: `everything all tout`,
  add: `with add plus including include and avec ajoutez`,
  price: `price prices priced pricing cost costs quote quotes quotation estimate rate rates charge charges fee fees total much expensive
    budget cheap combien coute coutent prix tarif tarifs cher devis soumission amountofmoney anyfigure`,
  buying: `new buy buying purchase purchasing replace replacing order supply neufs nouveaux acheter`,
  alone: `alone itself standalone only just without seul seulement`,
  pay: `pay paying paid prepay billed billing payer paye payes paie`,
  year: `year yr yrs yearly annual annually annum year's twelve an annee annuel annuelle`,
  month: `month monthly mois mensuel`,
  first: `we our ours us i my me mine nous notre nos mon ma mes je`,
  now: `now just today currently still happening tonight morning suddenly help urgent emergency asap immediately again minutes maintenant aujourd vite
    urgence secours`,
  supposed: `if would could might case prevent prevents preventing protect protects protection protected against avoid worried worry afraid
      ever policy insurance
    training offer offers cover covers covered coverage plan plans included include service services price cost risk risks
      should si proteger
    protection eviter difference between versus versions definition meaning mean means article explain statistics happens often likely quiz lol
      jk joke joking kidding newsletter`,
  elsewhere: `competitor competitors friend friends neighbour neighbor another someone's heard read news last years months former previously
      once used uncle
    client's customer's story ancien`,
  topics: `insurance policy training protection coverage prevention article newsletter drill awareness readiness detector detectors alarm alarms extinguisher
    exercise simulation talk`,
  duty: `tell report notify disclose legally required obliged obligated mandatory`,
  notNow: [
    'years ago',
    'year ago',
    'months ago',
    'last year',
    'last month',
    'last spring',
    'last summer',
    'last fall',
    'last winter',
    'old job',
    'previous job',
    'old company',
    'practise',
    'practice a',
    'rehearse',
    'simulate',
    'tabletop',
  ],
  over: [
    'back now',
    'works now',
    'working now',
    'works again',
    'is working again',
    'are working again',
    "it's working again",
    'its working again',
    'is back up',
    'its back up',
    'are back up',
    'back online',
    'it is over',
    'its over',
    "it's over",
    'fixed now',
    'fixed itself',
    'is fixed',
    'is solved',
    'resolved',
    'all good now',
    'false alarm',
    'marche de nouveau',
    'est regle',
  ],
  notMeant: ['not literally', 'figure of speech', 'just kidding'],
  help: [
    'what do i do',
    'what do we do',
    'what should i do',
    'what should we do',
    'what now',
    'now what',
    'what next',
    'help us',
    'help me',
    'need help',
    'que faire',
    'aidez',
    'what can i do',
    'what can we do',
    'right now',
    'at the moment',
    'as we speak',
    'en ce moment',
  ],
  smallTalk: {
    greeting: `can may i ask you something a quick question hi hello hey good morning afternoon evening there greetings day bonjour bonsoir
      salut allo bon matin`,
    howAreYou: `hey r u hows your day going it today how are you doing today hi hello comment allez vous ca va bonjour`,
    thanks: `thanks thank thx ty tks cheers appreciate appreciated perfect wonderful excellent nice kind you a lot so much very many
      great perfect awesome cool ok okay good got it that helps helpful was merci beaucoup bien
      parfait super`,
    gratitude: `thanks thank thx ty tks cheers appreciate appreciated merci`,
    goodbye: `bye goodbye see you later good night have a nice day that is all au revoir bonne journee soiree nuit`,
    yes: `yes yeah yep y yup sure please oui ouais svp`,
    no: `no nope n nah thanks thank you non merci`,
  },
  ofRecords: `plan plans package include includes included offer offers work support clients firms firm about detail details mean exactly
      contain whats thats`,
  ofQuotes: `per vs versus head each plan plans forfait package firm company office business practice switch change`,
  openings: `hello hi hey and so ok bonjour et also but anyway`,
  beforeIt: `does is was will can has did would of with`,
  pronouns: `that this they them those its these`,
  plan: `plan plans package packages tier tiers`,
  contact: `phone telephone call email address numero appeler joindre courriel adresse contact contacter parler personne humain rendez`,
  weekdays: {
    monday: 1,
    mondays: 1,
    tuesday: 2,
    tuesdays: 2,
    wednesday: 3,
    wednesdays: 3,
    thursday: 4,
    thursdays: 4,
    friday: 5,
    fridays: 5,
    saturday: 6,
    saturdays: 6,
    sat: 6,
    sunday: 7,
    sundays: 7,
    lundi: 1,
    mardi: 2,
    mercredi: 3,
    jeudi: 4,
    vendredi: 5,
    samedi: 6,
    dimanche: 7,
  },
  weekend: `weekend weekends fin`,
  holiday: `holiday holidays statutory stat ferie feries conge`,
  tomorrow: `tomorrow demain`,
  today: `today now tonight aujourd maintenant moment`,
  open: `open opens opening close closes closed closing hours ouvert ouverts ouverte fermez ferme fermes heures horaire`,
  serve: `serve serves service cover covers look after location locations offices branch branches site sites come go visit travel work works located
      office support available operate reach help deliver desservez servez
    venez couvrez`,
  beforePlaces: `in to near around at from cover serve reach within outside a dans pres de`,
};
