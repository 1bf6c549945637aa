import type { Frame } from '../types/page.ts';

export const embeddedId = 'page-data';

/** The data embedded in a page's HTML for hydration. The JSON-LD is not repeated, but read from the head. */
export interface Embedded<Shell> {
  shell: Shell;
  frame: Frame;
}

/** Reads the embedded data; undefined in development, where pages are not prerendered. */
export function readEmbedded<Shell>(): Embedded<Shell> | undefined {
  const text = document.getElementById(embeddedId)?.textContent;
  if (!text) return undefined;
  const { shell, frame } = JSON.parse(text) as Embedded<Shell>;
  const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return { shell, frame: { ...frame, head: { ...frame.head, graph } } };
}
