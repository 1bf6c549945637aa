import type { Clause } from '../extract/clauses.ts';
import type { Part } from './draft.ts';

/**
 * The parts of a firm after a message that moves, adds, takes away or names some of them: "move 8 to Enterprise", "drop the
 * warehouse people", "5 more on Professional", "backup for the office alone". Undefined where it does not change parts that are known.
 * @param calculated ids of the add-ons that a quote can have
 * @returns the parts, and the add-ons that only some of them get
 */
export function changeParts(
  before: readonly Part[],
  clauses: readonly Clause[],
  calculated: readonly string[],
): { parts: Part[]; addOnIds: string[] } | undefined {
  if (before.length === 0) return undefined;
  const hasRest = clauses.some(({ isRest }) => isRest);
  const touched = new Set<Part>();
  const addOnIds: string[] = [];
  let parts = [...before];
  for (const [index, given] of clauses.entries()) {
    const clause = inContext(given, clauses[index + 1], parts);
    const added = clause.removes ? [] : clause.addOnIds.filter((id) => calculated.includes(id));
    const change = added.length > 0 ? extended(parts, clause, added) : changeOf(parts, clause, { touched, hasRest });
    if (change) {
      for (const part of change) if (!parts.includes(part)) touched.add(part);
      if (added.length > 0) addOnIds.push(...added);
      parts = change.filter(({ people }) => people > 0);
    } else if (clause.people !== undefined && clause.planId !== undefined) return undefined;
  }
  return touched.size > 0 || parts.length < before.length ? { parts, addOnIds } : undefined;
}

/** "the managers and the office people on Professional": a part named alone shares what is said of the next one. */
function inContext(clause: Clause, next: Clause | undefined, parts: readonly Part[]): Clause {
  const isBare = clause.people === undefined && clause.planId === undefined && !clause.removes;
  if (!isBare || !next || !namedPart(parts, clause)) return clause;
  return { ...clause, removes: next.removes, ...(next.planId ? { planId: next.planId } : {}) };
}

interface Context {
  /** Parts that the message has changed already. */
  touched: ReadonlySet<Part>;
  /** Whether another clause is about all who are left. */
  hasRest: boolean;
}

function changeOf(parts: readonly Part[], clause: Clause, context: Context): Part[] | undefined {
  const { people, role, planId, removes, isRest } = clause;
  const target = targetOf(parts, clause);
  if (isRest && planId && !removes)
    return parts.map((part) => (context.touched.has(part) ? part : { ...part, planId }));
  if (removes && people === undefined) {
    const gone =
      target ?? (planId && parts.length > 1 ? only(parts.filter((part) => part.planId === planId)) : undefined);
    return gone && parts.length > 1 && clause.addOnIds.length === 0 ? parts.filter((part) => part !== gone) : undefined;
  }
  if (people === undefined) return target && planId ? replaced(parts, target, { ...target, planId }) : undefined;
  if (role !== 'count') return resized(parts, clause, target);
  if (target && removes)
    return parts.length > 1 ? replaced(parts, target, { ...target, people: target.people - people }) : undefined;
  if (target && planId && people < target.people) return moved(parts, target, people, planId);
  if (target) return replaced(parts, target, { ...target, people, ...(planId ? { planId } : {}) });
  if (!planId) return undefined;
  const source = parts.find((part) => part.planId === clause.fromPlanId);
  if (source && people < source.people) return moved(parts, source, people, planId);
  const isPart = clause.isSome || clause.isDefinite || context.hasRest;
  const from = largest(parts.filter((part) => part.planId !== planId));
  return isPart && from && people < from.people && from.planId ? moved(parts, from, people, planId) : undefined;
}

/** The part that a clause names, or counts as before: "the 20". */
const targetOf = (parts: readonly Part[], clause: Clause): Part | undefined =>
  namedPart(parts, clause) ??
  (clause.isDefinite ? only(parts.filter(({ people }) => people === clause.people)) : undefined);

/** "backup for the warehouse only", "backup for 20 of them". */
function extended(parts: readonly Part[], clause: Clause, added: readonly string[]): Part[] | undefined {
  const ofPlan = clause.planId ? only(parts.filter(({ planId }) => planId === clause.planId)) : undefined;
  const target = parts.length > 1 ? (targetOf(parts, clause) ?? ofPlan) : undefined;
  const extend = (part: Part): Part => ({ ...part, addOnIds: [...new Set([...part.addOnIds, ...added])] });
  if (target) return replaced(parts, target, extend(target));
  const { people } = clause;
  const from = people === undefined || !clause.isSome ? undefined : largest(parts);
  return from && people !== undefined && people < from.people
    ? [...replaced(parts, from, { ...from, people: from.people - people }), extend({ ...from, people })]
    : undefined;
}

/** "5 more on Professional", "two fewer in the warehouse". */
function resized(
  parts: readonly Part[],
  { people = 0, role, planId }: Clause,
  target: Part | undefined,
): Part[] | undefined {
  const grown = target ?? parts.find((part) => part.planId === planId);
  const change = role === 'more' ? people : -people;
  if (grown && (target || planId)) return replaced(parts, grown, { ...grown, people: grown.people + change });
  if (planId) return role === 'more' ? [...parts, { planId, people, addOnIds: [], labels: [] }] : undefined;
  const most = parts.length > 1 ? largest(parts) : undefined;
  return most && replaced(parts, most, { ...most, people: most.people + change });
}

const moved = (parts: readonly Part[], from: Part, people: number, planId: string): Part[] => [
  ...replaced(parts, from, { ...from, people: from.people - people }),
  { ...from, planId, people },
];

const replaced = (parts: readonly Part[], old: Part, part: Part): Part[] =>
  parts.map((one) => (one === old ? part : one));

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const largest = (parts: readonly Part[]): Part | undefined => parts.toSorted((a, b) => b.people - a.people)[0];

/** The one part that a clause calls by a word that no other part has. */
export const namedPart = (parts: readonly Part[], { labels }: Pick<Clause, 'labels'>): Part | undefined =>
  only(parts.filter((part) => part.labels.some((label) => labels.includes(label))));
