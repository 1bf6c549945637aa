import type { TradeWords } from '#data/assistant/tradeExamples.ts';
import type { RecordsInput } from '#data/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {
  'emergency-dental-care': ['emergency dentist', 'emergency', 'urgent visit', 'dental emergency'],
  'checkups-and-cleanings': [
    'check-up',
    'checkup',
    'cleaning',
    'teeth cleaning',
    'dental exam',
    'new patient exam',
    'x-ray',
    'x-rays',
    'scaling',
    'hygienist',
    'gum disease',
  ],
  'fillings-and-crowns': [
    'filling',
    'fillings',
    'cavity',
    'cavities',
    'crown',
    'crowns',
    'cap',
    'chipped tooth',
    'veneer',
  ],
  'root-canals': ['root canal', 'root canal treatment', 'endodontics', 'nerve treatment'],
  'childrens-dentistry': [
    'kids dentist',
    'children',
    'child',
    'kids',
    'pediatric dentist',
    'sealant',
    'sealants',
    'baby teeth',
  ],
  'dentures-and-implants': ['denture', 'dentures', 'implant', 'implants', 'bridge', 'missing tooth', 'false teeth'],
};

/** Words for one thing, in rows; the first of a row is the one it is looked up by. */
export const synonyms: Assistant['synonyms'] = [
  ['visit', 'appointment', 'booking'],
  ['quote', 'estimate', 'treatment plan'],
  ['tooth', 'teeth', 'molar', 'wisdom tooth'],
  ['toothache', 'tooth pain', 'sore tooth'],
  ['dentist', 'dental clinic', 'clinic'],
  ['cavity', 'decay', 'hole'],
];

/** First steps in an emergency, by its kind: short imperative sentences in order. */
export const emergencies: Assistant['emergencies'] = {
  'knocked-out': [
    'Hold the tooth by its crown and never by the root.',
    'Rinse it for a few seconds with milk or water, and do not scrub it.',
    'Put an adult tooth back into its place if you can, and bite gently on a cloth; never put back a baby tooth.',
    'Otherwise keep it in milk, and come at once: the first hour counts.',
  ],
  airway: [
    'Call 911 now.',
    'Sit upright, and do not drive yourself.',
    'Eat and drink nothing, and put nothing hot on the swelling.',
    'Say which medicines you take and what you are allergic to.',
  ],
  bleeding: [
    'Sit upright and bite firmly on a clean, damp cloth for 20 minutes without looking.',
    'Do not rinse, spit or smoke.',
    'Call 911 or go to the emergency department if it is heavy or does not slow down.',
  ],
  jaw: [
    'Go to the emergency department, or call 911 if breathing is hard or the head was hit.',
    'Support the jaw with a hand or a bandage under the chin, and do not force it open or shut.',
    'Hold something cold against it, and eat nothing.',
    'Bring any broken teeth in milk; we see to them afterwards.',
  ],
  toothache: [
    'Rinse with warm salt water, and clean gently between the teeth.',
    'Hold something cold against the cheek, and nothing hot.',
    'Take a pain reliever that you know you tolerate, as its label says; put none on the gum.',
    'Call 911 if a swelling reaches the eye, or if breathing or swallowing becomes hard.',
  ],
};

/** Kinds in which people bring themselves to safety before they call. */
export const safetyFirst: Assistant['safetyFirst'] = ['airway', 'jaw'];

/** Those of them in which nothing may be done at the place: whoever asks to is told no. */
export const handsOff: Assistant['handsOff'] = [];

/** The service that an emergency of a kind needs, by its id. */
export const emergencyServices: Assistant['emergencyServices'] = {};

/** Kinds that ask for help with dangerous work; the reply is no. */
export const refusedWork: Assistant['refusedWork'] = [];

/** The same in French. */
export const emergenciesInFrench: Assistant['emergenciesInFrench'] = {
  'knocked-out': [
    'Tenez la dent par la couronne, jamais par la racine.',
    'Rincez-la quelques secondes avec du lait ou de l’eau, sans la frotter.',
    'Replacez une dent d’adulte si vous le pouvez, jamais une dent de lait.',
    'Sinon, gardez-la dans du lait et venez tout de suite.',
  ],
  airway: [
    'Appelez le 911 maintenant.',
    'Restez assis, le dos droit, et ne conduisez pas.',
    'Ne mangez et ne buvez rien.',
  ],
  bleeding: [
    'Mordez fermement un linge propre et humide pendant 20 minutes.',
    'Ne rincez pas, ne crachez pas et ne fumez pas.',
    'Appelez le 911 ou allez à l’urgence si le saignement est abondant.',
  ],
  jaw: [
    'Allez à l’urgence, ou appelez le 911 si vous respirez mal.',
    'Soutenez la mâchoire et ne forcez pas la bouche.',
  ],
  toothache: [
    'Rincez avec de l’eau tiède salée.',
    'Appliquez du froid sur la joue, jamais de chaleur.',
    'Appelez le 911 si l’enflure atteint l’œil ou si respirer ou avaler devient difficile.',
  ],
};

