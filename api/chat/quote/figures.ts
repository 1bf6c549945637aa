import { percentAbove } from '../../../data/rules/prices/percentAbove.ts';
import type { Quote } from '../../../data/rules/prices/quote.ts';
import type { Plan } from '../../../data/rules/schema/plan.ts';
import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import type { Language } from '../reply.ts';
import type { Chips } from './readQuote.ts';
import type { QuoteTools } from './tools.ts';

/** The next volume discount is named where so few people are missing. */
const nearThreshold = 6;

/** How far an industry's rate is from the list price; empty without one. */
export function rateOf({ profileOf, text: textOf }: QuoteTools, chips: Chips, language: Language): string {
  const text = textOf(language);
  const profile = profileOf(chips);
  const percent = profile ? percentAbove(profile.complianceMultiplier) : 0;
  if (!profile || percent === 0) return '';
  return fill(percent > 0 ? text.surcharge : text.reduction, { industry: profile.name, percent: Math.abs(percent) });
}

/** The plans side by side, and the chosen one in detail. */
export function figures(tools: QuoteTools, chips: Chips, language: Language): string {
  const { plans, money, quoteOf, chosenPlan } = tools;
  const text = tools.text(language);
  const { people = 0, term } = chips;
  const chosen = chosenPlan(chips);
  const isYear = term === 'year';
  const lines = plans.map(({ id, name, minUsers }) => {
    const one = quoteOf(id, chips);
    const amount = money(isYear ? one.paidYearly.amount : one.monthly);
    const own = fill(isYear ? text.lineYear : text.line, { plan: name, amount });
    const line = people < minUsers ? fill(text.lineRaised, { line: own, minUsers }) : own;
    return `- ${chosen?.id === id ? fill(text.chosen, { line }) : line}`;
  });
  const rate = rateOf(tools, chips, language);
  const lead = fill(isYear ? text.leadYear : text.lead, { people: fillCount(text.people, people) });
  return [
    [lead, rate].filter(Boolean).join(' '),
    ...lines,
    ...(chosen
      ? [detail(tools, chips, chosen, language)]
      : [withAddOns(tools, quoteOf(plans[0]?.id ?? '', chips), language), text.choose]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The same for another number of people, by the month alone. */
export function compared(tools: QuoteTools, chips: Chips, language: Language): string {
  const { plans, money, quoteOf } = tools;
  const text = tools.text(language);
  const lead = fill(text.lead, { people: fillCount(text.people, chips.people ?? 0) });
  const line = (id: string, plan: string) => fill(text.line, { plan, amount: money(quoteOf(id, chips).monthly) });
  return [lead, ...plans.map(({ id, name }) => `- ${line(id, name)}`)].join('\n');
}

function withAddOns({ money, list, text: textOf }: QuoteTools, one: Quote, language: Language): string {
  const text = textOf(language);
  const addOns = one.addOns.map(({ name, amount, billing }) =>
    billing === 'quoted separately'
      ? fill(text.quotedAddOn, { name })
      : fill(text.addOn, { name, amount: money(amount) }),
  );
  return addOns.length > 0 ? fill(text.withAddOns, { addOns: list(addOns, language) }) : '';
}

/** What the chosen plan comes to, line by line. */
function detail(tools: QuoteTools, chips: Chips, plan: Plan, language: Language): string {
  const { pricing, money, quoteOf } = tools;
  const text = tools.text(language);
  const { people = 0, devices = 0 } = chips;
  const one = quoteOf(plan.id, chips);
  const once = one.oneTimeLines.map((line) => {
    if (line.kind === 'setup') return fill(text.setup, { amount: money(line.amount) });
    if (line.kind === 'hardware')
      return fill(text.hardware, { devices: fillCount(text.devices, devices), amount: money(line.amount) });
    return fill(text.oneTime, { name: line.name, amount: money(line.amount) });
  });
  const next = pricing.volumeDiscounts
    .toSorted((a, b) => a.threshold - b.threshold)
    .find(({ threshold }) => threshold > people && threshold - people < nearThreshold);
  return [
    withAddOns(tools, one, language),
    fill(text.total, {
      plan: plan.name,
      monthly: money(one.monthly),
      yearly: money(one.yearly),
      each: money(Math.round(one.monthly / Math.max(people, plan.minUsers))),
    }),
    one.paidYearly.saving > 0
      ? fill(text.paidYearly, { amount: money(one.paidYearly.amount), saving: money(one.paidYearly.saving) })
      : '',
    ...once,
    one.oneTime > 0
      ? fill(text.firstYear, {
          amount: money((chips.term === 'year' ? one.paidYearly.amount : one.yearly) + one.oneTime),
        })
      : '',
    people < plan.minUsers ? fill(text.raised, { plan: plan.name, minUsers: plan.minUsers }) : '',
    next ? fill(text.nextDiscount, { threshold: next.threshold, percent: next.discountPercent }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
