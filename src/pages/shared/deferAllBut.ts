import type { PageContent } from '../../types/page.ts';

/**
 * The content of a page of which only the first section is hydrated: the other data are in the page's JSON alone.
 * @param kept the data that the first section shows
 */
export function deferAllBut<Data extends object>(
  content: PageContent<Data>,
  kept: readonly (keyof Data & string)[],
): PageContent<Data> {
  const keys = Object.keys(content.data) as (keyof Data & string)[];
  const deferred = keys.filter((key) => !kept.includes(key));
  return { ...content, deferred };
}
