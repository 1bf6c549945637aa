import { planPricing } from '../../../data/plans/planPricing.ts';
import type { AddOn, Plan } from '../../../data/schema/plan.ts';
import { fill, fillCount } from '../../../data/text/fill.ts';
import type { IntentId } from '../intents.ts';
import { emptyQuote, type QuoteDraft, type QuoteState } from '../quotes/draft.ts';
import { priceDraft } from '../quotes/priceDraft.ts';
import type { Answer, AnswerInput, Answerers, AnswerTools } from './answer.ts';

export type PlanInput = ReturnType<ReturnType<typeof makePlanInput>>;
export type PlanAnswerer = (input: PlanInput) => Answer | undefined;
export type PlanAnswerers = Readonly<Partial<Record<IntentId, PlanAnswerer>>>;

/** Makes answerers of functions that need the plans and the visitor's texts besides the utterance. */
export function withPlans(answerers: PlanAnswerers, tools: AnswerTools): Answerers {
  const inputOf = makePlanInput(tools);
  return Object.fromEntries(
    Object.entries(answerers).map(([intent, answer]) => [intent, (input) => answer?.(inputOf(input))]),
  );
}

/** An utterance about plans and prices, with the data for its answer. */
function makePlanInput({ site, retriever, money, list, texts: textsOf }: AnswerTools) {
  const { pricing } = site;
  const plans = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  return (input: AnswerInput) => {
    const { language, named, slots, state } = input;
    const texts = textsOf(language);
    const planIds = named.ids('plan');
    const subjectIds = state.subjects.filter(({ kind }) => kind === 'plan').map(({ id }) => id);
    const askedIds = planIds.length > 0 ? planIds : slots.all ? plans.map(({ id }) => id) : subjectIds;
    const people = (count: number) => fillCount(texts.quote.people, count);
    /** Monthly price of a plan without add-ons; fewer people than its minimum pay for the minimum. */
    const monthlyFor = ({ id }: Plan, count: number) => money(priceDraft(draftFor(id, count), pricing).monthly);
    return {
      ...input,
      site,
      retriever,
      money,
      texts,
      people,
      monthlyFor,
      pricing,
      /** The cheapest first. */
      plans,
      /** All plans that the utterance names, or else the last ones spoken of; the cheapest first. */
      asked: plans.filter(({ id }) => askedIds.includes(id)),
      addOns: [...pricing.calculatorAddOns, ...pricing.planAddOns],
      planName: (planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId,
      /** Of the cheapest plan, per user and month; empty without plans. */
      startingPrice: plans.length > 0 ? money(planPricing(site).startingPrice) : '',
      list: (items: readonly string[]) => list(items, language),
      addOnPrice: ({ price, pricingType, oneTime }: AddOn) =>
        fill(texts.quote[oneTime ? 'once' : pricingType === 'per-user' ? 'perUser' : 'perMonth'], {
          price: money(price),
        }),
      /** A sentence to append to another one where the number of people is known. */
      priceSentence: (plan: Plan, count: number | undefined) =>
        count === undefined
          ? ''
          : ` ${fill(texts.quote.monthly, { plan: plan.name, people: people(count), monthly: monthlyFor(plan, count) })}`,
      /** An answer that links to the pricing page. */
      reply: (text: string, rest: Partial<Answer> = {}): Answer => ({
        text,
        links: [{ title: texts.plans.pricing, href: '/pricing' }],
        ...rest,
      }),
    };
  };
}

/** A quote for one plan and a number of people, with what else is known of the quote. */
export const draftFor = (
  planId: string,
  people: number,
  { addOnIds, profileId, devices, setup }: Omit<QuoteState, 'drafts' | 'parts' | 'planIds'> = emptyQuote,
): QuoteDraft => ({
  lines: [{ planId, people, addOnIds, labels: [] }],
  ...(profileId ? { profileId } : {}),
  devices,
  setup,
});

export const withPeople = (quote: QuoteState, people: number | undefined): QuoteState =>
  people === undefined ? quote : { ...quote, people };
