import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import type { Palette } from '../../../data/rules/schema/theme.ts';
import type { HeroMapData } from '../../../src/sections/TransitMap/data/mapTypes.ts';
import { lineColours } from './illustration.ts';
import { nameSize, placedNames, shareMap } from './shareMap.ts';

/** In pixels, as Open Graph consumers recommend. */
const shareSize = { width: 1200, height: 630 } as const;

/** What a share image shows. */
export interface ShareContent {
  /** The line above the title: breadcrumbs. */
  kicker: string;
  title: string;
  /** The page's line, as an index into `lineColours`. */
  colour: number;
  /** The map, cropped to the page's place or line. */
  map: HeroMapData;
  /** A price or a response time that the page gives. */
  fact?: { value: string; label: string } | undefined;
  signature: { name: string; host: string };
}

/** Static TrueType fonts, one weight each. */
export interface ShareFontFiles {
  heading: Uint8Array;
  text: Uint8Array;
  strong: Uint8Array;
}
export type ShareFonts = Parameters<typeof satori>[1]['fonts'];

/** The fonts as satori takes them. Pass the same array to each call: satori caches parsed fonts by it. */
export function shareFonts({ heading, text, strong }: ShareFontFiles): ShareFonts {
  const face = (name: string, data: Uint8Array, weight: 400 | 600 | 700) => ({ name, data: Buffer.from(data), weight });
  return [face('Heading', heading, 700), face('Text', text, 400), face('Text', strong, 600)];
}

/** The line at the left margin, with the station of the title. */
const margin = { line: 52, station: 128 } as const;

export async function shareImage(facts: ShareContent, fonts: ShareFonts, palette: Palette): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(await shareSvg(facts, fonts, palette), {
    font: { loadSystemFonts: false },
  });
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  return image.png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}

async function shareSvg(facts: ShareContent, fonts: ShareFonts, palette: Palette): Promise<string> {
  const words = await satori(layout(facts, palette) as Parameters<typeof satori>[0], { ...shareSize, fonts });
  return words.replace(/^<svg[^>]*>/, (opening) => opening + scene(facts, palette));
}

const box = (style: Record<string, unknown>, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const heading = { fontFamily: 'Heading', fontWeight: 700, letterSpacing: '-0.03em' } as const;

function layout({ kicker, title, fact, map, signature }: ShareContent, { ink, muted }: Palette) {
  const size = title.length > 62 ? 50 : title.length > 36 ? 58 : 70;
  return box(
    { width: '100%', height: '100%', fontFamily: 'Text', color: ink },
    ...placedNames(map).map(({ text, left, top }) =>
      box(
        { position: 'absolute', left, top, fontSize: nameSize, lineHeight: 1.2, whiteSpace: 'nowrap', ...heading },
        text,
      ),
    ),
    box(
      { position: 'absolute', left: 96, top: 48, width: 560, flexDirection: 'column' },
      box({ fontSize: 27, fontWeight: 600, color: muted, height: 44 }, kicker),
      box({ fontSize: size, lineHeight: 1.06, lineClamp: 5, textWrap: 'balance', marginTop: 4, ...heading }, title),
    ),
    box(
      { position: 'absolute', left: 96, bottom: 48, flexDirection: 'column' },
      ...(fact
        ? [
            box({ fontSize: 46, lineHeight: 1.1, ...heading }, fact.value),
            box({ fontSize: 25, color: muted, marginBottom: 26, maxWidth: 560 }, fact.label),
          ]
        : []),
      box(
        { fontSize: 28, fontWeight: 600 },
        signature.name,
        box({ marginLeft: 16, fontWeight: 400, color: muted }, signature.host),
      ),
    ),
  );
}

/** The map at the right, which fades out behind the title, and the page's line at the left margin. */
function scene({ colour, map }: ShareContent, palette: Palette): string {
  const { paper } = palette;
  const line = lineColours(palette)[colour % 5];
  const { width, height } = shareSize;
  return (
    `<defs><linearGradient id="fade"><stop stop-color="${paper}"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="${paper}"/>${shareMap(map, palette)}` +
    `<rect width="600" height="${height}" fill="${paper}"/><rect x="600" width="60" height="${height}" fill="url(#fade)"/>` +
    `<path d="M${margin.line} ${margin.station}V${height}" stroke="${line}" stroke-width="14"/>` +
    `<circle cx="${margin.line}" cy="${margin.station}" r="18" fill="${paper}" stroke="${line}" stroke-width="11"/>`
  );
}
