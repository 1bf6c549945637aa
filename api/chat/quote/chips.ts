import type { ChatAction } from '../../../data/rules/requests/chatbot.ts';
import { defaultSelection } from '../../../data/rules/prices/selection.ts';
import { writeSelection } from '../../../data/rules/prices/selectionQuery.ts';
import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import type { Answer, Language } from '../reply.ts';
import type { Chips } from './readQuote.ts';
import type { QuoteTools } from './tools.ts';

/** Numbers of people that are offered where the visitor has named none. */
export const offeredPeople = [5, 10, 25, 50];

/** What is known of a quote, as buttons that change it. */
export function chipsOf(tools: QuoteTools, chips: Chips, language: Language): NonNullable<Answer['chips']> {
  const { pricing, chosenPlan, profileOf, addOnName } = tools;
  const text = tools.text(language);
  const { people, addOns = [], devices, term } = chips;
  const chip = (label: string, say: string) => ({ label, say });
  return [
    ...(people ? [chip(fillCount(text.people, people), text.changePeople)] : []),
    chip(chosenPlan(chips)?.name ?? text.noPlan, text.changePlan),
    ...(pricing.profiles.length > 0 ? [chip(profileOf(chips)?.name ?? text.noProfile, text.changeProfile)] : []),
    ...addOns.map(addOnName).map((name) => {
      return chip(fill(text.chipOut, { name }), fill(text.takeOut, { name }));
    }),
    ...(pricing.calculatorAddOns.length > 0 ? [chip(text.chipAddOns, text.changeAddOns)] : []),
    ...(devices
      ? [chip(fillCount(text.devices, devices), fill(text.takeOut, { name: fillCount(text.devices, devices) }))]
      : []),
    ...(pricing.annualDiscountPercent > 0
      ? [term === 'year' ? chip(text.chipYear, text.payMonthly) : chip(text.chipMonth, text.payYearly)]
      : []),
  ];
}

/** Opens the calculator with a quote, and sends it to a person. */
export function actionsOf(tools: QuoteTools, chips: Chips, language: Language): ChatAction[] {
  const { list, pricing, chosenPlan, profileOf, addOnName } = tools;
  const text = tools.text(language);
  const { people, plan, profile, addOns = [], devices } = chips;
  const { defaultProfile: rate } = pricing;
  const chosen = { ...(plan ? { planId: plan } : {}), ...(people ? { users: people } : {}), profileId: profile };
  const bought = devices ? { includeHardware: true, devices } : {};
  const selection = { ...defaultSelection(pricing), ...chosen, ...bought, addOnIds: addOns };
  const query = writeSelection('', selection, profile ?? rate, rate, pricing);
  const names = [chosenPlan(chips)?.name, people && fillCount(text.people, people), profileOf(chips)?.name];
  const what = [...names, ...addOns.map(addOnName)].filter((one) => typeof one === 'string');
  return [
    { kind: 'calculator', title: text.calculator, href: `/pricing${query}#calculator` },
    { kind: 'contact', title: text.send, note: fill(text.summary, { what: list(what, language) }) },
  ];
}

/** The choices behind a chip that was pressed; undefined for any other message. */
export function choicesOf(tools: QuoteTools, message: string, chips: Chips, language: Language): Answer | undefined {
  const { pricing, plans } = tools;
  const text = tools.text(language);
  const others = pricing.calculatorAddOns.filter(({ id }) => !chips.addOns?.includes(id));
  const asked: Partial<Record<string, [string, readonly string[]]>> = {
    [text.changePeople]: [text.askPeople, offeredPeople.map((people) => fillCount(text.people, people))],
    [text.changePlan]: [text.askPlan, plans.map(({ name }) => name)],
    [text.changeProfile]: [text.askProfile, pricing.profiles.map(({ name }) => name)],
    [text.changeAddOns]: [text.askAddOns, others.map(({ name }) => fill(text.putIn, { name }))],
  };
  const found = Object.hasOwn(asked, message) ? asked[message] : undefined;
  if (!found) return undefined;
  const [question, suggestions] = found;
  const isPeople = message === text.changePeople;
  return {
    text: question,
    suggestions,
    state: { quote: chips, ...(isPeople ? { asked: 'people' as const } : {}) },
  };
}
