import type { Vocabulary } from '../../../data/schema/vocabulary.ts';

/** "it" after these is no name of computers: "does it", "is it". */
const beforeIt: ReadonlySet<string> = new Set([
  'does',
  'is',
  'was',
  'will',
  'can',
  'has',
  'did',
  'would',
  'of',
  'with',
]);

/** Whether a sentence speaks of something said before: "who checks that", "how often do you test it". */
export function pointsBack(words: readonly string[], { pronouns, functionWords }: Vocabulary): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    if (word !== 'it') return pronouns.has(word);
    return next === undefined || beforeIt.has(words[at - 1] ?? '') || functionWords.en?.has(next) === true;
  });
}
