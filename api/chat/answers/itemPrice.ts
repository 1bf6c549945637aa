import type { AddOn } from '../../../data/schema/plan.ts';
import type { Service } from '../../../data/schema/service.ts';
import { fill } from '../../../data/text/fill.ts';
import type { EntityKind } from '../extract/lexicon.ts';
import type { QuoteState } from '../quotes/draft.ts';
import type { Answer } from './answer.ts';
import { entities } from './entities.ts';
import { type PlanInput, withPeople } from './planInput.ts';
import { calculatorAction, sendAction } from './quoteActions.ts';

/** The message that states a price with its unit, by the pricing model. */
const priceMessages = {
  'per-user-month': 'perUser',
  'per-device-month': 'perDevice',
  project: 'perProject',
  'flat-month': 'perMonth',
  'per-hour': 'perHour',
  'per-visit': 'perVisit',
  fixed: 'fixed',
  from: 'from',
} as const;

/** The price of a single service or add-on; undefined where the utterance is about a plan. */
export function itemPrice(
  input: PlanInput,
  quote: QuoteState,
  { continues }: { continues: boolean },
): Answer | undefined {
  const { slots, named, state, texts } = input;
  const namesPeople = slots.people.groups.length > 0;
  // A question for the extra cost of an add-on is about the add-on alone, although it also names a plan.
  const isExtra = slots.extra && named.ids('addOn').length > 0;
  const isAboutPlan =
    named.ids('plan').length > 0 ||
    (continues && quote.people !== undefined && slots.changes) ||
    (quote.planIds.length > 0 && (continues || namesPeople));
  if (isAboutPlan && !isExtra && !slots.withoutPlan) return undefined;
  // A question for a price that names nothing is about the last subject.
  const isThat = named.entities.length === 0 && !namesPeople && state.quote.drafts.length === 0;
  const asked = isThat ? state.subjects : named.entities;
  const findAsked = <T extends { id: string }>(kind: EntityKind, records: readonly T[]) =>
    records.find(({ id }) => asked.some((entity) => entity.kind === kind && entity.id === id));
  const service = isExtra ? undefined : findAsked('service', input.site.services);
  const addOn = findAsked('addOn', input.addOns);
  if (service) return serviceReply(service, addOn, quote, input);
  if (addOn) return addOnReply(addOn, quote, input);
  const category = input.site.serviceCategories.find(({ id }) => named.ids('serviceCategory').includes(id));
  if (!category || quote.people !== undefined) return undefined;
  return input.reply(fill(texts.quote.categoryInPlans, { service: category.name, price: input.startingPrice }), {
    state: { quote, pending: 'people', subjects: entities('serviceCategory', [category]) },
  });
}

function serviceReply(service: Service, addOn: AddOn | undefined, quote: QuoteState, input: PlanInput): Answer {
  const { money, state } = input;
  const texts = input.texts.quote;
  const { people, profileId } = quote;
  const { startingPrice, pricingModel, callOut } = service.pricing;
  const unitPrice = fill(texts[priceMessages[pricingModel]], { price: money(startingPrice) });
  const values = {
    service: service.name,
    price: callOut === undefined ? unitPrice : fill(texts.callOut, { amount: money(callOut), price: unitPrice }),
  };
  const { hours } = input.slots.time;
  const own =
    pricingModel === 'per-hour' && hours !== undefined && hours >= 1
      ? hoursText(service, hours, input)
      : pricingModel === 'per-user-month' && people !== undefined
        ? fill(texts.serviceFor, { ...values, amount: money(startingPrice * people), people: input.people(people) })
        : fill(texts.service, values);
  const beside = addOn ? ` ${fill(texts.serviceBoth, { addOn: addOn.name, price: input.addOnPrice(addOn) })}` : '';
  return {
    text: own + beside,
    links: [{ title: service.name, href: `/services/${service.id}` }],
    actions: [sendAction([service.name], input)],
    state: {
      quote: withPeople({ ...state.quote, ...(profileId ? { profileId } : {}) }, people),
      subjects: [...entities('service', [service]), ...entities('addOn', addOn ? [addOn] : [])],
    },
  };
}

/** What hours of a service come to, with its call-out. */
function hoursText({ name, pricing: { startingPrice, callOut } }: Service, hours: number, input: PlanInput): string {
  const { money } = input;
  const texts = input.texts.quote;
  const time = startingPrice * hours;
  const parts =
    callOut === undefined
      ? fill(texts.timePart, { price: fill(texts.perHour, { price: money(startingPrice) }) })
      : fill(texts.callOutPart, { callOut: money(callOut), time: money(time) });
  return fill(texts.serviceHours, { hours, service: name, total: money(time + (callOut ?? 0)), parts });
}

function addOnReply(addOn: AddOn, quote: QuoteState, input: PlanInput): Answer {
  const { pricing, money, state } = input;
  const texts = input.texts.quote;
  const { people, addOnIds } = quote;
  const values = { addOn: addOn.name, price: input.addOnPrice(addOn) };
  const own =
    addOn.pricingType === 'custom'
      ? fill(texts.quoted, { addOn: addOn.name })
      : addOn.pricingType === 'per-user' && people !== undefined
        ? fill(texts.addOnPriceFor, { ...values, amount: money(addOn.price * people), people: input.people(people) })
        : fill(texts.addOnPrice, values);
  const alone = input.slots.withoutPlan ? ` ${texts.addOnNeedsPlan}` : '';
  const second = pricing.planAddOns.find(({ name, id }) => name === addOn.name && id !== addOn.id);
  const wider = second ? ` ${fill(texts.second, { addOn: second.name, price: input.addOnPrice(second) })}` : '';
  return input.reply(own + alone + wider, {
    actions: [calculatorAction(quote, input)],
    state: { quote: withPeople({ ...state.quote, addOnIds }, people), subjects: entities('addOn', [addOn]) },
  });
}
