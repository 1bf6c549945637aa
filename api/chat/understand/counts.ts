import type { Amount, Count, Relative } from './clause.ts';

/** Where a plan is named. */
export interface PlanAt { id: string; at: number }

export interface Counts { users?: number; several?: Count[]; relative?: Relative }

const wholeNoun = /^(?:users?|people|persons?|employees?|seats?|headcount|heads?|us|team)$/;
const accountNoun = /^(?:mailbox(?:es)?|accounts?|licen[cs]es?|logins?|desks?)$/;
const choosing = / (?:or|versus|vs|between|compare|compared|comparison|difference|differ|against|than|if|then|to|until|till|instead|each|respectively) /;
const mostCounts = 4;

/** Which numbers of users a clause asks about: one, several that are priced apart, or one that follows from what was said before. */
export function countsOf(row: readonly string[], text: string, amounts: readonly Amount[], plans: readonly PlanAt[]): Counts {
  const relative = relativeOf(text);
  // "Make it 26, I forgot the two students."
  const made = / (?:make|makes) (?:it|that|this) (?!24 7 )(\d+) (?!(?:laptops?|computers?|devices?|pcs?|machines?|desktops?|workstations?|phones?|months?|years?|of (?:the|those)) )/.exec(text);
  if (made && plans.length === 0) return { users: Number(made[1]) };
  // "We were 40 but 2 people left, so 38 now."
  const left = / (?:were|was|used to be|had) (?:\w+ )*(?:so|now|down to|up to|leaves us (?:at|with)|makes (?:us|it)|we are) (?:now )?(\d+)(?: now| left| of us| people| users| staff)* $/.exec(text);
  if (left && plans.length === 0) return { users: Number(left[1]) };
  // "Enterprise 40 law firm"
  const afterPlan = ({ of, noun, at }: Amount) => of === 'nothing' && noun === undefined && plans.some((plan) => plan.at === at - 1);
  const counted = amounts.filter((amount) => (amount.of === 'users' || afterPlan(amount)) && amount.at !== relative?.at);
  const meant = corrected(row, withoutParts(row, counted));
  const [first] = meant;
  if (!first) return relative ? { relative: relative.change } : {};
  if (relative) return plans.length > 1 ? { users: first.value } : { users: first.value, several: [{ users: first.value, ...ofPlan(plans[0]) }, { users: applied(relative.change, first.value), ...ofPlan(plans[0]) }] };
  const distinct = [...new Map(meant.map((amount) => [amount.value, amount])).values()].slice(0, mostCounts);
  if (meant.length > 1) {
    const sum = summed(row, text, meant, plans);
    if (sum !== undefined) return { users: sum };
  }
  const main = meant.find(({ noun }) => noun && wholeNoun.test(noun)) ?? first;
  if (meant.length > 1 && plans.length < 2 && meant.some(({ noun }) => noun && accountNoun.test(noun)) && main.noun && wholeNoun.test(main.noun)) return { users: main.value };
  if (distinct.length > 1) return { users: (distinct.at(-1) as Amount).value, several: paired(meant.slice(0, mostCounts), distinct, plans) };
  return { users: main.value };
}

/** "40 people, 12 of them in one office" counts 40; "40 people but only 25 of them use a computer" counts 25. */
function withoutParts(row: readonly string[], counted: readonly Amount[]): Amount[] {
  const [whole] = counted;
  // "32 people, with 2 people working from home"
  const isPart = ({ at, value }: Amount) => (/^(?:with|including|incl)$/.test(row[at - 1] ?? '') && value < (whole?.value ?? 0)) || [1, 2, 3].some((back) => row[at - back] === 'whom') || row[at + 1] === 'of' && /^(?:us|them|these|those|whom|our|which)$/.test(row[at + 2] ?? '');
  const [only] = counted.filter((amount, index) => index > 0 && isPart(amount) && [1, 2, 3].some((back) => /^(?:only|just)$/.test(row[amount.at - back] ?? '')));
  if (only) return [only];
  const parts = counted.filter((amount, index) => index > 0 && isPart(amount));
  return counted.filter((amount) => !parts.includes(amount));
}

/** Numbers that are denied or taken back do not count. */
function corrected(row: readonly string[], counted: readonly Amount[]): Amount[] {
  const denied = ({ at }: Amount) => row[at - 1] === 'not' || (row[at - 2] === 'not' && /^(?:for|with|about)$/.test(row[at - 1] ?? '')) || (row[at - 1] === 'of' && row[at - 2] === 'instead') || (row[at - 1] === 'than' && row[at - 2] === 'rather');
  const kept = counted.filter((amount) => !denied(amount));
  let from = 0;
  for (let index = 1; index < kept.length; index++) {
    const between = row.slice((kept[index - 1] as Amount).at + 1, (kept[index] as Amount).at);
    if (between.some((word) => /^(?:sorry|mean|meant|actually|rather|oops|correction|make)$/.test(word))) from = index;
  }
  return kept.slice(from);
}

