import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isPageFile } from '../build/fileWriter.ts';
import { decode, mainTexts } from './mainText.ts';

/** A page of the built site. */
export interface ReadPage {
  path: string;
  /** Id of its route. */
  routeId: string;
  title: string;
  texts: string[];
}

/**
 * The HTML files of a built site, relative to it.
 * @throws Error where there is no built site.
 */
export function siteFiles(dist: string): string[] {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(
      `There is no built site in ${dist}. Run "npm run build" first, or name another folder with DIST_DIR.`,
    );
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isPageFile).sort();
}

/** Reads the indexable pages one at a time, so that a large site does not fill the memory. */
export function* readPageTexts(dist: string, files: readonly string[]): Generator<ReadPage> {
  // One buffer for all files: strings would take several times the memory.
  let buffer = Buffer.allocUnsafe(1 << 18);
  for (const file of files) {
    const open = openSync(join(dist, file), 'r');
    const { size } = fstatSync(open);
    if (size > buffer.length) buffer = Buffer.allocUnsafe(size * 2);
    const html = buffer.subarray(0, readSync(open, buffer, 0, size, 0));
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

/** A page from its HTML; undefined where it is not indexable: noindex, or its canonical address is another page's. */
function readPage(path: string, html: Buffer): ReadPage | undefined {
  const head = html.toString('utf8', 0, html.indexOf('</head>'));
  const canonical = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (/<meta[^>]* name="robots" content="[^"]*noindex/.test(head) || !canonical || new URL(canonical).pathname !== path)
    return undefined;
  // Inlined styles and data, three quarters of a page, are not decoded.
  const main = html.indexOf('<main');
  const mainEnd = html.indexOf('</main>', main);
  const frame = html.indexOf('"frame":{"routeId":"', mainEnd);
  const routeId =
    /^"frame":\{"routeId":"(\w+)"/.exec(frame < 0 ? '' : html.toString('latin1', frame, frame + 80))?.[1] ?? 'page';
  return {
    path,
    routeId,
    title: decode(/<title>([^<]*)</.exec(head)?.[1] ?? ''),
    texts: mainTexts(html.toString('utf8', main, mainEnd + 7)),
  };
}
