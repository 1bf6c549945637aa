import { streetMap } from '../../data/rules/map/officeMap.ts';
import { contactMessages, contactSourceMessages } from '../../data/messages/contact.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Palette } from '../../data/rules/schema/theme.ts';
import { addressLine } from '../../data/rules/text/addressLine.ts';
import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';
import { fill } from '../../data/rules/text/fill.ts';
import { placeMap } from '../../src/pages/shared/placeMap.ts';
import type { DrawnText } from '../../src/sections/TransitMap/data/mapTypes.ts';
import { mapDrawing } from './pictures/shareMap.ts';

/** The document that the contact page shows in a frame: the office on the map of places. Undefined where the provider has no map. */
export function officeMapPage(site: Site): { html: string; css: string } | undefined {
  const { provider, theme } = site;
  if (!streetMap(provider)) return undefined;
  const map = placeMap(site, provider.homeLocation, { [provider.homeLocation]: contactSourceMessages.ourOffice });
  const address = escapeHtml(addressLine(provider.address));
  const title = fill(contactMessages.map, { address });
  const css = styles(theme.colours);
  const names = [...map.names, ...(map.here ? [map.here] : [])].map(nameOf).join('');
  const html =
    `<!DOCTYPE html>\n<html lang="${provider.locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, ` +
    `initial-scale=1"/><meta name="robots" content="noindex"/><title>${title}</title><style>${css}</style></head><body>` +
    `<svg viewBox="${map.view}" role="img" aria-label="${title}">${mapDrawing(map, inVariables(theme.colours.light))}${names}</svg>` +
    `<p>${address}</p></body></html>\n`;
  return { html, css };
}

function nameOf({ text, x, y, anchor, note }: DrawnText): string {
  const line = (words: string, dy: number) =>
    `<text x="${x}" y="${y + dy}" text-anchor="${anchor}">${escapeHtml(words)}</text>`;
  return line(text, 0) + (note ? line(note, 24) : '');
}

/** The palette as CSS variables, which the styles define for both colour schemes. */
function inVariables(palette: Palette): Palette {
  return Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])) as Palette;
}

function styles({ light, dark }: { light: Palette; dark: Palette }): string {
  const variables = (palette: Palette) =>
    `:root{${Object.entries(palette)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`;
  return (
    `${variables(light)}@media (prefers-color-scheme:dark){${variables(dark)}}` +
    'html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:600 1rem/1.4 system-ui,' +
    'sans-serif}svg{flex:1;min-height:0;width:100%}text{fill:var(--ink);font-size:1.6rem;font-weight:650;paint-order:stroke;stroke:var(--paper);' +
    'stroke-width:5px}p{margin:0;padding:.5rem .75rem}'
  );
}
