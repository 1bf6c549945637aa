import { annualPrice } from '../../../data/plans/annualPrice.ts';
import type { AddOn } from '../../../data/schema/plan.ts';
import type { priceUnits } from '../../../data/money/formatStartingPrice.ts';
import { fill, fillCount } from '../../../data/text/fill.ts';
import type { QuoteState } from '../quotes/draft.ts';
import { type PricedDraft, priceDraft } from '../quotes/priceDraft.ts';
import { readQuote } from '../quotes/readQuote.ts';
import {
  type Action,
  type Answer,
  type AnswerInput,
  type Answerer,
  type Answerers,
  type AnswerTools,
  type Texts,
  withItems,
} from './answer.ts';

/** Prices, quotes over several turns, and what a budget pays for. */
export function quoteAnswerers(tools: AnswerTools): Answerers {
  const { site, money, texts: textsOf } = tools;
  const { pricing, services, serviceAreas } = site;
  const cheapest = Math.min(...pricing.plans.map(({ basePrice }) => basePrice));
  const planName = (id: string) => pricing.plans.find((plan) => plan.id === id)?.name ?? id;
  const addOns = [...pricing.calculatorAddOns, ...pricing.planAddOns];
  const people = (count: number, { quote }: Texts) => fillCount(quote.people, count);

  /** Add-ons of the calculator alone can be part of a quote. */
  const inCalculator = (ids: readonly string[]) =>
    ids.filter((id) => pricing.calculatorAddOns.some((addOn) => addOn.id === id));

  function stateAfter({ slots, named, state }: AnswerInput, continues: boolean): QuoteState {
    return readQuote(
      slots,
      {
        planIds: named.ids('plan'),
        removedPlanIds: named.removedIds('plan'),
        addOnIds: inCalculator(named.ids('addOn')),
        removedAddOnIds: inCalculator(named.removedIds('addOn')),
        ...(named.profileId ? { profileId: named.profileId } : {}),
      },
      state.quote,
      { continues, pricing },
    );
  }

  /** A question that names no plan or no people after a quote is about that quote. */
  const price: Answerer = (input) => {
    const { state, slots, named } = input;
    const isWhole = named.ids('plan').length > 0 && slots.people.groups.length > 0;
    const onlyNamesItem =
      named.ids('addOn').length + named.ids('service').length > 0 &&
      named.ids('plan').length === 0 &&
      !slots.changes &&
      !slots.term &&
      slots.people.groups.length === 0;
    return answerPrice(input, state.quote.drafts.length > 0 && !isWhole && !onlyNamesItem);
  };
  const change: Answerer = (input) =>
    input.state.quote.planIds.length + (input.state.quote.people ?? 0) > 0 ||
    input.named.ids('plan').length + input.slots.people.groups.length > 0
      ? answerPrice(input, true)
      : undefined;

  function answerPrice(input: AnswerInput, continues: boolean): Answer | undefined {
    const texts = textsOf(input.language);
    const quote = stateAfter(input, continues);
    const own = ownPrice(input, quote, texts, continues);
    if (own) return own;
    if (quote.drafts.length > 0) return quoteAnswer(quote, input, texts);
    if (quote.people !== undefined) return allPlans(quote, quote.people, texts);
    const [planId] = quote.planIds;
    const plan = pricing.plans.find(({ id }) => id === planId);
    if (plan && quote.planIds.length === 1)
      return {
        text: input.slots.setup
          ? fill(texts.plans.setupOne, { plan: plan.name, fee: money(plan.setupFee) })
          : fill(texts.quote.needPeople, { plan: plan.name, price: money(plan.basePrice) }),
        links: [pricingPage(texts)],
        actions: [calculator(quote, texts)],
        state: { quote, pending: 'people', subjects: [{ kind: 'plan', id: plan.id }] },
      };
    return {
      text: withItems(
        fill(texts.quote.starting, { price: money(cheapest) }),
        pricing.plans.map(({ name, basePrice }) =>
          fill(texts.quote.planPrice, { plan: name, price: money(basePrice) }),
        ),
      ),
      links: [pricingPage(texts)],
      actions: [calculator(quote, texts)],
      state: { quote, pending: 'people', listed: pricing.plans.map(({ id }) => ({ kind: 'plan' as const, id })) },
    };
  }

  /** The price of a service or an add-on by itself, where no plan is spoken of. */
  function ownPrice(
    { named, state, slots }: AnswerInput,
    quote: QuoteState,
    texts: Texts,
    continues: boolean,
  ): Answer | undefined {
    // "How much extra is the backup on Essential?" asks for the add-on alone.
    const isExtra = slots.extra && named.ids('addOn').length > 0;
    const spokenOfPlan =
      !isExtra &&
      (named.ids('plan').length > 0 ||
        (continues && quote.people !== undefined && slots.changes) ||
        (quote.planIds.length > 0 && (continues || slots.people.groups.length > 0)));
    if (spokenOfPlan) return undefined;
    // "How much is that?" is about what was spoken of before.
    const isThat = named.entities.length === 0 && slots.people.groups.length === 0 && state.quote.drafts.length === 0;
    const idsOf = (kind: 'service' | 'addOn') =>
      isThat ? state.subjects.filter((subject) => subject.kind === kind).map(({ id }) => id) : named.ids(kind);
    const service = services.find(({ id }) => idsOf('service').includes(id));
    const addOn = addOns.find(({ id }) => idsOf('addOn').includes(id));
    if (service && !isExtra) {
      const { startingPrice, pricingModel } = service.pricing;
      const priceText = modelPrice(startingPrice, pricingModel, texts);
      const count = quote.people;
      const text =
        pricingModel === 'per-user-month' && count !== undefined
          ? fill(texts.quote.serviceFor, {
              service: service.name,
              price: priceText,
              amount: money(startingPrice * count),
              people: people(count, texts),
            })
          : fill(texts.quote.service, { service: service.name, price: priceText });
      const beside = addOn
        ? ` ${fill(texts.quote.serviceBoth, { addOn: addOn.name, price: addOnPrice(addOn, texts) })}`
        : '';
      return {
        text: text + beside,
        links: [{ title: service.name, href: `/services/${service.id}` }],
        actions: [sendAction(fill(texts.quote.summary, { what: service.name }), texts)],
        state: {
          quote: {
            ...state.quote,
            ...(count === undefined ? {} : { people: count }),
            ...(quote.profileId ? { profileId: quote.profileId } : {}),
          },
          subjects: [{ kind: 'service', id: service.id }, ...(addOn ? [{ kind: 'addOn' as const, id: addOn.id }] : [])],
        },
      };
    }
    if (addOn) {
      const count = quote.people;
      const text =
        addOn.pricingType === 'per-user' && count !== undefined
          ? fill(texts.quote.addOnPriceFor, {
              addOn: addOn.name,
              price: addOnPrice(addOn, texts),
              amount: money(addOn.price * count),
              people: people(count, texts),
            })
          : addOn.pricingType === 'custom'
            ? fill(texts.quote.quoted, { addOn: addOn.name })
            : fill(texts.quote.addOnPrice, { addOn: addOn.name, price: addOnPrice(addOn, texts) });
      const second = pricing.planAddOns.find(({ name, id }) => name === addOn.name && id !== addOn.id);
      return {
        text: second
          ? `${text} ${fill(texts.quote.second, { addOn: second.name, price: addOnPrice(second, texts) })}`
          : text,
        links: [pricingPage(texts)],
        actions: [calculator(quote, texts)],
        state: {
          quote: { ...state.quote, addOnIds: quote.addOnIds, ...(count === undefined ? {} : { people: count }) },
          subjects: [{ kind: 'addOn', id: addOn.id }],
        },
      };
    }
    const area = serviceAreas.find(({ id }) => named.ids('area').includes(id));
    if (area && quote.people === undefined)
      return {
        text: fill(texts.quote.areaInPlans, { service: area.name, price: money(cheapest) }),
        links: [pricingPage(texts)],
        state: { quote, pending: 'people', subjects: [{ kind: 'area', id: area.id }] },
      };
    return undefined;
  }

  function quoteAnswer(quote: QuoteState, { slots }: AnswerInput, texts: Texts): Answer {
    const priced = quote.drafts.slice(0, 6).map((draft) => priceDraft(draft, pricing));
    const [first] = priced as [PricedDraft, ...PricedDraft[]];
    const text =
      priced.length > 1
        ? compared(priced, quote, slots.difference, texts)
        : first.quotes.length > 1
          ? together(first, quote, texts)
          : single(first, quote, texts);
    return {
      text: [text, ...notes(priced, quote, texts)].join('\n'),
      links: [pricingPage(texts)],
      actions: [calculator(quote, texts), sendAction(summaryOf(quote, texts), texts)],
      state: {
        quote,
        subjects: quote.planIds.map((id) => ({ kind: 'plan' as const, id })),
        ...(priced.length > 1 ? { listed: quote.planIds.map((id) => ({ kind: 'plan' as const, id })) } : {}),
      },
    };
  }

  function single(priced: PricedDraft, { term }: QuoteState, texts: Texts): string {
    const lead = fill<string>(
      term === 'firstYear' ? texts.quote.firstYear : term === 'year' ? texts.quote.yearly : texts.quote.monthly,
      valuesOf(priced, texts),
    );
    const how = partsOf(priced, texts);
    return how.length > 1 ? `${lead} ${fill(texts.quote.sum, { parts: how.join(', ') })}` : lead;
  }

  function valuesOf(priced: PricedDraft, texts: Texts) {
    const [line] = priced.draft.lines;
    const count = priced.draft.lines.reduce((sum, { people: each }) => sum + each, 0);
    return {
      plan:
        [...new Set(priced.draft.lines.map(({ planId }) => planName(planId)))].join(' + ') ||
        planName(line?.planId ?? ''),
      people: people(count, texts),
      monthly: money(priced.monthly),
      yearly: money(priced.yearly),
      firstYear: money(priced.firstYear),
      once: money(priced.setupFee + priced.hardware + priced.oneTimeAddOns),
    };
  }

  /** How the monthly amount of one line comes about. */
  function partsOf({ quotes }: PricedDraft, texts: Texts): string[] {
    const [own] = quotes;
    if (!own) return [];
    const percent = Math.round((own.compliance.multiplier - 1) * 100);
    return [
      fill(texts.quote.base, {
        count: own.plan.users,
        price: money(own.plan.pricePerUser),
        amount: money(own.plan.amount),
      }),
      ...(percent > 0 ? [fill(texts.quote.surcharge, { percent, industry: own.compliance.name })] : []),
      ...(percent < 0 ? [fill(texts.quote.reduction, { percent: -percent, industry: own.compliance.name })] : []),
      ...(own.volumeDiscount.percent > 0 ? [fill(texts.quote.discount, { percent: own.volumeDiscount.percent })] : []),
      ...own.addOns
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }) => fill(texts.quote.addOn, { name, amount: money(amount) })),
    ];
  }

  function together(priced: PricedDraft, { term }: QuoteState, texts: Texts): string {
    const lead =
      term === 'firstYear'
        ? texts.quote.togetherFirstYear
        : term === 'year'
          ? texts.quote.togetherYear
          : texts.quote.together;
    return withItems(
      fill<string>(lead, valuesOf(priced, texts)),
      priced.quotes.map(({ plan, monthly }, index) =>
        fill(texts.quote.line, {
          plan: plan.name,
          people: people(priced.draft.lines[index]?.people ?? plan.users, texts),
          monthly: money(monthly),
        }),
      ),
    );
  }

  function compared(priced: readonly PricedDraft[], { term }: QuoteState, difference: boolean, texts: Texts): string {
    const line =
      term === 'firstYear' ? texts.quote.lineFirstYear : term === 'year' ? texts.quote.lineYear : texts.quote.line;
    const items = priced.map((one) => fill<string>(line, valuesOf(one, texts)));
    const lead = term === 'year' || term === 'firstYear' ? texts.quote.compareYear : texts.quote.compare;
    if (priced.length !== 2 && !difference) return withItems(lead, items);
    const sorted = priced.toSorted((a, b) => a.monthly - b.monthly);
    const [low, high] = [sorted[0] as PricedDraft, sorted.at(-1) as PricedDraft];
    const amount = (one: PricedDraft) =>
      term === 'year' ? one.yearly : term === 'firstYear' ? one.firstYear : one.monthly;
    const same = new Set(priced.map(({ draft }) => draft.lines[0]?.planId)).size === 1;
    const name = (one: PricedDraft) => (same ? valuesOf(one, texts).people : valuesOf(one, texts).plan);
    const sentence = fill<string>(term && term !== 'month' ? texts.quote.differenceYear : texts.quote.difference, {
      difference: money(amount(high) - amount(low)),
      lower: money(amount(low)),
      lowerName: name(low),
      higher: money(amount(high)),
      higherName: name(high),
    });
    return difference ? sentence : withItems(lead, [...items, sentence].slice(0, -1)).concat(`\n${sentence}`);
  }

  /** What is paid once, what was assumed, and lines below a minimum. */
  function notes(priced: readonly PricedDraft[], quote: QuoteState, texts: Texts): string[] {
    const [first] = priced as [PricedDraft, ...PricedDraft[]];
    const raised = [...new Map(priced.flatMap(({ raised: list }) => list).map((one) => [one.planId, one])).values()];
    const devices =
      quote.devices > 0
        ? [
            fill(texts.quote.hardware, {
              devices: fillCount(texts.quote.devices, quote.devices),
              amount: money(first.hardware),
            }),
          ]
        : [];
    const once = quote.addOnIds.flatMap((id) => {
      const addOn = addOns.find((one) => one.id === id);
      return addOn?.oneTime ? [fill(texts.quote.oneTime, { name: addOn.name, amount: money(addOn.price) })] : [];
    });
    const setup =
      quote.term === 'firstYear' || priced.length > 1
        ? []
        : [
            fill<string>(quote.setup ? texts.quote.withSetup : texts.quote.setupLeftOut, {
              setup: money(first.setupFee),
            }),
          ];
    const profile = pricing.profiles.find(({ industryId }) => industryId === quote.profileId);
    const assumed = profile
      ? profile.complianceMultiplier === 1 || priced.length === 1
        ? []
        : [fill(texts.quote.atRate, { industry: profile.name })]
      : [texts.quote.ordinary];
    return [
      [
        ...raised.map(({ planId, minUsers }) => fill(texts.quote.raised, { plan: planName(planId), minUsers })),
        ...devices,
        ...once,
        ...setup,
        ...(assumed.length > 0 ? [fill(texts.quote.assumed, { assumptions: assumed.join(', ') })] : []),
        ...(quote.term === 'year' ? [fill(texts.quote.yearlyNote, { percent: pricing.annualDiscountPercent })] : []),
      ].join(' '),
    ].filter(Boolean);
  }

  /** All plans for a number of people, where no plan is named. */
  function allPlans(quote: QuoteState, count: number, texts: Texts): Answer {
    const planIds = pricing.plans.map(({ id }) => id);
    const drafts = planIds.map((planId) => ({
      lines: [{ planId, people: count, addOnIds: quote.addOnIds }],
      ...(quote.profileId ? { profileId: quote.profileId } : {}),
      devices: quote.devices,
      setup: quote.setup,
    }));
    const priced = drafts.map((draft) => priceDraft(draft, pricing));
    const line =
      quote.term === 'firstYear'
        ? texts.quote.lineFirstYear
        : quote.term === 'year'
          ? texts.quote.lineYear
          : texts.quote.line;
    const after = { ...quote, drafts: [], planIds: [] };
    return {
      text: [
        withItems(
          fill(texts.quote.needPlan, { people: people(count, texts) }),
          priced.map((one) => fill<string>(line, valuesOf(one, texts))),
        ),
        ...notes(priced, quote, texts),
      ].join('\n'),
      links: [pricingPage(texts)],
      actions: [calculator({ ...quote, planIds: [] }, texts), sendAction(summaryOf(quote, texts), texts)],
      state: { quote: after, listed: planIds.map((id) => ({ kind: 'plan' as const, id })) },
    };
  }

  const budget: Answerer = (input) => {
    const { slots, language } = input;
    const texts = textsOf(language);
    const quote = stateAfter(input, true);
    const given = slots.money.at(-1);
    const amount = given !== undefined && slots.term === 'year' ? Math.round(given / 12) : given;
    const count = quote.people;
    if (amount === undefined)
      return {
        text: fill(texts.quote.budgetNeedMoney, { price: money(cheapest) }),
        state: { quote, pending: 'money' },
      };
    if (count === undefined) {
      const [planId] = quote.planIds;
      if (!planId)
        return {
          text: fill(texts.quote.budgetNeedPeople, { price: money(cheapest) }),
          state: { quote, pending: 'people' },
        };
      const most = mostPeople(planId, amount, quote);
      return most
        ? {
            text: fill(texts.quote.budgetPeople, {
              money: money(amount),
              people: people(most.people, texts),
              plan: planName(planId),
              monthly: money(most.monthly),
            }),
            links: [pricingPage(texts)],
            state: { quote: { ...quote, people: most.people } },
          }
        : undefined;
    }
    const candidates = (quote.planIds.length === 1 ? quote.planIds : pricing.plans.map(({ id }) => id)).map(
      (planId) => ({
        planId,
        priced: priceDraft(
          {
            lines: [{ planId, people: count, addOnIds: quote.addOnIds }],
            ...(quote.profileId ? { profileId: quote.profileId } : {}),
            devices: 0,
            setup: false,
          },
          pricing,
        ),
      }),
    );
    const sorted = candidates.toSorted((a, b) => a.priced.monthly - b.priced.monthly);
    const best = sorted.findLast(({ priced }) => priced.monthly <= amount);
    const chosen = best ?? (sorted[0] as (typeof sorted)[number]);
    return {
      text: fill<string>(best ? texts.quote.budget : texts.quote.budgetBelow, {
        money: money(amount),
        people: people(count, texts),
        plan: planName(chosen.planId),
        monthly: money(chosen.priced.monthly),
      }),
      links: [pricingPage(texts)],
      actions: [calculator({ ...quote, planIds: [chosen.planId] }, texts)],
      state: {
        quote: { ...quote, planIds: [chosen.planId], drafts: [chosen.priced.draft] },
        subjects: [{ kind: 'plan', id: chosen.planId }],
      },
    };
  };

  /** The most people that a monthly amount pays for; a discount can make more people cheaper. */
  function mostPeople(
    planId: string,
    amount: number,
    quote: QuoteState,
  ): { people: number; monthly: number } | undefined {
    const plan = pricing.plans.find(({ id }) => id === planId);
    if (!plan) return undefined;
    const limit = Math.min(1000, Math.ceil((2 * amount) / plan.basePrice) + plan.minUsers);
    let found: { people: number; monthly: number } | undefined;
    for (let count = plan.minUsers; count <= limit; count++) {
      const { monthly } = priceDraft(
        { lines: [{ planId, people: count, addOnIds: quote.addOnIds }], devices: 0, setup: false },
        pricing,
      );
      if (monthly <= amount) found = { people: count, monthly };
    }
    return found;
  }

  const why: Answerer = ({ state, language }) => {
    const [draft] = state.quote.drafts;
    if (!draft) return undefined;
    const texts = textsOf(language);
    const priced = priceDraft(draft, pricing);
    const how = priced.quotes
      .map((one) => `${partsOf({ ...priced, quotes: [one] }, texts).join(', ')} = ${money(one.monthly)}`)
      .join('; ');
    return {
      text: fill(texts.quote.why, { how: `${how}.` }),
      links: [pricingPage(texts)],
      actions: [calculator(state.quote, texts)],
    };
  };

  function addOnPrice({ price: cents, pricingType, oneTime }: AddOn, { quote }: Texts): string {
    if (oneTime) return fill(quote.once, { price: money(cents) });
    return fill(pricingType === 'per-user' ? quote.perUser : quote.perMonth, { price: money(cents) });
  }

  function modelPrice(cents: number, model: keyof typeof priceUnits, { quote }: Texts): string {
    const forms = {
      'per-user-month': quote.perUser,
      project: quote.perProject,
      'flat-month': quote.perMonth,
      'per-hour': quote.perHour,
    };
    return fill<string>(forms[model], { price: money(cents) });
  }

  function calculator(quote: QuoteState, texts: Texts): Action {
    const query = new URLSearchParams();
    const [planId] = quote.planIds;
    if (planId) query.set('plan', planId);
    if (quote.people !== undefined) query.set('users', String(quote.people));
    if (quote.profileId) query.set('industry', quote.profileId);
    if (quote.addOnIds.length > 0) query.set('addons', quote.addOnIds.join(','));
    if (quote.devices > 0) {
      query.set('hardware', '1');
      query.set('devices', String(quote.devices));
    }
    const text = query.toString().replaceAll('%2C', ',');
    return {
      kind: 'calculator',
      title: text ? texts.quote.calculator : texts.quote.emptyCalculator,
      href: `/pricing${text ? `?${text}` : ''}#calculator`,
    };
  }

  const sendAction = (note: string, texts: Texts): Action => ({ kind: 'contact', title: texts.quote.send, note });

  function summaryOf({ planIds, people: count, addOnIds, profileId }: QuoteState, texts: Texts): string {
    const profile = pricing.profiles.find(({ industryId }) => industryId === profileId);
    const what = [
      ...planIds.map(planName),
      ...(count === undefined ? [] : [people(count, texts)]),
      ...addOnIds.map((id) => addOns.find((addOn) => addOn.id === id)?.name ?? id),
      ...(profile ? [profile.name] : []),
    ].join(', ');
    return fill(texts.quote.summary, { what });
  }

  const pricingPage = ({ plans }: Texts) => ({ title: plans.pricing, href: '/pricing' });

  const billing: Answerer = ({ language }) => {
    const { plans } = textsOf(language);
    return {
      text: fill(plans.annual, {
        percent: pricing.annualDiscountPercent,
        list: tools.list(
          pricing.plans.map(({ name, basePrice }) =>
            fill(plans.annualOf, {
              plan: name,
              price: money(annualPrice(basePrice, pricing.annualDiscountPercent).annualPerMonth),
            }),
          ),
          language,
        ),
      }),
      links: [{ title: plans.pricing, href: '/pricing' }],
    };
  };

  const quoteFor: Answerer = (input) =>
    stateAfter(input, true).drafts.length > 0 ? answerPrice(input, true) : undefined;

  return { price, quote: quoteFor, 'quote-change': change, budget, 'price-why': why, 'billing-term': billing };
}
