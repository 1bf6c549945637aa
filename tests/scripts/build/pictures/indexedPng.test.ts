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

it('gives rare colours the nearest of the frequent ones', async () => {
  const pixels = new Uint8Array(300 * 2 * 4);
  for (let column = 0; column < 300; column++) {
    // The upper row has 300 shades, the lower the first 256 again: those are the frequent ones.
    const shade = (value: number) => [value & 255, value >> 8, 0, 255];
    pixels.set(shade(column), column * 4);
    pixels.set(shade(column % 256), (300 + column) * 4);
  }
  const drawn = await pixelsOf(indexedPng(300, 2, pixels));
  expect(drawn.slice(0, 256 * 4)).toEqual([...pixels.slice(0, 256 * 4)]);
  expect(drawn.slice(299 * 4, 300 * 4)).toEqual([43, 0, 0, 255]);
});
