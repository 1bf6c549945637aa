import type { EntityKind } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { pickedMention } from './picks.ts';
import type { Resolved, UtteranceInContext } from './utteranceInContext.ts';

/** Kinds of records that can be bought beside a plan, with the intent that describes them. */
const intentsOfItems: Partial<Record<EntityKind, IntentId>> = { addOn: 'add-ons', service: 'service' };

/** A number of people after the price of an add-on or a service. */
export function countsForItem({ slots, state, countsPeople, names, as }: UtteranceInContext): Resolved | undefined {
  const { subjects, quote, intent } = state;
  const [item] = subjects;
  if (!item || !intentsOfItems[item.kind] || quote.drafts.length > 0) return undefined;
  const isOfItem = intent === 'price' || intent === 'add-ons' || intent === 'service';
  return isOfItem && countsPeople && !names('plan', 'addOn', 'service')
    ? as('price', { ...slots, mentions: [...slots.mentions, pickedMention(item)] })
    : undefined;
}

/** A question about the add-on or service spoken of last. */
export function asksOfSubject({ slots, state, first, countsPeople, as }: UtteranceInContext): Resolved | undefined {
  const [item, another] = state.subjects;
  if (!item || another || first.intent !== 'plan-features' || slots.mentions.length > 0 || countsPeople)
    return undefined;
  const about = intentsOfItems[item.kind];
  return about && as(about, { ...slots, mentions: [pickedMention(item)] });
}
