import { quote } from '../../../../data/plans/quote.ts';
import { addOnLine } from '../../../../data/plans/addOnLine.ts';
import { bestDiscount } from '../../../../data/plans/bestDiscount.ts';
import { annualPrice } from '../../../../data/plans/annualPrice.ts';
import type { AddOn, Plan } from '../../../../data/schema/plan.ts';
import { isQuoting, type Memory } from '../../remember/memory.ts';
import { type Clause, idsOf } from '../../understand/clause.ts';
import { isAsked } from '../../understand/isAsked.ts';
import { weakWords } from '../retrieval/rank.ts';
import { stem } from '../retrieval/stem.ts';
import { aroundTheClock } from '../aroundTheClock.ts';
import { likestFeature } from '../likestFeature.ts';
import { addOnPrice } from '../../write/addOnPrice.ts';
import { type Desk, type Skill, wordsFit } from '../skill.ts';
import { pricePattern } from './quotes.ts';

/** "What do I get with the cheapest plan?" */
const getsCheapest =
  / (?:what (?:do|would|will) (?:i|we) get|what is in|what comes|what (?:is|are) included|included in|part of) (?:\w+ ){0,4}(?:cheapest|least expensive|lowest|smallest) /;
const pricingPage = { title: 'Pricing', href: '/pricing' };

