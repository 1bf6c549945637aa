import { bestDiscount } from '../../../../data/plans/bestDiscount.ts';
import { annualPrice } from '../../../../data/plans/annualPrice.ts';
import { initialDevices } from '../../../../data/plans/initialDevices.ts';
import { quote, type Quote, type QuoteInput } from '../../../../data/plans/quote.ts';
import type { Plan } from '../../../../data/schema/plan.ts';
import { isQuoting, type Memory } from '../../remember/memory.ts';
import { pointedPlans, pointedUsers } from '../../remember/pointing.ts';
import { addOnPrice } from '../../write/addOnPrice.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { type Count, idsOf } from '../../understand/clause.ts';
import type { Desk, Part, Skill, Turn } from '../skill.ts';

export const pricePattern =
  / (?:what (?:is|would) (?:it|that|this) (?:then|now|be|with|without)|one time|one off|upfront|up front|prices?|pricing|(?<!no )costs?|costing|how much(?! time| longer| notice| of (?:our|my|your|the|their) (?:own )?(?:\w+ )?time| of (?:the|our|this|a|your|my) (?!price|cost|total|bill|sum|monthly|amount))|quotes?|quotation|totals?|charges?|charged|pay|paying|estimate|damage|budget|expensive|per month|monthly|(?<!(?:after|within|once|twice|times) )a month|run us|set us back|(?:that|it|this|those|does|do|would|will) come to|bill|figure|rate|rates|fees?|need a number|each month|start at|starts at|starting at|start from|starts from|where (?:does|do|would) (?:that|it|this|they|those|one|prices?) (?:start|begin)|(?:does|do|would|will) (?:it|that|this|they|those) (?:run|go for)|(?:does|do|would|will) (?:\w+ ){1,6}run(?= $)|set aside|ballpark|(?:give|tell|send|get|let) (?:me|us) (?:have )?(?:the|a|one|your) (?:monthly |yearly |annual |total )?(?:number|figure|amount|sum)|(?:monthly|yearly|annual|total) (?:number|amount|sum)|(?:amount|figure|sum) (?:per|a|by the|for the|for a|for one) (?:month|year)|would be what|per (?:person|head|user|employee|seat)|(?:does|do|would|will) (?:it|that|this|they|those) add) /;
const comparePattern =
  / (?:side by side|next to each other|compare|compared|compares|comparison|versus|vs|difference|differ|different|against (?:the |your )?(?:others?|rest|next|one|cheapest|top)) /;
const followUp =
  /^ (?:suppose|supposing|assuming|imagine|say we|and|what about|how about|what if|make|add|drop|remove|with|without|instead|ok|okay|also|now|then|or|plus|minus|we are|we have|i have|let us|lets|change|switch|same|but|include|exclude|for|thanks|so|hm|hmm|take|if we|if i|please|no|swap|replace|exchange|leave|keep|put|go|back) /;
/** What takes up a price that was given before other things were talked of. */
const goingOn =
  / (?:same|those|that many|redo|back to (?:the |your |our )?(?:prices?|money|numbers?|figures?|quote|costs?|plans?)|(?:price|total|number|figure)s? again|again|add|put|drop|remove|swap|take|go with|make it|switch|without|minus|plus|cheaper one|hire|hired|leaves?|left|total|monthly) /;
/** "Could you add the backup to it?", "does that change it?" */
const changing =
  / (?:swap|replace|exchange|back in|not needed|not necessary|sorry|are not an?|add|adding|added|remove|removing|drop|take|taking|leave|skip|include|throw|put|plus|on top|as well|without|change|changes|instead|switch|also want|also need|forget|actually|mention|forgot|should say|should have said|should have mentioned|meant to say|should add|by the way) /;
const mostOfChange = 16;
const tooMuch =
  / (?:too (?:expensive|much|high|pricey|dear)|expensive|pricey|over (?:our|my) budget|cannot afford|can not afford|anything cheaper|something cheaper|cheaper option|too much for us) /;
const definition =
  /^ (?!.* (?:with|without) )(?:what is|what are|what does|whats|define|explain|meaning of|tell me about|what do you mean) /;

/** What is asked of a plan beside its price. */
const ofFacts =
  / (?:include|includes|included|get|have|has|feature|features|difference|differ|what is in|respond|response|hours|support|cover|covers|come with|comes with|enough|right|suit|suits|fit|fits) /;

