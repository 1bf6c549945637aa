import { block } from '../ui/Block/Block.css.ts';

/** The class that every band has. */
const band = block.paper.split(' ').at(-1);
const bandTag = new RegExp(`<section(?: id="[^"]*")? class="[^"]*\\b${band}"`, 'g');

/** Where in a page's HTML its first band ends: what is after it is seen after the first paint. */
export function endOfFirstBand(html: string): number {
  const second = [...html.matchAll(bandTag)][1];
  return second ? second.index : html.indexOf('<footer');
}
