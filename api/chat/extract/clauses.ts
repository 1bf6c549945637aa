import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { stem } from '../../../data/search/stem.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import type { EntityKind, Mention } from './lexicon.ts';
import { roleOf } from './people.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Role } from './totals.ts';

/** What one clause of a message says about a part of the firm: "8 of the office people to the top plan". */
export interface Clause {
  /** The number of people. */
  people?: number;
  /** Whether they are the number itself, more or fewer. */
  role: Role;
  /** Whether the number was spoken of before: "the 20". */
  isDefinite: boolean;
  /** Whether some of those spoken of are meant: "move 8", "5 of them", "only 3". */
  isSome: boolean;
  /** Whether all who were not named are meant: "the rest". */
  isRest: boolean;
  /** Whether half of all are meant: "half of them". */
  isHalf: boolean;
  /** Whether something is taken away. */
  removes: boolean;
  planId?: string;
  /** The plan that they had. */
  fromPlanId?: string;
  addOnIds: readonly string[];
  /** Stems of the words that can name a part of the firm: "offic". */
  labels: readonly string[];
}

/** A message as it was read. */
interface Reading {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  amounts: readonly Amount[];
  /** Names that the message takes away. */
  removed: ReadonlySet<Mention>;
}

/** The clauses of a message that name a number of people, a plan, an add-on or a part of the firm. */
export function clausesOf(reading: Reading, vocabulary: Vocabulary): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= reading.tokens.length; at++) {
    const token = reading.tokens[at];
    if (token !== undefined && !isMark(token) && !vocabulary.clauses.breaks.has(token)) continue;
    if (at > from) addClause(clauses, clauseOf(reading, from, at, vocabulary));
    from = at + 1;
  }
  return clauses;
}

/** Adds a clause to those before it, or completes the last of them with it. */
function addClause(clauses: Clause[], clause: Clause): void {
  const before = clauses.at(-1);
  // "office: 20, night team: 15": the name of a part stands before its number.
  if (before && isName(before) && clause.people !== undefined && clause.labels.length === 0)
    clauses[clauses.length - 1] = { ...clause, labels: before.labels };
  // "the night team are 4 and should be on the top plan"
  // or "half of them only read mail; could those be on another plan?"
  else if (
    before &&
    (before.people !== undefined || before.isHalf) &&
    !before.planId &&
    clause.planId &&
    clause.people === undefined
  )
    clauses[clauses.length - 1] = { ...before, planId: clause.planId, addOnIds: clause.addOnIds };
  else if (clause.labels.length > 0 || clause.people !== undefined || clause.planId) clauses.push(clause);
}

function clauseOf(
  { tokens, mentions, amounts, removed }: Reading,
  from: number,
  to: number,
  vocabulary: Vocabulary,
): Clause {
  const own = tokens.slice(from, to);
  const inside = mentions.filter((mention) => mention.from >= from && mention.from < to);
  const amount = amounts.find(
    ({ kind, at, noun }) =>
      at >= from && at < to && (kind === 'people' || kind === 'bare' || noun === 'of') && tokens[at - 1] !== 'not',
  );
  const previous = tokens[(amount?.at ?? 0) - 1] ?? '';
  const idsOf = (kind: EntityKind) =>
    inside
      .filter((mention) => !removed.has(mention))
      .flatMap(({ entities }) => entities.filter((one) => one.kind === kind).map(({ id }) => id));
  // "5 from one plan to another": the plan they leave stands first.
  const planIds = idsOf('plan');
  const planId = planIds.at(-1);
  const fromPlanId = planIds.find((id) => id !== planId);
  return {
    ...(amount ? { people: amount.value } : {}),
    role: amount ? roleOf(tokens, amount, vocabulary) : 'count',
    isDefinite: vocabulary.clauses.definite.has(previous),
    isSome:
      own.includes('only') ||
      own.includes('just') ||
      hasPhrase(own, vocabulary.changes.move) ||
      vocabulary.clauses.some.has(tokens[(amount?.at ?? -2) + 1] ?? '') ||
      vocabulary.clauses.some.has(previous),
    isRest: amount === undefined && hasPhrase(own, vocabulary.changes.rest),
    isHalf: amount === undefined && hasPhrase(own, vocabulary.changes.half),
    removes:
      hasPhrase(own, vocabulary.changes.remove) ||
      hasPhrase(own, vocabulary.changes.removeAfter) ||
      (!amount && !planId && hasPhrase(own, vocabulary.changes.fewerAfter)),
    ...(planId ? { planId } : {}),
    ...(fromPlanId ? { fromPlanId } : {}),
    addOnIds: idsOf('addOn'),
    labels: labelsOf(own, from, inside, vocabulary),
  };
}

/** Words of a clause that no other meaning covers. */
function labelsOf(
  own: readonly Token[],
  start: number,
  inside: readonly Mention[],
  { functionWords: { en, fr }, units }: Vocabulary,
): string[] {
  // Places and people of the firm name its parts, whatever else they stand for.
  const isPart = ({ from, entities }: Mention) =>
    entities.some(({ kind }) => kind === 'place') || units.people.has(own[from - start] ?? '');
  const isCovered = (at: number) => inside.some((mention) => at >= mention.from && at < mention.to && !isPart(mention));
  return own
    .filter(
      (token, index) =>
        /^\p{L}{3,}$/u.test(token) &&
        !isCovered(start + index) &&
        !en?.has(token) &&
        !fr?.has(token) &&
        !units.everybody.has(token),
    )
    .map(stem);
}

/** Whether a clause is nothing but the name of a part. */
const isName = ({ people, planId, labels, removes }: Clause): boolean =>
  people === undefined && planId === undefined && labels.length > 0 && labels.length <= 2 && !removes;
