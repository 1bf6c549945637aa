import type { Fact } from '../../../data/facts/fact.ts';
import { lowerFirst } from '../../../data/facts/serviceFacts.ts';
import type { Plan } from '../../../data/schema/plan.ts';
import { fill } from '../../../data/text/fill.ts';
import { thresholds } from '../thresholds.ts';
import { type Answer, type Answerers, type AnswerTools, withItems } from './answer.ts';
import { entities } from './entities.ts';
import { type PlanAnswerer, type PlanInput, withPeople, withPlans } from './planInput.ts';
import { priceRules } from './priceRules.ts';
import { hoursText } from './times.ts';

/** Factor by which another fact's score must be higher to be preferred. */
const clearlyBetter = 1.25;

/** Questions about the plans and the rules of their prices. */
export const planAnswerers = (tools: AnswerTools): Answerers =>
  withPlans(
    {
      'plan-features': features,
      'compare-plans': (input) => (comparesOthers(input) ? undefined : compare(input)),
      'plan-has': planHas,
      'plan-lacks': lacks,
      'recommend-plan': recommend,
      'response-time': response,
      ...priceRules,
    },
    tools,
  );

/** Whether the utterance compares records other than plans. */
const comparesOthers = ({ named }: PlanInput): boolean =>
  named.ids('plan').length === 0 &&
  named.entities.some(
    ({ kind }) => kind === 'service' || kind === 'serviceCategory' || kind === 'law' || kind === 'term',
  );

const hoursOf = (plan: Plan, { site, texts }: PlanInput) => hoursText(plan, site, texts.plans);

/** Help desk hours and response time, as items of a list. */
const supportOf = (plan: Plan, input: PlanInput) => [
  fill(input.texts.plans.hoursOf, { hours: hoursOf(plan, input) }),
  fill(input.texts.plans.responseOf, { response: plan.responseTime }),
];

const summaryOf = (plan: Plan, input: PlanInput) =>
  fill(input.texts.plans.listLine, {
    plan: plan.name,
    price: input.money(plan.basePrice),
    hours: hoursOf(plan, input),
    response: plan.responseTime,
  });

const overview = (input: PlanInput): Answer =>
  input.reply(
    withItems(
      fill(input.texts.plans.list, { count: input.plans.length }),
      input.plans.map((plan) => summaryOf(plan, input)),
    ),
    { state: { listed: entities('plan', input.plans) } },
  );

/** Features of plans exist only in English; prices, hours and response times exist in both languages. */
const inFrench = (input: PlanInput): Answer =>
  input.reply(
    [...input.asked.map((plan) => summaryOf(plan, input)), input.site.messages.assistantTalk.frenchDetails].join('\n'),
    { state: { subjects: entities('plan', input.asked) } },
  );

/** The features of a plan beyond those of the next smaller one: without its first line, which refers to that plan. */
const additions = (plan: Plan, plans: readonly Plan[]) =>
  plan.features.filter((line) => !plans.some((smaller) => isEverythingIn(smaller, line)));

const isEverythingIn = ({ name }: Plan, line: string) => line.endsWith(` ${name}`);

const features: PlanAnswerer = (input) => {
  const { plans, asked, texts } = input;
  const [plan, another] = asked;
  if (!plan || another) return overview(input);
  if (input.language === 'fr') return inFrench(input);
  const below = plans[plans.indexOf(plan) - 1];
  const values = { plan: plan.name, price: input.money(plan.basePrice) };
  const lead =
    below && plan.features.some((line) => isEverythingIn(below, line))
      ? fill(texts.plans.includesAbove, { ...values, below: below.name })
      : fill(texts.plans.includes, values);
  return input.reply(withItems(lead, [...additions(plan, plans), ...supportOf(plan, input)]), {
    state: { subjects: entities('plan', asked) },
    factIds: plan.features.map((_, index) => `plan:${plan.id}:includes-${index + 1}`),
  });
};

/** Features that only larger plans and add-ons have. */
const lacks: PlanAnswerer = (input) => {
  const { plans, asked, texts, pricing } = input;
  const [plan, another] = asked;
  if (!plan || another) return undefined;
  if (input.language === 'fr') return inFrench(input);
  const addOns = fill(texts.plans.lacksAddOns, { list: input.list(pricing.calculatorAddOns.map(({ name }) => name)) });
  const above = plans.slice(plans.indexOf(plan) + 1);
  if (above.length === 0)
    return input.reply(`${fill(texts.plans.lacksNothing, { plan: plan.name })} ${addOns}`, {
      state: { subjects: entities('plan', asked), listed: entities('addOn', pricing.calculatorAddOns) },
    });
  const lines = above.flatMap((higher) =>
    additions(higher, plans).map((line) => fill(texts.plans.lacksLine, { line, plan: higher.name })),
  );
  return input.reply(`${withItems(fill(texts.plans.lacks, { plan: plan.name }), lines)}\n${addOns}`, {
    state: { subjects: entities('plan', asked) },
  });
};

const compare: PlanAnswerer = (input) => {
  const { plans, asked, texts } = input;
  const [first, second, third] = asked;
  if (!first || !second || third) return overview(input);
  if (input.language === 'fr') return inFrench(input);
  const between = plans.slice(plans.indexOf(first) + 1, plans.indexOf(second) + 1);
  const lead = fill(texts.plans.differ, {
    second: second.name,
    first: first.name,
    difference: input.money(second.basePrice - first.basePrice),
  });
  const [hours, responseTime] = supportOf(second, input);
  return input.reply(
    withItems(lead, [
      ...between.flatMap((plan) => additions(plan, plans)),
      `${hours} (${first.name}: ${hoursOf(first, input)})`,
      `${responseTime} (${first.name}: ${first.responseTime})`,
    ]),
    { state: { subjects: entities('plan', asked) } },
  );
};

