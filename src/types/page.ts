import type { ComponentType } from 'react';
import type { Rating, Review } from '#data/schema/claim.ts';
import type { Site } from '#data/schema/site.ts';
import type { Breadcrumb } from './breadcrumb.ts';
import type { GraphNode } from './graphNode.ts';

/** What search engines, assistants and shared links are told of a page. Addresses are absolute. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  image: string;
  /** Its size is not known: it is a file of the owner's. */
  ownImage?: true;
  preload?: PreloadedPicture;
  keywords: readonly string[];
  noIndex: boolean;
  noFollow: boolean;
  type: 'website' | 'article';
  /** The HTTP status the page answers with. */
  status: 200 | 404;
  /** The provider's review score in words. */
  rating?: string;
  /** The JSON-LD document as text. */
  graph: string;
}

/** The largest picture of a page's first screen. */
export interface PreloadedPicture {
  picture: string;
  sizes: string;
}

/** What a page's source says for its head; the rest follows from the site. */
export interface HeadFacts {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the canonical page where it is another one. */
  canonical?: string;
  /** A path, a full address or nothing. */
  image?: string | undefined;
  preload?: PreloadedPicture;
  noIndex?: boolean | undefined;
  noFollow?: boolean | undefined;
  type?: 'website' | 'article';
  status?: 200 | 404;
  /** What the page is about, beside the provider, the site, the page and its breadcrumbs. */
  nodes?: readonly GraphNode[];
  /** The review score that the page shows, and says in its metadata in place of the default one. */
  rated?: Rating['place'];
  /** Reviews of the provider that the page shows. */
  reviews?: readonly Review[];
  /** The day of its last change, where the page shows it. */
  modified?: string;
  /** The kind of page in schema.org's terms. */
  pageType?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
}

/** One page of a kind: its address and everything it needs to be rendered. */
export interface PageContent<Data> {
  /** The way from home, without home; the last entry is the page itself. Empty for home and for pages outside the tree. */
  breadcrumbs: readonly Breadcrumb[];
  head: HeadFacts;
  data: Data;
  /** The line of the map that the page lies on, from 1; the provider's own where none is named. */
  line?: number | undefined;
  /** What of the data the page can do without until the browser is idle: it stands in the page's JSON and not in its HTML. */
  deferred?: readonly (keyof Data & string)[];
}

/**
 * Where the pages of a kind come from: runs at build time only.
 * `params` lists the pages, as values for the names in the route's path; `content` says what stands on one of them.
 */
export interface PageSource<Params extends Record<string, string>, Data> {
  params(site: Site): readonly Params[];
  content(site: Site, params: Params, path: string): PageContent<Data>;
}

/** A page as it travels: embedded in its HTML, and as JSON beside it. */
export interface Frame {
  page: string;
  path: string;
  breadcrumbs: readonly Breadcrumb[];
  head: Head;
  /** Address of the script it was built with; undefined in development. */
  entry?: string;
  line?: number;
  /** Names of the data that are not embedded in the HTML. */
  deferred?: readonly string[];
  data: unknown;
}

/** What a page's component is given. */
export type PageComponent<Data> = ComponentType<{ data: Data }>;
