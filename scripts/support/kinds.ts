import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '../../src/types/page.ts';
import { dist, filesOf, isIndexable } from './builtSite.ts';

/** A kind of page, with the fullest of its pages to stand for all. */
export interface Kind {
  /** Its id in the route table. */
  kind: string;
  path: string;
  title: string;
  /** The HTTP status it answers with. */
  status: number;
  indexable: boolean;
}

/** One page of each kind that the route table makes pages of. */
export const kinds: readonly Kind[] = kindsIn(dist);

/** One page of each kind in the folder of a built site. */
export function kindsIn(folder: string): Kind[] {
  const fullest = new Map<string, { size: number; kind: Kind }>();
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html') && name !== '404.html')) {
    const { size } = statSync(join(folder, file));
    const frame = JSON.parse(readFileSync(join(folder, file.replace(/html$/, 'json')), 'utf8')) as Frame;
    const { routeId, path, head } = frame;
    if (size > (fullest.get(routeId)?.size ?? 0))
      fullest.set(routeId, {
        size,
        kind: { kind: routeId, path, title: head.title, status: head.status, indexable: isIndexable({ path, frame }) },
      });
  }
  return [...fullest.values()].map(({ kind }) => kind);
}
