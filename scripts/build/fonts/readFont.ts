/** A font's metrics, in thousandths of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance width of each character. */
  advances: ReadonlyMap<string, number>;
}

/**
 * Reads the metrics of a static OpenType font (https://learn.microsoft.com/typography/opentype/spec/otff). Written here,
 * because a font library is large for three tables. @throws RangeError where a table or a cmap of format 4 is missing.
 */
export function readFont(file: Uint8Array): FontMetrics {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const record = 12 + 16 * index;
      return [String.fromCharCode(...file.subarray(record, record + 4)), view.getUint32(record + 8)];
    }),
  );
  const at = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new RangeError(`The font has no table "${name}".`);
    return offset;
  };
  const [head, hhea, hmtx] = [at('head'), at('hhea'), at('hmtx')];
  const inThousandths = (value: number) => (value * 1000) / view.getUint16(head + 18);
  const lastAdvance = view.getUint16(hhea + 34) - 1;
  const advances = new Map(
    [...glyphs(view, at('cmap'))].map(([character, glyph]) => [
      character,
      inThousandths(view.getUint16(hmtx + 4 * Math.min(glyph, lastAdvance))),
    ]),
  );
  return {
    ascent: inThousandths(view.getInt16(hhea + 4)),
    descent: -inThousandths(view.getInt16(hhea + 6)),
    lineGap: inThousandths(view.getInt16(hhea + 8)),
    advances,
  };
}

function* glyphs(view: DataView, cmap: number): Generator<[string, number]> {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  const table = subtables.find((offset) => view.getUint16(offset) === 4);
  if (table === undefined) throw new RangeError('The font has no character map of format 4.');
  const segments = view.getUint16(table + 6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const entry = table + 14 + 2 * segment;
    const [end, start] = [view.getUint16(entry), view.getUint16(entry + 2 * segments + 2)];
    const [delta, rangeAt] = [view.getInt16(entry + 4 * segments + 2), entry + 6 * segments + 2];
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const direct = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - start));
      const glyph = range === 0 || direct !== 0 ? (direct + delta) & 0xffff : 0;
      if (glyph !== 0) yield [String.fromCodePoint(code), glyph];
    }
  }
}
