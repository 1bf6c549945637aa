import { Resvg } from '@resvg/resvg-js';
import { light } from '../../src/styles/tokens.ts';

/** The mark: a line, and on it the one station that everything meets at. */
function mark(width: number, height: number, inset: number): string {
  const side = Math.min(width, height) - 2 * inset;
  const x = (width - side) / 2;
  const y = (height - side) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${light.paper}"/>` +
    `<path d="M0 ${y + side * 0.72}H${x + side * 0.36}L${x + side * 0.68} ${y + side * 0.28}H${width}" fill="none" stroke="${light.lake}" stroke-width="${side * 0.14}"/>` +
    `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side * 0.18}" fill="${light.paper}" stroke="${light.signal}" stroke-width="${side * 0.1}"/></svg>\n`
  );
}

/** The pictures that every page or browser asks for: the favicon, the icons of the web manifest, the share image. */
export function siteImages(defaultImage: string): Map<string, string | Uint8Array> {
  const png = (width: number, height: number, inset: number) => new Resvg(mark(width, height, inset), { fitTo: { mode: 'width', value: width } }).render().asPng();
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', mark(32, 32, 2)],
    ['images/icon-192.png', png(192, 192, 24)],
    ['images/icon-512.png', png(512, 512, 64)],
    // Systems cut their own shape out of a maskable icon: only the middle four fifths are sure to be seen.
    ['images/icon-maskable-192.png', png(192, 192, 45)],
    ['images/icon-maskable-512.png', png(512, 512, 120)],
    ['images/apple-touch-icon.png', png(180, 180, 28)],
    [defaultImage.slice(1), png(1200, 630, 90)],
  ]);
}
