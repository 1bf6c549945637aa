import type { Plan } from '../../../data/schema/plan.ts';
import type { Desk } from './skill.ts';

const denied =
  / (?:not|no|without|never|nobody|noone|none of us) (?:\w+ ){0,4}(?:nights?|weekends?|evenings?|around the clock) | (?:nights?|weekends?|evenings?) (?:and (?:nights?|weekends?|evenings?) )?(?:do|does|are|is) not /;
const named =
  / (?:24 7|nights?|around the clock|weekends?|evenings?|holidays?|midnight|(?:at )?(?:[1-5]|11) (?:am|in the morning)) /;

/** The least expensive plan whose help desk answers at night and on weekends, where that is what a text asks for. */
export function aroundTheClock(
  { topics }: Pick<Desk, 'topics'>,
  byPrice: readonly Plan[],
  text: string,
): Plan | undefined {
  if (denied.test(text)) return undefined;
  const night = new Set(topics.of('night'));
  if (!named.test(text) && !topics.of(text).some((topic) => night.has(topic))) return undefined;
  return byPrice.find(
    ({ helpDeskHours, features }) =>
      /^24\D7$/.test(helpDeskHours) || features.some((feature) => /\b(?:at night|on weekends|dawn)/i.test(feature)),
  );
}
