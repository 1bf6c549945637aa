import satori from 'satori';
import { Resvg } from '@resvg/resvg-js';
import { light } from '../../../src/styles/tokens.ts';
import { seededRandom, type Point, roundedPath } from './geometry.ts';
import { interchangeSign, lineColours } from './illustration.ts';
import { indexedPng } from './indexedPng.ts';

/** In pixels, as Open Graph consumers recommend. */
const shareSize = { width: 1200, height: 630 } as const;

/** What a share image shows. */
export interface ShareContent {
  /** Seeds the details of the drawing. */
  path: string;
  /** The line above the title: breadcrumbs. */
  kicker: string;
  title: string;
  /** The page's line, as an index into `lineColours`. */
  colour: number;
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

const { paper, ink, muted, lakeSoft } = light;

export async function shareImage(facts: ShareContent, fonts: ShareFonts): Promise<Buffer> {
  const { width, height, pixels } = new Resvg(await shareSvg(facts, fonts), {
    font: { loadSystemFonts: false },
  }).render();
  return indexedPng(width, height, pixels);
}

async function shareSvg(facts: ShareContent, fonts: ShareFonts): Promise<string> {
  const words = await satori(layout(facts) as Parameters<typeof satori>[0], { ...shareSize, fonts });
  return words.replace(/^<svg[^>]*>/, (opening) => opening + scene(facts));
}

const box = (style: Record<string, unknown>, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

function layout({ kicker, title, signature }: ShareContent) {
  const size = title.length > 62 ? 54 : title.length > 42 ? 62 : 74;
  return box(
    {
      width: '100%',
      height: '100%',
      padding: '58px 72px 50px',
      flexDirection: 'column',
      fontFamily: 'Text',
      color: ink,
    },
    box({ fontSize: 28, fontWeight: 600, color: muted, height: 40 }, kicker),
    box(
      {
        width: 800,
        marginTop: 14,
        fontFamily: 'Heading',
        fontWeight: 700,
        fontSize: size,
        lineHeight: 1.08,
        letterSpacing: '-0.03em',
        lineClamp: 4,
        textWrap: 'balance',
      },
      title,
    ),
    box(
      { position: 'absolute', left: 72, bottom: 42, fontSize: 30, fontWeight: 600 },
      signature.name,
      box({ marginLeft: 18, fontWeight: 400, color: muted }, signature.host),
    ),
  );
}

/** The page's line runs below the title and up to the interchange, where two others leave; water is at the bottom. */
function scene({ path, colour }: ShareContent): string {
  const random = seededRandom(path);
  const level = 468;
  const hub: Point = [1010 + 18 * random.below(4), 226 + 14 * random.below(3)];
  const main: Point[] = [[-20, level], [hub[0] - (level - hub[1]), level], hub];
  const ways: readonly (readonly Point[])[] = [
    [hub, [hub[0], -20]],
    [hub, [hub[0] + 60, hub[1] - 60], [1220, hub[1] - 60]],
    [hub, [1220, hub[1]]],
    [hub, [hub[0] + 90, hub[1] + 90], [1220, hub[1] + 90]],
    [hub, [hub[0], 650]],
  ];
  const first = random.below(3);
  const second = first + 2 + random.below(3 - first);
  const others = [0, 1, 2, 3, 4].filter((index) => index !== colour % 5);
  const [one, two] = [others.splice(random.below(4), 1)[0] ?? 0, others[random.below(3)] ?? 1];
  const line = (points: readonly Point[], index: number) =>
    `<path d="${roundedPath(points, 34)}" fill="none" stroke="${lineColours[index]}" stroke-width="18"/>`;
  const gap = 104 + 8 * random.below(4);
  const stops = Array.from({ length: 3 + random.below(3) }, (_, index) => 92 + index * gap);
  const here = random.below(stops.length);
  const shore = 540 - 12 * random.below(2);
  return (
    `<rect width="1200" height="630" fill="${paper}"/><path d="${roundedPath(
      [
        [-20, shore],
        [hub[0] - 330, shore],
        [hub[0] - 290, shore - 40],
        [1220, shore - 40],
      ],
      18,
    )}V650H-20Z" fill="${lakeSoft}"/>` +
    `${line(ways[first] ?? [], one)}${line(ways[Math.min(second, 4)] ?? [], two)}${line(main, colour % 5)}` +
    stops
      .map((x, index) =>
        index === here
          ? interchangeSign([x, level], [x, level], 17)
          : `<circle cx="${x}" cy="${level}" r="5.5" fill="${paper}"/>`,
      )
      .join('') +
    interchangeSign(hub, hub, 40)
  );
}
