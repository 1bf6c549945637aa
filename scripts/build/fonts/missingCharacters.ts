import { rareCharacters, subsets } from './typefaces.ts';

const known = new Set(
  subsets.flatMap(({ characters }) => [...characters].filter((character) => !rareCharacters.includes(character))),
);

/** An error for each character in the records that the site's fonts lack and browsers would draw in another font. */
export function missingCharacters(value: unknown, record = ''): string[] {
  if (typeof value === 'string') {
    const missing = new Set([...value].filter((character) => !known.has(character) && character !== '\n'));
    return [...missing].map(
      (character) =>
        `${record}: "${character}" ` +
        `(U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}) is not in the site's ` +
        'fonts. Write it in other words, or add it in scripts/build/fonts/typefaces.ts if the typefaces have it.',
    );
  }
  // What visitors write is never shown.
  if (record === 'assistant.vocabulary' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    missingCharacters(inner, record ? `${record}.${nameOf(inner) ?? key}` : key),
  );
}

/** The slug or id of a record, which says more than its index. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key, name]) => (key === 'slug' || key === 'id') && typeof name === 'string')?.[1];
}
