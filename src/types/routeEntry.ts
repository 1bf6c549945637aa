import type { Fallback } from '#data/routing/fallbackRules.ts';
import type { Provider } from '#data/schema/provider.ts';
import type { Frame, PageComponent, PageSource } from './page.ts';

interface PageModule<Data> {
  Page: PageComponent<Data>;
}
interface SourceModule<Params extends Record<string, string>, Data> {
  source: PageSource<Params, Data>;
}

/**
 * Makes a page from the API's answer, for an address whose own data cannot be loaded, or names the path of the page to
 * show instead. When it rejects, the browser asks the server for the document.
 */
export type FromApi = (request: {
  path: string;
  params: Readonly<Partial<Record<string, string>>>;
  provider: Pick<Provider, 'name' | 'locale'>;
}) => Promise<Frame | { show: string }>;

/** An entry of the route table: one kind of page. */
interface RouteEntryOf<Params extends Record<string, string>, Data> {
  /** The kind of page. */
  id: string;
  /** React Router's path pattern. */
  path: string;
  /** The component: a chunk of its own in the browser. */
  page: () => Promise<PageModule<Data>>;
  /** Lists the pages of this kind and makes their content, at build time. The browser's bundle has none (see vite.config.ts). */
  source?: () => Promise<SourceModule<Params, Data>>;
  /** What answers an address that fits the path but is no page. */
  fallback?: Fallback;
  /** Loads a page that was not built, or whose data did not arrive. Browser only. */
  fromApi?: () => Promise<{ fromApi: FromApi }>;
}

/** An entry whose component and source have been checked against each other. */
export type RouteEntry = RouteEntryOf<never, never>;
export type RouteTable = readonly RouteEntry[];

/** Makes an entry, so that a component and its source agree on the page's data. */
export function route<Params extends Record<string, string>, Data>(entry: RouteEntryOf<Params, Data>): RouteEntry {
  return entry as unknown as RouteEntry;
}
