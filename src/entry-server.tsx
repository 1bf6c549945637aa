import { hasBlog } from '#data/rules/blog/hasBlog.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { feedsMessages } from '#data/messages/feeds.ts';
import type { ServiceParts } from '#data/rules/files/serviceParts.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { escapeHtml } from '#data/rules/text/escapeHtml.ts';
import type { MeasurementConfig } from './features/analytics/config.ts';
import { heroPriceAttribute } from './features/heroPrice/marker.ts';
import { loadComponent } from './routing/components.ts';
import { embeddedId } from './routing/embedded.ts';
import type { Frame } from './types/page.ts';
import { routeObjects } from './routing/routeObjects.ts';
import { sitePages as listPages } from './routing/sitePages.ts';
import { routes } from './routes.ts';
import { trainMarkup } from './sections/TransitMap/marker.ts';
import type { HeadOptions } from './seo/head.ts';
import { headHtml } from './seo/headHtml.ts';
import { FooterContent } from './shell/Footer.tsx';
import { insertStyleSheet, waitForFirstScreen } from './shell/firstScreen.ts';
import { serviceParts } from './shell/serviceParts.tsx';
import { type Shell, shellData } from './shell/shellData.ts';
import { routeElements } from './shell/routeElements.tsx';
import { startAfterPaint } from './shell/startAfterPaint.ts';
import { dark, light } from './styles/tokens.ts';

export { framePath } from './routing/paths.ts';
export { routes, shellData, startAfterPaint };

/** Markup by which the build recognizes the parts of a first screen with the most rules: the price, and the map with its train. */
export const largeParts = [heroPriceAttribute, trainMarkup];

/** Every page of a site, in the order of the route table. */
export const sitePages = (site: Site, options?: Partial<HeadOptions>) => listPages(routes, site, options);

/** The source file of each kind of page, such as `src/pages/home/HomePage.tsx`, by route id. Looked up by the exported component. */
export async function pageModules(): Promise<Map<string, string>> {
  const files = Object.entries(import.meta.glob<{ Page: unknown }>('./pages/*/*Page.tsx'));
  const names = new Map(
    await Promise.all(files.map(async ([file, load]) => [(await load()).Page, file.replace('./', 'src/')] as const)),
  );
  return new Map(
    await Promise.all(
      routes.map(async ({ id, component }) => {
        const file = names.get((await component()).Page);
        if (!file)
          throw new Error(`The page of route "${id}" must be the export "Page" of src/pages/<folder>/<Name>Page.tsx.`);
        return [id, file] as const;
      }),
    ),
  );
}

/** The assets of a kind of page, as URLs. */
export interface PageAssets {
  entry: string;
  /** Fonts to preload. */
  fonts: readonly string[];
  sheet: string;
  /** The part of the style sheet that is inlined: CSS text, not a URL. */
  critical: string;
  preloads: readonly string[];
}

/** A page as published: its HTML document, and its data as JSON for client-side navigation. */
export interface RenderedPage {
  html: string;
  json: string;
}

/**
 * Makes a function that renders a page to its HTML and JSON, and the parts of pages that the service writes itself.
 * @param assetsOf gives the assets of a kind of page, by route id
 * @param measurement third-party scripts to load after consent
 * @param builtAt date that gives the footer's year
 */
