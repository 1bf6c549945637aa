import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { loadSite } from '../../data/rules/load.ts';
import type { Frame } from '../../src/types/page.ts';
import { isPageFile } from '../build/fileWriter.ts';
import { root } from './root.ts';

/** The folder of the built site: `DIST_DIR`, or `dist`. */
export const dist = resolve(root, process.env.DIST_DIR || 'dist');

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

/** The records the site was built from. */
export const site = await loadSite();

/** The public address it was built for. */
export const origin = process.env.SITE_ORIGIN || site.provider.origin;

/** Whether search engines may list a page: it exists, it is not closed to them, and it is the canonical one. */
export function isIndexable({ path, frame: { head } }: { path: string; frame: Frame }): boolean {
  return head.status === 200 && !head.noIndex && head.canonical === origin + path;
}
