import { fill } from '../../../data/text/fill.ts';
import type { QuoteState } from '../quotes/draft.ts';
import { type PricedDraft, priceDraft } from '../quotes/priceDraft.ts';
import { type Answer, type Answerers, type AnswerTools, withItems } from './answer.ts';
import { budget } from './budget.ts';
import { entities } from './entities.ts';
import { itemPrice } from './itemPrice.ts';
import { draftFor, type PlanAnswerer, type PlanInput, withPlans } from './planInput.ts';
import { calculatorAction, sendQuoteAction } from './quoteActions.ts';
import { quoteAfter } from './quoteAfter.ts';
import { comparison, draftLine, draftText, draftValues, notesOn, partsOf } from './quoteTexts.ts';

/** Maximum number of alternatives to compare. */
const maxCompared = 6;

/** Prices, quotes over several turns, and what a budget pays for. */
export const quoteAnswerers = (tools: AnswerTools): Answerers =>
  withPlans(
    { price, quote: wholeQuote, 'quote-change': change, 'quote-before': before, budget, 'price-why': why },
    tools,
  );

/** After a quote, a question that names no plan or no people is about that quote. */
const price: PlanAnswerer = (input) => {
  const { slots, named, state } = input;
  const namesPlan = named.ids('plan').length > 0;
  const namesPeople = slots.people.groups.length > 0;
  const namesItem = named.ids('addOn').length + named.ids('service').length > 0;
  const isNew = namesPlan ? namesPeople : namesItem && !namesPeople && !slots.changes && !slots.term;
  return answerPrice(input, { continues: state.quote.drafts.length > 0 && !isNew });
};

const change: PlanAnswerer = (input) => {
  const { slots, named, state } = input;
  const known = state.quote.planIds.length + (state.quote.people ?? 0);
  const isOfItem = known === 0 && named.ids('addOn').length + named.ids('service').length > 0;
  if (isOfItem) return answerPrice(input, { continues: false });
  return known + named.ids('plan').length + slots.people.groups.length > 0
    ? answerPrice(input, { continues: true })
    : undefined;
};

const wholeQuote: PlanAnswerer = (input) =>
  quoteAfter(input, { continues: true }).drafts.length > 0 ? answerPrice(input, { continues: true }) : undefined;

/** @param options.continues whether the last quote is changed instead of a new one started */
function answerPrice(input: PlanInput, options: { continues: boolean }): Answer {
  const { pricing, texts, money, reply } = input;
  const quote = withEarlier(quoteAfter(input, options), input);
  const item = itemPrice(input, quote, options);
  if (item) return item;
  if (quote.drafts.length > 0) return draftPrices(quote, input);
  if (quote.people !== undefined) return everyPlan(quote, quote.people, input);
  const actions = [calculatorAction(quote, input)];
  // Visitors who count devices learn that prices depend on the number of people.
  const withNote = (text: string) => (input.slots.devices === undefined ? text : `${texts.quote.perPerson} ${text}`);
  const plan = quote.planIds.length === 1 ? pricing.plans.find(({ id }) => id === quote.planIds[0]) : undefined;
  if (plan)
    return reply(
      input.slots.setup
        ? fill(texts.plans.setupOne, { plan: plan.name, fee: money(plan.setupFee) })
        : withNote(fill(texts.quote.needPeople, { plan: plan.name, price: money(plan.basePrice) })),
      { actions, state: { quote, pending: 'people', subjects: entities('plan', [plan]) } },
    );
  const prices = pricing.plans.map(({ name, basePrice }) =>
    fill(texts.quote.planPrice, { plan: name, price: money(basePrice) }),
  );
  return reply(withItems(withNote(fill(texts.quote.starting, { price: input.startingPrice })), prices), {
    actions,
    state: { quote, pending: 'people', listed: entities('plan', pricing.plans) },
  });
}

