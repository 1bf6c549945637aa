import type { ShownFrame } from '../types/page.ts';

export const embeddedId = 'page-data';

/** The data embedded in a page's HTML for hydration. What the document's head says is not repeated. */
export interface Embedded<Shell> {
  shell: Shell;
  frame: ShownFrame;
}

/** Reads the embedded data; undefined in development, where pages are not prerendered. */
export function readEmbedded<Shell>(): Embedded<Shell> | undefined {
  const text = document.getElementById(embeddedId)?.textContent;
  return text ? (JSON.parse(text) as Embedded<Shell>) : undefined;
}
