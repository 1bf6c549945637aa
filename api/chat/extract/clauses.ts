import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { stem } from '../../../data/search/stem.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import type { EntityKind, Mention } from './lexicon.ts';
import { roleOf } from './people.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Role } from './totals.ts';

/** What one clause of a message says about a part of the firm. */
export interface Clause {
  /** The number of people. */
  people?: number;
  /** Whether `people` is the new number, an increase or a decrease. */
  role: Role;
  /** Whether an article refers to a number from before, for example "the 20". */
  isDefinite: boolean;
  /** Whether only some of the people spoken of before are meant, for example "5 of them". */
  isSome: boolean;
  /** Whether all people who were not named are meant, for example "the rest". */
  isRest: boolean;
  /** Whether half of the people are meant, for example "half of them". */
  isHalf: boolean;
  /** Whether the clause removes something. */
  removes: boolean;
  planId?: string;
  /** The plan that they leave. */
  fromPlanId?: string;
  addOnIds: readonly string[];
  /** Stems of the words that can name a part of the firm, for example "offic". */
  labels: readonly string[];
}

/** A message after the earlier stages. */
interface Reading {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  amounts: readonly Amount[];
  /** Names that the message removes. */
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
  // The name of a part before its number, for example "office: 20".
  if (before && isName(before) && clause.people !== undefined && clause.labels.length === 0)
    clauses[clauses.length - 1] = { ...clause, labels: before.labels };
  // A second clause without a number of its own completes the first one, for example "the night team are 4 and
  // should be on the top plan".
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
  // In a move from one plan to another, the old plan comes first.
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

/** Words of a clause that have no other meaning. */
function labelsOf(
  own: readonly Token[],
  start: number,
  inside: readonly Mention[],
  { functionWords: { en, fr }, units }: Vocabulary,
): string[] {
  // Places and groups of people name parts of the firm, whatever other meaning they have.
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

/** Whether a clause consists only of the name of a part. */
const isName = ({ people, planId, labels, removes }: Clause): boolean =>
  people === undefined && planId === undefined && labels.length > 0 && labels.length <= 2 && !removes;
