import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataDir, loadSite } from '#data/load.ts';
import { adjustmentFor, averageWidth } from '#scripts/build/fonts/fallback.ts';
import { makeFonts, staticFont, unicodeRange } from '#scripts/build/fonts/makeFonts.ts';
import { missingCharacters } from '#scripts/build/fonts/missingCharacters.ts';
import { readFont } from '#scripts/build/fonts/readFont.ts';
import { advancesOf, systemFonts } from '#scripts/build/fonts/systemFonts.ts';
import { subsets, typefaces } from '#scripts/build/fonts/typefaces.ts';
import { font } from '#src/styles/tokens.ts';

let fonts: Awaited<ReturnType<typeof makeFonts>>;
beforeAll(async () => {
  fonts = await makeFonts();
});

const fileOf = (family: string, part: string) => join(fonts.dir, `${family.toLowerCase()}-${part}.woff2`);
const kilobyte = 1024;

describe("the site's fonts", () => {
  it('cost every visitor 45 KB at most', () => {
    const sizes = typefaces.map(({ family }) => statSync(fileOf(family, 'usual')).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * kilobyte);
  });

  it.each(typefaces.flatMap(({ family }) => subsets.map(({ name, characters }) => ({ family, name, characters }))))(
    'have every character that $family $name promises',
    async ({ family, name, characters }) => {
      const sfnt = await subsetFont(readFileSync(fileOf(family, name)), characters, { targetFormat: 'sfnt' });
      const { advances } = readFont(sfnt);
      expect([...characters].filter((character) => !advances.has(character))).toEqual([]);
    },
  );

  it('have every character of the records', async () => {
    expect(missingCharacters(await loadSite(dataDir()))).toEqual([]);
  });

  it('leave a face that comes late for the next page', () => {
    const css = readFileSync(fonts.css, 'utf8');
    expect(css.match(/src:url/g)).toHaveLength(typefaces.length * subsets.length);
    expect(css.match(/font-display:optional/g)).toHaveLength(typefaces.length * subsets.length);
  });
});

describe('missingCharacters', () => {
  it('names the record, the character and the remedy', () => {
    expect(
      missingCharacters({
        articles: [
          { slug: 'a', body: 'Montréal – 50 €\n' },
          { slug: 'b', body: 'go \u2192 \u2192' },
        ],
      }),
    ).toEqual([
      'articles.b.body: "\u2192" (U+2192) is not in the site\'s fonts. Write it in other words, or add it in ' +
        'scripts/build/fonts/typefaces.ts if the typefaces have it.',
    ]);
  });
});

const fallbacks = typefaces.flatMap(({ family, fallbacks: ranges }) =>
  ranges.flatMap((range) => systemFonts.map(({ name }) => ({ family, name, ...range }))),
);

describe('a fallback', () => {
  it.each(fallbacks)('from $name takes the room of $family at $drawnAt', async ({ family, name, drawnAt, face }) => {
    const metrics = readFont(await staticFont(family, drawnAt));
    const advances = advancesOf(name, face);
    const { sizeAdjust, ascent, descent } = adjustmentFor(metrics, advances);
    expect(averageWidth(advances) * sizeAdjust).toBeCloseTo(averageWidth(metrics.advances), 6);
    expect((ascent + descent) * sizeAdjust * 1000).toBeCloseTo(metrics.ascent + metrics.descent + metrics.lineGap, 6);
    expect(readFileSync(fonts.css, 'utf8')).toContain(
      `size-adjust:${Number((sizeAdjust * 100).toFixed(1))}%;ascent-override:${Number((ascent * 100).toFixed(1))}%`,
    );
  });

  it.each(typefaces)('of $family stands for every weight of it, once', ({ weights, fallbacks: ranges }) => {
    expect(ranges[0]?.weights.min).toBe(weights.min);
    expect(ranges.at(-1)?.weights.max).toBe(weights.max);
    for (const [index, range] of ranges.slice(1).entries())
      expect(range.weights.min).toBe((ranges[index]?.weights.max ?? 0) + 1);
  });

  it.each(systemFonts)('from $name is named where the text is set', ({ name }) => {
    expect(font.heading).toContain(`"Heading ${name}"`);
    expect(font.text).toContain(`"Text ${name}"`);
  });

  it("has its font's widths", () => {
    expect(advancesOf('Arial', 'regular').get('e')).toBe(556);
    expect(advancesOf('Arial', 'bold').get(' ')).toBe(278);
    for (const { name } of systemFonts) expect(advancesOf(name, 'bold').size).toBe(0x7f - 0x20);
  });
});

it('writes neighbouring characters as one range', () => {
  expect(unicodeRange('cabz')).toBe('U+61-63,U+7a');
});
