import type { EntityKind } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { pickedMention } from './picks.ts';
import type { Resolved, TurnInContext } from './turnInContext.ts';

/** What can be bought beside a plan, with the intent that tells about it. */
const intentsOfItems: Partial<Record<EntityKind, IntentId>> = { addOn: 'add-ons', service: 'service' };

/** "For 13 users", after the price of an add-on was said. */
export function countsForItem({ slots, state, countsPeople, names, as }: TurnInContext): Resolved | undefined {
  const { subjects, quote, intent } = state;
  const [item] = subjects;
  if (!item || !intentsOfItems[item.kind] || quote.drafts.length > 0) return undefined;
  const isOfItem = intent === 'price' || intent === 'add-ons' || intent === 'service';
  return isOfItem && countsPeople && !names('plan', 'addOn', 'service')
    ? as('price', { ...slots, mentions: [...slots.mentions, pickedMention(item)] })
    : undefined;
}

/** "What do we get for that?", after an add-on or a service was spoken of. */
export function asksOfSubject({ slots, state, first, countsPeople, as }: TurnInContext): Resolved | undefined {
  const [item, another] = state.subjects;
  if (!item || another || first.intent !== 'plan-features' || slots.mentions.length > 0 || countsPeople)
    return undefined;
  const about = intentsOfItems[item.kind];
  return about && as(about, { ...slots, mentions: [pickedMention(item)] });
}
