import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataDir } from '#data/rules/dataDir.ts';
import { loadSite } from '#data/rules/load.ts';
import { faceNames } from '#data/rules/schema/theme.ts';
import { theme } from '#data/theme.ts';
import { adjustmentFor, averageWidth, readFont } from '#scripts/build/fonts/fallback.ts';
import { makeFonts, staticFont, unicodeRange } from '#scripts/build/fonts/makeFonts.ts';
import { missingCharacters } from '#scripts/build/fonts/missingCharacters.ts';
import { rareCharacters, subsets, typefacesOf } from '#scripts/build/fonts/typefaces.ts';

const typefaces = typefacesOf(theme.faces);
let fonts: Awaited<ReturnType<typeof makeFonts>>;
beforeAll(async () => {
  fonts = await makeFonts(theme.faces);
});

describe("the site's fonts", () => {
  it.each(faceNames)('have every character that %s promises', async (face) => {
    const { dir } = await makeFonts({ heading: face, text: face });
    for (const { name, characters } of subsets) {
      const file = readFileSync(join(dir, `heading-${name}.woff2`));
      const { advances } = readFont(await subsetFont(file, characters, { targetFormat: 'sfnt' }));
      expect([...characters].filter((one) => !advances.has(one) && !rareCharacters.includes(one))).toEqual([]);
    }
  });

  it('have every character of the records', async () => {
    expect(missingCharacters(await loadSite(dataDir()))).toEqual([]);
  });
});

describe('missingCharacters', () => {
  it('names the record, the character and the remedy', () => {
    const bodies = { a: 'Montréal – 50 €\n', b: 'go \u2192 \u2192' };
    const articles = Object.entries(bodies).map(([slug, body]) => ({ slug, body }));
    expect(missingCharacters({ articles })).toEqual([
      'blog/b: body: "\u2192" (U+2192) is not in the site\'s fonts. Write it in other words, or add it in ' +
        'scripts/build/fonts/typefaces.ts if the typefaces have it.',
    ]);
  });
});

describe('a fallback', () => {
  it.each(typefaces.flatMap(({ family, fallbacks }) => fallbacks.map((fallback) => ({ family, ...fallback }))))(
    'takes the room of $family at $drawnAt',
    async ({ family, drawnAt, width }) => {
      const font = readFont(await staticFont(theme.faces, family, drawnAt));
      const { sizeAdjust, ascent, descent, lineGap } = adjustmentFor(font, width);
      expect(width * sizeAdjust).toBeCloseTo(averageWidth(font.advances), 6);
      expect((ascent + descent + lineGap) * sizeAdjust * 1000).toBeCloseTo(
        font.ascent + font.descent + font.lineGap,
        6,
      );
      expect(readFileSync(fonts.css, 'utf8')).toContain(
        `size-adjust:${Number((sizeAdjust * 100).toFixed(2))}%;ascent-override:${Number((ascent * 100).toFixed(2))}%`,
      );
    },
  );
});

it('writes neighbouring characters as one range', () => {
  expect(unicodeRange('cabz')).toBe('U+61-63,U+7a');
});
