import type { EntityKind } from '../extract/lexicon.ts';
import type { Answerer, Answerers, AnswerTools } from './answer.ts';
import { contactAnswerers } from './contact.ts';
import { dangerAnswerers } from './danger.ts';
import { factAnswerers } from './facts.ts';
import { hourAnswerers } from './hours.ts';
import { needAnswerers } from './needs.ts';
import { placeAnswerers } from './places.ts';
import { planAnswerers } from './plans.ts';
import { policyAnswerers } from './policies.ts';
import { quoteAnswerers } from './quotes.ts';
import { servicePriceAnswerers } from './servicePrices.ts';
import { serviceAnswerers } from './services.ts';
import { talkAnswerers } from './talk.ts';

/** Records with a price. */
const pricedKinds: ReadonlySet<EntityKind> = new Set(['plan', 'addOn', 'service', 'serviceCategory']);

/** All answerers by intent. Computed answers replace those made from facts. */
export function makeAnswerers(tools: AnswerTools): Answerers {
  const answerers: Answerers = {
    ...factAnswerers(tools),
    ...policyAnswerers(tools),
    ...talkAnswerers(tools),
    ...dangerAnswerers(tools),
    ...contactAnswerers(tools),
    ...hourAnswerers(tools),
    ...needAnswerers(tools),
    ...placeAnswerers(tools),
    ...(tools.site.pricing.plans.length > 0
      ? { ...planAnswerers(tools), ...quoteAnswerers(tools) }
      : servicePriceAnswerers(tools)),
    ...serviceAnswerers(tools),
  };
  return {
    ...answerers,
    statement: statementAnswerer(answerers, tools),
    // The price list has no answer about the extra cost of something without a price of its own.
    price: (input) => {
      const { subjects, quote, intent } = input.state;
      const isOfPrice =
        subjects.some(({ kind }) => pricedKinds.has(kind)) || quote.people !== undefined || intent === 'place';
      return input.dependsOnContext && intent !== undefined && !isOfPrice
        ? answerers.more?.(input)
        : answerers.price?.(input);
    },
    // Without a quote there is no sum to explain.
    'price-why': (input) => answerers['price-why']?.(input) ?? answerers.price?.(input),
    // For something that is not a service, the nearest fact is the answer.
    'how-it-works': (input) => answerers['how-it-works']?.(input) ?? answerers.advice?.(input),
    // An assessment with a price is a service, and not the free first conversation.
    assessment: (input) =>
      input.named.ids('addOn').length > 0 ? answerers['add-ons']?.(input) : answerers.assessment?.(input),
    // A question about visits to a place is answered by whether the place is served.
    onsite: (input) => {
      const { onsite, place } = answerers;
      const isPlace = input.named.ids('place').length + input.named.ids('nearPlace').length > 0;
      return isPlace ? place?.(input) : onsite?.(input);
    },
  };
}

/** Statements of visitors about themselves: prices for their number of people, whether their industry or place is served. */
function statementAnswerer(answerers: Answerers, { site }: AnswerTools): Answerer {
  return (input) => {
    const { slots, named, isQuestion } = input;
    if (slots.people.groups.length > 0) return answerers.price?.(input);
    if (named.ids('industry').length > 0) return answerers.industry?.(input);
    if (named.ids('place').length + named.ids('nearPlace').length > 0) return answerers.place?.(input);
    const about = answerers['sure-fact']?.(input);
    return about ?? (isQuestion ? undefined : { text: site.messages.assistantTalk.statement, english: true });
  };
}
