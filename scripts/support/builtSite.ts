import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { loadSite } from '../../data/rules/load.ts';
import type { Frame } from '../../src/types/page.ts';
import { elements, type Element } from './html.ts';
import { isPageFile } from '../build/fileWriter.ts';
import { root } from './root.ts';

/** The folder of the built site: `DIST_DIR`, or `dist`. */
export const dist = resolve(root, process.env.DIST_DIR || 'dist');

/** A page of the built site. */
export interface BuiltPage {
  /** Its address, `/locations/ajax`. */
  path: string;
  /** Its file in `dist`. */
  file: string;
  html: string;
  document: DefaultTreeAdapterTypes.Document;
  /** All its elements, in the order of the document. */
  elements: readonly Element[];
  /** Its data as they lie beside it. */
  frame: Frame;
}

/** The text of a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** Every file of the built site but the compressed copies, as a path below `dist` with slashes. */
export const builtFiles: readonly string[] = filesOf(dist);

/** Every file of a built site but the compressed copies, as a path below its folder with slashes. */
export function filesOf(folder: string): string[] {
  if (!existsSync(join(folder, 'site.json')))
    throw new Error(`${folder} holds no built site. Run "npm run build" first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** The addresses of the built pages. */
export const builtPaths: readonly string[] = builtFiles
  .filter(isPageFile)
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));

let pages: readonly BuiltPage[] | undefined;

/** Every page of the built site, parsed once. */
export function readPages(): readonly BuiltPage[] {
  pages ??= parsePages();
  return pages;
}

function parsePages(): BuiltPage[] {
  return builtFiles.filter(isPageFile).map((file) => {
    const html = readBuilt(file);
    const document = parse(html);
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
    return {
      path,
      file,
      html,
      document,
      elements: elements(document),
      frame: JSON.parse(readBuilt(file.replace(/html$/, 'json'))) as Frame,
    };
  });
}

/** The records the site was built from. */
export const site = await loadSite();

/** The public address it was built for. */
export const origin = process.env.SITE_ORIGIN || site.provider.origin;

/** Whether search engines may list a page: it exists, it is not closed to them, and it is the canonical one. */
export function isIndexable({ path, frame: { head } }: Pick<BuiltPage, 'path' | 'frame'>): boolean {
  return head.status === 200 && !head.noIndex && head.canonical === origin + path;
}

/** The problems that a check finds on each page, as `path: problem`; the first twenty, then their number. */
export function faultsOn(pages: readonly BuiltPage[], check: (page: BuiltPage) => Iterable<string>): string[] {
  const faults = pages.flatMap((page) => [...check(page)].map((problem) => `${page.path}: ${problem}`));
  return faults.length > 20 ? [...faults.slice(0, 20), `and ${faults.length - 20} more`] : faults;
}
