import type { TradeWords } from '#data/assistant/tradeExamples.ts';
import type { RecordsInput } from '#data/schema/site.ts';
import { dangers } from './dangers.ts';

export {
  emergencies,
  emergenciesInFrench,
  emergencyServices,
  handsOff,
  refusedWork,
  safetyFirst,
} from './emergencies.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {
  // What goes wrong in an emergency is no name of the service: a name hides the words that tell of danger.
  'emergency-plumbing': ['emergency plumber', 'emergency visit'],
  'drain-cleaning': [
    'drain',
    'drains',
    'clogged drain',
    'blocked drain',
    'clogged toilet',
    'unclog',
    'clog',
    'clogged',
    'blocked',
    'unblock',
    'plugged up',
    'clear a',
    'clear the',
    'clear my',
    'main line',
    'snaking',
    'débouchage',
    'déboucher',
    'égout',
    'camera inspection',
    'sewer',
  ],
  'water-heaters': [
    'water heater',
    'hot water tank',
    'hot water heater',
    'tankless',
    'chauffe-eau',
    'boiler for hot water',
  ],
  heating: [
    'furnace',
    'furnaces',
    'boiler',
    'boilers',
    'radiator',
    'thermostat',
    'heating repair',
    'chaudière',
    'fournaise',
  ],
  'fixtures-and-repairs': [
    'faucet',
    'tap',
    'toilet',
    'sink',
    'shower',
    'sump pump',
    'valve',
    'garburator',
    'dishwasher hookup',
    'robinet',
    'toilette',
    'évier',
    'douche',
  ],
  'bathrooms-and-kitchens': [
    'bathroom renovation',
    'kitchen renovation',
    'reno',
    'renovation',
    'rough-in',
    'basement bathroom',
    'whole kitchen',
    'whole bathroom',
    'kitchens',
    'renovating',
    'rénovation',
    'gas stove',
  ],
};

/** Words for one thing, in rows; the first of a row is the one it is looked up by. */
export const synonyms: Assistant['synonyms'] = [
  ['visit', 'appointment', 'call-out', 'callout', 'service call'],
  ['quote', 'estimate'],
  ['tap', 'faucet'],
  ['clogged', 'blocked', 'plugged', 'backed up', 'slow'],
  ['leak', 'drip', 'dripping', 'leaking'],
  ['toilet', 'washroom', 'bowl'],
  ['furnace', 'heating'],
  ['hair dryer', 'hairdryer', 'blow dryer'],
  ['close', 'shut', 'closed'],
];

/** Words that visitors use for a fact, by its subject and title, beside those of the fact. */
export const askedAs: Assistant['askedAs'] = {
  'service:bathrooms-and-kitchens': {
    'Tiles, walls, cabinets and electricity':
      'tiling, drywall, painting, electrical, electrician, countertop, vanity, whole renovation start to finish, contractor',
    'Fixtures, unless the quote names them': 'buy it yourself, who supplies it, supply the fixtures',
    'Permit and inspection': 'permit, inspector, city inspection, who applies',
    'A fixed price': 'is the price fixed, what do I get for the price',
  },
  'service:drain-cleaning': {
    'Digging, and the repair of a broken drain, which we quote':
      'dig, dig up, excavate, replace the sewer line, repair a broken pipe, tree roots broke it',
    'The part of the drain that belongs to the city': 'line to the street, city sewer, beyond the property line',
    'Main drains': 'main line, sewer line, line to the street, floor drain, cleanout',
    'A camera': 'camera inspection, video, scope, is the camera extra',
    Toilets: 'clear a toilet, unclog a toilet, plugged toilet',
    'Pipes are spared': 'chemicals, drain cleaner, draino, acid',
    'You know why': 'tree roots, grease, what blocks it, what caused it',
  },
  'service:emergency-plumbing': {
    'Drying and repair of floors, walls and ceilings':
      'fix the ceiling, drywall, patch the wall, dry the carpet, water damage restoration, mould',
    'Damage to the belongings of others':
      'downstairs neighbour, who pays for the neighbour, liability, ruined furniture, insurance claim',
  },
  'service:fixtures-and-repairs': {
    'Tiles and cabinets behind which we have to work':
      'cut a hole in the wall, drywall, patch the hole, tile behind the shower',
    'Appliances, beside their water connection':
      'install a dishwasher, hook up a dishwasher, fix the dishwasher, washing machine, fridge water line, appliance repair, dryer',
    'Sump pumps': 'sump pump, battery backup, pit',
    'One visit for the list': 'several small jobs, same day, both in one visit, one call-out or two',
  },
  'service:heating': {
    'Ducts and their cleaning': 'duct cleaning, vents, air ducts, air conditioning, AC, air conditioner',
    'A safety check': 'what is checked, tune-up, yearly service, maintenance, carbon monoxide check',
    'Questions first': 'what should I have ready, what do you ask, before I call',
  },
  'service:water-heaters': {
    'Rental heaters, which their owner repairs': 'rental, rented tank, Enercare, Reliance',
    'New gas lines or wiring, unless the quote names them':
      'gas line, run a gas line for a bbq, wiring, electrical for tankless',
    'The old one removed': 'take away the old tank, dispose of the old heater, haul away',
    'The right size': 'what size of tank, how many gallons, family of five',
  },
};

