import type { RecordsInput } from '#data/rules/schema/site.ts';

export { cards } from './cards.ts';
export { emergencies } from './emergencies.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {
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
