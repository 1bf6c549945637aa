import type { Phrases } from '../../../data/schema/assistantWords.ts';
import type { Token } from '../read/tokens.ts';

/** Whether one of the phrases begins at a token; its length, or 0. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const phrase = beginningWith(tokens[at] ?? '', phrases).find((words) =>
    words.every((word, index) => tokens[at + index] === word),
  );
  return phrase?.length ?? 0;
}

const byFirstWord = new WeakMap<Phrases, ReadonlyMap<string, Phrases>>();

/** The phrases that begin with a word, in their order. */
function beginningWith(word: string, phrases: Phrases): Phrases {
  let groups = byFirstWord.get(phrases);
  if (!groups) {
    groups = Map.groupBy(phrases, ([first = '']) => first);
    byFirstWord.set(phrases, groups);
  }
  return groups.get(word) ?? [];
}

/** Whether one of the phrases ends before a token; its length, or 0. */
export function phraseBefore(tokens: readonly Token[], end: number, phrases: Phrases): number {
  const phrase = phrases.find((words) => words.every((word, index) => tokens[end - words.length + index] === word));
  return phrase?.length ?? 0;
}

export function hasPhrase(tokens: readonly Token[], phrases: Phrases): boolean {
  return tokens.some((_, at) => phraseAt(tokens, at, phrases) > 0);
}
