import type { Clause } from '../extract/clauses.ts';
import type { Part } from './draft.ts';

/**
 * The parts of a firm after a message that moves, adds, removes or names some of them, for example "move 8 to the top
 * plan" or "drop the office people". Undefined where it does not change known parts.
 * @param calculated ids of the add-ons that a quote can have
 * @returns the parts, and the add-ons that only some of them have
 */
export function changeParts(
  before: readonly Part[],
  clauses: readonly Clause[],
  calculated: readonly string[],
): { parts: Part[]; addOnIds: string[] } | undefined {
  if (before.length === 0) return undefined;
  const counts = clauses.filter(({ people, role, planId }) => people !== undefined && role === 'count' && !planId);
  // One number for each part, in the same order.
  if (before.length > 1 && counts.length === before.length && !counts.some((clause) => namedPart(before, clause)))
    return { parts: before.map((part, at) => ({ ...part, people: counts[at]?.people ?? part.people })), addOnIds: [] };
  const hasRest = clauses.some(({ isRest }) => isRest);
  const touched = new Set<Part>();
  const addOnIds: string[] = [];
  let parts = [...before];
  for (const [index, given] of clauses.entries()) {
    const clause = inContext(given, clauses[index + 1], parts);
    const added = clause.removes ? [] : clause.addOnIds.filter((id) => calculated.includes(id));
    const change = added.length > 0 ? extended(parts, clause, added) : changeOf(parts, clause, { touched, hasRest });
    if (change) {
      for (const part of change.touched) touched.add(part);
      addOnIds.push(...added);
      parts = change.parts.filter(({ people }) => people > 0);
    } else if (clause.people !== undefined && clause.planId !== undefined) return undefined;
  }
  return touched.size > 0 || parts.length < before.length ? { parts, addOnIds } : undefined;
}

/** All parts after a clause, and those that the clause is about. */
interface Change {
  parts: readonly Part[];
  touched: readonly Part[];
}

/** A part without any details of its own gets those of the next clause. */
function inContext(clause: Clause, next: Clause | undefined, parts: readonly Part[]): Clause {
  const needsContext = clause.people === undefined && clause.planId === undefined && !clause.removes;
  if (!needsContext || !next || !namedPart(parts, clause)) return clause;
  return { ...clause, removes: next.removes, ...(next.planId ? { planId: next.planId } : {}) };
}

interface Context {
  /** Parts that the message has already changed. */
  touched: ReadonlySet<Part>;
  /** Whether another clause is about all remaining people. */
  hasRest: boolean;
}

function changeOf(parts: readonly Part[], clause: Clause, context: Context): Change | undefined {
  const { people, role, planId, removes, isRest } = clause;
  const target = targetOf(parts, clause);
  const [half] = parts;
  // Half of the people move to another plan, where all are on one plan.
  if (clause.isHalf && planId && half && parts.length === 1 && half.planId !== planId && half.planId)
    return divided(parts, half, { ...half, people: Math.floor(half.people / 2), planId });
  if (isRest && planId && !removes) {
    const rest = new Map(parts.filter((part) => !context.touched.has(part)).map((part) => [part, { ...part, planId }]));
    return { parts: parts.map((part) => rest.get(part) ?? part), touched: [...rest.values()] };
  }
  if (removes && people === undefined) {
    const gone =
      target ?? (planId && parts.length > 1 ? only(parts.filter((part) => part.planId === planId)) : undefined);
    return gone && parts.length > 1 && clause.addOnIds.length === 0
      ? { parts: parts.filter((part) => part !== gone), touched: [] }
      : undefined;
  }
  if (people === undefined) return target && planId ? replaced(parts, target, { ...target, planId }) : undefined;
  if (role !== 'count') return resized(parts, clause, target);
  if (target && removes)
    return parts.length > 1 ? replaced(parts, target, { ...target, people: target.people - people }) : undefined;
  if (target && planId && people < target.people) return divided(parts, target, { ...target, people, planId });
  if (target) return replaced(parts, target, { ...target, people, ...(planId ? { planId } : {}) });
  if (!planId) return undefined;
  const source = parts.find((part) => part.planId === clause.fromPlanId);
  if (source && people < source.people) return divided(parts, source, { ...source, people, planId });
  // Some people stay on the plan and the others leave it: those who stay become a part of their own.
  const from =
    largest(parts.filter((part) => part.planId !== planId)) ?? (context.hasRest ? largest(parts) : undefined);
  const isPart = clause.isSome || clause.isDefinite || context.hasRest;
  return isPart && from?.planId && people < from.people ? divided(parts, from, { ...from, people, planId }) : undefined;
}

/** The part that a clause names, or refers to by its number of people. */
const targetOf = (parts: readonly Part[], clause: Clause): Part | undefined =>
  namedPart(parts, clause) ??
  (clause.isDefinite || clause.removes ? only(parts.filter(({ people }) => people === clause.people)) : undefined);

/** Whether an add-on is limited to a part or a number of people. */
function extended(parts: readonly Part[], clause: Clause, added: readonly string[]): Change | undefined {
  const ofPlan = clause.planId ? only(parts.filter(({ planId }) => planId === clause.planId)) : undefined;
  const target = parts.length > 1 ? (targetOf(parts, clause) ?? ofPlan) : undefined;
  const extend = (part: Part): Part => ({ ...part, addOnIds: [...new Set([...part.addOnIds, ...added])] });
  if (target) return replaced(parts, target, extend(target));
  const { people } = clause;
  const from = people === undefined || !clause.isSome ? undefined : largest(parts);
  // An add-on limited to some people is removed from all others.
  const without = (part: Part): Part => ({ ...part, addOnIds: part.addOnIds.filter((id) => !added.includes(id)) });
  if (from && people !== undefined && people < from.people && added.every((id) => from.addOnIds.includes(id))) {
    const { parts: all, touched } = divided(parts, from, { ...from, people });
    return { parts: all.map((part) => (touched.includes(part) ? part : without(part))), touched };
  }
  return from && people !== undefined && people < from.people
    ? divided(parts, from, extend({ ...from, people }))
    : undefined;
}

/** A change of the number of people of a part, for example "5 more on that plan". */
function resized(
  parts: readonly Part[],
  { people = 0, role, planId }: Clause,
  target: Part | undefined,
): Change | undefined {
  const grown = target ?? parts.find((part) => part.planId === planId);
  const change = role === 'more' ? people : -people;
  if (grown && (target || planId)) return replaced(parts, grown, { ...grown, people: grown.people + change });
  if (planId) {
    const added = { planId, people, addOnIds: [], labels: [] };
    return role === 'more' ? { parts: [...parts, added], touched: [added] } : undefined;
  }
  const most = parts.length > 1 ? largest(parts) : undefined;
  return most && replaced(parts, most, { ...most, people: most.people + change });
}

/** Splits some people of a part off into a new part. */
const divided = (parts: readonly Part[], from: Part, part: Part): Change => ({
  parts: [...parts.map((one) => (one === from ? { ...from, people: from.people - part.people } : one)), part],
  touched: [part],
});

const replaced = (parts: readonly Part[], old: Part, part: Part): Change => ({
  parts: parts.map((one) => (one === old ? part : one)),
  touched: [part],
});

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const largest = (parts: readonly Part[]): Part | undefined => parts.toSorted((a, b) => b.people - a.people)[0];

/** The only part with a name that occurs in the clause. */
export const namedPart = (parts: readonly Part[], { labels }: Pick<Clause, 'labels'>): Part | undefined =>
  only(parts.filter((part) => part.labels.some((label) => labels.includes(label))));
