import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { faceNames } from '#data/rules/schema/theme.ts';
import { readFont } from '#scripts/build/fonts/fallback.ts';
import { makeFonts } from '#scripts/build/fonts/makeFonts.ts';
import { missingCharacters } from '#scripts/build/fonts/missingCharacters.ts';
import { rareCharacters, subsets } from '#scripts/build/fonts/typefaces.ts';

it.each(faceNames)("the site's fonts have every character that %s promises", async (face) => {
  const { dir } = await makeFonts({ heading: face, text: face });
  for (const { name, characters } of subsets) {
    const file = readFileSync(join(dir, `heading-${name}.woff2`));
    const { advances } = readFont(await subsetFont(file, characters, { targetFormat: 'sfnt' }));
    expect([...characters].filter((one) => !advances.has(one) && !rareCharacters.includes(one))).toEqual([]);
  }
});

it('a character that no font has is named with its record and the remedy', () => {
  const bodies = { a: 'Montréal – 50 €\n', b: 'go \u2192 \u2192' };
  const articles = Object.entries(bodies).map(([slug, body]) => ({ slug, body }));
  expect(missingCharacters({ articles })).toEqual([
    'blog/b: body: "\u2192" (U+2192) is not in the site\'s fonts. Write it in other words, or add it in ' +
      'scripts/build/fonts/typefaces.ts if the typefaces have it.',
  ]);
});
