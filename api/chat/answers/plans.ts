import { bestDiscount } from '../../../data/plans/bestDiscount.ts';
import { lowerFirst } from '../../../data/facts/serviceFacts.ts';
import type { Language } from '../read/language.ts';
import type { Plan } from '../../../data/schema/plan.ts';
import { fill, fillCount } from '../../../data/text/fill.ts';
import { thresholds } from '../decide/policy.ts';
import type { Entity } from '../extract/lexicon.ts';
import { priceDraft } from '../quotes/priceDraft.ts';
import { hoursText } from './times.ts';
import {
  type Answer,
  type AnswerInput,
  type Answerer,
  type Answerers,
  type AnswerTools,
  type Texts,
  withItems,
} from './answer.ts';

/** How much better another fact has to fit. */
const clearlyBetter = 1.25;

/** Questions about the plans and the rules of their prices. */
export function planAnswerers({ site, money, list, texts: textsOf, retriever }: AnswerTools): Answerers {
  const { pricing } = site;
  const plans = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  const page = ({ plans: { pricing: title } }: Texts) => ({ title, href: '/pricing' });
  const entity = ({ id }: { id: string }): Entity => ({ kind: 'plan', id });

  /** The plans an ask is about: named, all, or those spoken of before. */
  function plansOf({ named, state, slots }: AnswerInput): Plan[] {
    const ids = named.ids('plan');
    if (ids.length > 0) return plans.filter(({ id }) => ids.includes(id));
    if (slots.all) return plans;
    const spoken = state.subjects.filter(({ kind }) => kind === 'plan').map(({ id }) => id);
    return plans.filter(({ id }) => spoken.includes(id));
  }

  /** What a plan adds to the next smaller one: its first line, "Everything in …", left out. */
  const additions = ({ features }: Plan) =>
    features.filter((line) => !plans.some(({ name }) => line.endsWith(` ${name}`)));

  const planFeatures: Answerer = (input) => {
    const texts = textsOf(input.language);
    const [plan] = plansOf(input);
    if (!plan || plansOf(input).length > 1) return overview(texts);
    if (input.language === 'fr') return { ...inFrench([plan], texts), state: { subjects: [entity(plan)] } };
    const below = plans[plans.indexOf(plan) - 1];
    const inherits = below && plan.features.some((line) => line.endsWith(` ${below.name}`));
    const values = { plan: plan.name, price: money(plan.basePrice) };
    return {
      text: withItems(
        inherits
          ? fill(texts.plans.includesAbove, { ...values, below: below.name })
          : fill(texts.plans.includes, values),
        [
          ...additions(plan),
          fill(texts.plans.hoursOf, { hours: hoursOf(plan, texts) }),
          fill(texts.plans.responseOf, { response: plan.responseTime }),
        ],
      ),
      links: [page(texts)],
      state: { subjects: [entity(plan)] },
      factIds: plan.features.map((_, index) => `plan:${plan.id}:includes-${index + 1}`),
    };
  };

  /** Price, hours and response of plans: what they include is written in English. */
  const inFrench = (chosen: readonly Plan[], texts: Texts): Answer => ({
    text: `${chosen.map((plan) => lineOf(plan, texts)).join('\n')}\n${site.messages.assistantTalk.frenchDetails}`,
    links: [page(texts)],
  });

  const lineOf = (plan: Plan, texts: Texts) =>
    fill(texts.plans.listLine, {
      plan: plan.name,
      price: money(plan.basePrice),
      hours: hoursOf(plan, texts),
      response: plan.responseTime,
    });

  const hoursOf = (plan: Plan, texts: Texts) => hoursText(plan, site, texts.plans);

  function overview(texts: Texts): Answer {
    return {
      text: withItems(
        fill(texts.plans.list, { count: plans.length }),
        plans.map((plan) => lineOf(plan, texts)),
      ),
      links: [page(texts)],
      state: { listed: plans.map(entity) },
    };
  }

  const compare: Answerer = (input) => {
    const texts = textsOf(input.language);
    const chosen = plansOf(input);
    const [first, second] = chosen;
    if (chosen.length !== 2 || !first || !second) return overview(texts);
    if (input.language === 'fr') return { ...inFrench(chosen, texts), state: { subjects: chosen.map(entity) } };
    const between = plans.slice(plans.indexOf(first) + 1, plans.indexOf(second) + 1);
    return {
      text: withItems(
        fill(texts.plans.differ, {
          second: second.name,
          first: first.name,
          difference: money(second.basePrice - first.basePrice),
        }),
        [
          ...between.flatMap(additions),
          `${fill(texts.plans.hoursOf, { hours: hoursOf(second, texts) })} (${first.name}: ${hoursOf(first, texts)})`,
          `${fill(texts.plans.responseOf, { response: second.responseTime })} (${first.name}: ${first.responseTime})`,
        ],
      ),
      links: [page(texts)],
      state: { subjects: chosen.map(entity) },
    };
  };

  /** Which plans include something: the feature line nearest to the question, in a plan and all above it. */
  const planHas: Answerer = (input) => {
    const texts = textsOf(input.language);
    if (input.slots.time.part) {
      const widest = plans.at(-1) as Plan;
      return {
        text: fill(texts.plans.hoursOne, { plan: widest.name, hours: hoursOf(widest, texts) }),
        links: [page(texts)],
        state: { subjects: [entity(widest)] },
      };
    }
    const subjects = plans.map(({ id }) => `plan:${id}`);
    const addOnIds = input.named.ids('addOn');
    const [found] = retriever
      .find(input.query, { subjects, attributes: ['includes'] }, 8)
      .filter(({ fact }) => subjects.includes(fact.subject));
    const [nearest] = retriever.find(input.query, {}, 1);
    // What a page says about it more exactly goes before a line of a plan.
    if (nearest && found && nearest.score > found.score * clearlyBetter) return undefined;
    if (found && found.strength >= thresholds.evidence && found.hasRarest) {
      const from = plans.findIndex(({ id }) => `plan:${id}` === found.fact.subject);
      const having = plans.slice(from);
      const asked = plansOf(input);
      const line = lowerFirst(found.fact.title);
      const answered = { links: [page(texts)], factIds: [found.fact.id], state: { subjects: asked.map(entity) } };
      const [one] = asked;
      if (input.named.ids('plan').length === 1 && one)
        return having.includes(one)
          ? { ...answered, text: fill(texts.plans.has, { plan: one.name, line }) }
          : {
              ...answered,
              text: fill(texts.plans.hasNot, { plan: one.name, has: hasFrom(having, line, input, texts) }),
            };
      return {
        ...answered,
        text: having.length === plans.length ? fill(texts.plans.hasAll, { line }) : hasFrom(having, line, input, texts),
      };
    }
    const addOn = pricing.calculatorAddOns.find(({ id }) => addOnIds.includes(id));
    if (!addOn) return undefined;
    const price = fill<string>(
      addOn.oneTime ? texts.quote.once : addOn.pricingType === 'per-user' ? texts.quote.perUser : texts.quote.perMonth,
      {
        price: money(addOn.price),
      },
    );
    return {
      text: fill(texts.plans.hasAsAddOn, { addOn: addOn.name, price }),
      links: [page(texts)],
      state: { subjects: [{ kind: 'addOn', id: addOn.id }] },
    };
  };

  const hasFrom = (having: readonly Plan[], line: string, { language }: AnswerInput, { plans: texts }: Texts) =>
    having.length === 1 && having[0]
      ? fill(texts.hasFromOne, { plan: having[0].name, line })
      : fill(texts.hasFrom, {
          plans: list(
            having.map(({ name }) => name),
            language,
          ),
          line,
        });

  const recommend: Answerer = (input) => {
    const texts = textsOf(input.language);
    const count = input.slots.people.groups[0]?.people ?? input.state.quote.people;
    const { part, clock } = input.slots.time;
    const night = part !== undefined || clock !== undefined;
    const [found] = retriever
      .find(input.query, { attributes: ['includes', 'about'] }, 30)
      .filter(({ fact, strength }) => fact.subject.startsWith('plan:') && strength >= thresholds.evidence);
    const highest = plans.at(-1) as Plan;
    const needed = night ? highest : plans.find(({ id }) => `plan:${id}` === found?.fact.subject);
    const fitting = plans.filter(({ minUsers }) => count === undefined || count >= minUsers);
    const quote = count === undefined ? input.state.quote : { ...input.state.quote, people: count };
    if (needed) {
      const fits = count === undefined || count >= needed.minUsers;
      const reason = night
        ? fill(texts.plans.hoursOf, { hours: hoursOf(needed, texts) })
        : found?.fact.attribute === 'about' || input.language === 'fr'
          ? reasonFor(needed, texts, input.language)
          : lowerFirst(found?.fact.title ?? '');
      const minimum = fits ? '' : ` ${fill(texts.plans.minimumOf, { minUsers: needed.minUsers, plan: needed.name })}.`;
      return {
        text: `${fill(texts.plans.recommend, { plan: needed.name, reason: `${reason}.` })}${minimum}${priceFor(needed, count, texts)}`,
        links: [page(texts)],
        state: { subjects: [entity(needed)], quote: { ...quote, planIds: [needed.id] } },
      };
    }
    const recommended = fitting.find(({ recommended: is }) => is) ?? fitting[0] ?? (plans[0] as Plan);
    return {
      text: `${fill(texts.plans.recommend, { plan: recommended.name, reason: reasonFor(recommended, texts, input.language) })} ${texts.plans.recommendAsk}`,
      links: [page(texts)],
      state: { subjects: [entity(recommended)], pending: 'needs', quote: { ...quote, planIds: [recommended.id] } },
    };
  };

  /** Whom a plan is for; in French, where the records are in English, what it offers. */
  const reasonFor = (plan: Plan, texts: Texts, language: Language) =>
    language === 'fr' ? lineOf(plan, texts) : lowerFirst(plan.description);

  /** " Professional for 18 people comes to …" */
  function priceFor(plan: Plan, count: number | undefined, texts: Texts): string {
    if (count === undefined) return '';
    const { monthly } = priceDraft(
      { lines: [{ planId: plan.id, people: count, addOnIds: [] }], devices: 0, setup: false },
      pricing,
    );
    return ` ${fill(texts.quote.monthly, { plan: plan.name, people: fillCount(texts.quote.people, count), monthly: money(monthly) })}`;
  }

  const minimum: Answerer = (input) => {
    const texts = textsOf(input.language);
    const count = input.slots.people.groups[0]?.people;
    const [plan = plans[0] as Plan] = plansOf(input);
    const quote = count === undefined ? input.state.quote : { ...input.state.quote, people: count };
    if (count === undefined)
      return {
        text: `${fill(texts.plans.minimum, {
          list: list(
            plans.map(({ name, minUsers }) => fill(texts.plans.minimumOf, { minUsers, plan: name })),
            input.language,
          ),
        })} ${texts.plans.maximum}`,
        links: [page(texts)],
      };
    const people = fillCount(texts.quote.people, count);
    if (count >= plan.minUsers)
      return {
        text: fill(texts.plans.minimumFits, { people, plan: plan.name, minUsers: plan.minUsers }),
        links: [page(texts)],
        state: { quote, subjects: [entity(plan)] },
      };
    const { monthly } = priceDraft(
      { lines: [{ planId: plan.id, people: count, addOnIds: [] }], devices: 0, setup: false },
      pricing,
    );
    return {
      text: fill(texts.plans.minimumTooFew, {
        plan: plan.name,
        minUsers: plan.minUsers,
        people,
        monthly: money(monthly),
      }),
      links: [page(texts)],
      state: { quote, subjects: [entity(plan)] },
    };
  };

  const setupFee: Answerer = (input) => {
    const texts = textsOf(input.language);
    const chosen = plansOf(input);
    const [one] = chosen;
    return {
      text:
        chosen.length === 1 && one
          ? fill(texts.plans.setupOne, { plan: one.name, fee: money(one.setupFee) })
          : fill(texts.plans.setup, {
              list: list(
                plans.map(({ name, setupFee: fee }) => fill(texts.plans.setupOf, { fee: money(fee), plan: name })),
                input.language,
              ),
            }),
      links: [page(texts)],
    };
  };

  const discounts: Answerer = (input) => {
    const texts = textsOf(input.language);
    const count = input.slots.people.groups[0]?.people ?? input.state.quote.people;
    const steps = pricing.volumeDiscounts.toSorted((a, b) => a.threshold - b.threshold);
    const [lowest] = steps;
    if (!lowest) return undefined;
    const general = fill(texts.plans.discounts, {
      list: list(
        steps.map(({ threshold, discountPercent }) =>
          fill(texts.plans.discountStep, { percent: discountPercent, threshold }),
        ),
        input.language,
      ),
    });
    const profile = pricing.profiles.find(({ industryId }) => industryId === input.named.profileId);
    const reduced =
      profile && profile.complianceMultiplier < 1
        ? fill(texts.plans.reductionFor, { industry: profile.name, percent: percentOff(profile.complianceMultiplier) })
        : undefined;
    const percent = count === undefined ? undefined : bestDiscount(count, pricing.volumeDiscounts);
    const own =
      count === undefined
        ? undefined
        : percent
          ? fill(texts.plans.discountFor, { people: fillCount(texts.quote.people, count), percent })
          : fill(texts.plans.discountNone, { threshold: lowest.threshold });
    return { text: [reduced, own, general].filter(Boolean).join(' '), links: [page(texts)] };
  };

  const percentOff = (multiplier: number) => Math.round((1 - multiplier) * 100);

  const surcharge: Answerer = (input) => {
    const texts = textsOf(input.language);
    const profile = pricing.profiles.find(
      ({ industryId }) => industryId === (input.named.profileId ?? input.state.quote.profileId),
    );
    if (profile) {
      const percent = -percentOff(profile.complianceMultiplier);
      const values = { industry: profile.name, reason: profile.reason };
      return {
        text:
          percent === 0
            ? fill(texts.plans.noSurcharge, values)
            : percent > 0
              ? fill(texts.plans.surchargeFor, { ...values, percent })
              : fill(texts.plans.lowerFor, { ...values, percent: -percent }),
        links: [page(texts)],
      };
    }
    return {
      text: fill(texts.plans.surcharges, {
        list: list(
          pricing.profiles
            .filter(({ complianceMultiplier }) => complianceMultiplier > 1)
            .map(({ name, complianceMultiplier }) =>
              fill(texts.plans.surchargeOf, { percent: -percentOff(complianceMultiplier), industry: name }),
            ),
          input.language,
        ),
      }),
      links: [page(texts)],
    };
  };

  const hardware: Answerer = ({ slots, language, state }) => {
    const texts = textsOf(language);
    const price = money(pricing.calculator.deviceCost);
    const count = slots.devices;
    return {
      text:
        count === undefined
          ? fill(texts.plans.hardware, { price })
          : fill(texts.plans.hardwareFor, {
              devices: fillCount(texts.quote.devices, count),
              amount: money(pricing.calculator.deviceCost * count),
              price,
            }),
      links: [page(texts)],
      ...(count === undefined ? {} : { state: { quote: { ...state.quote, devices: count } } }),
    };
  };

  const addOns: Answerer = ({ named, language }) => {
    const texts = textsOf(language);
    const priceOf = ({ price, pricingType, oneTime }: (typeof pricing.calculatorAddOns)[number]) =>
      fill<string>(
        oneTime ? texts.quote.once : pricingType === 'per-user' ? texts.quote.perUser : texts.quote.perMonth,
        { price: money(price) },
      );
    const all = [...pricing.calculatorAddOns, ...pricing.planAddOns];
    const several = all.filter(({ id }) => named.ids('addOn').includes(id));
    const [one] = several;
    if (several.length > 1)
      return {
        text: several
          .map((addOn) =>
            fill(texts.plans.addOnAbout, { name: addOn.name, price: priceOf(addOn), description: addOn.description }),
          )
          .join('\n'),
        links: [page(texts)],
        state: { subjects: several.map(({ id }) => ({ kind: 'addOn' as const, id })) },
      };
    if (one)
      return {
        text: fill(texts.plans.addOnAbout, { name: one.name, price: priceOf(one), description: one.description }),
        links: [page(texts)],
        state: { subjects: [{ kind: 'addOn', id: one.id }] },
      };
    return {
      text: withItems(
        texts.plans.addOns,
        pricing.calculatorAddOns.map((addOn) =>
          fill(texts.plans.addOnLine, { name: addOn.name, price: priceOf(addOn) }),
        ),
      ),
      links: [page(texts)],
      state: { listed: pricing.calculatorAddOns.map(({ id }) => ({ kind: 'addOn' as const, id })) },
    };
  };

  const response: Answerer = (input) => {
    const texts = textsOf(input.language);
    const chosen = plansOf(input);
    const [one] = chosen;
    return {
      text:
        chosen.length === 1 && one
          ? fill(texts.plans.responseOne, { plan: one.name, response: one.responseTime })
          : fill(texts.plans.responseAll, {
              list: list(
                plans.map(({ name, responseTime }) =>
                  fill(texts.plans.responseOfPlan, { plan: name, response: responseTime }),
                ),
                input.language,
              ),
            }),
      links: [page(texts)],
      state: { subjects: chosen.map(entity), listed: plans.map(entity) },
    };
  };

  return {
    'plan-features': planFeatures,
    'compare-plans': compare,
    'plan-has': planHas,
    'recommend-plan': recommend,
    minimum,
    'setup-fee': setupFee,
    discounts,
    surcharge,
    hardware,
    'add-ons': addOns,
    'response-time': response,
  };
}
