import type { HeroMapData } from '../../../src/sections/TransitMap/data/mapTypes.ts';
import type { Palette } from '../../../data/rules/schema/theme.ts';
import { lineColours } from './illustration.ts';

/** Where the map of a place and the whole map lie in a share image, in pixels. The whole one has space at its sides. */
const areas = {
  place: { left: 616, top: 24, width: 640, height: 582 },
  whole: { left: 540, top: 24, width: 770, height: 582 },
} as const;
/** Where the title ends, and what stands right of it may begin. */
const titleEnd = 616;
/** Size of the names in pixels, and the share of it above the baseline. */
export const nameSize = 23;
const ascent = 0.93;
/** Average width of a character, as a share of the size. */
const characterWidth = 0.58;

/** Enlarges strokes and stations, because a preview is shown at a fraction of its size. */
const bold = 1.5;

/** The map of a page's hero as the right part of a share image, as SVG. Names are drawn separately, by `placedNames`. */
export function shareMap(map: HeroMapData, palette: Palette): string {
  const { scale, left, top } = placing(map);
  return `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${mapDrawing(map, palette)}</g>`;
}

/** The map of a page's hero without its names, as SVG in the map's own units. */
export function mapDrawing(map: HeroMapData, palette: Palette): string {
  const colours = lineColours(palette);
  const opacity = (region: number) => (map.regionIndex === undefined || map.regionIndex === region ? 1 : 0.35);
  // Not `opacity`: a line outside the crop would then need a layer of no size, at which resvg ends the whole process.
  const stroke = (region: number) => `stroke="${colours[region % colours.length]}" stroke-opacity="${opacity(region)}"`;
  const round = (value: number) => `${Math.round(value * bold * 10) / 10}`;
  const dots = (width: number, colour: string) =>
    `<path d="${map.dots}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"/>`;
  const [x, y] = map.here?.at ?? [0, 0];
  return (
    (map.shore ? `<path d="${map.shore}" fill="${palette.lakeSoft}"/>` : '') +
    (map.here && map.circle
      ? `<circle cx="${x}" cy="${y}" r="${map.circle}" fill="${palette.lake}" fill-opacity=".08" stroke="${palette.lake}" ` +
        'stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round"/>'
      : '') +
    `<g fill="none" stroke-width="${round(10)}" stroke-linecap="round">` +
    map.lines.map(({ d, regionIndex }) => `<path d="${d}" ${stroke(regionIndex)}/>`).join('') +
    '</g>' +
    (map.loop === undefined
      ? ''
      : `<rect x="-26" y="-26" width="${52 + map.hub}" height="52" rx="26" fill="none" stroke-width="${round(6)}" ${stroke(map.loop)}/>`) +
    dots(20, palette.ink) +
    dots(12, palette.paper) +
    `<rect x="-18" y="-18" width="${36 + map.hub}" height="36" rx="18" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="7"/>` +
    (map.here
      ? `<circle cx="${x}" cy="${y}" r="24" fill="${palette.signal}" stroke="${palette.paper}" stroke-width="6"/>`
      : '')
  );
}

/** The names that have room beside the title, with the pixel where each begins and its upper edge. */
export function placedNames(map: HeroMapData): { text: string; left: number; top: number }[] {
  const { scale, left, top } = placing(map);
  // The dot of the page's own place is larger than the layout assumes.
  const own = map.here
    ? [
        {
          ...map.here,
          y: map.here.y + (map.here.anchor === 'middle' ? Math.sign(map.here.y - map.here.at[1]) * 14 : 0),
        },
      ]
    : [];
  return [...map.names, ...own].flatMap(({ text, x, y, anchor }) => {
    const width = text.length * nameSize * characterWidth;
    const start = left + x * scale - { start: 0, middle: width / 2, end: width }[anchor];
    const upper = top + y * scale - nameSize * ascent;
    const isInside = start > titleEnd && start + width < 1195 && upper > 10 && upper + nameSize < 610;
    return isInside ? [{ text, left: start, top: upper }] : [];
  });
}

/** How the map's view lies in its area: as large as fits, in the middle. */
function placing({ view, here }: HeroMapData) {
  const area = areas[here ? 'place' : 'whole'];
  const [x = 0, y = 0, width = 1, height = 1] = view.split(' ').map(Number);
  const scale = Math.min(area.width / width, area.height / height);
  return {
    scale,
    left: area.left + (area.width - width * scale) / 2 - x * scale,
    top: area.top + (area.height - height * scale) / 2 - y * scale,
  };
}