/** More users than that are for a person to price. */
const mostUsers = 5000;

/** Whether a message changes what is priced. */
function turnChanges({ message: { clauses }, memory, before }: Turn): boolean {
  // "The less expensive of the two"
  if (memory.planIds.join() !== before.planIds.join()) return true;
  return clauses.some(
    ({ change: { users, addOns, removedAddOns, plans } }) =>
      users !== undefined || addOns.length + removedAddOns.length + plans.length > 0,
  );
}

/** Prices of plans for a number of users, as the calculator computes them. */
export function quoteSkills(desk: Desk): Skill[] {
  const { site, money } = desk;
  const { pricing } = site;
  const planOf = (id: string) => pricing.plans.find((plan) => plan.id === id) as Plan;
  const byPrice = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);

  function matchQuote(turn: Turn): number {
    const { clause, memory, before, message } = turn;
    const { change, text } = clause;
    const priced = pricePattern.test(text);
    const named = change.users !== undefined || (change.relative !== undefined && before.users !== undefined);
    const planned = change.plans.length > 0;
    const again = before.quoted === true && (priced || goingOn.test(text));
    const live = isQuoting(before) || again;
    const following = live || before.planIds.length > 0;
    if (memory.users === undefined) return 0;
    const pointed =
      pointedPlans(
        text,
        before,
        byPrice.map(({ id }) => id),
      ) !== undefined || pointedUsers(text, before.several ?? before.offered) !== undefined;
    if (pointed && (following || change.users !== undefined)) return 80;
    // "What is Essential for that many?"
    if (
      planned &&
      / (?:for|at) (?:that many|all of us|all of them|everyone|everybody|the lot|so many|(?:that|the) (?:same )?(?:number|headcount|count)|the same (?:people|crew|team|bunch|users|staff)) /.test(
        text,
      )
    )
      return 80;
    // "Sorry, we are not a clinic, we are a law firm."
    if (
      change.profile !== undefined &&
      isQuoting(before) &&
      before.users !== undefined &&
      clause.words.length <= mostOfChange &&
      / (?:sorry|not an?|should have|actually|meant|by the way) /.test(text)
    )
      return 84;
    // "Ballpark for moving 40 mailboxes?" asks for a move.
    if (
      !planned &&
      / (?:moving|move|migrate|migrating) (?:\w+ ){0,4}(?:mailbox|mailboxes|servers?|files|emails?|mail) /.test(text)
    )
      return 0;
    if (
      change.several &&
      (planned || priced || following || comparePattern.test(text) || / (?:cheapest|cheaper|less|more) /.test(text))
    )
      return 81;
    const service = clause.named.some((found) => found.entities.some(({ type }) => type === 'service'));
    if (named && (planned || priced || change.addOns.length > 0 || following))
      return service &&
        !planned &&
        before.planIds.length === 0 &&
        !/ plan /.test(text.replace(/ (?:no|without (?:a|any|the)) plan /, ' '))
        ? 60
        : 80;
    if (named && clause.words.length <= 4 && / (?:users|people|staff|employees|seats|of us|we are) /.test(text))
      return 62;
    if (named)
      return clause.amounts.some(({ of }) => of === 'users') &&
        / (?:users|people|persons?|staff|employees|seats|team|workers|members|of us) /.test(text)
        ? 45
        : 0;
    if (planned && (priced || (comparePattern.test(text) && (before.users !== undefined || change.plans.length > 1))))
      return 80;
    if (
      planned &&
      memory.users !== undefined &&
      (clause.words.length <= 3 ||
        (message.whole.change.users !== undefined &&
          clause.named.some((found) => found.entities.some(({ type }) => type === 'plan')) &&
          !ofFacts.test(text)))
    )
      return 79;
    if (
      planned &&
      live &&
      before.users !== undefined &&
      clause.words.length <= 8 &&
      / (?:would|instead|then|it|that|same|rather) /.test(text) &&
      !/ (?:include|includes|included|get|have|has|feature|features) /.test(text)
    )
      return 79;
    // "What would the middle one be for the same bunch?"
    if (
      planned &&
      live &&
      before.users !== undefined &&
      clause.words.length <= mostOfChange &&
      / (?:the same|all of us|that many|as many) /.test(text)
    )
      return 79;
    // "Essential should do for us."
    if (
      planned &&
      live &&
      before.users !== undefined &&
      clause.words.length <= mostOfChange &&
      / (?:should|will|would) (?:do|suit|work|be enough)| (?:we|i) (?:will |would |can |should )?(?:take|go with|choose|pick|want|prefer)| let us (?:take|go with|do)| go with /.test(
        text,
      ) &&
      !/ (?:include|includes|have|has) /.test(text)
    )
      return 79;
    // "What is MFA?" "And Enterprise for us?"
    if (
      planned &&
      before.quoted &&
      clause.words.length <= 9 &&
      / for (?:us|me|our (?:team|firm|office|company)|that|all of us) /.test(text) &&
      !/ (?:include|includes|included|get|have|has|feature|features|difference|best|right|good|enough|too) /.test(text)
    )
      return 82;
    // "And what would Essential be?"
    if (
      planned &&
      before.users !== undefined &&
      clause.words.length <= 6 &&
      / (?:would|will|does|is|be|cost|run) /.test(text) &&
      !/ (?:include|includes|included|get|have|has|feature|features|difference|what is) /.test(text)
    )
      return 79;
    // "Too much. Take the phones off."
    if (tooMuch.test(text) && !turnChanges(turn) && live && before.users !== undefined) return 79;
    if (planned && live && (followUp.test(text) || tooMuch.test(text) || clause.words.length <= 4)) return 79;
    // "How long is the agreement?" "And could we go month to month?"
    if (before.topic === 'contract' && change.annual === false && !planned && !named) return 0;
    const changes =
      change.addOns.length + change.removedAddOns.length > 0 ||
      change.setup !== undefined ||
      change.annual !== undefined ||
      change.hardware !== undefined ||
      change.profile !== undefined ||
      change.noAddOns ||
      change.allAddOns;
    if (
      changes &&
      (live || (before.planIds.length > 0 && before.users !== undefined)) &&
      (priced || !definition.test(text)) &&
      (followUp.test(text) ||
        priced ||
        clause.words.length <= (change.profile === undefined ? 6 : 9) ||
        (clause.words.length <= mostOfChange && changing.test(text)))
    )
      return 79;
    // "This is for our plant, same number of people."
    if (
      change.profile !== undefined &&
      live &&
      before.users !== undefined &&
      clause.words.length <= mostOfChange &&
      / (?:the )?same (?:number|headcount|people|plan|size|count|amount|setup|add ons?|everything|otherwise|again) /.test(
        text,
      )
    )
      return 79;
    if (
      change.annual &&
      live &&
      before.users !== undefined &&
      clause.words.length <= mostOfChange &&
      / (?:that|it|this) /.test(text)
    )
      return 79;
    if (
      priced &&
      !service &&
      change.profile === undefined &&
      (change.annual === true ||
        / (?:it|its|that|this|us|we|would|each plan|all plans|every plan|so|then|monthly|total) /.test(text)) &&
      live
    )
      return 78;
    if (priced && !service && live && before.users !== undefined && otherThings(clause.words).length === 0) return 80;
    // "We are a clinic with 20 people. What would it cost?"
    if (
      priced &&
      !service &&
      !/ (?:discounts?|set ?up fee|why|add ons?|tax|included|hour|hourly|minimum) /.test(text) &&
      (before.users === undefined || otherThings(clause.words).length === 0)
    )
      return 76;
    return 0;
  }

  function plansFor(turn: Turn): Plan[] {
    const { clause, memory, before } = turn;
    if (tooMuch.test(clause.text) && isQuoting(before) && !turnChanges(turn)) return byPrice;
    const named = memory.planIds.map(planOf);
    const [first] = named;
    const old = before.planIds[0];
    if (named.length === 1 && first && comparePattern.test(clause.text))
      return old && old !== first.id ? [planOf(old), first] : byPrice;
    return named.length > 0 ? named : [planOf(pricing.calculator.plan)];
  }

  return [
    {
      intent: 'quote',
      named: true,
      match: matchQuote,
      answer(turn) {
        const { memory } = turn;
        const users = memory.users as number;
        if (users > mostUsers)
          return {
            text: `A price for ${users.toLocaleString(site.provider.locale)} users is for a person to work out. Please call ${site.provider.phone.display} or send the contact form.`,
            sources: [contactForm(memory, pricing)],
            handOver: true,
          };
        const plans = plansFor(turn);
        if (memory.several || memory.contrast)
          return forSeveral(turn, memory.several ?? plans.map(({ id }) => ({ users, planId: id })));
        const texts = plans.map((plan) =>
          plans.length > 1
            ? [
                short(plan, memory, users),
                ...yearLines(plan, quote(inputOf(plan, memory, users), pricing), memory),
              ].join('\n')
            : whole(plan, memory, users),
        );
        const rest =
          plans.length > 1 || memory.planIds.length > 0
            ? []
            : [
                `For comparison: ${byPrice
                  .filter(({ id }) => !plans.some((plan) => plan.id === id))
                  .map((plan) => short(plan, memory, users))
                  .join(' ')}`,
              ];
        return {
          text: [...texts, ...rest, ...assumptions(turn, plans)].join('\n'),
          sources: [{ title: 'Price calculator', href: '/pricing' }, contactForm(memory, pricing)],
          suggestions: quoteSuggestions(memory, users),
        };
      },
    },
    {
      intent: 'plans',
      named: true,
      match({ clause, memory }) {
        const { text, change, entities } = clause;
        if (
          / (?:discounts?|set ?up|setting up|reactions?|add ons?|tax|part of|pay extra|included|include|why|minimum|hourly|per hour|support hours|(?:weekend|evening|night|holiday) packages?|what else|apart from|(?:his|her|their|our|my) plans|respond|response|responds|not in|on top of) /.test(
            text,
          )
        )
          return 0;
        if (
          / (?:plans|packages|tiers|pricing options|price list) /.test(text) &&
          !/ (?:recovery|backup|security|response|technology|continuity|incident|migration) plans /.test(text) &&
          change.plans.length < 2
        )
          return 64;
        if (
          change.plans.length === 1 &&
          pricePattern.test(text) &&
          !/ (?:receive|included|include|includes|comes with|what is in) /.test(text)
        )
          return 66;
        if (entities.some(({ type }) => type === 'service' || type === 'area') || change.addOns.length > 0) return 0;
        if (
          memory.users === undefined &&
          pricePattern.test(text) &&
          (clause.words.length <= 3 || / (?:you|your|it|this|we|services?|cost|much|expect) /.test(text)) &&
          otherThings(clause.words).length === 0
        )
          return 74;
        return 0;
      },
      answer({ clause, memory, message }) {
        const [only] = clause.change.plans;
        const named = byPrice.filter(({ id }) => message.whole.change.plans.includes(id));
        const text =
          only && named.length > 1
            ? `${desk.list(named.map(({ name, basePrice, minUsers }) => `${name} costs ${money(basePrice)} per user per month, from ${minUsers} users`))}. How many people would be on it? Then I can give you the totals.`
            : only && clause.change.plans.length === 1
              ? `${planOf(only).name} costs ${money(planOf(only).basePrice)} per user per month, from ${planOf(only).minUsers} users. How many people would be on it? Then I can give you the total.`
              : `We have ${pricing.plans.length} plans, priced per user per month: ${desk.list(byPrice.map(({ name, basePrice, minUsers }) => `${name} ${money(basePrice)} (from ${minUsers} users)`))}. ${byPrice.map(({ name, description }) => `${name}: ${description}`).join(' ')} Tell me how many people you are, and I can work out the total.`;
        return {
          text,
          sources: [{ title: 'Pricing', href: '/pricing' }],
          suggestions: quoteSuggestions(memory, memory.users ?? pricing.calculator.users),
        };
      },
    },
  ];

  /** Each number of users with its own plan, or with each plan that counts for all of them. */
  function forSeveral(turn: Turn, several: readonly Count[]): Part {
    const { memory } = turn;
    const common = plansFor(turn);
    const pairs = several
      .flatMap(({ users, planId }) =>
        (planId ? [planOf(planId)] : common).map((plan) => ({ plan, users: Math.min(users, mostUsers) })),
      )
      .slice(0, 6);
    const plans = [...new Set(pairs.map(({ plan }) => plan))];
    const steps = [...new Set(pairs.map(({ plan, users }) => Math.max(users, plan.minUsers)))].map(
      (users) => `${bestDiscount(users, pricing.volumeDiscounts)}% at ${users} users`,
    );
    return {
      text: [
        ...pairs.flatMap(({ plan, users }) =>
          variantsOf(memory).map(({ memory: variant, named }) =>
            [
              `${short(plan, variant, users)}${named}`,
              ...onceLines(quote(inputOf(plan, variant, users), pricing)),
              ...yearLines(plan, quote(inputOf(plan, variant, users), pricing), variant),
            ].join('\n'),
          ),
        ),
        ...(steps.length > 1 ? [`All before tax. The volume discount is ${desk.list(steps)}.`] : []),
        ...assumptions(turn, plans),
      ].join('\n'),
      sources: [{ title: 'Price calculator', href: '/pricing' }, contactForm(memory, pricing)],
      suggestions: quoteSuggestions(memory, Math.max(...several.map(({ users }) => users))),
    };
  }

  /** With the add-ons that are contrasted and without them. */
  function variantsOf(memory: Memory): { memory: Memory; named: string }[] {
    const { contrast = [] } = memory;
    if (contrast.length === 0) return [{ memory, named: '' }];
    const names = desk.list(pricing.calculatorAddOns.filter(({ id }) => contrast.includes(id)).map(({ name }) => name));
    return [
      {
        memory: { ...memory, addOnIds: [...new Set([...memory.addOnIds, ...contrast])] },
        named: ` That is with ${names}.`,
      },
      {
        memory: { ...memory, addOnIds: memory.addOnIds.filter((id) => !contrast.includes(id)) },
        named: ` That is without ${names}.`,
      },
    ];
  }

  function inputOf(plan: Plan, memory: Memory, users: number): QuoteInput {
    const counted = Math.max(users, plan.minUsers);
    return {
      planId: plan.id,
      users: counted,
      profileId: memory.profileId ?? pricing.defaultProfile,
      addOnIds: memory.allAddOns ? pricing.calculatorAddOns.map(({ id }) => id) : memory.addOnIds,
      includeSetup: memory.includeSetup,
      includeHardware: memory.includeHardware,
      devices:
        memory.devices && memory.devices > 0
          ? memory.devices
          : memory.deviceEach
            ? users
            : initialDevices(counted, pricing.calculator),
    };
  }

  function short(plan: Plan, memory: Memory, users: number): string {
    const result = quote(inputOf(plan, memory, users), pricing);
    return `${plan.name} for ${result.plan.users} users comes to ${money(result.monthly)} per month${users < plan.minUsers ? ` (its minimum is ${plan.minUsers} users)` : ''}.`;
  }

  function whole(plan: Plan, memory: Memory, users: number): string {
    const result = quote(inputOf(plan, memory, users), pricing);
    const note =
      users < plan.minUsers
        ? `${plan.name} has a minimum of ${plan.minUsers} users, so the price for ${users} is the price for ${plan.minUsers}. `
        : '';
    return [
      `${note}${plan.name} for ${result.plan.users} users comes to ${money(result.monthly)} per month, before tax.`,
      ...monthlyLines(result),
      ...onceLines(result),
      ...yearLines(plan, result, memory),
    ].join('\n');
  }

  function monthlyLines({ plan, compliance, volumeDiscount, addOns }: Quote): string[] {
    const percent = Math.round((compliance.multiplier - 1) * 100);
    const lines = [`- Plan: ${plan.users} × ${money(plan.pricePerUser)} = ${money(plan.amount)}`];
    if (compliance.amount !== 0)
      lines.push(
        `- ${compliance.name} (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%): ${signed(compliance.amount)}. ${compliance.reason}`,
      );
    if (volumeDiscount.amount > 0)
      lines.push(`- Volume discount (${volumeDiscount.percent}%): ${signed(-volumeDiscount.amount)}`);
    for (const { name, billing, amount, discountPercent } of addOns)
      lines.push(
        billing === 'quoted separately'
          ? `- ${name}: quoted separately`
          : `- ${name}: ${money(amount)}${discountPercent > 0 ? ` (${discountPercent}% volume discount taken off)` : ''}`,
      );
    return lines.length > 1 ? lines : [];
  }

  function onceLines({ oneTimeLines, oneTime }: Quote): string[] {
    if (oneTimeLines.length === 0) return [];
    const parts = oneTimeLines.map((line) => {
      if (line.kind === 'setup') return `set-up fee ${money(line.amount)}`;
      if (line.kind === 'hardware')
        return `${line.devices} devices at ${money(line.deviceCost)} on average ${money(line.amount)}`;
      return line.billing === 'quoted separately'
        ? `${line.name} quoted separately`
        : `${line.name} ${money(line.amount)}`;
    });
    return [`Once: ${money(oneTime)} (${desk.list(parts)}).`];
  }

  function yearLines(plan: Plan, { monthly, yearly }: Quote, { annual }: Memory): string[] {
    if (!annual) return [];
    const { annualPerMonth } = annualPrice(plan.basePrice, pricing.annualDiscountPercent);
    return [
      `Twelve months at ${money(monthly)} are ${money(yearly)} per year. Paid by the year the plan costs ${pricing.annualDiscountPercent}% less: ${money(annualPerMonth)} instead of ${money(plan.basePrice)} per user per month. How that adds up with discounts and add-ons we confirm in writing.`,
    ];
  }

  function assumptions({ memory, message }: Turn, plans: Plan[]): string[] {
    const taken: string[] = [];
    const uncounted = pricing.planAddOns
      .filter(({ id }) => idsOf(message.whole, 'planAddOn').includes(id))
      .map((addOn) => `${addOn.name} (${addOnPrice(addOn, site.provider)})`);
    if (uncounted.length > 0) taken.push(`without ${desk.list(uncounted)}, which comes on top`);
    if (memory.planIds.length === 0 && plans.length === 1) taken.push(`the ${plans[0]?.name} plan`);
    if (memory.profileId === undefined)
      taken.push(
        `the price for ${pricing.profiles.find(({ industryId }) => industryId === pricing.defaultProfile)?.name.toLowerCase()}`,
      );
    else if (plans.length > 1)
      taken.push(
        `the price for ${pricing.profiles.find(({ industryId }) => industryId === memory.profileId)?.name.toLowerCase()}`,
      );
    if (memory.addOnIds.length === 0 && !memory.allAddOns) taken.push('no add-ons');
    if (!memory.includeSetup)
      taken.push(`no set-up fee (once ${desk.list([...new Set(plans.map(({ setupFee }) => money(setupFee)))], 'or')})`);
    return taken.length > 0 ? [`Assumed: ${desk.list(taken)}. Tell me what is different.`] : [];
  }

  function quoteSuggestions(memory: Memory, users: number): string[] {
    const addOn = pricing.calculatorAddOns.find(({ id }) => !memory.addOnIds.includes(id));
    const other = byPrice.find(({ id }) => id !== (memory.planIds[0] ?? pricing.calculator.plan));
    const next = pricing.volumeDiscounts
      .map(({ threshold }) => threshold)
      .sort((a, b) => a - b)
      .find((threshold) => threshold > users);
    return [
      ...(next ? [`And for ${next} users?`] : []),
      ...(addOn ? [`Add ${addOn.name}`] : []),
      ...(other ? [`Compare with ${other.name} for ${users} users`] : []),
    ].slice(0, 3);
  }

  function signed(cents: number): string {
    return cents < 0 ? `−${money(-cents)}` : `+${money(cents)}`;
  }
}

const ofPrices =
  /^(?:how|much|does|do|it|is|are|the|your|you|cost|costs|price|prices|pricing|we|should|expect|to|pay|what|would|will|for|us|a|an|of|services?|firm|company|business|month|per|monthly|i|me|need|get|this|that|charge|in|about|tell|can|give|rates?|fees?|quotes?|please|hi|hello|and|on|our|my|so|let|want|know|total|have|they|these|those|them|charges|usually|roughly|approximately|support|managed|it|users?|persons?|people|run|all|any|plans?|if|be|with|from|could|just|list|some|idea|ballpark|employees?|staff|budget|estimate|typical|average|normally|each|team|small|office|everything|thanks|there|as|well|also|us|annually|year|yearly|now|again|then|altogether|combined|together|instead|overall|after|exactly|be|come|comes|each|everybody|everyone|both|two|last|months?|payments?)$/;

/** What a price is asked for beyond the firm itself. */
export function otherThings(words: readonly string[]): string[] {
  return words.filter((word) => !ofPrices.test(word) && !/^\d+$/.test(word));
}
