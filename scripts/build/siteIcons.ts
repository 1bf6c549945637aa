import { Resvg } from '@resvg/resvg-js';
import type { ColourName, Palette, Shape, Theme } from '../../data/rules/schema/theme.ts';

/** Shapes as SVG. Painted by styles, because variables hold in no attribute. */
function drawn(shapes: readonly Shape[], colourOf: (name: ColourName) => string): string {
  const colour = (name: ColourName | undefined) => (name ? colourOf(name) : 'none');
  return shapes
    .map(({ path, circle, width, fill, stroke }) => {
      const style = `style="fill:${colour(fill)};stroke:${colour(stroke)}${width === undefined ? '' : `;stroke-width:${width}`}"`;
      return path === undefined
        ? `<circle ${style} cx="${circle?.x}" cy="${circle?.y}" r="${circle?.radius}"/>`
        : `<path ${style} d="${path}"/>`;
    })
    .join('');
}
const painted = (shapes: readonly Shape[], palette: Palette) => drawn(shapes, (name) => palette[name]);

/** The icon without a ground, in colours that follow the browser's colour scheme. */
function favicon({ icon, colours }: Theme): string {
  const used = [
    ...new Set(icon.shapes.flatMap(({ fill, stroke }) => [fill, stroke].filter((name) => name !== undefined))),
  ];
  const rules = (palette: Palette) => `svg{${used.map((name) => `--${name}:${palette[name]}`).join(';')}}`;
  const shapes = drawn(icon.shapes, (name) => `var(--${name})`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>${rules(colours.light)}@media(prefers-color-scheme:dark){${rules(colours.dark)}}</style>${shapes}</svg>\n`
  );
}

/** The icon on its ground, as PNG; `inset` is the margin as a share of the side. */
function icon({ icon: { ground, shapes }, colours: { light } }: Theme, side: number, inset: number): Uint8Array {
  const scale = (side * (1 - 2 * inset)) / 32;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" ` +
    `fill="${light[ground]}"/><svg x="${side * inset}" y="${side * inset}" width="${32 * scale}" ` +
    `height="${32 * scale}" viewBox="0 0 32 32" overflow="visible">${painted(shapes, light)}</svg></svg>`;
  return png(drawing);
}

const png = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

/** A PNG wrapped as an ICO file with one image: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(side: number, image: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([side, side], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** The icons that pages, the manifest and browsers ask for, by path. */
export function siteIcons(theme: Theme): Map<string, string | Uint8Array> {
  const bare = png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${painted(theme.icon.shapes, theme.colours.light)}</svg>`,
  );
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', favicon(theme)],
    ['favicon.ico', ico(32, bare)],
    ['images/icon-192.png', icon(theme, 192, 0.1)],
    ['images/icon-512.png', icon(theme, 512, 0.1)],
    // Of a maskable icon only the safe zone, a circle of 80 % of the side, is sure to be seen (W3C Manifest).
    ['images/icon-maskable-192.png', icon(theme, 192, 0.2)],
    ['images/icon-maskable-512.png', icon(theme, 512, 0.2)],
    ['images/apple-touch-icon.png', icon(theme, 180, 0.14)],
  ]);
}