/** What the trade is about, in visitors' words; examples of the common intents are made of them. */
export const words: TradeWords = {
  people: ['plumber', 'good plumber', 'gas fitter', 'heating technician', 'drain guy'],
  jobs: [
    'drain cleaning',
    'camera inspection',
    'a clogged toilet',
    'faucet replacement',
    'a faucet cartridge',
    'a new toilet',
    'a bathroom renovation',
    'a bathroom rough-in',
    'a kitchen sink installation',
    'moving a toilet',
    'a laundry tub install',
    'a dishwasher hookup',
    'water heater replacement',
    'a tankless water heater',
    'an electric water heater',
    'furnace repair',
    'a furnace tune-up',
    'yearly furnace service',
    'boiler replacement',
    'a sump pump with battery backup',
    'a leak repair',
    'a gas line for a stove',
    'a shower valve',
    'a garburator',
    'an outdoor tap',
    'sewer line repair',
  ],
  things: [
    'toilet',
    'kitchen sink',
    'faucet',
    'shower',
    'bathtub',
    'drain',
    'boiler',
    'furnace',
    'water heater',
    'hot water tank',
    'sump pump',
    'radiator',
    'thermostat',
    'laundry tub',
    'shut-off valve',
    'garburator',
  ],
  problems: [
    'my tap drips',
    'the toilet keeps running',
    'my toilet is clogged',
    'the sink drains slowly',
    'the shower goes cold after five minutes',
    'there is no hot water',
    'the water pressure is low',
    'the pipes bang at night',
    'the toilet handle is broken',
    'the shut-off under the sink is seized',
    'one radiator stays cold',
    'the furnace rattles',
    'the drain smells',
    'grease keeps clogging our line',
    'the garburator hums',
  ],
  others: [
    'duct cleaning',
    'vent cleaning',
    'air conditioning',
    'AC repair',
    'septic tank pumping',
    'appliance repair',
    'drywall',
    'tiling',
    'electrical work',
    'roof repair',
    'digging',
    'rental water heaters',
    'pool heaters',
    'well pumps',
  ],
};

