import { Resvg } from '@resvg/resvg-js';
import { roundedPath } from './pictures/geometry.ts';
import { dark, light } from '../../src/styles/tokens.ts';

type Colours = Pick<typeof light, 'lake' | 'signal' | 'paper'>;

/** The logo on a grid of 32 by 32: a transit line with one station. */
function mark({ line, ring }: { line: string; ring: string }): string {
  return `<path ${line} d="${roundedPath(
    [
      [-40, 24.5],
      [8.5, 24.5],
      [23.5, 7.5],
      [72, 7.5],
    ],
    5,
  )}" fill="none" stroke-width="5.5"/><circle ${ring} cx="16" cy="16" r="7.25" stroke-width="4.5"/>`;
}

const painted = ({ lake, signal, paper }: Colours) =>
  mark({ line: `stroke="${lake}"`, ring: `fill="${paper}" stroke="${signal}"` });

/** The logo without a background, in colours that follow the browser's colour scheme. */
function favicon(): string {
  const rules = ({ lake, signal, paper }: Colours) => `.l{stroke:${lake}}.r{fill:${paper};stroke:${signal}}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>${mark({ line: 'class="l"', ring: 'class="r"' })}</svg>\n`
  );
}

/** The logo on a background, as PNG; `inset` is the margin as a share of the side. */
function icon(side: number, inset: number): Uint8Array {
  const scale = (side * (1 - 2 * inset)) / 32;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" ` +
    `fill="${light.paper}"/><svg x="${side * inset}" y="${side * inset}" width="${32 * scale}" ` +
    `height="${32 * scale}" viewBox="0 0 32 32" overflow="visible">${painted(light)}</svg></svg>`;
  return new Resvg(drawing, { font: { loadSystemFonts: false } }).render().asPng();
}

/** A PNG wrapped as an ICO file with one image: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(side: number, png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([side, side], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The icons that pages, the manifest and browsers ask for, by path. */
export function siteIcons(): Map<string, string | Uint8Array> {
  const bare = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${painted(light)}</svg>`, {
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', favicon()],
    ['favicon.ico', ico(32, bare)],
    ['images/icon-192.png', icon(192, 0.1)],
    ['images/icon-512.png', icon(512, 0.1)],
    // Of a maskable icon only the safe zone, a circle of 80 % of the side, is sure to be seen (W3C Manifest).
    ['images/icon-maskable-192.png', icon(192, 0.2)],
    ['images/icon-maskable-512.png', icon(512, 0.2)],
    ['images/apple-touch-icon.png', icon(180, 0.14)],
  ]);
}
