import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '../../src/types/page.ts';
import { isPageFile } from '../build/fileWriter.ts';
import { mainTexts } from './mainText.ts';

export interface ReadPage {
  path: string;
  routeId: string;
  title: string;
  texts: string[];
}

/** The indexable pages of a built site, by path. @throws Error where there is none */
export function readSite(dist: string): ReadPage[] {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(
      `There is no built site in ${dist}. Run "npm run build" first, or name another folder with DIST_DIR.`,
    );
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isPageFile);
  const pages = files.flatMap((file) => {
    const { path, routeId, head } = JSON.parse(
      readFileSync(join(dist, file.replace(/html$/, 'json')), 'utf8'),
    ) as Frame;
    if (head.noIndex || !head.canonical || new URL(head.canonical).pathname !== path) return [];
    return [{ path, routeId, title: head.title, texts: mainTexts(readFileSync(join(dist, file), 'utf8')) }];
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
