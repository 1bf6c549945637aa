import type { Plan } from '../../../../data/schema/plan.ts';
import { initialDevices } from '../../../../data/plans/initialDevices.ts';
import { quote } from '../../../../data/plans/quote.ts';
import { idsOf } from '../../understand/clause.ts';
import { isAsked } from '../../understand/isAsked.ts';
import { isQuoting, type Memory } from '../../remember/memory.ts';
import { weakWords } from '../retrieval/rank.ts';
import { stem } from '../retrieval/stem.ts';
import type { Desk, Skill } from '../skill.ts';
import { aroundTheClock } from '../aroundTheClock.ts';
import { thereAtHour } from '../deskHours.ts';
import { holds, likestFeature } from '../likestFeature.ts';
import { featuresOf } from './planFacts.ts';
import { pricePattern } from './quotes.ts';

const asksForPlan =
  / (?:which|what|best|right|cheapest|lowest|least expensive|most affordable|recommend|suggest|suitable|choose|pick(?! up)|fits?|suits?|should we|should i|good for) /;
const aboutPlans =
  / (?:plans?|packages?|tiers?|options?|choose|cheapest|least expensive|lowest|affordable|fits?|suits?) /;
const mostForBudget = 1000;
/** So few words without a need ask of what was said before. */
const mostOfFollowUp = 9;
/** In so many clauses needs are told beside the question. */
const mostOfNeeds = 3;
/** Words that plans and questions share and that decide nothing. */
const generic = new Set(
  [
    'user',
    'staff',
    'people',
    'person',
    'employee',
    'plan',
    'company',
    'firm',
    'office',
    'computer',
    'cheap',
    'cheapest',
    'option',
    'include',
    'month',
    'team',
    'budget',
    'which',
    'only',
    'work',
    'service',
    'support',
    'time',
    'everything',
  ].map(stem),
);

