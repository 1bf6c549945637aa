import type { Phrases } from '../../../data/schema/vocabulary.ts';
import type { Token } from './tokens.ts';

/** Whether one of the phrases begins at a token; its length, or 0. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  return lengthAt(tokens, at, byFirstWord(phrases));
}

/** Whether one of the phrases ends before a token; its length, or 0. */
export function phraseBefore(tokens: readonly Token[], end: number, phrases: Phrases): number {
  const phrase = phrases.find((words) => words.every((word, index) => tokens[end - words.length + index] === word));
  return phrase?.length ?? 0;
}

export function hasPhrase(tokens: readonly Token[], phrases: Phrases): boolean {
  const groups = byFirstWord(phrases);
  return tokens.some((_, at) => lengthAt(tokens, at, groups) > 0);
}

type PhraseGroups = ReadonlyMap<string, Phrases>;

function lengthAt(tokens: readonly Token[], at: number, groups: PhraseGroups): number {
  const phrase = groups
    .get(tokens[at] ?? '')
    ?.find((words) => words.every((word, index) => tokens[at + index] === word));
  return phrase?.length ?? 0;
}

const grouped = new WeakMap<Phrases, PhraseGroups>();

/** The phrases by their first word, so that only few of them are compared at each token. */
function byFirstWord(phrases: Phrases): PhraseGroups {
  let groups = grouped.get(phrases);
  if (!groups) {
    groups = Map.groupBy(phrases, ([first = '']) => first);
    grouped.set(phrases, groups);
  }
  return groups;
}
