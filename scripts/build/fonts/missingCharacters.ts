import { textsOfRecords } from '../../claims/readTexts.ts';
import { rareCharacters, subsets } from './typefaces.ts';

const known = new Set(
  subsets.flatMap(({ characters }) => [...characters].filter((character) => !rareCharacters.includes(character))),
);

/** An error for each character in the records that the site's fonts lack and browsers would draw in another font. */
export function missingCharacters(records: object): string[] {
  // What visitors write is never shown.
  const shown = textsOfRecords(records).filter(({ where }) => !where.startsWith('assistant: vocabulary'));
  return shown.flatMap(({ where, text }) =>
    [...new Set(text)]
      .filter((character) => !known.has(character) && character !== '\n')
      .map((character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        return (
          `${where}: "${character}" (U+${code}) is not in the site's fonts. Write it in other words, or add it in ` +
          'scripts/build/fonts/typefaces.ts if the typefaces have it.'
        );
      }),
  );
}
