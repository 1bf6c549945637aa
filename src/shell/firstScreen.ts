import { blockAttribute } from '../ui/Block/marker.ts';

/** The attribute as every `Block` renders it. */
const blockMarker = ` ${blockAttribute}="true"`;

const endId = 'fold';

/**
 * Blocks rendering until the first section is parsed: sizes in it depend on all of its content, so that a partly parsed one
 * would move when the rest arrives. Goes into the head.
 */
export const waitForFirstScreen = `<link rel="expect" href="#${endId}" blocking="render"/>`;

/** A page's HTML with its style sheet after the first section, so that the sheet blocks painting only of what follows. */
export function insertStyleSheet(html: string, href: string): string {
  const second = html.indexOf(blockMarker, html.indexOf(blockMarker) + 1);
  const end = second === -1 ? html.indexOf('<footer') : html.lastIndexOf('<', second);
  const tag = `<link rel="stylesheet" href="${href}" id="${endId}"/>`;
  // Browsers do not need the markers, and on the home page each byte of the first round trip counts.
  return (html.slice(0, end) + tag + html.slice(end)).replaceAll(blockMarker, '');
}
