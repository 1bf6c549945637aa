import type { Phrases, Vocabulary } from '../../../data/schema/vocabulary.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import { hasPhrase, phraseAt, phraseBefore } from '../read/phrases.ts';

/** The relation of a number of people to the one before it: a new number, or a change. */
export type Role = 'count' | 'more' | 'fewer';
export interface Counted extends Amount {
  role: Role;
}

/** The one number that several counts result in: a total, or the sum of its parts. Undefined for alternatives. */
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
  // A number of sites with the number of people of each, which are added up.
  if (sites === counts.length) return sum;
  // A total followed by its parts.
  if (rest.length > 1 && sum === first.value * 2) return first.value;
  const between = counts.slice(1).map(({ at }, index) => tokens.slice((counts[index] as Counted).at + 1, at));
  if (between.some((words) => words.length <= 3 && counting.alternatives.has(words.at(-1) ?? ''))) return undefined;
  if (tokens[first.at - 1] === 'between') return undefined;
  // At least three numbers in a row without words between them are alternatives, for example "for 10, 25 and 50 users".
  if (counts.length > 2 && between.every((tokens) => tokens.length === 1)) return undefined;
  const whole = counts.filter(
    ({ everybody, at }) =>
      everybody ||
      phraseNear(tokens, at, changes.total) ||
      (everybody === undefined && isWhole(tokens, at, { wholes, counting })),
  );
  const parts = counts.filter((count) => !whole.includes(count));
  // A total before or after two parts that add up to it.
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

/** Whether a noun or verb for people precedes a number, for example "a team of 20" or "we are 12". */
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

/** Whether the visitor is counted in addition, for example "me and 7 colleagues". */
export function countsSpeaker(tokens: readonly Token[], counts: readonly Counted[]): boolean {
  return counts.some(({ at, everybody }) => {
    // Grammar: "me" counts only next to "and", and not as an indirect object.
    const before = tokens.slice(Math.max(0, at - 3), at).join(' ');
    const after = tokens.slice(at + 1, at + 6).join(' ');
    return /\b(?:me|myself) (?:and|plus)\b/.test(before)
      ? !/\b(?:tell|give|show|send|let|quote|cost|get|for) me/.test(tokens.slice(Math.max(0, at - 5), at).join(' '))
      : !everybody && /\b(?:and|plus) (?:me|myself)\b/.test(after);
  });
}
