import type { Frame } from '#src/types/page.ts';
import { builtPaths } from '#scripts/support/builtSite.ts';
import { readBuilt } from '#tests/support/builtPages.ts';

/** For each route, the page with the longest word in its heading and the page with the longest word in its text. */
export function longestWordPages(): string[] {
  const longest = new Map<string, { path: string; length: number }>();
  for (const path of builtPaths) {
    const file = path === '/' ? 'index' : path.slice(1);
    const html = readBuilt(`${file}.html`);
    const { routeId } = JSON.parse(readBuilt(`${file}.json`)) as Frame;
    for (const [part, text] of [
      ['heading', /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''],
      ['text', /<main.*<\/main>/s.exec(html)?.[0] ?? ''],
    ] as const) {
      const key = `${routeId} ${part}`;
      const length = longestWordIn(text.replace(/<[^>]*>/g, ' '));
      if (length > (longest.get(key)?.length ?? 0)) longest.set(key, { path, length });
    }
  }
  return [...new Set([...longest.values()].map(({ path }) => path))];
}

function longestWordIn(text: string): number {
  return Math.max(0, ...[...text.matchAll(/[\p{L}\p{N}.]+/gu)].map(([word]) => word.length));
}
