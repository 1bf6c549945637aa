import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPictures, type PictureRequest, pictureRequests } from '#scripts/build/pictures/drawPictures.ts';
import { theme } from '#data/theme.ts';
import type { HeroMapData } from '#src/sections/TransitMap/data/mapTypes.ts';
import type { Subject } from '#scripts/build/pictures/illustration.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const dir = sharedFolder();

/** A line from the interchange to one place. */
const map: HeroMapData = {
  view: '-100 -100 300 200',
  width: 300,
  height: 200,
  lines: [{ d: 'M0 0L100 0', regionIndex: 0 }],
  dots: 'M100 0h0',
  hub: 0,
  names: [{ text: 'Harbour', x: 0, y: 40, anchor: 'middle' }],
  here: { text: 'Quay', x: 100, y: 40, anchor: 'middle', at: [100, 0] },
};
const share = (path: string, title: string): PictureRequest => ({
  address: `/images/share${path}.png`,
  share: { title, kicker: 'Services', colour: 1, map, signature: { name: 'Harbour', host: 'harbour.example' } },
});
const subject: Subject = { name: 'articles/a', composition: 'loop', colour: 2, icon: 'shield' };
const shares = [share('/a', 'A page with quite a long title that takes several lines'), share('/b', 'B')];
const first = [...shares, ...pictureRequests({ picture: '/images/articles/a', subject })];
const cache = join(dir, 'cache');
const read = (out: string, address: string) => readFileSync(join(dir, out, address));

it('draws what is new, and nothing twice', async () => {
  expect(await drawPictures(first, join(dir, 'one'), theme, { cache })).toBe(9);
  expect(await drawPictures(first, join(dir, 'two'), theme, { cache })).toBe(0);
  for (const { address } of first) expect(read('two', address)).toEqual(read('one', address));

  const changed = [share('/a', 'Another title'), ...first.slice(1)];
  expect(await drawPictures(changed, join(dir, 'three'), theme, { cache })).toBe(1);
  expect(read('three', '/images/share/a.png')).not.toEqual(read('one', '/images/share/a.png'));
});

it('draws a map of which a dimmed line lies outside', async () => {
  const outside = { d: 'M5000 5000L6000 5000', regionIndex: 1 };
  const cropped = { ...map, regionIndex: 0, lines: [...map.lines, outside] };
  const { share: content } = share('/cropped', 'Cropped') as Extract<PictureRequest, { share: unknown }>;
  const wanted = [{ address: '/images/share/cropped.png', share: { ...content, map: cropped } }];
  expect(await drawPictures(wanted, join(dir, 'cropped'), theme, { cache })).toBe(1);
});

it('draws the dark edition of a picture on a dark ground', async () => {
  const brightness = async (address: string) => (await sharp(read('one', address)).stats()).channels[0]?.mean ?? 0;
  expect(await brightness('/images/articles/a-400.webp')).toBeGreaterThan(180);
  expect(await brightness('/images/articles/a-dark-400.webp')).toBeLessThan(80);
});
