import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  croppedAddress,
  croppedPictures,
  pngAddress,
  pngWidth,
  type PictureScheme,
  pictureAddress,
  pictureSchemes,
  pictureWidths,
} from '../../../data/rules/files/pictures.ts';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { root } from '../../support/root.ts';
import { makeFonts, staticFont } from '../fonts/makeFonts.ts';
import { codeHash, hashOf } from '../diskCache.ts';
import type { ShareFontFiles, ShareContent } from './shareImage.ts';
import type { RecordPicture } from './subjects.ts';

/** A picture that the site needs: its address, and what it shows. */
export type PictureRequest =
  | { address: string; share: ShareContent }
  | ({
      address: string;
      width: number;
      /** Given where the picture is cropped to another shape. */
      height?: number;
      format: 'webp' | 'png';
      scheme: PictureScheme;
    } & Pick<RecordPicture, 'subject'>);
/** A picture to draw, and the file to write it to. */
interface DrawJob {
  file: string;
  wanted: PictureRequest;
}
export interface DrawBatch {
  jobs: readonly DrawJob[];
  fonts: ShareFontFiles;
  colours: Theme['colours'];
}

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
      height,
      format: 'webp' as const,
      scheme: 'light' as const,
    })),
  ];
}

/**
 * Writes pictures below a folder. They are cached by a hash of what they show, of the theme and of the code that draws them.
 * @returns how many had to be drawn.
 */
export async function drawPictures(
  wanted: readonly PictureRequest[],
  dir: string,
  { colours, faces }: Pick<Theme, 'colours' | 'faces'>,
  {
    cache = join(root, '.cache/pictures'),
    onProgress = () => {},
  }: { cache?: string; onProgress?: (done: number, total: number) => void } = {},
): Promise<number> {
  const tools = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  ).dependencies;
  const version = hashOf(
    await codeHash(import.meta.dirname),
    JSON.stringify([colours.light, colours.dark]),
    basename((await makeFonts(faces)).dir),
    JSON.stringify(['satori', '@resvg/resvg-js', 'sharp', 'lucide-static'].map((name) => tools[name])),
  );
  const all = wanted.map(
    (one): DrawJob => ({
      file: join(cache, `${hashOf(version, JSON.stringify(one))}${/\.\w+$/.exec(one.address)?.[0]}`),
      wanted: one,
    }),
  );
  const missing = all.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) await drawInWorkers(missing, { colours, faces }, onProgress);
  const folders = new Set(all.map(({ wanted: { address } }) => dirname(join(dir, address))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(all.map(({ file, wanted: { address } }) => copyFile(file, join(dir, address))));
  return missing.length;
}

/** Draws with a worker per core. */
async function drawInWorkers(
  jobs: readonly DrawJob[],
  { colours, faces }: Pick<Theme, 'colours' | 'faces'>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const [heading, text, strong] = await Promise.all([
    staticFont(faces, 'Heading', 760),
    staticFont(faces, 'Text', 400),
    staticFont(faces, 'Text', 650),
  ]);
  const workers = Math.min(availableParallelism(), Math.ceil(jobs.length / 8));
  let done = 0;
  const draw = (batch: DrawBatch) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./drawWorker.ts', import.meta.url), { workerData: batch });
      worker.on('message', () => onProgress(++done, jobs.length));
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Drawing ended with ${code}.`))));
    });
  await Promise.all(
    Array.from({ length: workers }, (_, core) =>
      draw({ jobs: jobs.filter((_job, index) => index % workers === core), fonts: { heading, text, strong }, colours }),
    ),
  );
}
