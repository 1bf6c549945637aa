import type { RecordsInput } from '#data/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {
  'emergency-plumbing': ['emergency plumber', 'emergency', 'burst pipe', 'leak', 'leaking pipe'],
  'drain-cleaning': [
    'drain',
    'drains',
    'clogged drain',
    'blocked drain',
    'clogged toilet',
    'snaking',
    'camera inspection',
    'sewer',
  ],
  'water-heaters': ['water heater', 'hot water tank', 'hot water heater', 'tankless', 'boiler for hot water'],
  heating: ['furnace', 'furnaces', 'boiler', 'boilers', 'heat pump', 'radiator', 'thermostat', 'heating repair'],
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
  ],
  'bathrooms-and-kitchens': ['bathroom', 'kitchen', 'renovation', 'rough-in', 'tub', 'basement bathroom'],
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
];

/** First steps in an emergency, by its kind: short imperative sentences in order. */
export const emergencies: Assistant['emergencies'] = {
  water: [
    'Close the main water valve: clockwise, or the lever across the pipe.',
    'Open a tap on the lowest floor to empty the pipes.',
    'Keep away from water near outlets and the electrical panel.',
    'Move what can be moved, and take pictures for your insurer.',
  ],
  sewage: [
    'Run no water and flush no toilet in the house.',
    'Keep children, pets and bare feet away from the water.',
    'Open a window, and close the door of the room.',
    'Look whether the cleanout in the basement or the yard is full.',
  ],
  'no-heat': [
    'Look whether the thermostat is set to heat and has working batteries.',
    'Look whether the breaker and the switch on the furnace are on.',
    'Look whether the filter is full of dust.',
    'Let taps drip where pipes could freeze, and heat with nothing that burns indoors.',
  ],
  gas: [
    'Leave the house at once, with everybody in it.',
    'Touch no switch, light nothing and start no car in the garage.',
    'Call 911 or your gas utility from outside.',
    'Go back in only when they say that it is safe, and then call us.',
  ],
};

/** Kinds in which people bring themselves to safety before they call. */
export const safetyFirst: Assistant['safetyFirst'] = ['gas'];

/** The same in French. */
export const emergenciesInFrench: Assistant['emergenciesInFrench'] = {
  water: [
    'Fermez le robinet d’arrêt principal.',
    'Ouvrez un robinet à l’étage le plus bas pour vider les tuyaux.',
    'N’approchez pas de l’eau près des prises et du panneau électrique.',
  ],
  sewage: ['N’utilisez plus d’eau dans la maison.', 'Éloignez les enfants et les animaux.', 'Ouvrez une fenêtre.'],
  'no-heat': [
    'Vérifiez le thermostat et ses piles.',
    'Vérifiez le disjoncteur et l’interrupteur de l’appareil.',
    'Laissez couler un filet d’eau là où les tuyaux pourraient geler.',
  ],
  gas: [
    'Sortez tout de suite avec tout le monde.',
    'Ne touchez aucun interrupteur et n’allumez rien.',
    'Appelez le 911 ou la compagnie de gaz de l’extérieur.',
  ],
};

/** Intents of this trade; one with the id of a common intent replaces it. */
export const intents: Assistant['intents'] = [
  {
    id: 'danger-water',
    examples: `
      burst pipe | a pipe burst | pipe burst in the basement | water everywhere | water is coming through the ceiling | the ceiling is leaking
      my basement is flooding | flooded basement help | there is water pouring out of the wall | the water heater is leaking all over the floor
      the toilet will not stop overflowing | my toilet is overflowing | the washing machine hose burst | water is spraying under the sink
      I cannot shut the water off | the shut off valve broke | a pipe froze and split | frozen pipe burst | our pipes are frozen
      water gushing from the tank | leak under the sink and it is getting worse | the kitchen is under water | emergency leak | huge leak
      water is dripping from the light | the sump pump failed and water is rising | sump pump stopped in the storm | help my house is flooding
      il y a une fuite d'eau | un tuyau a éclaté | le sous-sol est inondé | l'eau coule du plafond | ma toilette déborde | dégât d'eau
      I have a leak right now, what do I do | water leaking into the downstairs apartment | the hose bib broke and water is shooting out
    `,
  },
  {
    id: 'danger-sewage',
    examples: `
      sewage in the basement | sewage is backing up | the floor drain is backing up | dirty water is coming up the shower drain
      poop water in the tub | toilet water comes up in the bathtub | the sewer backed up | black water from the drain | raw sewage in my house
      everything is backing up | all the drains are backed up | when I flush the tub fills with sewage | main drain backed up into the basement
      refoulement d'égout | l'égout refoule dans le sous-sol | les eaux usées remontent dans la douche | it smells like sewer and water comes up
    `,
  },
  {
    id: 'danger-no-heat',
    examples: `
      no heat | we have no heat | the furnace stopped | furnace won't start | furnace is dead and it is minus 20 | the house is freezing
      heating not working | the boiler stopped working | radiators are cold | my furnace is blowing cold air | the heat went out last night
      no heat and a baby at home | the furnace keeps shutting off | pilot light is out | the pilot won't stay lit | heat is out
      furnace error code and no heat | the heat pump stopped and it is very cold | tenants have no heat | thermostat says 12 degrees
      pas de chauffage | la fournaise ne démarre plus | la chaudière est en panne | il fait froid dans la maison, pas de chauffage
    `,
  },
  {
    id: 'danger-gas',
    examples: `
      I smell gas | gas smell | it smells like gas | smell of gas in the house | gas leak | I think we have a gas leak | rotten egg smell near the furnace
      the carbon monoxide alarm is going off | co alarm | co detector beeping | carbon monoxide | hissing gas pipe | I smell gas near the stove
      we smell gas in the basement | smells like propane | gas line was hit | I hit a gas pipe | ça sent le gaz | odeur de gaz | fuite de gaz
      le détecteur de monoxyde de carbone sonne | my family feels dizzy and the alarm is beeping | is a gas smell dangerous
    `,
  },
  {
    id: 'everyday-problem',
    examples: `
      my tap drips | the faucet is dripping | the toilet keeps running | toilet runs all night | sink is slow | the shower drains slowly
      low water pressure | the water is brown | the toilet is loose | no hot water | the hot water runs out fast | the drain is clogged
      my drain is blocked | kitchen sink is clogged | clogged toilet | my toilet is clogged | the garbage disposal is stuck | tub won't drain
      banging noise in the pipes | the furnace makes a noise | one radiator is cold | the sump pump runs all the time | smell from the drain
      robinet qui coule | la toilette est bouchée | l'évier est bouché | pas d'eau chaude | the outdoor tap leaks a little
    `,
  },
  {
    id: 'home-user',
    examples: `
      do you work for homeowners | I am a homeowner | is this for houses too | do you do residential | I live in a condo | I rent an apartment
      do you only work for businesses | do you come to private houses | I am a tenant, can I call you | residential or commercial
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
  'reply-time': {
    text: 'A call to {provider.phone} is the quickest way ({hours.label}). Messages are read in business hours.',
  },
  'one-time-help': { text: 'Yes, a single repair is welcome, and no contract is needed. These are our services:' },
  'home-user': { text: 'Yes, we work for homes, landlords and businesses. Tenants: ask your landlord first who pays.' },
  'everyday-problem': {
    text: 'That is work for us. Call {provider.phone} ({hours.label}) or send the form with a picture, and you get a price before we begin.',
  },
  need: { text: 'Tell us what you see or hear, and we say what it takes.' },
};
