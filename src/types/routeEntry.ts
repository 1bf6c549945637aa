import type { Fallback } from '#data/rules/routing/fallbackRules.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { Frame, PageComponent, PageSource } from './page.ts';

interface PageModule<Data> {
  Page: PageComponent<Data>;
}
interface SourceModule<Params extends Record<string, string>, Data> {
  source: PageSource<Params, Data>;
}

/**
 * Makes a page from the API's response, where its JSON file cannot be loaded; or returns the path of a page to show
 * instead. If it rejects, the browser loads the document from the server.
 */
export type FromApi = (request: {
  path: string;
  params: Readonly<Partial<Record<string, string>>>;
  provider: Pick<Provider, 'name' | 'locale'>;
}) => Promise<Frame | { show: string }>;

/** An entry of the route table: one kind of page. */
interface RouteEntryOf<Params extends Record<string, string>, Data> {
  /** Names the kind of page. */
  id: string;
  /** React Router's path pattern. */
  path: string;
  /** Loads the module of the component: a chunk of its own in the browser. */
  component: () => Promise<PageModule<Data>>;
  /** Lists the pages of this kind and makes their content. Build time only: none in the browser's bundle. */
  source?: (() => Promise<SourceModule<Params, Data>>) | undefined;
  /** How to answer an address that matches the path but has no page. */
  fallback?: Fallback;
  /** Loads a page that was published after the build, or whose JSON file could not be loaded. Browser only. */
  fromApi?: () => Promise<{ fromApi: FromApi }>;
}

/** An entry whose component and source have been checked against each other. */
export type RouteEntry = RouteEntryOf<never, never>;
export type RouteTable = readonly RouteEntry[];

/** Type-checks that a component and its source agree on the page's data. */
export function route<Params extends Record<string, string>, Data>(entry: RouteEntryOf<Params, Data>): RouteEntry {
  return entry as unknown as RouteEntry;
}
