import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePhotos } from '#scripts/build/photos/makePhotos.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { temporaryFolder, folderWith } from '#tests/support/folders.ts';

/** A calm picture. */
const drawn = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#27566b"/>` +
        '<circle cx="30%" cy="40%" r="20%" fill="#e8d9b0"/></svg>',
    ),
  ).flatten();

/** Makes the photograph of one file. */
async function make(name: string, bytes: Uint8Array | undefined, facts: object = {}) {
  const dir = folderWith({ 'photos/files/.keep': '' });
  if (bytes) writeFileSync(join(dir, 'photos/files', name), bytes);
  const site = buildSite({ photos: [{ id: 'office', file: name, alt: 'The office', ...facts }] });
  const { site: made, files } = await makePhotos(site, dir, temporaryFolder());
  return { photo: made.photos[0]?.made, files };
}

describe('A photograph', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the format %s is made in three formats and sizes',
    async (format) => {
      const { photo, files } = await make(
        `office.${format === 'jpeg' ? 'jpg' : format}`,
        await drawn(1300, 900).toFormat(format).toBuffer(),
      );
      expect(photo?.whole).toMatchObject({ alt: 'The office', width: 1200, height: 831 });
      expect(photo?.whole.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
      for (const { srcset } of photo?.whole.sources ?? [])
        expect(srcset).toMatch(/^\/photos\/office-\w{10}-400\.\w+ 400w, \S+-800\.\w+ 800w, \S+-1200\.\w+ 1200w$/);
      const addresses = new Set(files.map(([address]) => address));
      const named = [photo?.whole, photo?.square].flatMap(
        (shown) => shown?.sources.flatMap(({ srcset }) => srcset.split(', ')) ?? [],
      );
      for (const one of named) expect(addresses).toContain(one.split(' ')[0]);
      expect(addresses).toContain(photo?.share);
      for (const [address, bytes] of files) expect(bytes.length, address).toBeLessThanOrEqual(200 * 1024);
    },
  );

  test('is turned as the camera was held, and tells nothing of camera, place or author', async () => {
    const bytes = await drawn(900, 600)
      .withExif({ IFD0: { Artist: 'Ada Lovelace', Orientation: '6' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo, files } = await make('office.jpg', bytes);
    expect(photo?.whole.height).toBeGreaterThan(photo?.whole.width ?? 0);
    for (const [address, content] of files) {
      const { exif, iptc, xmp } = await sharp(content).metadata();
      expect([exif, iptc, xmp], address).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(content).includes('Lovelace'), address).toBe(false);
    }
  });

  test('keeps what must stay in view where it is cropped', async () => {
    const left = {
      input: await sharp({ create: { width: 100, height: 400, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    };
    const bytes = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#00f' } })
      .composite([left])
      .png()
      .toBuffer();
    const redAt = async (focus: object | undefined) => {
      const { photo, files } = await make('wide.png', bytes, focus ? { focus } : {});
      const [, square] = files.find(([address]) => address === photo?.square.src) ?? [];
      const { dominant } = await sharp(
        await sharp(square).extract({ left: 0, top: 0, width: 20, height: 20 }).toBuffer(),
      ).stats();
      return dominant.r > 200;
    };
    expect([await redAt({ x: 0, y: 50 }), await redAt(undefined)]).toEqual([true, false]);
  });

  test('smaller than the largest size is not made larger', async () => {
    const { photo } = await make('a.png', await drawn(500, 500).png().toBuffer());
    expect(photo?.whole).toMatchObject({ width: 400, height: 400 });
  });

  test.each([
    ['missing.jpg', undefined, 'is not in photos/files. Put it there, or correct the name.'],
    ['text.jpg', Buffer.from('no picture'), 'cannot be read as a picture. Export it again as JPEG, PNG, WebP or AVIF.'],
    [
      'phone.heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'is a HEIC picture, which browsers do not show. Export it as JPEG',
    ],
    [
      'phone.jpg',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'is a HEIC picture, which browsers do not show.',
    ],
  ])('that cannot be shown is told with record, file, reason and remedy: %s', async (name, bytes, message) => {
    await expect(make(name, bytes)).rejects.toThrow(`photos/office: file "${name}" ${message}`);
  });

  test('that is small, broken, huge or of another format is refused too', async () => {
    const tiny = await drawn(300, 300).jpeg().toBuffer();
    await expect(make('tiny.jpg', tiny)).rejects.toThrow(
      'is 300 pixels wide, at least 400 are needed. Use a larger copy.',
    );
    const whole = await drawn(800, 800).jpeg().toBuffer();
    await expect(make('half.jpg', whole.subarray(0, whole.length / 2))).rejects.toThrow(
      'is broken: it cannot be read to its end.',
    );
    const gif = await drawn(800, 800).gif().toBuffer();
    await expect(make('moving.png', gif)).rejects.toThrow('is of a format that is not taken (gif).');
    const huge = await sharp({ create: { width: 12_000, height: 11_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(make('huge.png', huge)).rejects.toThrow(
      'has 132 million pixels, at most 120 are taken. Make it smaller.',
    );
  });
});

test('All photographs that cannot be shown are told of at once', async () => {
  const dir = folderWith({ 'photos/files/.keep': '' });
  const photos = ['one', 'two'].map((id) => ({ id, file: `${id}.jpg`, alt: id }));
  await expect(makePhotos(buildSite({ photos }), dir, temporaryFolder())).rejects.toThrow(
    /photos\/one: .*\n.*photos\/two: /,
  );
});
