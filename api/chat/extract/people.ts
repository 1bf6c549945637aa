import type { Phrases, Vocabulary } from '../../../data/schema/vocabulary.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import { hasPhrase, phraseAt, phraseBefore } from '../read/phrases.ts';
import { type Counted, countsSpeaker, isWhole, type Role, totalOf } from './totals.ts';

/** A number of people, and the plan named with it. */
interface Group {
  people: number;
  planId?: string;
}

/** The number of people in a message. */
export interface People {
  /** One group; several with their plans; or alternatives. */
  groups: Group[];
  /** Whether several groups are alternatives rather than parts of one firm. */
  alternatives: boolean;
  /** The change of an earlier number, if the message gives no new one: first multiplied, then added. */
  change?: { factor: number; add: number };
}

interface PlanAt {
  id: string;
  from: number;
  to: number;
}

const none: People = { groups: [], alternatives: false };

/** Reads the numbers of people among the amounts of a message. */
export function peopleOf(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  plans: readonly PlanAt[],
  vocabulary: Vocabulary,
): People {
  const { changes } = vocabulary;
  const meant = amounts.filter((amount) => countsPeople(tokens, amount, amounts, plans, vocabulary));
  // In a question for a price with only one number, that number counts the people.
  const counted = ({ kind, at }: Amount) => kind === 'bare' && !/^\p{L}{3,}s$/u.test(tokens[at + 1] ?? '');
  if (meant.length === 0 && plans.length > 0) meant.push(...amounts.filter(counted).slice(-1));
  const roles = withoutParts(
    tokens,
    withoutCorrected(tokens, meant, vocabulary).map((amount) => ({
      ...amount,
      role: roleOf(tokens, amount, vocabulary),
    })),
    vocabulary,
  );
  const sites = amounts.find(({ kind }) => kind === 'sites')?.value;
  const counts = roles.filter(({ role }) => role === 'count');
  const add = roles.reduce(
    (sum, { role, value }) => sum + (role === 'more' ? value : role === 'fewer' ? -value : 0),
    0,
  );
  const last = counts.at(-1);
  const others = counts.slice(0, -1).reduce((sum, { value }) => sum + value, add);
  // A total that the visitor states replaces its parts, for example "22 of us plus 4 others, so 26", even if it is not their sum.
  const isSum = last && ([0, 1].includes(last.value - others) || saysSum(tokens, last, counts));
  if (last && roles.length > 2 && last === roles.at(-1) && isSum && saysResult(tokens, last.at, vocabulary))
    return { groups: [{ people: last.value, ...planOf(plans) }], alternatives: false };
  // A number that is repeated as the total counts once.
  if (
    last &&
    counts.some((count) => count !== last && count.value === last.value) &&
    saysResult(tokens, last.at, vocabulary)
  )
    return { groups: [{ people: last.value, ...planOf(plans) }], alternatives: false };
  const factor = hasPhrase(tokens, changes.double) ? 2 : hasPhrase(tokens, changes.half) ? 0.5 : 1;
  if (counts.length === 0)
    return add !== 0 || (factor !== 1 && plans.length < 2) ? { ...none, change: { factor, add } } : none;

  const paired = pairWithPlans(tokens, counts, plans, vocabulary);
  if (paired) return paired;
  const total = totalOf(tokens, counts, vocabulary, sites);
  if (total !== undefined) {
    const each = sites !== undefined && counts.length === 1 && hasPhrase(tokens, changes.each) ? sites : 1;
    const isHalf = counts.length === 1 && factor === 0.5 && plans.length < 2;
    const people = Math.ceil((total + (countsSpeaker(tokens, counts) ? 1 : 0)) * each * (isHalf ? 0.5 : 1)) + add;
    return { groups: [{ people: Math.max(1, people), ...planOf(plans) }], alternatives: false };
  }
  const planIds = plans.length > 0 ? plans.map(({ id }) => id) : [undefined];
  return {
    groups: planIds.flatMap((planId) =>
      [...new Set(counts.map(({ value }) => value))].map((people) => ({ people, ...(planId ? { planId } : {}) })),
    ),
    alternatives: true,
  };
}

const planOf = (plans: readonly PlanAt[]) => (plans.length === 1 && plans[0] ? { planId: plans[0].id } : {});

