import { isLeftOut } from '#data/rules/routing/isLeftOut.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { type HeadOptions, headOf } from '../seo/head.ts';
import { isListed } from '../seo/isListed.ts';
import { quickAnswer } from '../seo/quickAnswer.ts';
import type { Frame, PageContent, PageSource } from '../types/page.ts';
import type { RouteTable } from '../types/routeEntry.ts';
import { pathOf } from './paths.ts';

/** A page whose content is made on demand. */
export interface SitePage {
  id: string;
  path: string;
  /** Makes the content from the records. Errors name the page's path and route. */
  content(): PageContent<unknown>;
  /** Makes the data to publish, from the content where that is made already. */
  frame(content?: PageContent<unknown>): Frame;
}

type AnySource = PageSource<Record<string, string>, unknown>;

/** Every page of a site, in the order of the route table. Build and development only. */
export async function sitePages(
  routes: RouteTable,
  site: Site,
  { pictures = false, builtAt = new Date() }: Partial<HeadOptions> = {},
): Promise<SitePage[]> {
  const sources = await Promise.all(
    routes.map(async ({ id, path, source }) =>
      source ? { id, pattern: path, source: (await source()).source as unknown as AnySource } : undefined,
    ),
  );
  return sources
    .filter((entry) => entry !== undefined)
    .flatMap(({ id, pattern, source }) =>
      source.params(site).map((params) => {
        const path = pathOf(pattern, params);
        const content = () =>
          indexed(
            site,
            path,
            withPageInError(`${path} (route "${id}", ${pattern})`, () => source.content(site, params, path)),
          );
        return { id, path, content, frame: (made = content()) => frameOf(site, id, path, made, { pictures, builtAt }) };
      }),
    );
}

/** The content of a page, marked where the owner leaves it out of search engines. */
function indexed(
  { indexing }: Pick<Site, 'indexing'>,
  path: string,
  content: PageContent<unknown>,
): PageContent<unknown> {
  return isLeftOut(path, indexing) ? { ...content, head: { ...content.head, noIndex: true } } : content;
}

function frameOf(
  site: Site,
  routeId: string,
  path: string,
  content: PageContent<unknown>,
  options: HeadOptions,
): Frame {
  const { breadcrumbs, head, data, ...others } = content;
  const { intro } = data as { intro?: unknown };
  const answer = isListed(path, head)
    ? quickAnswer([head.description, ...(typeof intro === 'string' ? [intro] : [])], site.provider)
    : '';
  return {
    routeId,
    path,
    breadcrumbs,
    head: headOf(site, path, content, { ...options, answer }),
    answer,
    data,
    ...others,
  };
}

/** Adds the name of the page to errors. */
function withPageInError<Value>(name: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
