const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What nearly every page is written with; every visitor loads it, so it holds English, French and the signs of a price list alone. */
const usual = `${range(0x20, 0x7e)}\u00a0ÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûŒœ“”‘’–—…•·×−€¢°²½©®`;
/** What one of the typefaces has no shape for: letters of Esperanto and the like. */
const lacking = '¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ';
const without = (text: string, taken: string) => [...text].filter((character) => !taken.includes(character)).join('');

/**
 * Parts of a typeface: a browser loads one when a page has a character of it. The packages split their files the same way.
 * `range` may take in what a later part has: of two the browser takes the later.
 */
export const parts = [
  {
    name: 'extended',
    file: 'latin-ext',
    characters: without(range(0x100, 0x17f), `${usual}ı${lacking}`),
    range: range(0x100, 0x17f),
  },
  {
    name: 'latin',
    file: 'latin',
    characters: without(`${range(0xa1, 0xff)}‚„‹›™ı`, `${usual}${lacking}`),
    range: `${range(0xa1, 0xff)}‚„‹›™ı`,
  },
  { name: 'usual', file: 'latin', characters: usual, range: usual },
] as const;

export interface Typeface {
  /** The name of its family in CSS. */
  family: 'Heading' | 'Text';
  package: string;
  file: string;
  weights: { min: number; max: number };
  /** OpenType features to keep. */
  features: string[];
  /** What stands in until it is there: for a range of weights, drawn as at one of them, a face that most systems have. */
  fallbacks: readonly {
    weights: { min: number; max: number };
    drawnAt: number;
    metrics: string;
    local: readonly string[];
  }[];
}

const regular = { metrics: 'Helvetica', local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'] };
const bold = {
  metrics: 'Helvetica-Bold',
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
};

export const typefaces: readonly Typeface[] = [
  {
    family: 'Heading',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque',
    weights: { min: 500, max: 800 },
    features: ['kern'],
    fallbacks: [{ weights: { min: 500, max: 800 }, drawnAt: 700, ...bold }],
  },
  {
    family: 'Text',
    package: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3',
    weights: { min: 400, max: 700 },
    features: ['kern', 'tnum'],
    fallbacks: [
      { weights: { min: 400, max: 500 }, drawnAt: 400, ...regular },
      { weights: { min: 501, max: 700 }, drawnAt: 650, ...bold },
    ],
  },
];
