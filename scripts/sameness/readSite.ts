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
  /** Those that its structured data answer. */
  questions: string[];
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
    const texts = mainTexts(readFileSync(join(dist, file), 'utf8'));
    return [{ path, routeId, title: head.title, texts, questions: questionsIn(head.graph) }];
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function questionsIn(graph: string): string[] {
  const nodes = (JSON.parse(graph) as { '@graph': { '@type': unknown; mainEntity?: { name: string }[] }[] })['@graph'];
  return nodes.flatMap((node) => (node['@type'] === 'FAQPage' ? (node.mainEntity ?? []).map(({ name }) => name) : []));
}
