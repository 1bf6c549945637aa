import type { ServiceParts } from '../../../data/rules/files/serviceParts.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { PageAssets } from '../../../src/entry-server.tsx';
import type { BuildEnv } from '../buildEnv.ts';
import type { readAssets } from '../bundle.ts';
import { type CriticalCss, criticalCss } from '../criticalCss.ts';
import type { extractFontFaces } from '../extractFontFaces.ts';

/** The server bundle of `src/entry-server.tsx`. */
export type ServerBundle = typeof import('../../../src/entry-server.tsx');
export type SitePage = Awaited<ReturnType<ServerBundle['sitePages']>>[number];
export type RenderFrame = Awaited<ReturnType<ServerBundle['makeRenderer']>>['render'];

type KindAssets = Awaited<ReturnType<typeof readAssets>>;

interface RendererParts {
  serverBundle: ServerBundle;
  site: Site;
  pages: readonly SitePage[];
  env: Pick<BuildEnv, 'measurement' | 'builtAt'>;
  assets: KindAssets;
  style: Awaited<ReturnType<typeof extractFontFaces>>;
}

/**
 * Finds the critical CSS of each kind of page, and makes the function that renders pages with it.
 * @returns the function, the parts of pages that the service writes itself, and the hashes of the inlined styles for the content security policy
 */
export async function makePageRenderer(parts: RendererParts): Promise<{
  render: RenderFrame;
  serviceParts: ServiceParts;
  styleHashes: string[];
}> {
  const { serverBundle, site, assets, style } = parts;
  const { measurement, builtAt } = parts.env;
  const critical = await criticalByKind(parts);
  const styled = new Map(
    serverBundle.routes.map(({ id }): [string, PageAssets] => [
      id,
      { ...assets(id), sheet: style.address, critical: critical.get(id)?.css ?? '' },
    ]),
  );
  const assetsOf = (kind: string) => {
    const found = styled.get(kind);
    if (!found) throw new Error(`The bundle has no assets for pages of "${kind}".`);
    return found;
  };
  const { render, parts: shared } = await serverBundle.makeRenderer(site, assetsOf, measurement, builtAt);
  return {
    render,
    serviceParts: { ...shared, styleHash: critical.get('newsletterResult')?.hash ?? '' },
    styleHashes: [...new Set([...critical.values()].map(({ hash }) => hash))],
  };
}

/** Kinds of pages whose HTML comes closest to the budget of the first round trip. */
const fullestKinds: ReadonlySet<string> = new Set(['home', 'blog', 'article', 'pricing', 'pricingNew']);

/** A kind with at least this share of all pages has critical CSS of its own. */
const frequentShare = 0.05;

/**
 * The critical CSS of each kind of page, found by rendering samples without critical CSS. Kinds share one where
 * their first screens have the same large parts; the fullest kinds have their own, and those of many pages. One for each kind
 * would be smaller, but on a static host the content security policy, which every response carries, names the hash of each.
 */
async function criticalByKind({
  serverBundle,
  site,
  pages,
  style,
  env,
}: RendererParts): Promise<Map<string, CriticalCss>> {
  const unstyled = { entry: '', fonts: [], sheet: '', critical: '', preloads: [] };
  const { render } = await serverBundle.makeRenderer(site, () => unstyled, env.measurement, env.builtAt);
  const screens = await Promise.all(
    firstAndLastOfKinds(pages).map(async (page) => ({
      id: page.id,
      html: firstScreen((await renderPage(render, page.frame())).html),
    })),
  );
  const pagesOf = Map.groupBy(pages, ({ id }) => id);
  const screensOf = Map.groupBy(screens, ({ id }) => id);
  const groups = Map.groupBy(screens, ({ id }) => {
    if (fullestKinds.has(id) || (pagesOf.get(id)?.length ?? 0) >= pages.length * frequentShare) return id;
    return serverBundle.largeParts.filter((part) => screensOf.get(id)?.some(({ html }) => html.includes(part))).join();
  });
  return new Map(
    [...groups.values()].flatMap((group) => {
      const css = criticalCss(
        style.fonts,
        style.sheet,
        group.map(({ html }) => html),
      );
      return group.map(({ id }) => [id, css] as const);
    }),
  );
}

function firstAndLastOfKinds<Page extends { id: string }>(pages: readonly Page[]): Page[] {
  return [
    ...new Set([...Map.groupBy(pages, ({ id }) => id).values()].flatMap((kind) => [kind[0], kind.at(-1)])),
  ].filter((page) => page !== undefined);
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
