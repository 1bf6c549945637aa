import { isDanger } from '../classify/groups.ts';
import type { Entity, EntityKind } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { thresholds } from '../thresholds.ts';
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

/** More hours belong to no visit: "24 hours a day". */
const maxHours = 12;
/** Intents of messages with a number of hours that asks for no sum. */
const otherHours = new Set<IntentId>(['duration', 'meeting', 'reply-time', 'response-time']);

/** What a number of hours of the service spoken of last comes to. */
export function asksForHours({ slots, state, first, names, as }: UtteranceInContext): Resolved | undefined {
  const isOfService = state.subjects[0]?.kind === 'service' && !names('plan', 'addOn', 'service');
  const { hours = 0 } = slots.time;
  if (hours < 1 || hours > maxHours || !isOfService || first.intent.startsWith('danger-')) return undefined;
  return otherHours.has(first.intent) && first.probability >= thresholds.possible ? undefined : as('price');
}

/** Which of the services spoken of costs less, or why; after an answer about a choice, that answer. */
export function comparesServices({ slots, state, first, as }: UtteranceInContext): Resolved | undefined {
  const { subjects, intent } = state;
  const isService = ({ kind }: Entity) => kind === 'service';
  const named = new Set(slots.mentions.flatMap(({ entities }) => entities.filter(isService).map(({ id }) => id)));
  if (named.size > 1 && slots.figures.length > 1 && !isDanger(first.intent)) return as('price');
  if (!(slots.difference || slots.dearer) || slots.mentions.length > 0 || intent === undefined) return undefined;
  const services = subjects.filter(isService);
  if (services.length > 1) return as('price', { ...slots, mentions: services.map(pickedMention) });
  return intent === 'repair-or-replace' ? as(intent) : undefined;
}
