import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import {
  croppedAddress,
  croppedPictures,
  type PictureScheme,
  pngAddress,
  pngWidth,
  pictureAddress,
  pictureSchemes,
  pictureWidths,
} from '../../../data/rules/files/pictures.ts';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { root } from '../../support/root.ts';
import { makeFonts, staticFont } from '../fonts/makeFonts.ts';
import { codeHash, createOnce, hashOf } from '../diskCache.ts';
import { inParallel } from '../inParallel.ts';
import { illustration } from './illustration.ts';
import { type ShareContent, type ShareFonts, shareFonts, shareImage } from './shareImage.ts';
import type { RecordPicture } from './subjects.ts';

/** A picture that the site needs: its address, and what it shows. */
export type PictureRequest =
  | { address: string; share: ShareContent }
  | ({
      address: string;
      width: number;
      /** Width by height where it is not 16 by 9. */
      ratio?: number;
      format: 'webp' | 'png';
      scheme: PictureScheme;
    } & Pick<RecordPicture, 'subject'>);

/** A record's picture in all sizes and both colour schemes; that of an article also in the shapes that search results ask for. */
export function pictureRequests({ picture, subject, cropped }: RecordPicture): PictureRequest[] {
  return [
    ...pictureSchemes.flatMap((scheme) =>
      pictureWidths.map((width) => ({
        address: pictureAddress(picture, width, scheme),
        subject,
        width,
        format: 'webp' as const,
        scheme,
      })),
    ),
    { address: pngAddress(picture), subject, width: pngWidth, format: 'png' as const, scheme: 'light' as const },
    ...(cropped ? croppedPictures : []).map(({ ratio, width, height }) => ({
      address: croppedAddress(picture, ratio),
      subject,
      width,
      ratio: width / height,
      format: 'webp' as const,
      scheme: 'light' as const,
    })),
  ];
}

/**
 * Writes pictures below a folder. They are cached by a hash of what they show, of the theme and of the code that draws them.
 * @param signal ends the drawing, and rejects
 * @returns how many had to be drawn.
 */
export async function drawPictures(
  wanted: readonly PictureRequest[],
  dir: string,
  { colours, faces }: Pick<Theme, 'colours' | 'faces'>,
  {
    cache = join(root, '.cache/pictures'),
    onProgress = () => {},
    signal,
  }: { cache?: string; onProgress?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<number> {
  const { devDependencies: tools } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const version = hashOf(
    codeHash(import.meta.dirname),
    JSON.stringify([colours.light, colours.dark]),
    basename((await makeFonts(faces)).dir),
    JSON.stringify(['satori', '@resvg/resvg-js', 'sharp', 'lucide-static'].map((name) => tools[name])),
  );
  const all = wanted.map((one) => ({
    file: join(cache, `${hashOf(version, JSON.stringify(one))}${/\.\w+$/.exec(one.address)?.[0]}`),
    wanted: one,
  }));
  const missing = all.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    const using = { colours, fonts: await fontsOf(faces) };
    let done = 0;
    await inParallel(missing, async ({ file, wanted: one }) => {
      signal?.throwIfAborted();
      await createOnce(file, async (unfinished) => writeFile(unfinished, await drawPicture(one, using)));
      onProgress(++done, missing.length);
    });
  }
  const folders = new Set(all.map(({ wanted: { address } }) => dirname(join(dir, address))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(all.map(({ file, wanted: { address } }) => copyFile(file, join(dir, address))));
  return missing.length;
}

async function fontsOf(faces: Theme['faces']): Promise<ShareFonts> {
  const [heading, text, strong] = await Promise.all([
    staticFont(faces, 'Heading', 760),
    staticFont(faces, 'Text', 400),
    staticFont(faces, 'Text', 650),
  ]);
  return shareFonts({ heading, text, strong });
}

/** The bytes of a picture. Rendering and encoding take place on threads of the libraries. */
async function drawPicture(
  wanted: PictureRequest,
  { colours, fonts }: { colours: Theme['colours']; fonts: ShareFonts },
): Promise<Buffer> {
  if ('share' in wanted) return shareImage(wanted.share, fonts, colours.light);
  const { width, height, pixels } = await renderAsync(
    illustration(wanted.subject, colours[wanted.scheme], wanted.ratio),
    { fitTo: { mode: 'width', value: wanted.width }, font: { loadSystemFonts: false } },
  );
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  // Flat colours compress to half the size without loss.
  return (
    wanted.format === 'webp'
      ? image.webp({ lossless: true, effort: 4 })
      : image.png({ palette: true, colours: 64, dither: 0, effort: 4 })
  ).toBuffer();
}
