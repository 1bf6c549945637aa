import type { Phrases, Vocabulary } from '../../../data/schema/vocabulary.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import { hasPhrase, phraseAt, phraseBefore } from '../read/phrases.ts';

/** What a number of people is to the one before: the number itself, or a change of it. */
export type Role = 'count' | 'more' | 'fewer';
export interface Counted extends Amount {
  role: Role;
}

/** The number that several counts stand for: a whole, or the sum of its parts. Undefined where they are alternatives. */
export function totalOf(
  tokens: readonly Token[],
  counts: readonly Counted[],
  { changes, wholes, counting }: Vocabulary,
  sites?: number,
): number | undefined {
  const [first, ...rest] = counts;
  if (!first) return undefined;
  if (rest.length === 0) return first.value;
  const sum = counts.reduce((total, { value }) => total + value, 0);
  // "3 sites with 10, 12 and 7 people"
  if (sites === counts.length) return sum;
  // "45 in total, 30 in the office and 15 on the road"
  if (rest.length > 1 && sum === first.value * 2) return first.value;
  const between = counts.slice(1).map(({ at }, index) => tokens.slice((counts[index] as Counted).at + 1, at));
  if (between.some((words) => words.length <= 3 && counting.alternatives.has(words.at(-1) ?? ''))) return undefined;
  if (tokens[first.at - 1] === 'between') return undefined;
  // "for 10, 25 and 50 users"
  if (counts.length > 2 && between.every((tokens) => tokens.length === 1)) return undefined;
  const whole = counts.filter(
    ({ everybody, at }) =>
      everybody ||
      phraseNear(tokens, at, changes.total) ||
      (everybody === undefined && isWhole(tokens, at, { wholes, counting })),
  );
  const parts = counts.filter((count) => !whole.includes(count));
  // "12 people: 8 of one kind and 4 of another", "8 of one kind and 4 of another, so 12 in all"
  if (whole.length === 1 && whole[0]) {
    const others = sum - whole[0].value;
    const [part] = parts;
    const isMore = parts.length === 1 && part && tokens[part.at - 1] === 'and' && others !== whole[0].value;
    if (others <= whole[0].value && !isMore) return whole[0].value;
    if (whole[0] === counts.at(-1) && rest.length > 1) return whole[0].value;
  }
  if (new Set(counts.map(({ value }) => value)).size === 1 && whole.length > 0) return first.value;
  const isAlternative = between.some((words) => hasPhrase(words, changes.alternative) || words.includes('for'));
  if (isAlternative && !hasPhrase(tokens, changes.total)) return undefined;
  if (
    whole.length > 1 &&
    parts.length === 0 &&
    !between.every((words) => words.includes('and') || words.includes('plus'))
  )
    return hasPhrase(tokens, changes.total) ? sum : undefined;
  return sum;
}

function phraseNear(tokens: readonly Token[], at: number, phrases: Phrases): boolean {
  for (let index = at + 1; index <= at + 4 && !isMark(tokens[index]); index++)
    if (phraseAt(tokens, index, phrases)) return true;
  return phraseBefore(tokens, at, phrases) > 0;
}

/** "a team of 20", "staff: 26", "we are 12". */
export function isWhole(
  tokens: readonly Token[],
  at: number,
  { wholes, counting }: Pick<Vocabulary, 'wholes' | 'counting'>,
): boolean {
  const [second, first] = [tokens[at - 2] ?? '', tokens[at - 1] ?? ''];
  return (
    // Grammar: a form of "be" or "have" counts only after its subject.
    (second === 'we' && /^(?:are|were|was|be|have)$/.test(first)) ||
    (wholes.has(second) && first === 'of') ||
    (counting.beforeColon.has(second) && first === ',') ||
    first === 'employs'
  );
}

/** "me and 7 colleagues", "7 colleagues and myself": the speaker comes on top. */
export function countsSpeaker(tokens: readonly Token[], counts: readonly Counted[]): boolean {
  return counts.some(({ at, everybody }) => {
    // Grammar: "me" counts beside "and", and not as the one to whom something is given.
    const before = tokens.slice(Math.max(0, at - 3), at).join(' ');
    const after = tokens.slice(at + 1, at + 6).join(' ');
    return /\b(?:me|myself) (?:and|plus)\b/.test(before)
      ? !/\b(?:tell|give|show|send|let|quote|cost|get|for) me/.test(tokens.slice(Math.max(0, at - 5), at).join(' '))
      : !everybody && /\b(?:and|plus) (?:me|myself)\b/.test(after);
  });
}
