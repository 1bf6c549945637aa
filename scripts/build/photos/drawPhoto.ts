import sharp, { type Sharp } from 'sharp';
import type { MadePhoto, PhotoRecord, ShownPhoto } from '../../../data/rules/schema/photo.ts';
import { PhotoError } from './photoError.ts';

const widths = [400, 800, 1200];
const squareWidths = [200, 400];
const share = { width: 1200, height: 630 };
const maxBytes = 200 * 1024;
/** Smaller originals would be blurred on most screens. */
const minWidth = 400;
const maxPixels = 120_000_000;
/** In the order in which browsers are offered them; each is made with the next quality while it is too large. */
const formats = [
  { name: 'avif', type: 'image/avif', qualities: [52, 42, 32, 22] },
  { name: 'webp', type: 'image/webp', qualities: [76, 64, 50, 36] },
  { name: 'jpeg', type: 'image/jpeg', qualities: [78, 66, 52, 38] },
] as const;
type Format = (typeof formats)[number];

type File = readonly [address: string, bytes: Uint8Array];
type Facts = Pick<PhotoRecord, 'id' | 'alt' | 'focus'> & { digest: string };

/**
 * The pictures of a photograph in every format and size, turned as the camera was held, and without what the camera noted: place,
 * device, author.
 * @throws PhotoError saying what is wrong with the file, and what to do
 */
export async function drawPhoto(original: Uint8Array, facts: Facts): Promise<{ photo: MadePhoto; files: File[] }> {
  assertNoHeic(original);
  const { width, height } = await sizeOf(original);
  const upright = () => sharp(original, { limitInputPixels: maxPixels }).rotate();
  const files: File[] = [];
  const draw = async (name: string, sizes: readonly { width: number; height: number }[], from: () => Sharp) => {
    const sources: { type: string; srcset: string }[] = [];
    for (const format of formats) {
      const made = sizes.map((size) => ({ size, address: addressOf(facts, `${name}${size.width}`, format) }));
      for (const { size, address } of made) files.push([address, await encode(from().resize(size), format)]);
      sources.push({
        type: format.type,
        srcset: made.map(({ size, address }) => `${address} ${size.width}w`).join(', '),
      });
    }
    const largest = sizes.at(-1) ?? { width, height };
    const src = addressOf(facts, `${name}${largest.width}`, formats[2]);
    return { alt: facts.alt, ...largest, src, sources } satisfies ShownPhoto;
  };

  const whole = await draw('', sizesOf(widths, width, height / width), upright);
  const side = Math.min(width, height);
  const square = await draw('square-', sizesOf(squareWidths, side, 1), () =>
    upright().extract(crop(width, height, 1, facts)),
  );
  const shared = addressOf(facts, 'share', formats[2]);
  const wide = upright()
    .extract(crop(width, height, share.width / share.height, facts))
    .resize(share);
  files.push([shared, await encode(wide, formats[2])]);
  return { photo: { whole, square, share: shared }, files };
}

const addressOf = ({ id, digest }: Facts, name: string, { name: format }: Format): string =>
  `/photos/${id}-${digest}-${name}.${format === 'jpeg' ? 'jpg' : format}`;

/** The sizes that an original has enough pixels for; one where it has for none. */
function sizesOf(wanted: readonly number[], most: number, ratio: number): { width: number; height: number }[] {
  const fitting = wanted.filter((width) => width <= most);
  return (fitting.length > 0 ? fitting : [most]).map((width) => ({
    width,
    height: Math.max(1, Math.round(width * ratio)),
  }));
}

/** The largest part of a shape, with what must stay in view as near to its middle as it can be. */
function crop(width: number, height: number, shape: number, { focus }: Pick<Facts, 'focus'>) {
  const [w, h] = width / height > shape ? [height * shape, height] : [width, width / shape];
  const start = (percent: number, all: number, part: number) =>
    Math.round(Math.min(Math.max((percent / 100) * all - part / 2, 0), all - part));
  const [cropWidth, cropHeight] = [Math.floor(w), Math.floor(h)];
  return {
    left: Math.min(start(focus.x, width, w), width - cropWidth),
    top: Math.min(start(focus.y, height, h), height - cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

async function encode(picture: Sharp, { name, qualities }: Format): Promise<Uint8Array> {
  for (const quality of qualities) {
    const bytes = await picture
      .clone()
      .toFormat(name, { quality, ...(name === 'jpeg' ? { mozjpeg: true } : {}) })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new PhotoError(
    `is so full of detail that it stays above ${maxBytes / 1024} KB. Crop it, or take a calmer picture.`,
  );
}

/** The size of an original as it is seen. */
async function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  const facts = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotoError('cannot be read as a picture. Export it again as JPEG, PNG, WebP or AVIF.');
    });
  const { format, compression, orientation = 1 } = facts;
  const isTaken = ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
  if (!isTaken)
    throw new PhotoError(`is of a format that is not taken (${format}). Export it as JPEG, PNG, WebP or AVIF.`);
  const [width, height] = orientation >= 5 ? [facts.height, facts.width] : [facts.width, facts.height];
  if (width * height > maxPixels)
    throw new PhotoError(
      `has ${Math.round((width * height) / 1e6)} million pixels, at most ${maxPixels / 1e6} are taken. Make it smaller.`,
    );
  if (width < minWidth)
    throw new PhotoError(`is ${width} pixels wide, at least ${minWidth} are needed. Use a larger copy.`);
  await sharp(original, { limitInputPixels: maxPixels })
    .stats()
    .catch(() => {
      throw new PhotoError('is broken: it cannot be read to its end. Copy it from the camera again.');
    });
  return { width, height };
}

/** What telephones save as HEIC (ISO 23008-12), whose pictures browsers do not show. */
function assertNoHeic(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const [, brands = ''] = /^.{4}ftyp(.{4,40})/s.exec(text) ?? [];
  if (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands))
    throw new PhotoError(
      'is a HEIC picture, which browsers do not show. Export it as JPEG: in the Photos app, or set the camera to "Most Compatible".',
    );
}
