import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasBlog } from '../../../data/rules/blog/hasBlog.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { PageAssets } from '../../../src/entry-server.tsx';
import type { BuildEnv } from '../buildEnv.ts';
import type { readAssets } from '../bundle.ts';
import { type CriticalCss, criticalCss } from '../criticalCss.ts';
import { createOnce, hashOf } from '../diskCache.ts';
import type { extractFontFaces } from '../extractFontFaces.ts';

/** The server bundle of `src/entry-server.tsx`. */
export type ServerBundle = typeof import('../../../src/entry-server.tsx');
export type SitePage = Awaited<ReturnType<ServerBundle['sitePages']>>[number];
export type RenderFrame = Awaited<ReturnType<ServerBundle['makeRenderer']>>;

type KindAssets = Awaited<ReturnType<typeof readAssets>>;

interface SampleParts {
  serverBundle: ServerBundle;
  site: Site;
  pages: readonly SitePage[];
  env: Pick<BuildEnv, 'measurement' | 'builtAt'>;
}

/** Pages that between them show all that a first screen can hold: the first and the last of every kind. */
export interface Samples {
  /** A hash of what they are rendered from, beside the code. */
  input: string;
  /** Renders them, once, and gives the part of each that is on the first screen. Knows no client bundle. */
  screens: () => Promise<{ id: string; html: string }[]>;
}

export function samplesOf({ serverBundle, site, pages, env: { measurement, builtAt } }: SampleParts): Samples {
  const samples = firstAndLastOfKinds(pages).map((page) => ({ id: page.id, frame: page.frame() }));
  const unstyled = { entry: '', fonts: [], sheet: '', critical: '', preloads: [] };
  let rendered: ReturnType<Samples['screens']> | undefined;
  const renderAll = async () => {
    const render = await serverBundle.makeRenderer(site, () => unstyled, measurement, builtAt);
    return Promise.all(
      samples.map(async ({ id, frame }) => ({ id, html: firstScreen((await renderPage(render, frame)).html) })),
    );
  };
  return {
    input: hashOf(JSON.stringify(samples)),
    screens: () => {
      rendered ??= renderAll();
      return rendered;
    },
  };
}

interface RendererParts extends SampleParts {
  samples: Samples;
  assets: KindAssets;
  style: Awaited<ReturnType<typeof extractFontFaces>>;
  /** The folder of critical CSS that was found before, if any. */
  cache: string | null;
  /** Hash of the server bundle. */
  bundleHash: string;
}

/** Gives the assets of a kind of page. @throws Error for a kind that has none */
export function assetsIn(assets: Record<string, PageAssets>): (kind: string) => PageAssets {
  return (kind) => {
    const found = assets[kind];
    if (!found) throw new Error(`The bundle has no assets for pages of "${kind}".`);
    return found;
  };
}

/**
 * Finds the critical CSS of each kind of page, and makes the function that renders pages with it.
 * @returns the function, the hashes of the inlined styles for the content security policy, and a hash of all that pages are made from
 * beside their own data.
 */
export async function makePageRenderer({
  serverBundle,
  site,
  pages,
  samples,
  assets,
  style,
  env: { measurement, builtAt },
  cache,
  bundleHash,
}: RendererParts): Promise<{
  render: RenderFrame;
  styleHashes: string[];
  shared: string;
}> {
  const kinds = serverBundle.routes.map(({ id }) => id);
  const unstyled = hashOf(
    bundleHash,
    JSON.stringify([
      serverBundle.shellData(site, measurement, builtAt),
      site.provider,
      hasBlog(site),
      kinds.map((kind) => assets(kind)),
      style,
    ]),
  );
  const frequent = kindsOfMostPages(pages, await serverBundle.pageModules());
  const critical = await keptCritical(cache, hashOf(unstyled, samples.input, JSON.stringify(frequent)), async () =>
    criticalByKind(await samples.screens(), { style, cache }, { largeParts: serverBundle.largeParts, frequent }),
  );
  const styled = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { ...assets(kind), sheet: style.address, critical: critical.get(kind)?.css ?? '' } satisfies PageAssets,
    ]),
  );
  return {
    render: await serverBundle.makeRenderer(site, assetsIn(styled), measurement, builtAt),
    styleHashes: [...new Set([...critical.values()].map(({ hash }) => hash))],
    shared: hashOf(unstyled, JSON.stringify([...critical])),
  };
}