/** Words that visitors use for a fact, by its subject and title, beside those of the fact. */
export const askedAs: Assistant['askedAs'] = {};

/** What the trade is about, in visitors' words; examples of the common intents are made of them. */
export const words: TradeWords = {
  people: ['dentist', 'family dentist', 'dental hygienist', 'kids dentist', 'new dentist'],
  jobs: [
    'a check-up',
    'a cleaning',
    'a filling',
    'a white filling',
    'a crown',
    'a root canal',
    'an extraction',
    'wisdom teeth removal',
    'an implant',
    'dentures',
    'a bridge',
    'a night guard',
    'teeth whitening',
    'veneers',
    'x-rays',
    'sealants for kids',
    'gum treatment',
    'a denture repair',
    'a second opinion',
  ],
  things: [
    'tooth',
    'front tooth',
    'wisdom tooth',
    'molar',
    'crown',
    'filling',
    'denture',
    'bridge',
    'retainer',
    'implant',
    'gum',
    'baby tooth',
  ],
  problems: [
    'my crown came off',
    'a filling fell out',
    'I chipped a tooth',
    'a piece of my tooth broke off',
    'my denture cracked',
    'my gums bleed when I floss',
    'my teeth are sensitive to cold',
    'I grind my teeth at night',
    'food gets stuck between two teeth',
    'my retainer broke',
    'a tooth feels loose',
    'I have bad breath',
  ],
  others: ['braces', 'botox', 'sleep apnea treatment', 'jaw surgery', 'eye exams', 'house calls', 'tmj surgery'],
};

/** Intents of this trade; one with the id of a common intent replaces it. */
export const intents: Assistant['intents'] = [
  {
    id: 'danger-knocked-out',
    examples: `
      my tooth got knocked out | a tooth was knocked out | knocked out tooth | my son knocked out his front tooth | my tooth fell out after a fall
      I lost a tooth playing hockey | a puck hit me and the tooth is out | the tooth is in my hand | she fell off her bike and the tooth came out
      tooth came out with the root | my kid knocked a tooth loose and it came out | what do I do with a knocked out tooth | tooth out, roots and all
      should I put the tooth back | can you put a tooth back in | my front tooth is hanging out | my tooth was pushed in by a fall
      ma dent est tombée après un coup | dent arrachée par une chute | mon fils a perdu une dent en tombant | une dent cassée à la racine
    `,
  },
  {
    id: 'danger-airway',
    examples: `
      my face is swollen and I cannot breathe well | swelling up to my eye | the swelling has reached my eye | my eye is swelling shut from a tooth
      I have trouble breathing and my jaw is swollen | it is hard to swallow and my neck is swollen | I cannot swallow | swelling under my tongue
      my throat is closing | the swelling goes down my neck | tooth infection and I can't breathe | I have a fever and my whole face is swollen
      face swelling is spreading fast | swelling near the eye | my tongue is swollen and breathing is hard | I cannot open my mouth and my neck swells
      abscess and difficulty breathing | mon visage enfle jusqu'à l'œil | j'ai du mal à respirer et ma joue est enflée | je n'arrive plus à avaler
      l'enflure descend dans le cou | the swelling is closing my eye | swollen cheek and it is spreading to my eye
    `,
  },
  {
    id: 'danger-bleeding',
    examples: `
      my gum will not stop bleeding | bleeding after an extraction | the hole where the tooth was keeps bleeding | my mouth is full of blood
      it is still bleeding since the tooth was pulled | heavy bleeding from the mouth | I bit through my lip and it bleeds a lot | blood won't stop
      my wisdom tooth socket is bleeding | the stitches came open and it bleeds | my tongue is cut and bleeding badly
      ça saigne encore après l'extraction | le saignement ne s'arrête pas | j'ai du sang plein la bouche
    `,
  },
  {
    id: 'danger-jaw',
    examples: `
      I broke my jaw | I think my jaw is broken | my jaw is dislocated | I cannot close my mouth since the fall | he was hit in the face and the jaw is crooked
      my jaw popped out | car accident and my teeth do not meet | she fell on her chin and her jaw hurts badly | my face was smashed | mâchoire cassée
      a fractured jaw | my jaw is locked open | I got punched and cannot open my mouth
    `,
    counterExamples: `
      my jaw clicks | I grind my teeth | jaw pain in the morning | do you treat tmj
    `,
  },
  {
    id: 'danger-toothache',
    examples: `
      my tooth hurts | toothache | I have a terrible toothache | my tooth is killing me | severe tooth pain | I could not sleep because of my tooth
      throbbing pain in my jaw | my tooth hurts when I bite | my wisdom tooth hurts | my gum is swollen and sore | I think I have an abscess
      there is pus at my gum | a bump on my gum | my cheek is swollen | my tooth is very sensitive to hot and it does not stop | pain after a filling
      pain after root canal | dry socket | I am in pain, can I come today | my child has a toothache | pain in my tooth since last night
      j'ai mal à une dent | mal de dents | j'ai très mal aux dents | ma joue est enflée | abcès dentaire | my tooth aches, help
    `,
  },
  {
    id: 'everyday-problem',
    examples: `
      I chipped a tooth | my tooth broke | a piece of my tooth broke off | my filling fell out | I lost a filling | my crown came off | loose crown
      my denture broke | my bridge is loose | my braces wire is poking me | my gums bleed when I brush | my teeth are sensitive to cold
      bad breath | I grind my teeth | my jaw clicks | a tooth is loose | I have a cavity | I think I need a filling | my retainer broke
      food gets stuck between my teeth | my teeth are yellow | I need a night guard | wisdom teeth coming in
      j'ai perdu un plombage | ma couronne est tombée | une dent est ébréchée | mes gencives saignent
    `,
  },
  {
    id: 'health-question',
    examples: `
      I'm expecting, is a filling ok | pregnant and I have a toothache, what can you do | can a pregnant woman have a cleaning | x-rays in pregnancy
      is an x-ray dangerous for my baby | I have a pacemaker | I have osteoporosis medication, can you pull a tooth | is freezing safe for me
      I have high blood pressure, can I have a root canal | I had a knee replacement, do I need antibiotics before | I am on chemo
      does the freezing have latex or epinephrine | I have epilepsy | what painkiller can I take with my pills | can I drink after the extraction
      I am pregnant, are x-rays safe | can I be treated while pregnant | I am allergic to penicillin, can you still treat me | I take blood thinners
      I have a heart condition, do I need antibiotics | I am diabetic | is it safe with my medication | can I take ibuprofen before | I am breastfeeding
      my child has asthma, is that a problem | I had chemo, can I come | am I too old for implants | I am allergic to latex | je suis enceinte
    `,
  },
  {
    id: 'sedation',
    examples: `
      do you do sedation | laughing gas? | nitrous oxide | can you put me to sleep | I am scared of the dentist | I have dental anxiety
      general anaesthesia | do you offer sleep dentistry | will it hurt | I panic in the chair | j'ai peur du dentiste
    `,
  },
  {
    id: 'home-user',
    examples: `
      are you taking new patients | do you accept new patients | can I become a patient | I am new in town and need a dentist | do you see children
      do you treat families | do you take walk-ins | do I need a referral | can my whole family come | do you treat seniors | prenez-vous de nouveaux patients
    `,
  },
  {
    id: 'dental-plan',
    examples: `
      do you take my insurance | do you accept insurance | does my dental plan pay | do you bill the insurance directly | direct billing
      do you accept the canadian dental care plan | do you take cdcp | is it covered | how much does insurance cover | I have sun life
      I have no insurance | can you send it to my insurance | acceptez-vous mon assurance | est-ce couvert par le régime canadien de soins dentaires
    `,
  },
];

