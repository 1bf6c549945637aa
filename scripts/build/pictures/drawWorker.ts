import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { createOnce } from '../diskCache.ts';
import type { DrawBatch, PictureRequest } from './drawPictures.ts';
import { illustration } from './illustration.ts';
import { shareFonts, shareImage } from './shareImage.ts';

const { jobs, fonts, colours } = workerData as DrawBatch;
const faces = shareFonts(fonts);
// There is a worker per core already.
sharp.concurrency(1);
for (const { file, wanted } of jobs) {
  await createOnce(file, async (unfinished) => writeFile(unfinished, await draw(wanted)));
  parentPort?.postMessage('drawn');
}

async function draw(wanted: PictureRequest): Promise<Buffer> {
  if ('share' in wanted) return shareImage(wanted.share, faces, colours.light);
  const { width, height, pixels } = new Resvg(illustration(wanted.subject, colours[wanted.scheme]), {
    fitTo: wanted.height ? { mode: 'height', value: wanted.height } : { mode: 'width', value: wanted.width },
    font: { loadSystemFonts: false },
  }).render();
  const whole = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  // Cropped where most is to be seen.
  const image = wanted.height
    ? whole.resize({ width: wanted.width, height: wanted.height, fit: 'cover', position: sharp.strategy.attention })
    : whole;
  // Flat colours compress to half the size without loss.
  return (
    wanted.format === 'webp'
      ? image.webp({ lossless: true, effort: 4 })
      : image.png({ palette: true, colours: 64, dither: 0, effort: 4 })
  ).toBuffer();
}
