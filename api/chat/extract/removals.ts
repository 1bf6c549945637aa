import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { isMark, type Token } from '../read/tokens.ts';
import type { Mention } from './lexicon.ts';
import { hasPhrase, phraseAt, phraseBefore } from '../read/phrases.ts';

/** Removals and additions in a message that name no record. */
export interface Removals {
  /** Whether all add-ons are added or removed, for example "with all extras" or "without any extras". */
  extras?: 'all' | 'none';
  /** What a pronoun removes, for example "drop that" or "take both out". */
  removedBefore?: 'last' | 'all';
  /** Whether a pronoun adds what was spoken of before, for example "add it". */
  addedBefore?: boolean;
}

/** Whether a phrase of removal precedes a name ("without the add-on") or surrounds it ("take the add-on out"). */
export function isRemoved(
  tokens: readonly Token[],
  mention: Mention,
  mentions: readonly Mention[],
  { changes }: Vocabulary,
): boolean {
  if (phraseAt(tokens, mention.to, changes.removeAfter) > 0) return true;
  // A correction replaces the name before it with a name of the same kind.
  const [{ kind } = { kind: undefined }] = mention.entities;
  const next = mentions.find(({ from, entities }) => from >= mention.to && entities.some((one) => one.kind === kind));
  if (next && hasPhrase(tokens.slice(mention.to, next.from), changes.correct)) return true;
  for (let end = mention.from; end > mention.from - 4 && end > 0; end--) {
    if (isMark(tokens[end - 1])) break;
    // A correction before the first name withdraws an earlier message, not that name.
    if (hasPhrase(tokens.slice(end, mention.from), changes.correct)) return false;
    if (phraseBefore(tokens, end, changes.remove)) return !isQuestionOfAbsence(tokens, end);
    if (phraseBefore(tokens, end, changes.add) && tokens[end - 1] !== 'and') return false;
    const earlier = mentions.find(({ to }) => to === end);
    // A removal applies to all names joined by "and", but only to the first of a replacement.
    if (earlier)
      return tokens[mention.from - 1] === 'and' || tokens[mention.from - 1] === 'or'
        ? isRemoved(tokens, earlier, mentions, { changes } as Vocabulary)
        : false;
  }
  return false;
}

/** Whether "no" belongs to a question such as "is there no …", which removes nothing. The word order is grammar, so it is not data. */
function isQuestionOfAbsence(tokens: readonly Token[], end: number): boolean {
  return tokens[end - 1] === 'no' && /^(?:there|is|have|has)$/.test(tokens[end - 2] ?? '');
}

export function extrasOf(tokens: readonly Token[], { changes, all }: Vocabulary): Pick<Removals, 'extras'> {
  if (hasPhrase(tokens, changes.everything)) return { extras: 'all' };
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, changes.extras) > 0);
  if (at < 0) return {};
  const before = tokens.slice(Math.max(0, at - 4), at);
  if (hasPhrase(before, changes.remove)) return { extras: 'none' };
  return before.some((word) => changes.everyExtra.has(word)) || hasPhrase(before, all) ? { extras: 'all' } : {};
}

/** Whether a word refers to a part of the quote. */
const isPronoun = (word: Token, { last, all }: Vocabulary['pronouns']): boolean => last.has(word) || all.has(word);

export const addedBeforeOf = (
  tokens: readonly Token[],
  { changes, pronouns }: Vocabulary,
): Pick<Removals, 'addedBefore'> =>
  tokens.some((word, at) => isPronoun(word, pronouns) && phraseBefore(tokens, at, changes.addOnly) > 0)
    ? { addedBefore: true }
    : {};

export function removedBeforeOf(
  tokens: readonly Token[],
  { changes, pronouns }: Vocabulary,
): Pick<Removals, 'removedBefore'> {
  const at = tokens.findIndex(
    (word, index) => isPronoun(word, pronouns) && phraseBefore(tokens, index, changes.remove) > 0,
  );
  if (at < 0) return {};
  return { removedBefore: pronouns.last.has(tokens[at] ?? '') ? 'last' : 'all' };
}
