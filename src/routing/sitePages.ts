import type { Site } from '#data/schema/site.ts';
import { routes } from '../routes.ts';
import { headOf } from '../seo/head.ts';
import type { Frame, PageSource } from './page.ts';
import { pathOf } from './paths.ts';

/** A page that is to be made: cheap to list, made when asked for. */
export interface SitePage {
  id: string;
  path: string;
  /** Everything on the page, computed from the records. Throws with the page's path and route if they do not suffice. */
  frame(): Frame;
}

type AnySource = PageSource<Record<string, string>, unknown>;

/** Every page of a site, in the order of the route table. Build and development only. */
export async function sitePages(site: Site): Promise<SitePage[]> {
  const sources = await Promise.all(
    routes.map(async ({ id, path, source }) => (source ? { id, pattern: path, source: (await source()).source as unknown as AnySource } : undefined)),
  );
  return sources
    .filter((entry) => entry !== undefined)
    .flatMap(({ id, pattern, source }) =>
      source.params(site).map((params) => {
        const path = pathOf(pattern, params);
        return { id, path, frame: () => makeFrame(site, { id, path, pattern, params, source }) };
      }),
    );
}

function makeFrame(site: Site, page: { id: string; path: string; pattern: string; params: Record<string, string>; source: AnySource }): Frame {
  const { id, path, source } = page;
  try {
    const content = source.content(site, page.params, path);
    return { page: id, path, crumbs: content.crumbs, head: headOf(site, path, content), data: content.data };
  } catch (error) {
    throw new Error(`${path} (route "${id}", ${page.pattern}): ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
