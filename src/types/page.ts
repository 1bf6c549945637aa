import type { ComponentType } from 'react';
import type { Rating, Review } from '#data/rules/schema/review.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { GraphNode } from './graphNode.ts';

/** Metadata of a page for search engines, assistants and link previews. URLs are absolute. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  image: string;
  /** Set where the image is the owner's own file, whose size is unknown. */
  ownImage?: true;
  /** What the image shows, where it is that of another page; otherwise it shows the title. */
  imageAlt?: string;
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

/** The metadata that a page's source gives; the rest is derived from the site. */
export interface HeadInput {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the canonical page, if it is another page. */
  canonical?: string;
  /** A path or an absolute URL. */
  image?: string | undefined;
  /** The page about one record whose share image stands for this one too, and that record's name. */
  picturePage?: { path: string; name: string };
  preload?: PreloadedPicture;
  noIndex?: boolean | undefined;
  noFollow?: boolean | undefined;
  type?: 'website' | 'article';
  status?: 200 | 404;
  /** JSON-LD nodes besides those of the provider, the website, the page and its breadcrumbs. */
  nodes?: readonly GraphNode[];
  /** Which review score the page shows; used in its metadata instead of the default one. */
  rated?: Rating['pageKind'];
  /** Set on pages of which there are hundreds: their structured data say of the provider only who it is and where. */
  isDeep?: boolean;
  /** Reviews of the provider that the page shows. */
  reviews?: readonly Review[];
  /** Date of the last change (yyyy-mm-dd), where the page shows it. */
  modified?: string;
  /** The page's schema.org type. */
  pageType?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
}

/** Whether the chat in a page's content is a part of the page or the whole of it. */
export type OwnChat = 'part' | 'whole';

/** The content of one page. */
export interface PageContent<Data> {
  /** Without the home page; the last entry is the page itself. Empty for the home page and for pages outside the tree. */
  breadcrumbs: readonly NavLink[];
  head: HeadInput;
  data: Data;
  /** Number of the colour of the page's line on the map, from 1. Without one, the default colour is used. */
  lineColour?: number | undefined;
  /** Name of the location that the page is about. */
  placeName?: string;
  /** Set where the page has a chat in its content, beside which the dock offers none. */
  ownChat?: OwnChat;
  /** Keys of data that hydration does not need: they are in the page's JSON, and not embedded in its HTML. */
  deferred?: readonly (keyof Data & string)[];
}

/**
 * The source of a kind of page; runs at build time only. `params` lists the pages by the parameters of the route's path;
 * `content` makes the content of one of them.
 */
export interface PageSource<Params extends Record<string, string>, Data> {
  params(site: Site): readonly Params[];
  content(site: Site, params: Params, path: string): PageContent<Data>;
}

/** A source, with its parameters and its data inferred from what it lists and makes. */
export function pageSource<Params extends Record<string, string>, Data>(
  source: PageSource<Params, Data>,
): PageSource<Params, Data> {
  return source;
}

/** The data that a source makes for the component of its pages. */
export type DataOf<Source extends { content(...args: never[]): { data: unknown } }> = ReturnType<
  Source['content']
>['data'];

/** A page's data as published: embedded in its HTML, and as a JSON file. */
export interface Frame extends Omit<PageContent<unknown>, 'head' | 'deferred'> {
  /** Id of the page's route, which names its kind. */
  routeId: string;
  path: string;
  head: Head;
  /** The page in 40 to 60 words; empty where search engines are not to list it. */
  answer: string;
  /** URL of the entry script of the same build; undefined in development. */
  entry?: string;
  /** Keys of data that are not embedded in the HTML. */
  deferred?: readonly string[];
}

type Prerendered = 'head' | 'breadcrumbs' | 'answer';
/** A page as the browser shows it. Without `head`, `breadcrumbs` and `answer` it is the document's own page, where they are prerendered. */
export type ShownFrame = Omit<Frame, Prerendered> & Partial<Pick<Frame, Prerendered>>;

/** What the component of a kind of page is given. */
export interface PageProps<Data> {
  data: Data;
  /** The same data, for what `StaticHtml` shows: undefined when hydrating, where the deferred ones are missing. */
  whole: Data | undefined;
}
/** The component of a kind of page. */
export type PageComponent<Data> = ComponentType<PageProps<Data>>;
