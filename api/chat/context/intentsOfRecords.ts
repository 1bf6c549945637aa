import type { EntityKind } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';

/** The intent that tells about a kind of record. */
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
};