/** The plans that include a feature: the feature line nearest to the question, in a plan and in all larger ones. */
const planHas: PlanAnswerer = (input) => {
  const { plans, texts, retriever, query, reply } = input;
  if (input.slots.time.part) {
    const widest = plans.at(-1) as Plan;
    const [asked = widest] = input.asked;
    const hours = [...new Set([asked, widest])].map((plan) =>
      fill(texts.plans.hoursOne, { plan: plan.name, hours: hoursOf(plan, input) }),
    );
    return reply(hours.join(' '), { state: { subjects: entities('plan', [asked]) } });
  }
  const subjects = plans.map(({ id }) => `plan:${id}`);
  const found = retriever
    .find(query, { subjects, attributes: ['includes'] }, 8)
    .find(({ fact }) => subjects.includes(fact.subject));
  const [nearest] = retriever.find(query, {}, 1);
  // A fact that fits better than a feature line is preferred.
  const isOutdone = nearest && found && nearest.score > found.score * clearlyBetter;
  if (!isOutdone && found && found.strength >= thresholds.factEvidence && found.hasRarest)
    return featureAnswer(found.fact, input);
  const addOn = input.pricing.calculatorAddOns.find(({ id }) => input.named.ids('addOn').includes(id));
  return (
    addOn &&
    reply(fill(texts.plans.hasAsAddOn, { addOn: addOn.name, price: input.addOnPrice(addOn) }), {
      state: { subjects: entities('addOn', [addOn]) },
    })
  );
};

function featureAnswer(fact: Fact, { plans, asked, named, texts: { plans: texts }, list, reply }: PlanInput): Answer {
  const line = lowerFirst(fact.title);
  const having = plans.slice(plans.findIndex(({ id }) => `plan:${id}` === fact.subject));
  const names = list(having.map(({ name }) => name));
  const has =
    having.length === 1 ? fill(texts.hasFromOne, { plan: names, line }) : fill(texts.hasFrom, { plans: names, line });
  const plan = named.ids('plan').length === 1 ? asked[0] : undefined;
  const everyPlan = having.length === plans.length ? fill(texts.hasAll, { line }) : has;
  const own =
    plan &&
    (having.includes(plan) ? fill(texts.has, { plan: plan.name, line }) : fill(texts.hasNot, { plan: plan.name, has }));
  return reply(own ?? everyPlan, { factIds: [fact.id], state: { subjects: entities('plan', asked) } });
}

const recommend: PlanAnswerer = (input) => {
  const { plans, texts, slots, state, reply } = input;
  const count = slots.people.groups[0]?.people ?? state.quote.people;
  // Only the highest plan includes help at all hours.
  const namesTime = slots.time.part !== undefined || slots.time.clock !== undefined;
  const fact = input.retriever
    .find(input.query, { attributes: ['includes', 'about'] }, 30)
    .find(
      ({ fact: { subject }, strength }) => subject.startsWith('plan:') && strength >= thresholds.factEvidence,
    )?.fact;
  const needed = namesTime ? plans.at(-1) : plans.find(({ id }) => `plan:${id}` === fact?.subject);
  const fits = ({ minUsers }: Plan) => count === undefined || count >= minUsers;
  const fitting = plans.filter(fits);
  const plan = needed ?? fitting.find(({ recommended }) => recommended) ?? fitting[0] ?? (plans[0] as Plan);
  const after = {
    subjects: entities('plan', [plan]),
    quote: { ...withPeople(state.quote, count), planIds: [plan.id] },
  };
  // The description of a plan's audience exists only in English; French answers state its features instead.
  const about = input.language === 'fr' ? summaryOf(plan, input) : lowerFirst(plan.description);
  if (!needed)
    return reply(`${fill(texts.plans.recommend, { plan: plan.name, reason: about })} ${texts.plans.recommendAsk}`, {
      state: { ...after, pending: 'needs' },
    });
  const reason = namesTime
    ? supportOf(plan, input)[0]
    : fact?.attribute === 'about' || input.language === 'fr'
      ? about
      : lowerFirst(fact?.title ?? '');
  const minimum = fits(plan) ? '' : ` ${fill(texts.plans.minimumOf, { minUsers: plan.minUsers, plan: plan.name })}.`;
  return reply(
    `${fill(texts.plans.recommend, { plan: plan.name, reason: `${reason}.` })}${minimum}${input.priceSentence(plan, count)}`,
    { state: after },
  );
};

const response: PlanAnswerer = ({ plans, asked, texts, list, reply, site }) => {
  const emergency = site.claims.find(({ id }) => id === 'emergency')?.value;
  const other = site.claims.find(({ id }) => id === 'non-critical');
  const [plan, another] = asked;
  const times = plans.map(({ name, responseTime }) =>
    fill(texts.plans.responseOfPlan, { plan: name, response: responseTime }),
  );
  const one = plan && !another;
  const text = [
    one
      ? fill(texts.plans.responseOne, { plan: plan.name, response: plan.responseTime })
      : fill(texts.plans.responseAll, { list: list(times) }),
    ...(other ? [fill(texts.plans.otherRequests, { time: other.value, condition: other.condition ?? '' })] : []),
    ...(emergency && !one ? [fill(texts.plans.arrival, { time: emergency })] : []),
  ].join(' ');
  return reply(text, { state: { subjects: entities('plan', asked), listed: entities('plan', plans) } });
};
