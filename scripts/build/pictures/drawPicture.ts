import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { PictureScheme } from '../../../data/rules/files/pictures.ts';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { illustration } from './illustration.ts';
import { type ShareContent, type ShareFonts, shareImage } from './shareImage.ts';
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

/** The bytes of a picture. Rendering and encoding take place on threads of the libraries. */
export async function drawPicture(
  wanted: PictureRequest,
  { colours, fonts }: { colours: Theme['colours']; fonts: ShareFonts },
): Promise<Buffer> {
  if ('share' in wanted) return shareImage(wanted.share, fonts, colours.light);
  const { width, height, pixels } = await renderAsync(illustration(wanted.subject, colours[wanted.scheme]), {
    fitTo: wanted.height ? { mode: 'height', value: wanted.height } : { mode: 'width', value: wanted.width },
    font: { loadSystemFonts: false },
  });
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