/** Intents of this trade; one with the id of a common intent replaces it. */
export const intents: Assistant['intents'] = [
  ...dangers,
  {
    id: 'everyday-problem',
    examples: `
      my tap drips | the faucet is dripping | the toilet keeps running | toilet runs all night | sink is slow | the shower drains slowly
      low water pressure | the water is brown | the toilet is loose | no hot water | the hot water runs out fast | the drain is clogged
      my drain is blocked | kitchen sink is clogged | clogged toilet | my toilet is clogged | the garbage disposal is stuck | tub won't drain
      banging noise in the pipes | the furnace makes a noise | one radiator is cold | the sump pump runs all the time | smell from the drain
      the boiler burst into life at 4am and the rads bang, no leak. normal? | is it normal that the pipes knock | just a running toilet
      robinet qui coule | la toilette est bouchée | l'évier est bouché | pas d'eau chaude | the outdoor tap leaks a little
    `,
  },
  {
    id: 'home-user',
    examples: `
      are firms clients of yours too | I run a store, do you come to us | we have a cafe | is that for offices too
      do you work for homeowners | I am a homeowner | is this for houses too | do you do residential | I live in a condo | I rent an apartment
      do you only work for businesses | do you come to private houses | I am a tenant, can I call you | residential or commercial | do you do commercial
      we own a small restaurant, do you do commercial | do you work for landlords | do you work in condos | we are a property manager
    `,
  },
  {
    id: 'call-out',
    examples: `
      what does the call-out cover | is the first hour included in the 95 | do I pay the call-out and the hours | is there a minimum charge
      if you take only 20 minutes do I pay the full hour | what is the total for an hour and a half | is the call-out credited toward the repair
      is any labour in the call-out | what do I get for the call-out fee | how is a short job billed | do I pay a whole hour for ten minutes
      what if you need only a quarter of an hour | do you bill by the quarter hour | is there a smallest bill | is the first half hour part of it
      if you are done in fifteen minutes, what do I pay | does the 95 include work | what if it is a five minute job
      does the call-out already pay for some work | is the fee dropped if you do the repair | somebody else paid 95 for it and I see 75
      what is the call-out | just the call-out please | why do the services have different call-outs
      why is one call-out 95 and the other 75 | which call-out is it, 95 or 75 | half an hour, what is that | do you round up the hours
    `,
  },
  {
    id: 'shut-off',
    examples: `
      where is my water main shut-off | where do I find the main valve | how do I turn the water off | which way does the main valve turn
      which valve closes the whole house | where do I stop the water for all of it | is the main valve in the basement
      where is the shut-off for the toilet | how do I find the main shut off | où est le robinet d'arrêt principal
    `,
  },
  {
    id: 'permit',
    examples: `
      do I need a permit | do I need a permit to move a sink | who gets the permit | do you pull permits | is a permit included | who applies for the permit
      do you deal with the inspector | what if I do it without a permit | does a new water heater need a permit | do you attend the inspection
      faut-il un permis | permit for a bathroom rough-in | is your work up to code
    `,
  },
  {
    id: 'licence',
    examples: `
      is your gas fitter licensed | TSSA licensed? | what is your licence number | are your plumbers licensed | are you licensed and insured | G2 ticket?
      can I see your gas licence | are you certified for gas | are you insured and WSIB covered | our condo board needs a certificate of insurance
      do you have insurance if something breaks | backflow certified? | vos plombiers ont-ils une licence
    `,
  },
  {
    id: 'prevention',
    examples: `
      how do I stop the pipes from freezing | how do I avoid a clog | what can I do so that it does not happen again | how can I prevent leaks
      the drain blocks every spring, how do I keep it clear | our line froze last year, what can I do before winter | how do I look after my heater
      how do I protect the house while we are away in winter | comment éviter que les tuyaux gèlent
    `,
    counterExamples: `how do I book | how do I book it | how do I reach you | how do I pay | how do I get a price | how do I cancel`,
  },
  {
    id: 'rental-heater',
    examples: `
      my water heater is a rental | the tank is rented from Reliance | rental water heater leaks, will you fix it | do you service rental tanks
      my heater belongs to Enercare | it is a rental, who do I call | do you rent water heaters | can I rent a tank from you | chauffe-eau loué
    `,
  },
  {
    id: 'own-parts',
    examples: `
      what if I bring my own faucet | can I supply my own parts | I bought the toilet already, do you install it | and if I bring my own faucet?
      and if it is the wrong size | what if mine does not fit | can your people put in the one that I picked up at the store
      do you install what I bought | do I have to buy the fixture from you | I have the part already | my own faucet, is that cheaper
    `,
  },
  {
    id: 'several-jobs',
    examples: `
      I have three small jobs, rough total? | can you do both in one visit | one trip fee or two | do both the same day, one call-out or two
      do you charge once or each time | is the way billed for every item | how often do I pay the call-out | one fee for everything?
      I have a list of things, does each one cost a visit | four small repairs, is that four visits | how many call-outs for three taps
      a tap, a toilet and a valve, all in one go | do I pay the call-out twice | is the service call charged for each job | several small repairs in one visit
    `,
  },
  {
    id: 'repair-or-replace',
    examples: `
      repair or replace? | should I repair or replace my water heater | is it worth fixing a 14 year old tank | tankless or tank, what is better
      tankless vs tank for a family of 5 | gas or electric heater, which is better | how long does a water heater last | which is cheaper, tank or tankless
      tank or tankless, which one would you take | is it worth repairing a 20 year old furnace | what size of tank do I need
    `,
  },
];

