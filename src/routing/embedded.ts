import type { Frame } from '../types/page.ts';

export const embeddedId = 'page-data';

/** What a page's HTML carries for hydration. Its JSON-LD is not said twice: it is read from the head. */
export interface Embedded<Shell> {
  shell: Shell;
  frame: Frame;
}

/** Reads what the page's HTML carries; undefined in development, where pages come as data alone. */
export function readEmbedded<Shell>(): Embedded<Shell> | undefined {
  const text = document.getElementById(embeddedId)?.textContent;
  if (!text) return undefined;
  const { shell, frame } = JSON.parse(text) as Embedded<Shell>;
  const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return { shell, frame: { ...frame, head: { ...frame.head, graph } } };
}
