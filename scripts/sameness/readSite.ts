import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decode, mainTexts } from './mainText.ts';

/** A page as the check sees it. */
export interface ReadPage {
  path: string;
  /** Name of its route: pages of a kind are built alike. */
  kind: string;
  title: string;
  texts: string[];
}

/**
 * Reads the pages of a built site that search engines may list, one at a time, so that a large site fits into memory.
 * @throws Error where there is no built site.
 */
export function* readSite(dist: string): Generator<ReadPage> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built site in ${dist}. Run "npm run build" first, or name another folder with DIST_DIR.`);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && file !== '404.html').sort();
  for (const file of files) {
    const page = readPage(`/${file.split(sep).join('/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/'), readFileSync(join(dist, file), 'utf8'));
    if (page) yield page;
  }
}

/** A page from its HTML; undefined where search engines may not list it: closed to them, missing, or another one's copy. */
export function readPage(path: string, html: string): ReadPage | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const canonical = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (/<meta[^>]* name="robots" content="[^"]*noindex/.test(head) || !canonical || new URL(canonical).pathname !== path) return undefined;
  const kind = /"frame":\{"page":"(\w+)"/.exec(html)?.[1] ?? 'page';
  return { path, kind, title: decode(/<title>([^<]*)</.exec(head)?.[1] ?? ''), texts: mainTexts(html) };
}
