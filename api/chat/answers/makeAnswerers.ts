import type { EntityKind } from '../extract/lexicon.ts';
import type { Answerer, Answerers, AnswerTools } from './answer.ts';
import { contactAnswerers } from './contact.ts';
import { dangerAnswerers } from './danger.ts';
import { factAnswerers } from './facts.ts';
import { hourAnswerers } from './hours.ts';
import { needAnswerers } from './needs.ts';
import { offerAnswerers } from './offers.ts';
import { placeAnswerers } from './places.ts';
import { planAnswerers } from './plans.ts';
import { policyAnswerers } from './policies.ts';
import { quoteAnswerers } from './quotes.ts';
import { servicePriceAnswerers } from './servicePrices.ts';
import { serviceAnswerers } from './services.ts';
import { talkAnswerers } from './talk.ts';
import { visitAnswerers } from './visits.ts';
import { withPlaces } from './withPlaces.ts';

/** Records with a price. */
const pricedKinds: ReadonlySet<EntityKind> = new Set(['plan', 'addOn', 'service', 'serviceCategory']);

/** All answerers by intent. Computed answers replace those made from facts. */
export function makeAnswerers(tools: AnswerTools): Answerers {
  const answerers: Answerers = {
    ...factAnswerers(tools),
    ...offerAnswerers(tools),
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
    ...visitAnswerers(tools),
    ...serviceAnswerers(tools),
  };
  const ofFacts = factAnswerers(tools);
  /** A price at another time is neither a question for the hours nor for the price as such. */
  const atOtherTimes =
    (intent: 'hours' | 'discounts' | 'price-objection' | 'price-rise' | 'price'): Answerer =>
    (input) => {
      const { dearer, time } = input.slots;
      const isOtherTime = dearer && (time.part !== undefined || time.weekday !== undefined || time.season);
      return (isOtherTime ? answerers['after-hours-price']?.(input) : undefined) ?? answerers[intent]?.(input);
    };
  return {
    ...answerers,
    hours: atOtherTimes('hours'),
    discounts: atOtherTimes('discounts'),
    'price-rise': atOtherTimes('price-rise'),
    'price-objection': atOtherTimes('price-objection'),
    statement: statementAnswerer(answerers, tools),
    // The price list has no answer about the extra cost of something without a price of its own.
    price: (input) => {
      const { subjects, quote, intent } = input.state;
      const isOfPrice =
        subjects.some(({ kind }) => pricedKinds.has(kind)) ||
        quote.people !== undefined ||
        intent === 'place' ||
        tools.site.pricing.plans.length === 0;
      return input.dependsOnContext && intent !== undefined && !isOfPrice
        ? answerers.more?.(input)
        : atOtherTimes('price')(input);
    },
    // A part that is asked about by name is answered by the fact about it; otherwise all that a service leaves out is listed.
    'not-included': (input) => {
      const { named, state, dependsOnContext } = input;
      const isService =
        named.removedIds('service').length > 0 ||
        [...named.entities, ...state.subjects].some(({ kind }) => kind === 'service');
      return (
        (isService && !dependsOnContext ? answerers['left-out']?.(input) : undefined) ??
        (isService ? answerers['not-included']?.(input) : undefined) ??
        ofFacts['not-included']?.(input) ??
        answerers['left-out']?.(input)
      );
    },
    ...withPlaces(answerers, tools),
    // Hours of work have a sum, which says more than what a call-out is.
    'call-out': (input) => (input.slots.time.hours ? answerers.price?.(input) : answerers['call-out']?.(input)),
    'danger-price': dangerPrice(answerers),
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

/** Inside an emergency, safety first and then the price. */
const dangerPrice =
  (answerers: Answerers): Answerer =>
  (input) => {
    const first = answerers['danger-next']?.(input);
    const price = answerers.price?.(input);
    return first && price ? { ...price, text: `${first.text}\n\n${price.text}`, handOver: true } : first;
  };

/** Statements of visitors about themselves: prices for their number of people, whether their industry or place is served. */
function statementAnswerer(answerers: Answerers, { site }: AnswerTools): Answerer {
  return (input) => {
    const { slots, named, isQuestion } = input;
    if (slots.people.groups.length > 0) return answerers.price?.(input);
    if (named.ids('industry').length > 0) return answerers.industry?.(input);
    if (named.ids('place').length + named.ids('nearPlace').length > 0) return answerers.place?.(input);
    // Without plans, whoever tells of work that a service is for needs that service.
    const needs = site.pricing.plans.length === 0 && named.ids('service').length === 1 && answerers.need?.(input);
    if (needs) return needs;
    const about = answerers['sure-fact']?.(input);
    return about ?? (isQuestion ? undefined : { text: site.messages.assistantTalk.statement, english: true });
  };
}
