import { annualPrice } from '../../../data/plans/annualPrice.ts';
import { percentAbove } from '../../../data/plans/percentAbove.ts';
import type { Quote } from '../../../data/plans/quote.ts';
import { fill, fillCount } from '../../../data/text/fill.ts';
import type { QuoteState } from '../quotes/draft.ts';
import type { PricedDraft } from '../quotes/priceDraft.ts';
import { withItems } from './answer.ts';
import type { PlanInput } from './planInput.ts';

type Term = Pick<QuoteState, 'term'>;

/** Chooses a text by the billing period of the quote. */
const byTerm = <T>({ term }: Term, month: T, year: T, firstYear = year): T =>
  term === 'firstYear' ? firstYear : term === 'year' ? year : month;

/** The values of messages about a priced draft. */
export const draftValues = ({ draft: { lines }, ...priced }: PricedDraft, { planName, people, money }: PlanInput) => ({
  plan: [...new Set(lines.map(({ planId }) => planName(planId)))].join(' + '),
  people: people(lines.reduce((sum, line) => sum + line.people, 0)),
  monthly: money(priced.monthly),
  yearly: money(priced.yearly),
  firstYear: money(priced.firstYear),
  once: money(priced.setupFee + priced.hardware + priced.oneTimeAddOns),
});

/** One price: with its calculation, or with its lines where it is a sum. */
export function draftText(priced: PricedDraft, term: Term, input: PlanInput): string {
  const texts = input.texts.quote;
  const { quotes } = priced;
  const values = draftValues(priced, input);
  if (quotes.length > 1)
    return withItems(
      fill(byTerm(term, texts.together, texts.togetherYear, texts.togetherFirstYear), values),
      quotes.map(({ plan, people, monthly, addOns }) =>
        fill(addOns.length > 0 ? texts.lineWith : texts.line, {
          plan: plan.name,
          people: input.people(people),
          monthly: input.money(monthly),
          addOns: input.list(addOns.map(({ name }) => name)),
        }),
      ),
    );
  const lead = fill(byTerm(term, texts.monthly, texts.yearly, texts.firstYear), values);
  const parts = quotes.flatMap((quote) => partsOf(quote, input));
  return parts.length > 1 ? `${lead} ${fill(texts.sum, { parts: parts.join(', ') })}` : lead;
}

/** The calculation of a monthly amount. */
export function partsOf(quote: Quote, { texts: { quote: texts }, money }: PlanInput): string[] {
  const { plan, compliance, volumeDiscount, addOns } = quote;
  const percent = percentAbove(compliance.multiplier);
  const rate = { percent: Math.abs(percent), industry: compliance.name };
  return [
    fill(texts.base, { count: plan.users, price: money(plan.pricePerUser), amount: money(plan.amount) }),
    ...(percent === 0 ? [] : [fill(percent > 0 ? texts.surcharge : texts.reduction, rate)]),
    ...(volumeDiscount.percent > 0 ? [fill(texts.discount, { percent: volumeDiscount.percent })] : []),
    ...addOns
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount }) => fill(texts.addOn, { name, amount: money(amount) })),
  ];
}

/** A price as an item of a list. */
export const draftLine = (priced: PricedDraft, term: Term, input: PlanInput): string => {
  const { line, lineYear, lineFirstYear } = input.texts.quote;
  return fill(byTerm(term, line, lineYear, lineFirstYear), draftValues(priced, input));
};

/** Alternatives, with the difference between the cheapest and the most expensive where there are two or the visitor wants it. */
export function comparison(priced: readonly PricedDraft[], quote: QuoteState, input: PlanInput): string {
  const { texts, money, slots } = input;
  const { compare, compareYear, difference, differenceYear } = texts.quote;
  const items = priced.map((one) => draftLine(one, quote, input));
  const list = withItems(byTerm(quote, compare, compareYear), items);
  if (priced.length !== 2 && !slots.difference) return list;
  const sorted = priced.toSorted((a, b) => a.monthly - b.monthly);
  const [low, high] = [sorted[0] as PricedDraft, sorted.at(-1) as PricedDraft];
  const amount = ({ monthly, yearly, firstYear }: PricedDraft) => byTerm(quote, monthly, yearly, firstYear);
  const isOnePlan = new Set(priced.map(({ draft }) => draft.lines[0]?.planId)).size === 1;
  const name = (one: PricedDraft) => draftValues(one, input)[isOnePlan ? 'people' : 'plan'];
  const sentence = fill(byTerm(quote, difference, differenceYear), {
    difference: money(amount(high) - amount(low)),
    lower: money(amount(low)),
    lowerName: name(low),
    higher: money(amount(high)),
    higherName: name(high),
  });
  return slots.difference ? sentence : `${list}\n${sentence}`;
}

/** What the plans tab asks per user for payment by the year, which no quote contains. */
function annualPrices(priced: readonly PricedDraft[], { pricing, plans, texts, money, list }: PlanInput) {
  const percent = pricing.annualDiscountPercent;
  const quoted = new Set(priced.flatMap(({ draft }) => draft.lines.map(({ planId }) => planId)));
  const prices = plans
    .filter(({ id }) => quoted.has(id))
    .map(({ name, basePrice }) =>
      fill(texts.plans.annualOf, { plan: name, price: money(annualPrice(basePrice, percent).annualPerMonth) }),
    );
  return { percent, list: list(prices) };
}

/** What twelve months cost where they are paid at once. */
function paidYearly({ quotes, yearly }: PricedDraft, { texts, money }: PlanInput): string {
  const saving = quotes.reduce((sum, one) => sum + one.paidYearly.saving, 0);
  return fill(texts.quote.paidYearly, { amount: money(yearly - saving), saving: money(saving) });
}

/** One-time costs, assumptions, and lines below a minimum. */
export function notesOn(priced: readonly PricedDraft[], quote: QuoteState, input: PlanInput): string {
  const { pricing, money, planName } = input;
  const texts = input.texts.quote;
  const [first] = priced as [PricedDraft, ...PricedDraft[]];
  const isOne = priced.length === 1;
  const raised = new Map(priced.flatMap((one) => one.raised).map(({ planId, minUsers }) => [planId, minUsers]));
  const once = quote.addOnIds.flatMap((addOnId) => input.addOns.filter(({ id, oneTime }) => oneTime && id === addOnId));
  const profile = pricing.profiles.find(({ id }) => id === quote.profileId);
  const assumptions = profile
    ? profile.complianceMultiplier !== 1 && !isOne && fill(texts.atRate, { industry: profile.name })
    : texts.ordinary;
  return [
    ...[...raised].map(([planId, minUsers]) => fill(texts.raised, { plan: planName(planId), minUsers })),
    quote.devices > 0 &&
      fill(texts.hardware, { devices: fillCount(texts.devices, quote.devices), amount: money(first.hardware) }),
    ...once.map(({ name, price }) => fill(texts.oneTime, { name, amount: money(price) })),
    isOne &&
      quote.term !== 'firstYear' &&
      fill(quote.setup ? texts.withSetup : texts.setupLeftOut, { setup: money(first.setupFee) }),
    assumptions && fill(texts.assumed, { assumptions }),
    quote.term === 'year' &&
      pricing.annualDiscountPercent > 0 &&
      (isOne ? paidYearly(first, input) : fill(texts.yearlyNote, annualPrices(priced, input))),
  ]
    .filter(Boolean)
    .join(' ');
}
