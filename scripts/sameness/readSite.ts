import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
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
 * The files of a built site's pages, by their paths in it.
 * @throws Error where there is no built site.
 */
export function siteFiles(dist: string): string[] {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(
      `There is no built site in ${dist}. Run "npm run build" first, or name another folder with DIST_DIR.`,
    );
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .sort();
}

/** Reads the pages that search engines may list, one at a time, so that a large site fits into memory. */
export function* readPages(dist: string, files: readonly string[]): Generator<ReadPage> {
  // One for all files: as strings they would fill the memory several times over.
  let room = Buffer.allocUnsafe(1 << 18);
  for (const file of files) {
    const open = openSync(join(dist, file), 'r');
    const { size } = fstatSync(open);
    if (size > room.length) room = Buffer.allocUnsafe(size * 2);
    const html = room.subarray(0, readSync(open, room, 0, size, 0));
    closeSync(open);
    const page = readPage(
      `/${file
        .split(sep)
        .join('/')
        .replace(/\.html$/, '')}`.replace(/^\/index$/, '/'),
      html,
    );
    if (page) yield page;
  }
}

/** A page from its HTML; undefined where search engines may not list it: closed to them, missing, or another one's copy. */
export function readPage(path: string, html: Buffer): ReadPage | undefined {
  const head = html.toString('utf8', 0, html.indexOf('</head>'));
  const canonical = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (/<meta[^>]* name="robots" content="[^"]*noindex/.test(head) || !canonical || new URL(canonical).pathname !== path)
    return undefined;
  // Styles and data, three quarters of a page, are never made a string.
  const main = html.indexOf('<main');
  const mainEnd = html.indexOf('</main>', main);
  const frame = html.indexOf('"frame":{"page":"', mainEnd);
  const kind =
    /^"frame":\{"page":"(\w+)"/.exec(frame < 0 ? '' : html.toString('latin1', frame, frame + 80))?.[1] ?? 'page';
  return {
    path,
    kind,
    title: decode(/<title>([^<]*)</.exec(head)?.[1] ?? ''),
    texts: mainTexts(html.toString('utf8', main, mainEnd + 7)),
  };
}