/** "5 managers, 12 office staff and 9 drivers" are 26; "20 in one office and 15 in another" are 35. */
function summed(row: readonly string[], text: string, meant: readonly Amount[], plans: readonly PlanAt[]): number | undefined {
  if (plans.length > 1 || choosing.test(text)) return undefined;
  const nouns = meant.map(({ noun }) => noun ?? '');
  const inPlaces = meant.every(({ at, noun }) => [1, 2].some((ahead) => /^(?:in|at)$/.test(row[at + ahead] ?? '') && (ahead === 1 || noun)));
  const differ = nouns.every(Boolean) && new Set(nouns).size === nouns.length && nouns.every((noun) => !accountNoun.test(noun));
  if (!inPlaces && !differ) return undefined;
  // "20 people with 4 lawyers": the second number is part of the first.
  for (let index = 1; index < meant.length; index++) {
    const between = row.slice((meant[index - 1] as Amount).at + 1, (meant[index] as Amount).at);
    if (between.some((word) => /^(?:with|including|incl|like|whom|are|of)$/.test(word))) return undefined;
    if (wholeNoun.test(nouns[0] ?? '') && !inPlaces && !between.some((word) => /^(?:and|plus)$/.test(word))) return undefined;
  }
  return meant.reduce((sum, { value }) => sum + value, 0);
}

/** Each number with the plan it was said with. */
function paired(meant: readonly Amount[], distinct: readonly Amount[], plans: readonly PlanAt[]): Count[] {
  if (plans.length < 2) return distinct.map(({ value }) => ({ users: value, ...ofPlan(plans[0]) }));
  const last = plans.at(-1)?.at ?? 0;
  const [first] = plans;
  const apart = last < (meant[0]?.at ?? 0) || (first?.at ?? 0) > (meant.at(-1)?.at ?? 0);
  if (apart) return plans.flatMap(({ id }) => distinct.map(({ value }) => ({ users: value, planId: id }))).slice(0, mostCounts + 2);
  if (plans.length === meant.length) return meant.map(({ value }, index) => ({ users: value, ...ofPlan(plans[index]) }));
  // The plan that was named last before the number, or the next one.
  const planBefore = (first?.at ?? 0) < (meant[0]?.at ?? 0);
  return meant.map(({ value, at }) => ({ users: value, ...ofPlan(planBefore ? plans.findLast((plan) => plan.at < at) : plans.find((plan) => plan.at > at) ?? plans.at(-1)) }));
}

const ofPlan = (plan: PlanAt | undefined) => (plan ? { planId: plan.id } : {});

const factors: [RegExp, number][] = [
  [/ (?:half (?:that|of that|of it|of them|as many|the (?:number|users|people|size|team|staff))|halve (?:it|that)|in half) |^ (?:and |what about |or )?half $/, 0.5],
  [/ (?:double (?:that|it|the (?:number|users|people|size|team|staff))|twice (?:that|as many|it|the (?:number|users|people|size|team|staff))|doubled?) $| (?:double (?:that|it)|twice (?:that|as many|the (?:number|users|people|size|team))) /, 2],
  [/ (?:triple (?:that|it)|three times (?:that|as many)|3 times (?:that|as many)) /, 3],
];
const nouns = '(?:people|users?|persons?|staff|employees?|seats?|hires?|workers?|colleagues|heads|guys|interns?|students?|temps?|part timers?|contractors?|of us)';
const more = new RegExp(` (\\d+) (?:more|extra|additional|new|further)(?: ${nouns})? | (?:hire|hiring|hired|add|adding|plus|and another|another|also have|also got|forgot) (\\d+)(?: (?:more|new|extra|additional))? ${nouns} `);
const fewer = new RegExp(` (\\d+) (?:fewer|less)(?: ${nouns})? | (?:minus|remove|drop|lose|without) (\\d+) ${nouns} | (\\d+) (?:${nouns} |of (?:them|us|those|these|the \\w+) )?(?:less|fewer|leave|leaves|left|leaving|quit|go|drop out) `);

/** "half that", "5 more people", and where in the row its number stands. */
function relativeOf(text: string): { change: Relative; at: number } | undefined {
  for (const [pattern, factor] of factors) if (pattern.test(text)) return { change: { factor, add: 0 }, at: -1 };
  const [match, sign] = more.test(text) ? [more.exec(text), 1] : [fewer.exec(text), -1];
  if (!match) return undefined;
  const figure = match[1] ?? match[2] ?? match[3] ?? '0';
  const at = text.slice(0, match.index + match[0].indexOf(figure)).trim().split(' ').filter(Boolean).length;
  // "30 new laptops" are no people.
  if (/^ (?:new |more )?(?:laptops?|computers?|devices?|pcs?|machines?|desktops?|workstations?|phones?|servers?|hours?|days?|questions?|months?|years?)/.test(` ${text.slice(match.index + match[0].length - 1).trim()}`)) return undefined;
  return { change: { factor: 1, add: sign * Number(figure) }, at };
}

export function applied({ factor, add }: Relative, users: number): number {
  return Math.max(1, Math.ceil(users * factor) + add);
}
