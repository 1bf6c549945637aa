import type { Missing } from '#data/routing/missing.ts';
import type { PageComponent, PageSource } from './page.ts';

interface PageModule<Data> { Page: PageComponent<Data> }
interface SourceModule<Params extends Record<string, string>, Data> { source: PageSource<Params, Data> }

/** An entry of the route table: everything about one kind of page. */
export interface RouteEntry {
  /** The kind of page. */
  id: string;
  /** React Router's pattern. */
  path: string;
  /** The component: a chunk of its own in the browser. */
  page: () => Promise<PageModule<never>>;
  /** Where its pages come from; absent in the browser's bundle and for entries without pages of their own. */
  source: (() => Promise<SourceModule<never, unknown>>) | false;
  /** What answers an address that fits the path but is no page. */
  missing: Missing | undefined;
}

/** Makes an entry, so that a component and the source of its data agree on what a page holds. */
export function route<Params extends Record<string, string>, Data>(
  id: string,
  path: string,
  page: () => Promise<PageModule<Data>>,
  source: (() => Promise<SourceModule<Params, Data>>) | false,
  missing?: Missing,
): RouteEntry {
  return { id, path, page: page as RouteEntry['page'], source: source as RouteEntry['source'], missing };
}
