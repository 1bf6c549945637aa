const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Characters of nearly every page, which every visitor loads: English, French and the signs of a price list alone. */
const basicCharacters = `${range(0x20, 0x7e)}\u00a0ÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûŒœ“”‘’–—…•·×−€¢°²½©®`;
/** Characters without a glyph in one of the typefaces, such as letters of Esperanto. */
const missingGlyphs = '¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ';
const without = (text: string, taken: string) => [...text].filter((character) => !taken.includes(character)).join('');

/**
 * Subsets of a typeface, each a file. Those with a `unicode-range` are loaded when a page has a character in it; the usual
 * one is for all other characters, and stands in every page (`extractFontFaces.ts`).
 */
export const subsets = [
  { name: 'usual', file: 'latin', characters: basicCharacters, ranged: false },
  {
    name: 'extended',
    file: 'latin-ext',
    characters: without(range(0x100, 0x17f), `${basicCharacters}ı${missingGlyphs}`),
    ranged: true,
  },
  {
    name: 'latin',
    file: 'latin',
    characters: without(`${range(0xa1, 0xff)}‚„‹›™ı`, `${basicCharacters}${missingGlyphs}`),
    ranged: true,
  },
] as const;

export interface Typeface {
  /** The name of its family in CSS. */
  family: 'Heading' | 'Text';
  package: string;
  file: string;
  weights: { min: number; max: number };
  /** OpenType features to keep. */
  features: string[];
  /** Faces of a system's font that stand in for it, each for a range of weights and matched at the weight `drawnAt`. */
  fallbacks: readonly { weights: { min: number; max: number }; drawnAt: number; face: 'regular' | 'bold' }[];
}

export const typefaces: readonly Typeface[] = [
  {
    family: 'Heading',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque',
    weights: { min: 500, max: 800 },
    features: ['kern'],
    fallbacks: [
      { weights: { min: 500, max: 700 }, drawnAt: 650, face: 'bold' },
      { weights: { min: 701, max: 800 }, drawnAt: 760, face: 'bold' },
    ],
  },
  {
    family: 'Text',
    package: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3',
    weights: { min: 400, max: 700 },
    features: ['kern', 'tnum'],
    fallbacks: [
      { weights: { min: 400, max: 500 }, drawnAt: 400, face: 'regular' },
      { weights: { min: 501, max: 700 }, drawnAt: 650, face: 'bold' },
    ],
  },
];
