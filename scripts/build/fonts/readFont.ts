import { create } from 'fontkit';

/** A font's metrics, in thousandths of the font size. */
export interface FontMetrics {
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
