import sharp from 'sharp';
import { expect, it } from 'vitest';
import { indexedPng } from '#scripts/build/pictures/indexedPng.ts';

async function pixelsOf(png: Buffer): Promise<number[]> {
  return [...(await sharp(png).ensureAlpha().raw().toBuffer())];
}

it('keeps every pixel of a drawing with few colours', async () => {
  const pixels = new Uint8Array(5 * 3 * 4);
  for (let index = 0; index < 15; index++)
    pixels.set([index * 16, 255 - index * 16, index % 3 === 0 ? 0 : 99, 255], index * 4);
  expect(await pixelsOf(indexedPng(5, 3, pixels))).toEqual([...pixels]);
});
