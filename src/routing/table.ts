import type { Missing } from '#data/routing/missing.ts';
import type { Provider } from '#data/schema/provider.ts';
import type { Frame, PageComponent, PageSource } from './page.ts';

interface PageModule<Data> { Page: PageComponent<Data> }
interface SourceModule<Params extends Record<string, string>, Data> { source: PageSource<Params, Data> }

/** Makes a page of what the API says, for an address whose own data cannot be had, or names the page to show instead. A rejection leaves the address to the server. */
export type FromApi = (asked: { path: string; params: Readonly<Partial<Record<string, string>>>; provider: Pick<Provider, 'name' | 'locale'> }) => Promise<Frame | { show: string }>;

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
  /** Where its pages come from when they were not built, or their data did not arrive: in the browser alone. */
  fromApi: (() => Promise<{ fromApi: FromApi }>) | undefined;
}

/** Makes an entry, so that a component and the source of its data agree on what a page holds. */
export function route<Params extends Record<string, string>, Data>(
  id: string,
  path: string,
  page: () => Promise<PageModule<Data>>,
  source: (() => Promise<SourceModule<Params, Data>>) | false,
  missing?: Missing,
  fromApi?: RouteEntry['fromApi'],
): RouteEntry {
  return { id, path, page: page as RouteEntry['page'], source: source as RouteEntry['source'], missing, fromApi };
}
