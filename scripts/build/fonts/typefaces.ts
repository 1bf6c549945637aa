import type { FaceName, Theme } from '../../../data/rules/schema/theme.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Characters of nearly every page, which every visitor loads: English, French and the signs of a price list alone. */
const basicCharacters = `${range(0x20, 0x7e)}\u00a0ÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûŒœ“”‘’–—…•·×−€¢°²½©®`;
/** Characters without a glyph in one of the typefaces, such as letters of Esperanto. */
const missingGlyphs = '¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ';
const without = (text: string, taken: string) => [...text].filter((character) => !taken.includes(character)).join('');

/**
 * Subsets of a typeface, each a file that a browser loads when a page has a character in its `unicode-range`. A browser looks for
 * a character in the last one first: that has no range, because every page loads it.
 */
export const subsets = [
  {
    name: 'extended',
    file: 'latin-ext',
    characters: without(range(0x100, 0x17f), `${basicCharacters}ı${missingGlyphs}`),
    range: range(0x100, 0x17f),
  },
  {
    name: 'latin',
    file: 'latin',
    characters: without(`${range(0xa1, 0xff)}‚„‹›™ı`, `${basicCharacters}${missingGlyphs}`),
    range: `${range(0xa1, 0xff)}‚„‹›™ı`,
  },
  { name: 'usual', file: 'latin', characters: basicCharacters },
] as const;

/** In the subsets, and without a glyph in Public Sans: records do not use them. */
export const rareCharacters = 'Ĳĳ';

type Weights = { min: number; max: number };

export interface Typeface {
  /** The name of its family in CSS. */
  family: 'Heading' | 'Text';
  package: string;
  file: string;
  weights: Weights;
  /** OpenType features to keep. */
  features: string[];
  /**
   * Local fonts to show until the typeface has loaded, each for a range of weights and matched at the weight `drawnAt`; `width` is the average
   * of their letters.
   */
  fallbacks: readonly { weights: Weights; drawnAt: number; width: number; local: readonly string[] }[];
}

// Arial and Liberation Sans have the widths of Helvetica, the others those of Times: averages of Adobe's font metrics.
// Roboto and Open Sans are wider or narrower than Arial, but lines of them are as high with the same overrides.
const sans = {
  regular: { width: 441.54, local: ['Arial', 'Liberation Sans', 'Roboto', 'Open Sans Regular'] },
  bold: { width: 478.02, local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Open Sans Bold'] },
};
const serif = {
  regular: { width: 400.743, local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'] },
  bold: { width: 426.635, local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'] },
};

/** What a typeface looks like until it has loaded. */
const fallbacksOf: Record<FaceName, typeof sans> = {
  'bricolage-grotesque': sans,
  'source-sans-3': sans,
  fraunces: serif,
  'public-sans': sans,
};

const packaged = (face: FaceName) => ({ package: `@fontsource-variable/${face}`, file: face });

/** The typeface of headings and that of text, with the weights and features that the style sheet uses of each. */
export function typefacesOf({ heading, text }: Theme['faces']): readonly [Typeface, Typeface] {
  return [
    {
      family: 'Heading',
      ...packaged(heading),
      weights: { min: 500, max: 800 },
      features: ['kern'],
      fallbacks: [{ weights: { min: 500, max: 800 }, drawnAt: 700, ...fallbacksOf[heading].bold }],
    },
    {
      family: 'Text',
      ...packaged(text),
      weights: { min: 400, max: 700 },
      features: ['kern', 'tnum'],
      fallbacks: [
        { weights: { min: 400, max: 500 }, drawnAt: 400, ...fallbacksOf[text].regular },
        { weights: { min: 501, max: 700 }, drawnAt: 650, ...fallbacksOf[text].bold },
      ],
    },
  ];
}