/** Whether an amount counts people: by its noun, or for a bare number by the words around it. */
function countsPeople(
  tokens: readonly Token[],
  { kind, at, value }: Amount,
  amounts: readonly Amount[],
  plans: readonly PlanAt[],
  { beforePeople, changes, counting, units, wholes }: Vocabulary,
): boolean {
  if (kind === 'people') return true;
  if (kind !== 'bare') return false;
  const previous = tokens[at - 1] ?? '';
  const next = tokens[at + 1];
  if (counting.ranks.has(previous) && value <= 5) return false;
  if (previous === 'the' && tokens[at - 2] === 'of') return false;
  if (next === 'of' && tokens[at + 2] === 'our' && units.devices.has(tokens[at + 3] ?? '')) return false;
  const ends = next === undefined || isMark(next);
  // Numbers of people in each of several offices, for example "3 offices: 12 in one town, 7 in another".
  if (ends && amounts.some((other) => other.kind === 'sites')) return true;
  // A total at the end of the message.
  if (counting.beforeSum.has(previous) && amounts.some((other) => other.kind === 'people')) return true;
  const most = Math.max(0, ...amounts.filter((other) => other.kind === 'people').map((other) => other.value));
  if (most > 0 && value > 300 && value > 5 * most) return false;
  if (tokens.length <= 8 && tokens.filter((token) => !isMark(token)).length <= 4) return true;
  // A number of people before the name of a place.
  if (next === 'in' && (previous === '' || previous === 'and' || isMark(previous))) return true;
  if (plans.some(({ from, to }) => Math.abs(from - at) <= 2 || Math.abs(at - to) <= 2)) return true;
  if (phraseAt(tokens, at + 1, changes.moreAfter) || phraseAt(tokens, at + 1, changes.fewerAfter)) return true;
  if (phraseBefore(tokens, at, changes.more) || phraseBefore(tokens, at, changes.fewer)) return true;
  if (isWhole(tokens, at, { wholes, counting })) return true;
  if (next === 'of' && counting.ofWhom.has(tokens[at + 2] ?? '')) return true;
  if (
    amounts.some(
      (other) => other.kind === 'people' && Math.abs(other.at - at) <= (/^(?:and|plus)$/.test(previous) ? 8 : 6),
    )
  )
    return true;
  return beforePeople.has(previous) && (ends || !/^[a-z]+$/.test(next ?? '') || counting.afterPeople.has(next ?? ''));
}

/** The relation of a number to the one before it. */
export function roleOf(tokens: readonly Token[], { at, noun }: Amount, { changes, counting }: Vocabulary): Role {
  const nounAt = noun ? tokens.indexOf(noun, at) : at;
  const after = (phrases: Phrases) =>
    phraseAt(tokens, at + 1, phrases) > 0 ||
    phraseAt(tokens, nounAt + 1, phrases) > 0 ||
    leadsTo(tokens, nounAt, phrases, counting.beforeChange);
  const before = (phrases: Phrases) =>
    phraseBefore(tokens, at, phrases) > 0 ||
    (counting.beforeChanged.has(tokens[at - 1] ?? '') && phraseBefore(tokens, at - 1, phrases) > 0);
  if (before(changes.fewer) || after(changes.fewerAfter)) return 'fewer';
  if (before(changes.more) || after(changes.moreAfter)) return 'more';
  return 'count';
}

/** Whether at most three auxiliary words separate a noun from one of the phrases, for example "12 people who are leaving". */
function leadsTo(tokens: readonly Token[], nounAt: number, phrases: Phrases, fillers: ReadonlySet<string>): boolean {
  for (let at = nounAt + 1; at <= nounAt + 3; at++) {
    const word = tokens[at] ?? '';
    if (!fillers.has(word) && !/^\d+$/.test(word)) return false;
    if (phraseAt(tokens, at + 1, phrases) > 0) return true;
  }
  return false;
}

// The words compared from here on are grammar, not vocabulary: the positions of "not", "of" and "than" decide their meaning.

/** Drops numbers before a correction, for example "20, no wait, 25 people", and negated numbers, for example "not 20". */
function withoutCorrected(tokens: readonly Token[], amounts: readonly Amount[], { changes }: Vocabulary): Amount[] {
  const kept = amounts.filter(
    ({ at }) =>
      !(tokens[at - 1] === 'not' && tokens[at - 2] !== 'do' && tokens[at + 1] !== 'of') &&
      !(tokens[at - 1] === 'of' && tokens[at - 2] === 'instead') &&
      !(tokens[at - 1] === 'than' && tokens[at - 2] === 'rather') &&
      !(tokens[at - 1] === 'not' && /^(?:for|with)$/.test(tokens[at - 2] ?? '')),
  );
  let from = 0;
  for (let index = 1; index < kept.length; index++) {
    const between = tokens.slice((kept[index - 1] as Amount).at + 1, (kept[index] as Amount).at);
    if (hasPhrase(between, changes.correct) && !between.includes('if')) from = index;
  }
  return kept.slice(from);
}