/** What is said, by intent, where no page says it and nothing can be computed. */
export const policies: Assistant['policies'] = {
  tax: { text: 'All prices on this site are before tax.', page: { title: 'Services', href: '/services' } },
  'price-objection': {
    text:
      'You get a price before the repair begins, and it commits you to nothing. Several small jobs in one visit share one call-out. ' +
      'Call {provider.phone} to talk about it.',
  },
  'response-time': { text: 'Call {provider.phone} ({hours.label}), and we say how soon somebody can be with you.' },
  guarantee: { text: 'This site names no warranty. Ask for it with your price, before you agree: {provider.phone}.' },
  discounts: {
    text: 'This site names no discounts. The price that you are given is the one to compare: {provider.phone}.',
  },
  'reply-time': {
    text: 'A call to {provider.phone} is the quickest way ({hours.label}). Messages are read in business hours.',
  },
  'one-time-help': { text: 'Yes, a single repair is welcome, and no contract is needed. These are our services:' },
  'home-user': { text: 'Yes, we work for homes, landlords and businesses. Tenants: ask your landlord first who pays.' },
  'everyday-problem': {
    text: 'That is work for us. Call {provider.phone} ({hours.label}) or send the form with a picture, and you get a price before we begin.',
  },
  need: { text: 'Tell us what you see or hear, and we say what it takes.' },
  'call-out': {
    text:
      'The call-out pays for the way to you, and the hours come on top. This site names no smallest bill and no call-out that is waived: ' +
      'you get the price before we begin.',
  },
  'shut-off': {
    text:
      'The main shut-off is mostly where the water pipe enters the house, near the meter: turn the wheel clockwise, or the lever across the pipe. ' +
      'Call {provider.phone} ({hours.label}), and we help you to find it.',
  },
  surprises: {
    text: 'Extra work begins only when you have said yes: we stop, show you and give you a price for it.',
  },
  'what-to-tell': {
    text:
      'Say what you see or hear, where it is, since when, and when somebody is at home. A picture of the label on a heater or furnace ' +
      'saves a visit. Call {provider.phone} or send the form.',
  },
  invoice: {
    text: 'Yes: say on the phone who gives us access and who gets the invoice, for landlords, shops and offices too: {provider.phone}.',
  },
  'why-you': {
    text:
      'The call-out and the hourly price stand on this site before you call. You see what broke and say yes to a price before the repair, ' +
      'and where a permit is needed we get it.',
    page: { title: 'About us', href: '/about' },
  },
  permit: {
    text: 'Where a permit is needed, we apply for it and are there for the inspection; the quote names it. Call {provider.phone} to ask about your job.',
  },
  'monoxide-alarms': {
    text: 'Put a carbon monoxide alarm near every bedroom and on every floor, as its leaflet says. If one sounds, leave the house and call 911 from outside.',
  },
  licence: {
    text: 'Ask for the licence of whoever comes, gas work included: call {provider.phone}, and we give you its number.',
  },
  prevention: {
    text:
      'Keep the heat on, open the cupboard doors in front of pipes when it is very cold, and send no grease down a drain. ' +
      'What your house needs we see on a visit: {provider.phone}.',
  },
  'rental-heater': {
    text:
      'A rented water heater is repaired by the company that owns it: its number is on the tank or on your bill. ' +
      'We repair and replace heaters that you own.',
  },
  'contract-end': {
    text: 'There is no contract to end: a quote commits you to nothing, and you agree to each job by its price.',
  },
  'own-parts': {
    text:
      'Bring your own or let us bring one; we tell you before if it does not fit. Fixtures are part of the price where the quote names them. ' +
      'With its model at hand, call {provider.phone}.',
  },
  'several-jobs': {
    text: 'Several small jobs in one visit share one call-out, and you get the price before we begin.',
  },
  'repair-or-replace': {
    text:
      'That depends on its age, on what failed and on your use. We look at it and give you both prices, for the repair ' +
      'and for a new one. Call {provider.phone}.',
  },
};
