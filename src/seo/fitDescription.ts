import { sentences } from '#data/rules/text/sentences.ts';

/** The longest description that search results show in full, in characters. */
const longest = 155;

/** What opens a page's description with as many sentences of the page itself as fit; undefined where not one does. */
export function fitDescription(opening: string, lede: string): string | undefined {
  const all = sentences(lede);
  const fitting = all.map((_, count) => [opening, ...all.slice(0, all.length - count)].join(' '));
  return fitting.find((text) => text.length <= longest);
}