/** Drops numbers that are parts of an earlier one; of a total and the part of it that counts, keeps the part. */
function withoutParts(tokens: readonly Token[], amounts: readonly Counted[], { counting }: Vocabulary): Counted[] {
  const [first, ...rest] = amounts;
  if (!first) return [];
  const only = rest.find(
    ({ at, value }) =>
      value < first.value && tokens.slice(Math.max(0, at - 2), at).some((word) => word === 'only' || word === 'just'),
  );
  if (only) return [only];
  // A conditional number is not counted, for example "17 of us, 18 if you count one more".
  const last = amounts.at(-1) as Counted;
  if (
    amounts.length === 2 &&
    last.value > first.value &&
    counting.including.has(tokens[last.at + 1] ?? '') &&
    Math.abs(last.value - first.value) <= 5
  )
    return [last];
  return amounts.filter(({ at, value, role }) => {
    if (at === first.at || value >= first.value || role !== 'count') return true;
    const before = tokens.slice(Math.max(0, at - 2), at);
    const ofUs = tokens[at + 1] === 'of' && counting.ofWhom.has(tokens[at + 2] ?? '');
    // Alternatives that a question offers.
    const isAlternative = tokens.slice(first.at, at).includes('or');
    return (!ofUs || isAlternative || tokens[at - 1] === 'count') && !before.includes('including');
  });
}

/** Whether "so" directly precedes the last and largest of the numbers. */
const saysSum = (tokens: readonly Token[], { at, value }: Counted, counts: readonly Counted[]): boolean =>
  tokens[at - 1] === 'so' && counts.every((count) => count.at === at || count.value < value);

/** Whether a number is stated as the total, for example "so 26", "that makes 26" or "26 in all". */
function saysResult(tokens: readonly Token[], at: number, { counting }: Vocabulary): boolean {
  return (
    tokens.slice(Math.max(0, at - 3), at).some((word) => counting.beforeSum.has(word)) ||
    counting.afterSum.has(tokens[at + (tokens[at + 1] === 'in' ? 2 : 1)] ?? '')
  );
}

/** Groups that each have a number and a plan, for example "12 on one plan and 8 on another". */
function pairWithPlans(
  tokens: readonly Token[],
  counts: readonly Counted[],
  plans: readonly PlanAt[],
  { changes }: Vocabulary,
): People | undefined {
  if (counts.length < 2 || plans.length < 2) return undefined;
  const [whole, ...parts] = counts;
  // The first number is the total of the others, which have a plan each.
  if (whole && parts.length === plans.length && parts.reduce((sum, { value }) => sum + value, 0) === whole.value)
    return pairWithPlans(tokens, parts, plans, { changes } as Vocabulary);
  const first = Math.min(counts[0]?.at ?? 0, plans[0]?.from ?? 0);
  const numbersFirst = first === counts[0]?.at;
  // With all numbers before all plans, or the reverse, they can be paired only if there are as many of each.
  const separate = (counts.at(-1)?.at ?? 0) < (plans[0]?.from ?? 0) || (plans.at(-1)?.from ?? 0) < (counts[0]?.at ?? 0);
  if (separate) return undefined;
  const groups = counts.map(({ value, at }): Group => {
    const plan = numbersFirst
      ? (plans.find(({ from }) => from > at) ?? plans.at(-1))
      : (plans.findLast(({ from }) => from < at) ?? plans[0]);
    return { people: value, ...(plan ? { planId: plan.id } : {}) };
  });
  const merged = new Map<string, Group>();
  for (const group of groups) {
    const known = merged.get(group.planId ?? '');
    if (known) known.people += group.people;
    else merged.set(group.planId ?? '', { ...group });
  }
  const between = tokens.slice(first, Math.max(counts.at(-1)?.at ?? 0, plans.at(-1)?.from ?? 0));
  const alternatives = hasPhrase(between, changes.alternative) && !between.includes('and');
  return merged.size > 1 ? { groups: alternatives ? groups : [...merged.values()], alternatives } : undefined;
}
