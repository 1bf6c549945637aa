import { formatStartingPrice } from '../../../data/rules/money/formatStartingPrice.ts';
import { planMonthly } from '../../../data/rules/prices/planMonthly.ts';
import { addOnLine } from '../../../data/rules/prices/addOnLine.ts';
import { annualPrice } from '../../../data/rules/prices/annualPrice.ts';
import type { Plan } from '../../../data/rules/schema/plan.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import type { Answer, Language, Texts } from '../reply.ts';
import { actionsOf, chipsOf, choicesOf, offeredPeople } from './chips.ts';
import { compared, figures, rateOf } from './figures.ts';
import type { Chips } from './readQuote.ts';
import { makeQuoteTools, type QuoteTools } from './tools.ts';

/** A service by itself for a number of people, and the add-on that it is beside a plan. */
interface ServiceAsked {
  id: string;
  people: number;
  addOnId: string | undefined;
}

/** Prices by the rules of the calculator, with chips that are the only memory of a quote. */
export function makeQuotes(site: Site, texts: (language: Language) => Texts) {
  const tools = makeQuoteTools(site, texts);
  return {
    /** The answer for the chips that are known; asks for the number of people where it is missing. @param others to compare with */
    answer: (chips: Chips, language: Language, others: readonly number[] = []): Answer =>
      chips.people ? answerOf(tools, chips, language, others) : askPeople(tools, chips, language),
    /** What a service costs by itself; undefined where its price is not for each person. */
    service: (asked: ServiceAsked, language: Language) => serviceAlone(tools, asked, language),
    /** The choices behind a chip that was pressed; undefined for any other message. */
    choices: (message: string, chips: Chips, language: Language) => choicesOf(tools, message, chips, language),
  };
}

function answerOf(tools: QuoteTools, chips: Chips, language: Language, others: readonly number[]): Answer {
  const compare = others.map((people) => compared(tools, { ...chips, people }, language));
  return {
    text: [...compare, figures(tools, chips, language)].join('\n\n'),
    chips: chipsOf(tools, chips, language),
    actions: actionsOf(tools, chips, language),
    suggestions: tools.chosenPlan(chips) ? [] : tools.plans.map(({ name }) => name),
    state: { quote: chips },
  };
}

function askPeople(tools: QuoteTools, chips: Chips, language: Language): Answer {
  const { pricing, plans, money, list, chosenPlan, profileOf } = tools;
  const text = tools.text(language);
  const plan = chosenPlan(chips);
  const named = plan ?? plans[0];
  if (!named) return { text: text.calculator };
  const rate = profileOf(chips)?.complianceMultiplier ?? 1;
  const monthly = ({ basePrice }: Plan) => planMonthly(basePrice, 1, rate, []).monthly;
  const annual = annualPrice(monthly(named), pricing.annualDiscountPercent).annualPerMonth;
  const values = { plan: named.name, price: money(monthly(named)), annual: money(annual) };
  const each = plans.map((one) => fill(text.planPrice, { plan: one.name, price: money(monthly(one)) }));
  const asked = plan ? fill(text.needPeople, values) : fill(text.starting, { list: list(each, language) });
  return {
    text: [rateOf(tools, chips, language), asked].filter(Boolean).join(' '),
    suggestions: offeredPeople.map((people) => fillCount(text.people, people)),
    chips: chipsOf(tools, chips, language),
    actions: actionsOf(tools, chips, language).slice(0, 1),
    state: { quote: chips, asked: 'people' },
  };
}

function serviceAlone(tools: QuoteTools, asked: ServiceAsked, language: Language): Answer | undefined {
  const { id, people, addOnId } = asked;
  const { site, pricing, plans, money } = tools;
  const text = tools.text(language);
  const service = site.services.find((one) => one.id === id);
  const addOn = pricing.calculatorAddOns.find((one) => one.id === addOnId);
  if (!service || !/^per-(?:user|device)-month$/.test(service.pricing.pricingModel)) return undefined;
  const { startingPrice } = service.pricing;
  const amount = money(startingPrice * people);
  const own = fill(text.serviceFor, {
    service: service.name,
    price: formatStartingPrice(service.pricing, site),
    amount,
    people: fillCount(text.people, people),
  });
  const beside =
    addOn && fill(text.serviceWithPlan, { addOn: addOn.name, amount: money(addOnLine(addOn, people).amount) });
  return {
    text: [own, beside].filter(Boolean).join(' '),
    links: [{ title: service.name, href: `/services/${service.id}` }],
    suggestions: plans.length > 0 ? [fill(text.putIn, { name: plans[0]?.name ?? '' })] : [],
    state: { quote: { people, ...(addOnId ? { addOns: [addOnId] } : {}) }, card: `service:${id}:price` },
  };
}
