import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { normalizeText } from '../../../data/search/normalizeText.ts';
import { stem } from '../../../data/search/stem.ts';
import { words } from '../../../data/search/words.ts';

export type StepWords = Pick<Vocabulary, 'steps' | 'functionWords'>;

export const hasAny = (text: string, among: ReadonlySet<string>): boolean =>
  words(text).some((word) => among.has(word));

/** The stems of the words that say what is done and with what, each thing by the first of its names. */
export const stepStems = (
  text: string,
  { functionWords, steps }: StepWords,
  synonyms: readonly (readonly string[])[],
): string[] =>
  words(withFirstNames(text, synonyms))
    .filter(
      (word) =>
        !functionWords.en?.has(word) &&
        !functionWords.fr?.has(word) &&
        !steps.open.has(word) &&
        !steps.general.has(word),
    )
    .map(stem);

/** The text with the first name of everything that has several. */
function withFirstNames(text: string, synonyms: readonly (readonly string[])[]): string {
  let named = ` ${words(normalizeText(text)).join(' ')} `;
  for (const [first = '', ...others] of synonyms)
    for (const other of others) named = named.replaceAll(` ${other} `, ` ${first} `);
  return named;
}