/** What is said, by intent, where no page says it and nothing can be computed. */
export const policies: Assistant['policies'] = {
  tax: { text: 'Treatment for your health carries no GST or HST; cosmetic treatment does. Your estimate shows it.' },
  'price-objection': {
    text:
      'You get a plan with the price of each step before anything begins, and what can wait may wait. ' +
      'Call {provider.phone} to talk about it.',
  },
  'response-time': { text: 'Call {provider.phone} ({hours.label}), and we say how soon we can see you.' },
  guarantee: { text: 'This site names no warranty. Ask for it with your price, before you agree: {provider.phone}.' },
  discounts: {
    text: 'This site names no discounts. The price that you are given is the one to compare: {provider.phone}.',
  },
  'reply-time': {
    text: 'A call to {provider.phone} is the quickest way ({hours.label}). Messages are read in business hours.',
  },
  'one-time-help': { text: 'Yes, a single visit is welcome. These are our treatments:' },
  'home-user': {
    text: 'Call {provider.phone} or send the form, and we tell you when a new patient can come, alone or as a family.',
  },
  'everyday-problem': {
    text: 'We should look at that. Call {provider.phone} ({hours.label}), and keep what broke off or came out.',
  },
  'health-question': {
    text:
      'Tell us before the visit, and we plan it with that in mind: {provider.phone}. What is safe for you, your doctor, your pharmacist or our ' +
      'dentist can say; I cannot.',
  },
  sedation: {
    text: 'Say so when you book, and we take the time. What we offer against fear and pain, we tell you on the phone: {provider.phone}.',
  },
  'dental-plan': {
    text:
      'Bring the card of your plan, or call {provider.phone} with it at hand: we ask what it covers and tell you ' +
      'before treatment what is left to pay.',
  },
  need: { text: 'Tell us what bothers you, and we say which visit fits. I cannot examine you from here.' },
};