/** The cheapest plan that does what a visitor needs. */
export function fitSkills(desk: Desk): Skill[] {
  const { site, money } = desk;
  const { pricing } = site;
  const byPrice = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  /** What a firm is says nothing of what it needs. */
  const trades = new Set(
    [
      ...Object.values(site.assistant.aliases.industries).flat(),
      ...site.industries.map(({ name, clients }) => `${name} ${clients}`),
    ].flatMap(desk.topics.of),
  );

  return [
    {
      intent: 'fit',
      named: true,
      pressing: true,
      match({ clause, memory, message, before }) {
        const { text } = clause;
        if (clause.change.budgetPerUser !== undefined) return 88;
        if (
          memory.budget !== undefined &&
          (clause.change.budget !== undefined ||
            (before.budget !== undefined && before.users === undefined && clause.change.users !== undefined))
        )
          return 88;
        // "We thought of Essential." "But we need tested backups. Is it still the right one?"
        if (
          / (?:is|would|will) \w+ (?:\w+ ){0,2}(?:still )?(?:be )?(?:the right (?:one|plan|choice)|right for us|enough for (?:us|that)) | still the right (?:one|plan) /.test(
            text,
          ) &&
          isAsked(clause) &&
          !pricePattern.test(message.whole.text) &&
          !isNoNeed(message.whole.text)
        )
          return 86;
        if (clause.change.users !== undefined && clause.change.plans.length > 0 && pricePattern.test(text)) return 0;
        // "What would I gain by going from the cheapest one to the middle one?"
        if (
          clause.change.plans.length > 1 ||
          (clause.change.users !== undefined &&
            / (?:comparing|compare|each one|each of (?:them|the|your)|all (?:three|3)) /.test(text))
        )
          return 0;
        if (
          / (?:how (?:soon|fast|quickly|long)|hear back|hear from|response time) | (?:on its own|without (?:a|any|one of your) (?:\w+ )?plans?) /.test(
            text,
          )
        )
          return 0;
        if (
          / (?:cheapest|lowest|smallest|least expensive|first) (?:\w+ )?(?:plan|package|tier|one|option) (?:where|that|which|with|for(?! (?:each|every|one|a|1|\d+) (?:person|user|head|employee|people|users))|if|to|i|we|includes?|covers?|has) /.test(
            text,
          )
        )
          return 85;
        // "What would email filtering add to our plan per head?"
        if (clause.change.addOns.length > 0 && / (?:add|adds) (?:\w+ ){0,3}to | on top of /.test(text)) return 0;
        // "Which plan suits us?" "We want somebody to come by when the Wi-Fi acts up."
        if (
          before.topic === 'fit' &&
          !isAsked(clause) &&
          clause.change.users === undefined &&
          clause.change.plans.length === 0 &&
          !pricePattern.test(text) &&
          / (?:want|need|like|must|should|important|matters?|prefer) /.test(text) &&
          !isNoNeed(text)
        )
          return 82;
        if (
          clause.change.plans.length > 0 ||
          / same plan | (?:save|saves|saving) | (?:part of|included in) (?:the|your) (?:cheapest|lowest|smallest) /.test(
            text,
          )
        )
          return 0;
        // "Leaving the plans aside, what does the security service cost?"
        if (
          idsOf(clause, 'service').length > 0 &&
          pricePattern.test(text) &&
          !/ (?:which|what|cheapest|best) (?:plan|package|tier|option) /.test(text)
        )
          return 0;
        if (
          / what (?:do|would|should|could|can) (?:you|we|i) (?:recommend|suggest|advise|take|choose|pick|put us on|go for|go with) /.test(
            text,
          ) &&
          (idsOf(clause, 'service').length === 0 || (message.clauses.length > 1 && memory.users !== undefined)) &&
          (memory.users !== undefined || / (?:we|us|our) /.test(text))
        )
          return 82;
        if (
          / (?:which|what) (?:plan|tier|package|option)s? (?:has|have|includes?|comes?|gets?|offers?|covers?|gives?|contains?|lets?) /.test(
            text,
          ) &&
          !/ (?:most popular|microsoft|office 365) /.test(text)
        )
          return 82;
        // "Is phishing training part of any of your plans?"
        if (
          / (?:part of|included in|in|with|come with|comes with) (?:any|one|some|which) of (?:your|the) (?:plans|packages|tiers) /.test(
            text,
          ) &&
          !isNoNeed(text)
        )
          return 82;
        // "We want the Wi-Fi looked after and visits. Which one?"
        if (
          message.clauses.length > 1 &&
          /^ (?:so |and |then |ok )*(?:which|what) (?:one|plan|package|tier|option)(?: (?:is it|then|would that be|do we (?:need|take)|for us|fits|suits us|please))? $/.test(
            text,
          )
        )
          return 83;
        // "Which one has help at night?"
        if (
          / which one (?:do (?:we|i)|would (?:we|i|you)|should (?:we|i)|has|have|comes|includes?|gives?|gets?|covers?|is (?:right|best|enough|for us)) /.test(
            text,
          ) &&
          clause.entities.every(({ type }) => type !== 'location')
        )
          return 80;
        // "We need phishing tests and tested backups, 18 of us"
        if (
          clause.change.users !== undefined &&
          !isQuoting(before) &&
          message.whole.change.plans.length === 0 &&
          !pricePattern.test(message.whole.text) &&
          / (?:need|needs|want|wants|looking for|must have|require) /.test(text) &&
          !/ (?:add ons?|with|your hours|how much|phone number) /.test(text) &&
          (clause.entities.some(({ type }) => type === 'term' || type === 'service' || type === 'addOn') ||
            byPrice.some((plan) => bestFeature(plan, needsOf(text)).shared > 0))
        )
          return 82;
        if (
          / (?:any|some|a) (?:plan|tier|package|option) (?:where|that|which|with|for) /.test(text) &&
          !/ plan for .*(?:if|when|in case|getting|being) /.test(text)
        )
          return 82;
        if (
          / (?:what (?:do|would|will) (?:i|we) get|what is in|what comes|what (?:is|are) included|included in|response|support hours|hours|window) /.test(
            text,
          )
        )
          return 0;
        if (
          / (?:cheapest|lowest price|least expensive|most affordable|least (?:i|we) can (?:pay|spend)|least (?:it|that) (?:costs|can cost)) /.test(
            text,
          ) &&
          clause.entities.every(({ type }) => type !== 'service' || / plan /.test(text))
        )
          return 85;
        // "Can you help me choose?" between what, was said before.
        if (
          / (?:quotes?|vendors?|suppliers?|offers|printers?|servers?|laptops?|computers?|phones?|software|programs?) /.test(
            message.whole.text,
          ) &&
          !/ (?:plans?|packages?|tiers?|users|people|staff|employees|cheapest|least expensive|lowest|affordable) /.test(
            message.whole.text,
          )
        )
          return 0;
        return asksForPlan.test(text) &&
          aboutPlans.test(text) &&
          !/ (?:what are (?:the|your)|list (?:of )?(?:the |your )?(?:plans|packages|tiers|options)|what (?:each|they|it|that) costs?|(?:i|we|to|should) plan (?:for|on|to)|what plans|which plans|(?:each|every|all) (?:\w+ ){0,3}(?:plans?|tiers?)|payment plan|recovery plan|floor plan|extras|add ons?|year plan|written plan|plan of|included|compare|difference|what is the plan|most popular|article|checklists?|blog|read|recovery|incident|response plan|continuity|minimum (?:number|of|is|users|for)|the minimum) /.test(
            text,
          )
          ? 82
          : 0;
      },
      answer({ clause, message, memory, before }) {
        // "From which plan on?" asks of what was spoken of before.
        // A long story may speak of more than what is asked for.
        const ownNeeds =
          message.clauses.length > mostOfNeeds &&
          byPrice.some((plan) => bestFeature(plan, needsOf(clause.text)).shared > 0)
            ? { whole: clause, clauses: [clause] }
            : message;
        const asked =
          message.whole.words.length <= mostOfFollowUp && before.last && isNoNeed(message.whole.text)
            ? before.last
            : ownNeeds;
        const needs = needsOf(asked.whole.text);
        const users = memory.users;
        const priced = (plan: Plan) =>
          users === undefined
            ? `${plan.name} costs ${money(plan.basePrice)} per user per month, from ${plan.minUsers} users.`
            : (memory.several ?? [{ users }]).map((count) => total(plan, memory, count.users)).join(' ');
        const perUser = clause.change.budgetPerUser;
        if (perUser !== undefined) return withinPrice(memory, users, perUser);
        if (memory.budget !== undefined)
          return users === undefined ? forBudget(memory, memory.budget) : withinBudget(memory, users, memory.budget);
        // "We have a night shift." "Which plan would give them somebody to call?"
        const story =
          before.last &&
          asked !== before.last &&
          message.clauses.length <= mostOfNeeds &&
          !before.last.clauses.some(isAsked)
            ? `${before.last.whole.text.trimEnd()}${asked.whole.text}`
            : asked.whole.text;
        const minutes = withinMinutes(asked.whole.text);
        const scored = byPrice.map((plan) => ({ plan, ...bestFeature(plan, needs) }));
        const most = Math.max(0, ...scored.map(({ shared }) => shared));
        const fastest =
          / (?:quickest|fastest|shortest|soonest|quickest reaction) /.test(message.whole.text) &&
          / (?:react\w*|respon\w+|repl\w+|answers?|call back|on it) /.test(message.whole.text)
            ? byPrice.toSorted((a, b) => minutesOf(a.responseTime) - minutesOf(b.responseTime))[0]
            : undefined;
        const quick =
          minutes === undefined ? fastest : byPrice.find(({ responseTime }) => minutesOf(responseTime) <= minutes);
        const round = aroundTheClock(desk, byPrice, story) ?? thereAtHour(byPrice, story);
        // Somebody may ask for it in other words than the price list has.
        const known = likestFeature(desk, byPrice, asked);
        const chosen =
          quick ??
          round ??
          (most < 2 && known ? byPrice.find((plan) => holds(plan, known)) : undefined) ??
          (most > 0 ? scored.find(({ shared }) => shared === most)?.plan : undefined);
        const cheapest =
          / (?:all (?:we|i) (?:really )?(?:want|need)|(?:just|only) (?:need|needs|want|wants|looking for|require)|nothing (?:fancy|special|big|more)|cheapest|lowest|least expensive|most affordable|basic|basics|bare minimum|(?:tight|small|low|limited) budget|as little as possible) /.test(
            message.whole.text,
          );
        const plan =
          chosen ??
          (cheapest ? byPrice[0] : pricing.plans.find(({ recommended }) => recommended)) ??
          (byPrice[0] as Plan);
        const feature =
          known && plan.features.includes(known) ? known : scored.find((entry) => entry.plan.id === plan.id)?.feature;
        const why = quick
          ? `its response time is ${plan.responseTime}`
          : round
            ? `its help desk hours are ${plan.helpDeskHours}`
            : chosen && feature
              ? `it includes "${feature}"`
              : cheapest
                ? 'it is the least expensive plan'
                : `${lower(plan.description)}`;
        return {
          text: `${plan.name} fits best${chosen ? ', as the least expensive plan for that' : ''}: ${why.replace(/\.$/, '')}. ${priced(plan)} If you tell me more about what you need, I can look again; a person can advise you in the free assessment or by phone.`,
          sources: [{ title: 'Pricing', href: '/pricing' }],
          suggestions: [
            `What is included in ${plan.name}?`,
            users === undefined
              ? `How much is ${plan.name} for ${Math.max(plan.minUsers, pricing.calculator.users)} users?`
              : 'And with all the add-ons?',
          ],
        };
      },
    },
  ];

  /** How many users each plan takes on for a budget. */
  function forBudget(memory: Memory, budget: number) {
    const covered = byPrice.flatMap((plan) => {
      const users = mostUsersFor(plan, memory, budget);
      return users === undefined
        ? []
        : [`${plan.name} for ${users === mostForBudget ? 'more than' : 'up to'} ${users} users`];
    });
    const [least] = byPrice as [Plan, ...Plan[]];
    return {
      text:
        covered.length > 0
          ? `That budget covers ${desk.list(covered)}, before tax and without a set-up fee. How many people are you? Then I can give you the total.`
          : `No plan stays within that: ${total(least, memory, least.minUsers)} A person may see another way, for example a single service.`,
      sources: [{ title: 'Pricing', href: '/pricing' }],
      ...(covered.length > 0 ? {} : { handOver: true }),
    };
  }

  function mostUsersFor(plan: Plan, memory: Memory, budget: number): number | undefined {
    // With all discounts a user costs more than half the price.
    for (
      let users = Math.min(mostForBudget, Math.floor((budget * 2) / plan.basePrice));
      users >= plan.minUsers;
      users--
    )
      if (monthlyOf(plan, memory, users) <= budget) return users;
    return undefined;
  }

  function withinPrice(memory: Memory, users: number | undefined, perUser: number) {
    const affordable = byPrice.filter(({ basePrice }) => basePrice <= perUser);
    const named = (affordable.length > 0 ? affordable : byPrice.slice(0, 1))
      .map(
        (plan) =>
          `${plan.name} costs ${money(plan.basePrice)} per user per month, from ${plan.minUsers} users.${users === undefined ? '' : ` ${total(plan, memory, users)}`}`,
      )
      .join(' ');
    return {
      text: affordable.length > 0 ? named : `No plan stays within that. ${named}`,
      sources: [{ title: 'Pricing', href: '/pricing' }],
      ...(affordable.length > 0 ? {} : { handOver: true }),
    };
  }

  function withinBudget(memory: Memory, users: number, budget: number) {
    const affordable = byPrice.filter((plan) => monthlyOf(plan, memory, users) <= budget);
    const best = affordable.at(-1);
    const [asked] = byPrice.filter(
      ({ id }) =>
        memory.planIds.length === 1 && memory.planIds.includes(id) && !affordable.some((plan) => plan.id === id),
    );
    const over = asked && best ? `${total(asked, memory, users)} That is above your budget. ` : '';
    const named = (best ? affordable : byPrice.slice(0, 1)).map((plan) => total(plan, memory, users)).join(' ');
    return {
      text: best
        ? `${over}Within that budget the most comprehensive plan is ${best.name}. ${named} Assumed: no set-up fee, before tax.`
        : `No plan stays within that for ${users} users. ${named} A person may see another way, for example fewer users or a single service.`,
      sources: [{ title: 'Pricing', href: '/pricing' }],
      ...(best ? {} : { handOver: true }),
    };
  }

  function total(plan: Plan, memory: Memory, users: number): string {
    return `${plan.name} for ${Math.max(users, plan.minUsers)} users comes to ${money(monthlyOf(plan, memory, users))} per month, before tax${users < plan.minUsers ? ` (its minimum is ${plan.minUsers} users)` : ''}.`;
  }

  function monthlyOf(plan: Plan, memory: Memory, users: number): number {
    const counted = Math.max(users, plan.minUsers);
    return quote(
      {
        planId: plan.id,
        users: counted,
        profileId: memory.profileId ?? pricing.defaultProfile,
        addOnIds: memory.addOnIds,
        includeSetup: false,
        includeHardware: false,
        devices: initialDevices(counted, pricing.calculator),
      },
      pricing,
    ).monthly;
  }

  function needsOf(text: string): string[] {
    // "No IT person" is no need of one.
    return desk.topics
      .of(
        text
          .replace(/ (?:not|no|without|never|nobody|noone) (?:\w+ ){0,4}(?:nights?|weekends?|evenings?) /g, ' ')
          .replace(/ (?:no|without|nobody|no one) (?:\w+ ){1,2}/g, ' '),
      )
      .filter((word) => !generic.has(word) && !weakWords.has(word) && !trades.has(word) && !/^\d+$/.test(word));
  }

  /** Whether a text names nothing that a plan has. */
  function isNoNeed(text: string): boolean {
    const needs = needsOf(text);
    return byPrice.every((plan) => bestFeature(plan, needs).shared === 0);
  }

  function bestFeature(plan: Plan, needs: readonly string[]): { shared: number; feature: string | undefined } {
    let best = { shared: 0, feature: undefined as string | undefined };
    for (const feature of [...featuresOf(plan, byPrice), plan.description]) {
      const stems = new Set(desk.topics.of(feature));
      const shared = needs.filter((word) => stems.has(word)).length;
      if (shared > best.shared) best = { shared, feature };
    }
    return best;
  }
}

/** "within 20 minutes", "in an hour". */
function withinMinutes(text: string): number | undefined {
  if (!/ (?:respon\w+|reply|replies|answer|react\w*) /.test(text)) return undefined;
  const match = / (\d+|an|one) (minutes?|hours?) /.exec(text);
  if (!match) return undefined;
  const count = Number(match[1]) || 1;
  return match[2]?.startsWith('h') ? count * 60 : count;
}

function minutesOf(responseTime: string): number {
  const match = /(\d+)\s*(minute|hour)/i.exec(responseTime);
  if (!match) return Number.POSITIVE_INFINITY;
  return Number(match[1]) * (match[2]?.toLowerCase() === 'hour' ? 60 : 1);
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