/** The quote with the draft before its last change, if the visitor wants the difference between them. */
function withEarlier(quote: QuoteState, { slots, named, state }: PlanInput): QuoteState {
  // A named plan is compared with the quoted one; without a name, the last two drafts are compared.
  const earlier = named.ids('plan').length > 0 ? state.quote.drafts[0] : state.quote.earlier;
  const isAsked = slots.difference && named.ids('plan').length < 2 && slots.people.groups.length === 0;
  return isAsked && earlier && quote.drafts.length === 1 ? { ...quote, drafts: [earlier, ...quote.drafts] } : quote;
}

/** One price, or several alternatives. */
function draftPrices(quote: QuoteState, input: PlanInput): Answer {
  const priced = quote.drafts.slice(0, maxCompared).map((draft) => priceDraft(draft, input.pricing));
  const [first] = priced as [PricedDraft, ...PricedDraft[]];
  const subjects = quote.planIds.map((id) => ({ kind: 'plan' as const, id }));
  return priced.length > 1
    ? withNotes(comparison(priced, quote, input), priced, quote, input, { subjects, listed: subjects })
    : withNotes(figuresAsked(first, quote, input) + draftText(first, quote, input), priced, quote, input, {
        subjects,
        listed: entities('plan', input.plans),
      });
}

/** The total over several months, or the price per person, if the visitor wants it. */
function figuresAsked(priced: PricedDraft, { months }: QuoteState, input: PlanInput): string {
  const { texts, money, slots } = input;
  const figures = [
    months !== undefined && fill(texts.quote.overMonths, { count: months, total: money(priced.monthly * months) }),
    slots.eachPerson && fill(texts.quote.eachPerson, { amount: perPerson(priced, input) }),
  ].filter(Boolean);
  return figures.length > 0 ? `${figures.join(' ')}\n` : '';
}

const perPerson = ({ draft, monthly }: PricedDraft, { money }: PlanInput): string =>
  money(Math.round(monthly / draft.lines.reduce((sum, { people }) => sum + people, 0)));

/** The prices of all plans for a number of people, where no plan is named. */
function everyPlan(quote: QuoteState, people: number, input: PlanInput): Answer {
  const { plans } = input.pricing;
  const priced = plans.map(({ id }) => priceDraft(draftFor(id, people, quote), input.pricing));
  const { needPlan, needPlanYear } = input.texts.quote;
  const lead = fill<string>(quote.term === 'year' ? needPlanYear : needPlan, { people: input.people(people) });
  const lines = priced.map((one) => draftLine(one, quote, input));
  return withNotes(withItems(lead, lines), priced, quote, input, { listed: entities('plan', plans) });
}

function withNotes(
  text: string,
  priced: readonly PricedDraft[],
  quote: QuoteState,
  input: PlanInput,
  state: Answer['state'],
): Answer {
  return input.reply([text, notesOn(priced, quote, input)].filter(Boolean).join('\n'), {
    actions: [calculatorAction(quote, input), sendQuoteAction(quote, input)],
    state: { quote, ...state },
  });
}

/** The last quote compared with the one before it. */
const before: PlanAnswerer = (input) => {
  const { state, pricing, texts } = input;
  const { drafts, earlier } = state.quote;
  const [now] = drafts;
  if (!now || !earlier) return undefined;
  const [then, today] = [earlier, now].map((draft) => priceDraft(draft, pricing)) as [PricedDraft, PricedDraft];
  const line = (text: 'before' | 'now', priced: PricedDraft) =>
    fill<string>(texts.quote[text], { ...draftValues(priced, input), each: perPerson(priced, input) });
  return input.reply(withItems(texts.quote.lastTwo, [line('before', then), line('now', today)]), {
    actions: [calculatorAction(state.quote, input)],
  });
};

/** The calculation of the last quote. */
const why: PlanAnswerer = (input) => {
  const { state, pricing, texts, money, reply } = input;
  const [draft] = state.quote.drafts;
  if (!draft) return undefined;
  const sums = priceDraft(draft, pricing).quotes.map((one) => {
    const parts = partsOf(one, input);
    return parts.length > 1 ? `${parts.join(', ')} = ${money(one.monthly)}` : parts.join('');
  });
  return reply(fill(texts.quote.why, { how: `${sums.join('; ')}.` }), {
    actions: [calculatorAction(state.quote, input)],
  });
};
