import { create } from 'fontkit';

/** A font's metrics, in thousandths of the font size. */
interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance width of each character. */
  advances: ReadonlyMap<string, number>;
}

/** Reads the metrics of a static OpenType font. */
export function readFont(file: Uint8Array): FontMetrics {
  const font = create(Buffer.from(file));
  const inThousandths = (value: number) => (value * 1000) / font.unitsPerEm;
  const widthOf = (code: number) => inThousandths(font.glyphForCodePoint(code).advanceWidth);
  return {
    ascent: inThousandths(font.ascent),
    descent: inThousandths(-font.descent),
    lineGap: inThousandths(font.lineGap),
    advances: new Map(font.characterSet.map((code) => [String.fromCodePoint(code), widthOf(code)])),
  };
}

/** Letters and the space by how often they occur in English text, in thousandths (Cornell, 40,000 words; a word has 4.7 letters). */
const letters = ' etaoinsrhdlucmfywgpbvkxqjz';
const frequencies = [
  175, 99, 75, 67, 63, 60, 57, 52, 50, 49, 36, 33, 24, 22, 22, 19, 17, 17, 17, 15, 12, 9, 6, 1, 1, 1, 1,
];

/** The average width of a letter in English text, in thousandths of the font size. */
function averageWidth(advances: ReadonlyMap<string, number>): number {
  const widths = [...letters].map((letter) => advances.get(letter));
  const missing = letters[widths.indexOf(undefined)];
  if (missing !== undefined) throw new RangeError(`The font has no "${missing}".`);
  const weigh = (sum: number, frequency: number, index: number) => sum + frequency * (widths[index] ?? 0);
  return frequencies.reduce(weigh, 0) / frequencies.reduce((sum, frequency) => sum + frequency);
}

/** Descriptors of an `@font-face` rule that give a local font the metrics of a web font. All are shares of 1. */
export interface Adjustment {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** @param fallbackWidth the average width of a letter of the local font, in thousandths */
export function adjustmentFor(font: FontMetrics, fallbackWidth: number): Adjustment {
  const sizeAdjust = averageWidth(font.advances) / fallbackWidth;
  // The overrides are relative to the used font size, to which size-adjust has been applied.
  const share = (value: number) => value / 1000 / sizeAdjust;
  return { sizeAdjust, ascent: share(font.ascent), descent: share(font.descent), lineGap: share(font.lineGap) };
}
