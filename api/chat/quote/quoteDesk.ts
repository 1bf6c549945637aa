import { addOnLine } from '../../../data/plans/addOnLine.ts';
import { annualPrice } from '../../../data/plans/annualPrice.ts';
import { percentAbove } from '../../../data/plans/percentAbove.ts';
import { type Quote, quote } from '../../../data/plans/quote.ts';
import type { ChatAction } from '../../../data/requests/chatbot.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fill, fillCount } from '../../../data/text/fill.ts';
import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { formatMoney } from '../../../data/money/formatMoney.ts';
import type { Answer, Language, Texts } from '../reply.ts';
import type { Chips } from './readQuote.ts';

/** The next volume discount is named where so few people are missing. */
const nearThreshold = 6;
/** Numbers of people that are offered where the visitor has named none. */
const offeredPeople = [5, 10, 25, 50];

export interface QuoteDesk {
  /** The answer for the chips that are known; asks for the number of people where it is missing. */
  answer(chips: Chips, language: Language, others?: readonly number[]): Answer;
  /** What a service costs by itself for a number of people, and with a plan where it is an add-on too. */
  service(id: string, people: number, addOnId: string | undefined, language: Language): Answer | undefined;
  /** The choices behind a chip that was pressed; undefined for any other message. */
  choices(message: string, chips: Chips, language: Language): Answer | undefined;
}

