import type { EntityKind } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';

/** The intent that describes a record, by the record's kind. */
export const intentsOfRecords: Partial<Record<EntityKind, IntentId>> = {
  place: 'place',
  nearPlace: 'place',
  service: 'service',
  serviceCategory: 'service',
  term: 'define',
  addOn: 'add-ons',
  plan: 'plan-features',
  industry: 'industry',
  law: 'law',
  software: 'software',
};
