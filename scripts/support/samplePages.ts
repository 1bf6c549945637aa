import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '../../src/types/page.ts';
import { isPageFile } from '../build/fileWriter.ts';
import { dist, filesOf, isIndexable } from './builtSite.ts';

/** The largest page of a route. */
export interface SamplePage {
  routeId: string;
  path: string;
  title: string;
  status: number;
  indexable: boolean;
}

/** One page of each route of the built site. */
export const samplePages: readonly SamplePage[] = samplePagesIn(dist);

export function samplePagesIn(folder: string): SamplePage[] {
  const largest = new Map<string, { size: number; page: SamplePage }>();
  for (const file of filesOf(folder).filter(isPageFile)) {
    const { size } = statSync(join(folder, file));
    const frame = JSON.parse(readFileSync(join(folder, file.replace(/html$/, 'json')), 'utf8')) as Frame;
    const { routeId, path, head } = frame;
    if (size > (largest.get(routeId)?.size ?? 0))
      largest.set(routeId, {
        size,
        page: { routeId, path, title: head.title, status: head.status, indexable: isIndexable({ path, frame }) },
      });
  }
  return [...largest.values()].map(({ page }) => page);
}