/** Prices by the rules of the calculator, with chips that are the only memory of a quote. */
export function makeQuoteDesk(site: Site, texts: (language: Language) => Texts): QuoteDesk {
  const { pricing, provider } = site;
  const money = (cents: number) => formatMoney(cents, provider);
  const plans = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  const list = (items: readonly string[], language: Language) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  const profileOf = ({ profile }: Chips) => pricing.profiles.find(({ id }) => id === profile);
  const chosenPlan = ({ plan }: Chips) => plans.find(({ id }) => id === plan);

  const quoteOf = (planId: string, minUsers: number, { people = 1, profile, addOns = [], devices = 0 }: Chips): Quote =>
    quote(
      {
        planId,
        users: Math.max(minUsers, people),
        profileId: profile ?? pricing.defaultProfile,
        addOnIds: addOns,
        includeSetup: true,
        includeHardware: devices > 0,
        devices,
      },
      pricing,
    );

  function figures(chips: Chips, language: Language): string {
    const { quote: text } = texts(language);
    const { people = 0, term } = chips;
    const chosen = chosenPlan(chips);
    const isYear = term === 'year';
    const lines = plans.map(({ id, name, minUsers }) => {
      const one = quoteOf(id, minUsers, chips);
      const amount = money(isYear ? one.paidYearly.amount : one.monthly);
      const line = fill(isYear ? text.lineYear : text.line, { plan: name, amount });
      return `- ${chosen?.id === id ? fill(text.chosen, { line }) : line}`;
    });
    const profile = profileOf(chips);
    const percent = profile ? percentAbove(profile.complianceMultiplier) : 0;
    const rate =
      profile && percent !== 0
        ? fill(percent > 0 ? text.surcharge : text.reduction, { industry: profile.name, percent: Math.abs(percent) })
        : '';
    const lead = fill(isYear ? text.leadYear : text.lead, { people: fillCount(text.people, people) });
    return [
      [lead, rate].filter(Boolean).join(' '),
      ...lines,
      ...(chosen
        ? [detail(chips, chosen, language)]
        : [withAddOns(quoteOf(plans[0]?.id ?? '', plans[0]?.minUsers ?? 1, chips), language), text.choose]),
    ]
      .filter(Boolean)
      .join('\n');
  }

  /** The same for another number of people, in one line. */
  function compared(chips: Chips, language: Language): string {
    const { quote: text } = texts(language);
    const lines = plans.map(({ id, name, minUsers }) =>
      fill(text.line, { plan: name, amount: money(quoteOf(id, minUsers, chips).monthly) }),
    );
    return [
      fill(text.lead, { people: fillCount(text.people, chips.people ?? 0) }),
      ...lines.map((line) => `- ${line}`),
    ].join('\n');
  }

  function withAddOns(one: Quote, language: Language): string {
    const { quote: text } = texts(language);
    const addOns = one.addOns.map(({ name, amount, billing }) =>
      billing === 'quoted separately'
        ? fill(text.quotedAddOn, { name })
        : fill(text.addOn, { name, amount: money(amount) }),
    );
    return addOns.length > 0 ? fill(text.withAddOns, { addOns: list(addOns, language) }) : '';
  }

  /** What the chosen plan comes to, line by line. */
  function detail(chips: Chips, plan: (typeof plans)[number], language: Language): string {
    const { quote: text } = texts(language);
    const { people = 0, devices = 0 } = chips;
    const one = quoteOf(plan.id, plan.minUsers, chips);
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
      withAddOns(one, language),
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
      one.oneTime > 0 ? fill(text.firstYear, { amount: money(one.yearly + one.oneTime) }) : '',
      people < plan.minUsers ? fill(text.raised, { plan: plan.name, minUsers: plan.minUsers }) : '',
      next ? fill(text.nextDiscount, { threshold: next.threshold, percent: next.discountPercent }) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  function chipsOf(chips: Chips, language: Language): Answer['chips'] {
    const { quote: text } = texts(language);
    const { people, addOns = [], devices, term } = chips;
    const none = (label: string, say: string) => ({ label, say });
    return [
      ...(people ? [none(fillCount(text.people, people), text.changePeople)] : []),
      none(chosenPlan(chips)?.name ?? text.noPlan, text.changePlan),
      ...(pricing.profiles.length > 0 ? [none(profileOf(chips)?.name ?? text.noProfile, text.changeProfile)] : []),
      ...addOns.map((id) => {
        const name = pricing.calculatorAddOns.find((addOn) => addOn.id === id)?.name ?? id;
        return none(fill(text.chipOut, { name }), fill(text.takeOut, { name }));
      }),
      ...(pricing.calculatorAddOns.length > 0 ? [none(text.chipAddOns, text.changeAddOns)] : []),
      ...(devices
        ? [none(fillCount(text.devices, devices), fill(text.takeOut, { name: fillCount(text.devices, devices) }))]
        : []),
      ...(pricing.annualDiscountPercent > 0
        ? [term === 'year' ? none(text.chipYear, text.payMonthly) : none(text.chipMonth, text.payYearly)]
        : []),
    ];
  }

  function actionsOf(chips: Chips, language: Language): ChatAction[] {
    const { quote: text } = texts(language);
    const { people, plan, profile, addOns = [], devices } = chips;
    const query = Object.entries({
      plan,
      users: people,
      industry: profile,
      addons: addOns.join(',') || undefined,
      ...(devices ? { hardware: 1, devices } : {}),
    }).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`));
    const what = [
      chosenPlan(chips)?.name,
      people && fillCount(text.people, people),
      profileOf(chips)?.name,
      ...addOns.map((id) => pricing.calculatorAddOns.find((addOn) => addOn.id === id)?.name),
    ].filter((one) => typeof one === 'string');
    return [
      {
        kind: 'calculator',
        title: text.calculator,
        href: `/pricing${query.length > 0 ? `?${query.join('&')}` : ''}#calculator`,
      },
      { kind: 'contact', title: text.send, note: fill(text.summary, { what: list(what, language) }) },
    ];
  }

  function answer(chips: Chips, language: Language, others: readonly number[] = []): Answer {
    const { quote: text } = texts(language);
    const [cheapest] = plans;
    const plan = chosenPlan(chips);
    if (chips.people)
      return {
        text: [...others.map((people) => compared({ ...chips, people }, language)), figures(chips, language)].join(
          '\n\n',
        ),
        chips: chipsOf(chips, language) ?? [],
        actions: actionsOf(chips, language),
        suggestions: plan ? [] : plans.map(({ name }) => name),
        state: { quote: chips },
      };
    const annual = ({ basePrice }: (typeof plans)[number]) =>
      annualPrice(basePrice, pricing.annualDiscountPercent).annualPerMonth;
    const named = plan ?? cheapest;
    if (!named) return { text: text.calculator };
    const values = { plan: named.name, price: money(named.basePrice), annual: money(annual(named)) };
    const each = plans.map(({ name, basePrice }) => fill(text.planPrice, { plan: name, price: money(basePrice) }));
    return {
      text: plan ? fill(text.needPeople, values) : fill(text.starting, { list: list(each, language) }),
      suggestions: offeredPeople.map((people) => fillCount(text.people, people)),
      chips: chipsOf(chips, language) ?? [],
      actions: actionsOf(chips, language).slice(0, 1),
      state: { quote: chips, asked: 'people' },
    };
  }

  return {
    answer,
    service(id, people, addOnId, language) {
      const { quote: text } = texts(language);
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
    },
    choices(message, chips, language) {
      const { quote: text } = texts(language);
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
    },
  };
}
