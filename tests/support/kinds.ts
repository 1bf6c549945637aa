import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '#src/types/page.ts';
import { builtFiles, dist, readBuilt } from './builtSite.ts';

/** A kind of page, with the fullest of its pages to stand for all. */
export interface Kind {
  kind: string;
  path: string;
  title: string;
  /** The HTTP status it answers with. */
  status: number;
}

/** One page of each kind that the route table makes pages of. */
export const kinds: readonly Kind[] = fullestPages();

function fullestPages(): Kind[] {
  const fullest = new Map<string, { size: number; kind: Kind }>();
  for (const file of builtFiles.filter((name) => name.endsWith('.html') && name !== '404.html')) {
    const { size } = statSync(join(dist, file));
    const { page, path, head } = JSON.parse(readBuilt(file.replace(/html$/, 'json'))) as Frame;
    if (size > (fullest.get(page)?.size ?? 0))
      fullest.set(page, { size, kind: { kind: page, path, title: head.title, status: head.status } });
  }
  return [...fullest.values()].map(({ kind }) => kind);
}
