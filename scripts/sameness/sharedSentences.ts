import { sentences } from '../../data/rules/text/sentences.ts';

/** Sentences and headings that are on both pages, the longest first. */
export function sharedSentences(a: readonly string[], b: readonly string[]): string[] {
  const onOther = new Set(b.flatMap(sentences));
  return [...new Set(a.flatMap(sentences))]
    .filter((sentence) => onOther.has(sentence))
    .sort((x, y) => y.length - x.length);
}
