import type { RecordsInput } from '#data/rules/schema/site.ts';

export { cards } from './cards.ts';
export { emergencies } from './emergencies.ts';

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