/** What stands in the price list: plans and what is in them, discounts, fees and add-ons. */
export function planFactSkills(desk: Desk): Skill[] {
  const { site, money, list } = desk;
  const { pricing, provider } = site;
  const byPrice = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  const planOf = (id: string) => pricing.plans.find((plan) => plan.id === id) as Plan;
  const setupFees = () => list(byPrice.map(({ name, setupFee }) => `${money(setupFee)} for ${name}`));
  const priceOf = (addOn: AddOn) => addOnPrice(addOn, provider);

  /** What is told of a plan in figures, and how it is asked for. */
  const figures: { asked: RegExp; said: (plan: Plan) => string }[] = [
    {
      asked: / (?:prices?|costs?|how much|fee per|rate) | per user /,
      said: ({ basePrice }) => `${money(basePrice)} per user per month`,
    },
    {
      asked: / (?:minimum|least|smallest|how many (?:users|people)) /,
      said: ({ minUsers }) => `from ${minUsers} users`,
    },
    {
      asked: / (?:set ?up|onboarding) (?:fees?|costs?) /,
      said: ({ setupFee }) => `a set-up fee of ${money(setupFee)} once`,
    },
    {
      asked: / (?:response|respond|responds|how fast|how quickly) /,
      said: ({ responseTime }) => `a response in ${responseTime}`,
    },
    {
      asked: / (?:hours|when .* (?:open|reach)) /,
      said: ({ helpDeskHours }) => `a help desk that answers ${helpDeskHours}`,
    },
  ];

  return [
    {
      intent: 'plan-figures',
      named: true,
      match: ({ clause: { change, text }, memory }) =>
        change.plans.length > 0 &&
        memory.users === undefined &&
        figures.filter(({ asked }) => asked.test(text)).length > 1
          ? 83
          : 0,
      answer({ clause: { change, text } }) {
        const asked = figures.filter((figure) => figure.asked.test(text));
        return {
          text: change.plans
            .map(planOf)
            .map((plan) => `${plan.name}: ${list(asked.map(({ said }) => said(plan)))}.`)
            .join(' '),
          sources: [pricingPage],
          suggestions: [`How much is ${planOf(change.plans[0] as string).name} for ${pricing.calculator.users} users?`],
        };
      },
    },
    {
      intent: 'discount',
      match: wordsFit(
        / (?:(?:bigger|larger|more) (?:teams?|firms?|companies|offices|groups?|people|staff) .*(?:lower|less|cheaper|break)|(?:better|lower|cheaper) (?:prices?|rates?|deals?) .*(?:staff|people|users|employees|of us|size|bigger|larger)|discounts?|volume|larger teams?|bigger teams?|bulk|price breaks?|cheaper (?:if|for|with) (?:more|larger|bigger)) /,
        72,
      ),
      answer({ memory }) {
        const steps = pricing.volumeDiscounts
          .toSorted((a, b) => a.threshold - b.threshold)
          .map(({ threshold, discountPercent }) => `${discountPercent}% from ${threshold} users`);
        const lower = pricing.profiles
          .filter(({ complianceMultiplier }) => complianceMultiplier < 1)
          .map(
            ({ name, complianceMultiplier }) =>
              `${Math.round((1 - complianceMultiplier) * 100)}% for ${name.toLowerCase()}`,
          );
        return {
          text: `The price of a plan falls with the number of users: ${list(steps)}, for every user. Paid by the year a plan costs ${pricing.annualDiscountPercent}% less.${lower.length > 0 ? ` There is a reduced price as well: ${list(lower)}.` : ''} I cannot agree to any other discount; a person can tell you whether there is one.`,
          sources: [pricingPage],
          suggestions: pricing.volumeDiscounts
            .slice(0, 2)
            .map(
              ({ threshold }) =>
                `How much is ${planOf(memory.planIds[0] ?? pricing.calculator.plan).name} for ${threshold} users?`,
            ),
        };
      },
    },
    {
      intent: 'discount',
      named: true,
      // "What discount do 55 people get?"
      match: ({ clause: { text, change }, before, memory }) =>
        memory.users !== undefined &&
        (change.users !== undefined || before.quoted === true) &&
        change.plans.length === 0 &&
        change.profile === undefined &&
        / (?:discount|percent off|price break|percentage|how many percent) /.test(text) &&
        !/ (?:how much (?!discount|percent|of a discount)|price|cost|total|with|after|including) /.test(
          text.replace(/ price break /, ' '),
        )
          ? 84
          : 0,
      answer: ({ memory: { users = 0 } }) => ({
        text: `At ${users} users the volume discount is ${bestDiscount(users, pricing.volumeDiscounts)}%, for every user. The steps: ${list(pricing.volumeDiscounts.toSorted((a, b) => a.threshold - b.threshold).map(({ threshold, discountPercent }) => `${discountPercent}% from ${threshold} users`))}.`,
        sources: [pricingPage],
      }),
    },
    {
      intent: 'discount',
      named: true,
      // "What if it was 100?" "How come it drops?"
      match: ({ clause: { text, change }, before }) =>
        before.quoted &&
        change.users === undefined &&
        / (?:why|how come) .*(?:drops?|dropped|cheaper|less|lower|go(?:es)? down|falls?|fell|so (?:little|low)|reduced|smaller) /.test(
          text,
        )
          ? 84
          : 0,
      answer: () => ({
        text: `The price of a plan falls with the number of users: ${list(pricing.volumeDiscounts.toSorted((a, b) => a.threshold - b.threshold).map(({ threshold, discountPercent }) => `${discountPercent}% from ${threshold} users`))}, for every user. Taking add-ons or the set-up off lowers it as well.`,
        sources: [pricingPage],
      }),
    },
    {
      intent: 'annual',
      match: ({ clause, memory }) =>
        clause.change.annual && memory.users === undefined
          ? 71
          : / (?:pay (?:by the year|yearly|annually)|annual (?:price|billing|payment|discount)) /.test(clause.text) &&
              memory.users === undefined
            ? 72
            : 0,
      answer: () => ({
        text: `Yes. A plan paid by the year costs ${pricing.annualDiscountPercent}% less: ${list(byPrice.map(({ name, basePrice }) => `${name} ${money(annualPrice(basePrice, pricing.annualDiscountPercent).annualPerMonth)} instead of ${money(basePrice)}`))} per user per month.`,
        sources: [pricingPage],
        suggestions: ['Are there volume discounts?'],
      }),
    },
    {
      intent: 'setup-fee',
      match: ({ clause, memory }) =>
        clause.change.addOns.length === 0 &&
        / (?:set ?up|onboarding|setting up|start ?up|installation|initial|one time|one off|joining|sign up|activation|registration) (?:fees?|costs?|charges?|price) | (?:charge|cost|pay|fee) (?:\w+ ){0,3}to (?:get|be) set ?up /.test(
          clause.text,
        ) &&
        (memory.users === undefined || memory.planIds.length === 0)
          ? 74
          : 0,
      answer() {
        const faq = desk.faqs.find('what is the set-up fee for', 1).find(({ coverage }) => coverage > 0.9)?.passage;
        return {
          text: faq?.answer ?? `The set-up fee is charged once: ${setupFees()}.`,
          sources: [faq?.source ?? pricingPage],
        };
      },
    },
    {
      intent: 'minimum',
      id: 'too few',
      // "There are six of us." "Could we take Enterprise anyway?"
      match: ({ clause: { text, change }, memory: { users } }) =>
        users !== undefined &&
        change.plans.length === 1 &&
        users < planOf(change.plans[0] as string).minUsers &&
        / (?:can|could|may|would) (?:we|i) (?:\w+ ){0,2}(?:take|get|have|use|go with|go for|choose|join|buy|sign up for|be on) | (?:allowed|possible|too small|too few|enough of us|big enough|open to us) /.test(
          text,
        ) &&
        !pricePattern.test(text)
          ? 85
          : 0,
      answer({ clause: { change }, memory: { users, profileId = pricing.defaultProfile } }) {
        const plan = planOf(change.plans[0] as string);
        const least = quote(
          {
            planId: plan.id,
            users: plan.minUsers,
            profileId,
            addOnIds: [],
            includeSetup: false,
            includeHardware: false,
            devices: 1,
          },
          pricing,
        );
        return {
          text: `${plan.name} begins at ${plan.minUsers} users. With ${users} you can take it at the price of that minimum: ${plan.name} for ${plan.minUsers} users comes to ${money(least.monthly)} per month, before tax.`,
          sources: [pricingPage],
        };
      },
    },
    {
      intent: 'minimum',
      match: wordsFit(
        / (?:minimum|min|smallest|at least|fewest|charged for how many|pay for how many|how many (?:\w+ )?(?:would|will|do) (?:i|we) (?:be charged|pay)) /,
        68,
        / (?:response|contract|term|wage) /,
      ),
      answer: () => ({
        text: `The smallest number of users is ${list(byPrice.map(({ name, minUsers }) => `${minUsers} users for ${name}`))}. A smaller office can take a plan at the price of that minimum.`,
        sources: [pricingPage],
      }),
    },
    {
      intent: 'add-on',
      named: true,
      match({ clause, memory, before }) {
        if (/ (?:add ons?|extras|optional) /.test(clause.text) && memory.users === undefined) return 73;
        if (isAlone(clause, before)) return 82;
        // "Is a security assessment extra?"
        if (
          clause.change.addOns.length > 0 &&
          clause.change.users === undefined &&
          clause.change.plans.length === 0 &&
          isAsked(clause) &&
          / (?:is|are|does|do|would) .* (?:extra|on top|cost more) /.test(clause.text) &&
          !/ (?:set ?up|fee|on top of (?:that|it|this)) /.test(clause.text)
        )
          return 81;
        return clause.change.addOns.length > 0 &&
          clause.change.plans.length === 0 &&
          pricePattern.test(clause.text) &&
          clause.change.users === undefined &&
          !clause.entities.some(({ type }) => type === 'service')
          ? 75
          : 0;
      },
      answer({ clause }) {
        const named = pricing.calculatorAddOns.filter(({ id }) => clause.change.addOns.includes(id));
        if (named.length === 0)
          return {
            text: `Add-ons to any plan: ${list(pricing.calculatorAddOns.map((addOn) => `${addOn.name} ${priceOf(addOn)}`))}.`,
            sources: [pricingPage],
          };
        const users = clause.change.users;
        return {
          text: named
            .map(
              (addOn) =>
                `${addOn.name}: ${priceOf(addOn)}${users !== undefined && addOn.pricingType === 'per-user' ? `, so ${addOn.name} for ${users} users adds ${money(addOnLine(addOn, users).amount)} per month to the price of a plan` : ''}. ${addOn.description}${addOn.discountThresholds ? ` It has a volume discount: ${list(addOn.discountThresholds.map(({ threshold, discountPercent }) => `${discountPercent}% from ${threshold} users`))}.` : ''}`,
            )
            .join('\n'),
          sources: [pricingPage],
        };
      },
    },
    {
      intent: 'add-on',
      named: true,
      match: ({ clause, memory }) =>
        idsOf(clause, 'planAddOn').length === 0
          ? 0
          : (memory.users !== undefined && pricePattern.test(clause.text)) || clause.change.users !== undefined
            ? 70
            : 84,
      answer({ clause }) {
        const named = pricing.planAddOns.filter(({ id }) => idsOf(clause, 'planAddOn').includes(id));
        return {
          text: named
            .map(
              (addOn) =>
                `${addOn.name}, on top of a plan: ${priceOf(addOn)}. ${addOn.description} The calculator does not count it; a person adds it to your quote: ${provider.phone.display}.`,
            )
            .join('\n'),
          sources: [pricingPage],
        };
      },
    },
    {
      intent: 'hardware',
      // "What would 10 new ones cost?"
      match: ({ clause, memory, before }) =>
        before.topic === 'hardware' &&
        / (?:ones?|each|them|those|apiece) /.test(clause.text) &&
        pricePattern.test(clause.text)
          ? 80
          : / (?:computers?|laptops?|devices?|hardware) /.test(clause.text) &&
              !/ (?:(?:per|every|each) (?:device|computer|user)|if|when|charged|counts?|same|included?|in the (?:price|fee|plan)|part of) /.test(
                clause.text,
              ) &&
              pricePattern.test(clause.text) &&
              memory.users === undefined
            ? 70
            : 0,
      answer() {
        const faq = desk.faqs
          .find('hardware licences not included in the monthly price', 1)
          .find(({ coverage }) => coverage > 0.6)?.passage;
        return {
          text: `${faq ? `${faq.answer} ` : ''}The calculator counts ${money(pricing.calculator.deviceCost)} for an average device.`,
          sources: [faq?.source ?? pricingPage],
        };
      },
    },
    {
      intent: 'surcharge',
      match: wordsFit(
        / (?:surcharge|compliance (?:fee|price|cost)|why .*(?:pay|costs?|price|expensive) more|pay more|costs? more|more expensive) /,
        76,
      ),
      answer({ memory, clause }) {
        const asksWhether = / (?:is there|are there|do we|will we|any) /.test(clause.text);
        const named = pricing.profiles.find(
          ({ industryId, complianceMultiplier }) =>
            industryId === memory.profileId && (asksWhether || complianceMultiplier !== 1),
        );
        const shown = named
          ? [named]
          : pricing.profiles.filter(({ complianceMultiplier }) => complianceMultiplier !== 1);
        return {
          text: shown
            .map(
              ({ name, complianceMultiplier, reason }) =>
                `${name}: ${describeMultiplier(complianceMultiplier)}. ${reason}`,
            )
            .join('\n'),
          sources: [pricingPage],
        };
      },
    },
    {
      intent: 'discount',
      named: true,
      match: ({ clause, memory, before }) =>
        / (?:discounts?|reduced|reduction|cheaper|(?:special|better|lower) (?:prices?|rates?|deals?)|price break|pay less|charged? less) /.test(
          clause.text,
        ) &&
        memory.profileId &&
        (clause.change.profile ||
          (clause.change.plans.length === 0 &&
            / (?:prices?|rates?|deals?|fees?|discounts?|pay|charged?) /.test(clause.text) &&
            / (?:because of|since|for|as) (?:that|this|it) | (?:do|does|would|will|can) (?:we|us) /.test(clause.text) &&
            !/ (?:licen[cs]es?|how much) /.test(clause.text) &&
            pricing.profiles.some(
              ({ industryId, complianceMultiplier }) => industryId === memory.profileId && complianceMultiplier < 1,
            ) &&
            !before.quoted)) &&
        clause.change.users === undefined
          ? 85
          : 0,
      answer({ memory }) {
        const profile = pricing.profiles.find(({ industryId }) => industryId === memory.profileId);
        return (
          profile && {
            text: `${profile.name}: ${describeMultiplier(profile.complianceMultiplier)}. ${profile.reason}`,
            sources: [pricingPage],
          }
        );
      },
    },
    {
      intent: 'compare-plans',
      named: true,
      // "What is the difference between the first two?", "What would we get extra if we went one step up?"
      match: ({ clause, memory, before }) =>
        pointedOf(clause, before).length > 1 && memory.users === undefined
          ? 84
          : clause.change.plans.length === 1 &&
              before.planIds.length === 1 &&
              before.planIds[0] !== clause.change.plans[0] &&
              before.users === undefined &&
              / (?:difference|differ|differs|different|compare|compared|versus|vs|over|lose|give up|miss|missing) /.test(
                clause.text,
              )
            ? 86
            : clause.change.plans.length < 2 &&
                / (?:difference|differences|differ|different|compare|comparison) (?:\w+ ){0,7}(?:plans?|packages?|tiers?) /.test(
                  clause.text,
                ) &&
                !/ (?:microsoft|office|recovery|backup|365) /.test(clause.text) &&
                memory.users === undefined
              ? 80
              : clause.change.plans.length > 1 &&
                  (memory.users === undefined || / (?:difference|differ|included|have that) /.test(clause.text))
                ? 70
                : 0,
      answer({ clause, before }) {
        // "How is Enterprise different from that?"
        const pointed = pointedOf(clause, before);
        const compared =
          pointed.length > 1
            ? pointed
            : clause.change.plans.length === 1
              ? [...clause.change.plans, ...before.planIds]
              : clause.change.plans;
        const plans = compared.length > 1 ? byPrice.filter(({ id }) => compared.includes(id)) : byPrice;
        return {
          text: plans
            .map(
              ({ name, basePrice, minUsers, responseTime, helpDeskHours, features }) =>
                `${name}: ${money(basePrice)} per user per month, from ${minUsers} users. Response time ${responseTime}, help desk ${helpDeskHours}. ${features.join('; ')}.`,
            )
            .join('\n'),
          sources: [pricingPage],
          suggestions: [`Compare ${list(plans.map(({ name }) => name))} for ${pricing.calculator.users} users`],
        };
      },
    },
    {
      intent: 'plan',
      named: true,
      match({ clause, before }) {
        if (
          clause.change.plans.length === 0 &&
          isQuoting(before) &&
          before.planIds.length === 1 &&
          / (?:include|includes|included|including|comes? with|get for|do we get|features?) /.test(clause.text) &&
          clause.entities.length === 0 &&
          !/ (?:tax|taxes|hst|gst) /.test(clause.text)
        )
          return 76;
        // "Does that have backups in it?"
        if (
          clause.change.plans.length === 0 &&
          isQuoting(before) &&
          before.planIds.length === 1 &&
          clause.words.length <= 12 &&
          !(clause.change.addOns.length > 0 && before.users !== undefined) &&
          / (?:does|do|is|are|has|have) (?:that|it|this|they|there)(?: one| plan)? (?:\w+ )?(?:have|has|include|cover|come with|got|with|in it|part of|any) | (?:in|with|on) (?:it|that|that one|that plan|this one)(?: too| as well)? $/.test(
            clause.text,
          ) &&
          !pricePattern.test(clause.text)
        )
          return 80;
        if (clause.change.plans.length === 0 && getsCheapest.test(clause.text)) return 79;
        if (clause.change.plans.length !== 1)
          return / (?:most popular|recommended|best selling|most chosen) /.test(clause.text) ? 65 : 0;
        // "What do I get for the $200?"
        if (
          clause.amounts.some(({ of }) => of === 'money') &&
          clause.change.users === undefined &&
          clause.change.budget === undefined
        )
          return 80;
        if (
          / (?:include|includes|included|part of|comes? with|contains?|receive|what is in) /.test(clause.text) &&
          !pricePattern.test(clause.text)
        )
          return 80;
        if (
          / (?:how often|how frequently|how many times|how regularly) /.test(clause.text) &&
          askedFeature(clause, planOf(clause.change.plans[0] as string))
        )
          return 79;
        return / (?:include|includes|included|including|get|features?|offers?|contain|comes? with|about|what is|have|has|cover|covers) /.test(
          clause.text,
        )
          ? 62
          : /^ (?:and |also )?(?:does|do|is|are|can|will|would|has) /.test(clause.text) &&
              !pricePattern.test(clause.text)
            ? 68
            : clause.words.length <= 3
              ? 72
              : 40;
      },
      answer({ clause, before }) {
        const id =
          clause.change.plans[0] ??
          (getsCheapest.test(clause.text) ? byPrice[0]?.id : undefined) ??
          (isQuoting(before) && !/ (?:popular|recommended|selling|chosen) /.test(clause.text)
            ? before.planIds[0]
            : undefined);
        const plan = id
          ? planOf(id)
          : (pricing.plans.find(({ recommended }) => recommended) ?? planOf(pricing.calculator.plan));
        const asked = askedFeature(clause, plan);
        const lead = id === undefined ? `${plan.name} is the plan that we recommend most. ` : '';
        return {
          text: `${asked}${lead}${plan.name}, ${money(plan.basePrice)} per user per month from ${plan.minUsers} users: ${plan.description} It includes: ${plan.features.join('; ')}. Response time: ${plan.responseTime}. Help desk: ${plan.helpDeskHours}.`,
          sources: [pricingPage],
          suggestions: [`How much is ${plan.name} for ${Math.max(plan.minUsers, pricing.calculator.users)} users?`],
        };
      },
    },
  ];

  /** The plans that a comparison points to without their names. */
  function pointedOf({ text, change }: Clause, before: Memory): readonly string[] {
    if (change.plans.length > 0) return [];
    const ids = byPrice.map(({ id }) => id);
    if (/ (?:difference|differ|different|compare|comparison) .*(?:first|lower|cheaper|lowest) (?:2|two) /.test(text))
      return ids.slice(0, 2);
    if (/ (?:difference|differ|different|compare|comparison) .*(?:last|upper|top|higher|other) (?:2|two) /.test(text))
      return ids.slice(-2);
    const [only, other] = before.planIds;
    const next = ids[ids.indexOf(only ?? '') + 1];
    return only &&
      next &&
      !other &&
      / (?:get|extra|more|gain|add|different|better) .*(?:step|level|plan|tier) (?:up|higher|above) | (?:step|level|plan|tier|one) (?:up|higher|above) .*(?:get|extra|more|gain|add|different|better) /.test(
        text,
      )
      ? [only, next]
      : [];
  }

  /** Whether the price of an add-on is asked for and not that of a plan with it. */
  function isAlone({ change, text }: Clause, before: Memory): boolean {
    return (
      change.addOns.length > 0 &&
      change.users !== undefined &&
      change.plans.length === 0 &&
      before.planIds.length === 0 &&
      !isQuoting(before) &&
      pricePattern.test(text) &&
      (!/ (?:with|plus|including|include|add|and|for us) /.test(text) ||
        / (?:what|how much) (?:does|do|would|will|is) .* add (?:to|on|per) /.test(text))
    );
  }

  function describeMultiplier(multiplier: number): string {
    const percent = Math.round((multiplier - 1) * 100);
    if (percent === 0) return 'no surcharge on the plan';
    return percent > 0 ? `a surcharge of ${percent}% on the plan` : `${-percent}% less for the plan`;
  }

  /** The same by the ways to ask for a feature. */
  function likestOf(clause: Clause, plan: Plan): string {
    const round = aroundTheClock(desk, byPrice, clause.text);
    if (round)
      return round.basePrice <= plan.basePrice
        ? 'Yes. '
        : `Not by itself: the help desk of ${round.name} answers ${round.helpDeskHours}. `;
    const feature = likestFeature(desk, byPrice, { whole: clause, clauses: [] });
    if (feature === undefined) return '';
    if (featuresOf(plan, byPrice).includes(feature)) return 'Yes. ';
    const later = byPrice.find(({ features, basePrice }) => basePrice > plan.basePrice && features.includes(feature));
    return later ? `Not by itself: ${later.name} does (${feature}). ` : '';
  }

  /** Whether what is asked about stands among the features of the plan, of another one, or of an add-on. */
  function askedFeature(clause: Clause, plan: Plan): string {
    const { words } = clause;
    if (!words.some((word) => /^(?:does|do|is|are|has|have|can)$/.test(word))) return '';
    const names = new Set(pricing.plans.flatMap(({ name }) => desk.topics.of(name)));
    const generic = new Set(
      [
        ...weakWords,
        'plan',
        'include',
        'includ',
        'offer',
        'cover',
        'come',
        'support',
        'have',
        'hour',
        '24',
        '7',
        'day',
        'enough',
        'firm',
        'company',
      ].map(stem),
    );
    const asked = desk.topics.ofWords(words).filter((word) => !names.has(word) && !generic.has(word));
    if (asked.length === 0) return '';
    const holds = (text: string) => {
      const stems = new Set(desk.topics.of(text));
      return asked.filter((word) => stems.has(word)).length * 2 >= asked.length;
    };
    if (featuresOf(plan, byPrice).some(holds)) return 'Yes. ';
    const later = byPrice.find((other) => other.basePrice > plan.basePrice && other.features.some(holds));
    const addOn = pricing.calculatorAddOns.find(({ name, description }) => holds(`${name} ${description}`));
    if (!later && !addOn) return likestOf(clause, plan);
    const ways = [
      ...(later ? [`${later.name} does (${later.features.find(holds)})`] : []),
      ...(addOn ? [`${addOn.name} can be added for ${priceOf(addOn)}`] : []),
    ];
    return `Not by itself: ${list(ways, 'or')}. `;
  }
}

/** The features of a plan with those of the plans it contains: one that begins with "Everything in Essential" has all of that. */
export function featuresOf(plan: Plan, plans: readonly Plan[]): string[] {
  return plan.features.flatMap((feature) => {
    const inner = plans.find(
      ({ id, name, basePrice }) =>
        id !== plan.id && basePrice < plan.basePrice && feature.split(' ').length <= 4 && feature.includes(name),
    );
    return inner ? featuresOf(inner, plans) : [feature];
  });
}