/** The critical CSS of the same samples as in an earlier build, which then need not be rendered. */
async function keptCritical(
  cache: string | null,
  input: string,
  find: () => Promise<Map<string, CriticalCss>>,
): Promise<Map<string, CriticalCss>> {
  if (!cache) return find();
  const make = async (path: string) => writeFile(path, JSON.stringify([...(await find())]));
  const file = await createOnce(join(cache, `${input}.json`), make);
  return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, CriticalCss][]);
}

/** Kinds of pages whose HTML comes closest to the budget of the first round trip. */
const fullestKinds: ReadonlySet<string> = new Set(['home', 'blog', 'article', 'pricing', 'pricingNew']);

/**
 * The critical CSS of each kind of page, found by rendering samples without critical CSS. Kinds share one where
 * their first screens have the same large parts; the fullest kinds have their own, and those of most pages. One for each kind
 * would be smaller, but on a static host the content security policy, which every response carries, names the hash of each.
 */
async function criticalByKind(
  screens: readonly { id: string; html: string }[],
  { style, cache }: Pick<RendererParts, 'style' | 'cache'>,
  { largeParts, frequent }: { largeParts: readonly string[]; frequent: readonly string[] },
): Promise<Map<string, CriticalCss>> {
  const critical = new Map<string, CriticalCss>();
  const screensOf = Map.groupBy(screens, ({ id }) => id);
  const groups = Map.groupBy(screens, ({ id }) =>
    fullestKinds.has(id)
      ? id
      : frequent.includes(id)
        ? 'frequent'
        : largeParts.filter((part) => screensOf.get(id)?.some(({ html }) => html.includes(part))).join(),
  );
  for (const group of groups.values()) {
    const css = await criticalCss(
      style.fonts,
      style.sheet,
      group.map(({ html }) => html),
      cache,
    );
    for (const { id } of group) critical.set(id, css);
  }
  return critical;
}

function firstAndLastOfKinds<Page extends { id: string }>(pages: readonly Page[]): Page[] {
  return [
    ...new Set([...Map.groupBy(pages, ({ id }) => id).values()].flatMap((kind) => [kind[0], kind.at(-1)])),
  ].filter((page) => page !== undefined);
}

/** The kinds of pages that the component with most pages shows. */
function kindsOfMostPages(
  pages: readonly Pick<SitePage, 'id'>[],
  modules: Awaited<ReturnType<ServerBundle['pageModules']>>,
): string[] {
  const byModule = Map.groupBy(pages, ({ id }) => modules.get(id));
  const [most] = [...byModule].toSorted(([, a], [, b]) => b.length - a.length);
  return [...new Set(most?.[1].map(({ id }) => id))].sort();
}

const closedDetails = /(<details(?![^>]*\sopen)[^>]*><summary[^>]*>.*?<\/summary>).*?<\/details>/gs;

/**
 * The part of a page above its style sheet link, which the renderer puts after the first screen, without what is closed: the sheet has
 * arrived before a visitor opens it.
 */
function firstScreen(html: string): string {
  return html.slice(0, html.indexOf('<link rel="stylesheet"')).replace(closedDetails, '$1</details>');
}

/** @throws Error that names the page and its route. */
export async function renderPage(render: RenderFrame, frame: Parameters<RenderFrame>[0]): ReturnType<RenderFrame> {
  try {
    return await render(frame);
  } catch (error) {
    throw new Error(
      `${frame.path} (route "${frame.routeId}") could not be rendered: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
