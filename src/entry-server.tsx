import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import type { Site } from '#data/schema/site.ts';
import type { MeasurementConfig } from './features/analytics/config.ts';
import { loadComponent } from './routing/components.ts';
import { embeddedId } from './routing/embedded.ts';
import type { Frame } from './types/page.ts';
import { routeObjects } from './routing/routeObjects.ts';
import { sitePages as listPages } from './routing/sitePages.ts';
import { routes } from './routes.ts';
import { headHtml } from './seo/headHtml.ts';
import { announcerId } from './shell/Layout.tsx';
import { endOfFirstSection } from './shell/firstScreen.ts';
import { shellData } from './shell/shellData.ts';
import { routeElements } from './shell/routeElements.tsx';
import { startAfterPaint } from './shell/startAfterPaint.ts';
import { dark, light } from './styles/tokens.ts';

export { frameAddress } from './routing/paths.ts';
export { routes, shellData, startAfterPaint };

/** Every page of a site, in the order of the route table. */
export const sitePages = (site: Site, options?: { pictures?: boolean }) => listPages(routes, site, options);

/** The module of each kind of page as the bundler knows it, `src/pages/home/HomePage.tsx`: found by what it exports. */
export async function pageModules(): Promise<Map<string, string>> {
  const files = Object.entries(import.meta.glob<{ Page: unknown }>('./pages/*/*Page.tsx'));
  const names = new Map(
    await Promise.all(files.map(async ([file, load]) => [(await load()).Page, file.replace('./', 'src/')] as const)),
  );
  return new Map(
    await Promise.all(
      routes.map(async ({ id, page }) => {
        const file = names.get((await page()).Page);
        if (!file)
          throw new Error(`The page of route "${id}" must be the export "Page" of src/pages/<folder>/<Name>Page.tsx.`);
        return [id, file] as const;
      }),
    ),
  );
}

/** What a kind of page loads in the browser, as addresses. */
export interface PageAssets {
  entry: string;
  /** The fonts that every page is written in. */
  fonts: readonly string[];
  /** The style sheet, and what of it stands in the page itself. */
  sheet: string;
  critical: string;
  preloads: readonly string[];
}

/** A page as it is published: its document, and its data as JSON for a visitor who comes from another page. */
export interface RenderedPage {
  html: string;
  json: string;
}

/**
 * Makes a function that renders a page into the files that are published of it.
 * `assetsOf` says what each kind of page loads, `measurement` what is measured, `builtAt` which year the footer shows.
 */
export async function makeRenderer(
  site: Site,
  assetsOf: (page: string) => PageAssets,
  measurement?: MeasurementConfig,
  builtAt?: Date,
): Promise<(frame: Frame) => Promise<RenderedPage>> {
  // A handler for each kind: two kinds can share a pattern, and the build knows which of them a page is.
  const loaders = {
    shell: () => shell,
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
  const { footer: _, ...known } = shell;
  const shellJson = json(known);
  await Promise.all(routes.filter(({ source }) => source).map(({ id }) => loadComponent(routes, id)));
  const assetTags = new Map(routes.map(({ id }) => [id, tagsFor(assetsOf(id))]));
  const { entry, sheet } = assetsOf('home');
  // Not in the head: there it would hold up the first paint.
  const sheetTag = `<link rel="stylesheet" href="${sheet}"/>`;
  const { name: siteName, locale } = site.provider;

  return async (frame) => {
    const kind = kinds.get(frame.page);
    if (!kind) throw new Error(`The route table has no "${frame.page}".`);
    const context = await kind.handler.query(new Request(new URL(frame.path, site.provider.origin)), {
      requestContext: frame,
    });
    if (context instanceof Response) throw new Error(`The path does not fit the pattern of its route "${frame.page}".`);
    const whole = renderToString(
      <StaticRouterProvider router={createStaticRouter(kind.objects, context)} context={context} hydrate={false} />,
    );
    const end = endOfFirstSection(whole);
    const body = `${whole.slice(0, end)}${sheetTag}${whole.slice(end)}`;
    const {
      data,
      deferred,
      head: { graph, ...head },
      ...rest
    } = frame;
    const dataJson = json(data);
    const embeddedJson = deferred
      ? json(Object.fromEntries(Object.entries(data as object).filter(([name]) => !deferred.includes(name))))
      : dataJson;
    const frameJson = (graphJson: string, dataJson: string) =>
      `${json({ ...rest, entry }).slice(0, -1)},"head":${json(head).slice(0, -1)}${graphJson}},"data":${dataJson}}`;
    return {
      html:
        `<!DOCTYPE html>\n<html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" ` +
        `content="width=device-width, initial-scale=1"/>${headerFirst}` +
        `${headHtml(frame.head, { siteName, locale })}${assetTags.get(frame.page)}${siteTags}</head><body><div ` +
        `id="root" data-server-rendered="true">${body}</div>` +
        `<script type="application/json" id="${embeddedId}">{"shell":${shellJson},"frame":${frameJson('', embeddedJson)}}</script></body></html>\n`,
      json: frameJson(`,"graph":${json(graph)}`, dataJson),
    };
  };
}

/** JSON that may stand in a script element: nothing in it can end the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Half a header would move when its other half arrives: nothing is painted before what follows it. */
const headerFirst = `<link rel="expect" href="#${announcerId}" blocking="render"/>`;

const siteTags =
  `<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)"/><meta ` +
  `name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)"/>` +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/><link rel="icon" href="/favicon.svg" ' +
  'type="image/svg+xml"/><link rel="apple-touch-icon" href="/images/apple-touch-icon.png"/><link rel="manifest" ' +
  'href="/site.webmanifest"/><link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Blog"/>' +
  '<link rel="alternate" type="application/feed+json" href="/feed.json" title="Blog"/>';

function tagsFor({ entry, fonts, critical, preloads }: PageAssets): string {
  return [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`),
    ...(critical ? [`<style>${critical}</style>`] : []),
    `<script data-entry="${entry}" data-needs="${preloads.join(' ')}">${startAfterPaint}</script>`,
  ].join('');
}
