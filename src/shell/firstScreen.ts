import { blockAttribute } from '../ui/Block/marker.ts';

/** The attribute as `Block` renders it on every section. */
const sectionMarker = ` ${blockAttribute}="true"`;

/** A page's HTML with the style sheet's tag after its first section, so that it blocks painting only of what follows. */
export function insertStyleSheet(html: string, tag: string): string {
  const second = html.indexOf(sectionMarker, html.indexOf(sectionMarker) + 1);
  const end = second === -1 ? html.indexOf('<footer') : html.lastIndexOf('<section', second);
  // Browsers do not need the markers, and on the home page each byte of the first round trip counts.
  return (html.slice(0, end) + tag + html.slice(end)).replaceAll(sectionMarker, '');
}