export async function makeRenderer(
  site: Site,
  assetsOf: (routeId: string) => PageAssets,
  measurement?: MeasurementConfig,
  builtAt?: Date,
): Promise<{ render: (frame: Frame) => Promise<RenderedPage>; parts: Omit<ServiceParts, 'styleHash'> }> {
  // One static handler per route, because several routes share a path pattern and the build knows which one a page belongs to.
  const loaders = {
    shell: () => shown,
    frame:
      () =>
      ({ context }: { context?: Frame }) =>
        context ?? null,
  };
  const kinds = new Map(
    routes.map((entry) => {
      const objects = routeObjects([entry], routeElements, loaders);
      return [entry.id, { objects, handler: createStaticHandler(objects) }];
    }),
  );
  const shell = shellData(site, measurement, builtAt);
  const { footer } = shell;
  const shown: Shell = footer
    ? { ...shell, footerHtml: renderToStaticMarkup(<FooterContent shell={shell} data={footer} />) }
    : shell;
  const shellJson = json({ ...shell, ...prerenderedOnly });
  await Promise.all(routes.filter(({ source }) => source).map(({ id }) => loadComponent(routes, id)));
  const assetTags = new Map(routes.map(({ id }) => [id, tagsFor(assetsOf(id))]));
  const { entry, sheet } = assetsOf('home');
  // Pages that the service writes are as plain as the result of a form.
  const { fonts, critical } = assetsOf('newsletterResult');
  const sheetTag = `<link rel="stylesheet" href="${sheet}"/>`;
  const head = `${fontTags(fonts)}${styleTag(critical)}${sheetTag}${siteTags}`;
  const { name: siteName, locale } = site.provider;
  const feeds = hasBlog(site) ? feedTags : '';

  return { render, parts: { head, ...serviceParts(shown) } };

  async function render(frame: Frame): Promise<RenderedPage> {
    const kind = kinds.get(frame.routeId);
    if (!kind) throw new Error(`The route table has no "${frame.routeId}".`);
    const context = await kind.handler.query(new Request(new URL(frame.path, site.provider.origin)), {
      requestContext: frame,
    });
    if (context instanceof Response)
      throw new Error(`The path does not fit the pattern of its route "${frame.routeId}".`);
    const whole = renderToString(
      <StaticRouterProvider router={createStaticRouter(kind.objects, context)} context={context} hydrate={false} />,
    );
    const body = insertStyleSheet(whole, sheet);
    const { data, deferred, head, breadcrumbs, answer, ...rest } = frame;
    const dataJson = json(data);
    const embeddedJson = deferred
      ? json(Object.fromEntries(Object.entries(data as object).filter(([name]) => !deferred.includes(name))))
      : dataJson;
    // Hydration leaves breadcrumbs and the quick answer as they are, but must know of a page without any.
    const embeddedRest = {
      ...rest,
      ...(breadcrumbs.length > 0 ? {} : { breadcrumbs }),
      ...(answer ? {} : { answer }),
    };
    const embedded = `{"shell":${shellJson},"frame":${json(embeddedRest).slice(0, -1)},"data":${embeddedJson}}}`;
    return {
      html:
        `<!DOCTYPE html>\n<html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" ` +
        `content="width=device-width, initial-scale=1"/>${waitForFirstScreen}` +
        `${headHtml(frame.head, { siteName, locale })}${assetTags.get(frame.routeId)}${siteTags}${announces(frame.path) ? feeds : ''}` +
        `</head><body><div id="root" data-server-rendered="true">${body}</div>` +
        `<script type="application/json" id="${embeddedId}">${embedded}</script></body></html>\n`,
      json: `${json({ ...rest, breadcrumbs, answer, entry, head }).slice(0, -1)},"data":${dataJson}}`,
    };
  }
}

/** JSON for a script element: `<` is escaped, so that no value can close the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Whether a page announces the feeds of articles: home and the blog. */
const announces = (path: string): boolean => /^\/(?:$|blog)/.test(path);

/** JSON leaves out what is undefined. */
const prerenderedOnly = {
  sections: undefined,
  parent: undefined,
  logo: undefined,
  links: undefined,
  footer: undefined,
};

const feedName = escapeHtml(feedsMessages.feed);

const siteTags =
  `<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)"/><meta ` +
  `name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)"/>` +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/><link rel="icon" href="/favicon.svg" ' +
  'type="image/svg+xml"/><link rel="apple-touch-icon" href="/images/apple-touch-icon.png"/><link rel="manifest" ' +
  'href="/site.webmanifest"/>';
const feedTags =
  `<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="${feedName}"/>` +
  `<link rel="alternate" type="application/feed+json" href="/feed.json" title="${feedName}"/>`;

const fontTags = (fonts: readonly string[]): string =>
  fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`).join('');

const styleTag = (critical: string): string => (critical ? `<style>${critical}</style>` : '');

function tagsFor({ entry, fonts, critical, preloads }: PageAssets): string {
  return [
    fontTags(fonts),
    styleTag(critical),
    `<script data-entry="${entry}" data-needs="${preloads.join(' ')}">${startAfterPaint}</script>`,
  ].join('');
}
