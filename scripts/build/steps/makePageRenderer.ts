import type { Site } from '../../../data/schema/site.ts';
import type { BuildEnv } from '../buildEnv.ts';
import type { readAssets } from '../bundle.ts';
import { type CriticalCss, criticalCss } from '../criticalCss.ts';
import type { extractFontFaces } from '../extractFontFaces.ts';

/** The server bundle of `src/entry-server.tsx`. */
export type Renderer = typeof import('../../../src/entry-server.tsx');
export type SitePage = Awaited<ReturnType<Renderer['sitePages']>>[number];
export type RenderFrame = Awaited<ReturnType<Renderer['makeRenderer']>>;

interface RendererParts {
  renderer: Renderer;
  site: Site;
  pages: readonly SitePage[];
  assets: Awaited<ReturnType<typeof readAssets>>;
  style: Awaited<ReturnType<typeof extractFontFaces>>;
  env: Pick<BuildEnv, 'measurement' | 'builtAt'>;
}

/**
 * Makes the function that renders pages with their critical CSS inlined.
 * @returns with it the hashes of the inlined styles, for the content security policy.
 */
export async function makePageRenderer({
  renderer,
  site,
  pages,
  assets,
  style,
  env: { measurement, builtAt },
}: RendererParts): Promise<{ render: RenderFrame; styleHashes: string[] }> {
  const rendererWith = (criticalOf: (kind: string) => string) =>
    renderer.makeRenderer(
      site,
      (kind) => ({ ...assets(kind), sheet: style.address, critical: criticalOf(kind) }),
      measurement,
      builtAt,
    );
  const critical = await criticalByKind(await rendererWith(() => ''), pages, style);
  return {
    render: await rendererWith((kind) => critical.get(kind)?.css ?? ''),
    styleHashes: [...new Set([...critical.values()].map(({ hash }) => hash))],
  };
}

/**
 * The critical CSS of each kind of page, found by rendering samples without it. All kinds but the home page share one:
 * the home page's first screen holds most, and other pages should not carry the rules that it alone needs.
 */
async function criticalByKind(
  render: RenderFrame,
  pages: readonly SitePage[],
  style: RendererParts['style'],
): Promise<Map<string, CriticalCss>> {
  const critical = new Map<string, CriticalCss>();
  for (const kinds of Map.groupBy(samplePages(pages), ({ id }) => id === 'home').values()) {
    const rendered = await Promise.all(kinds.map((page) => renderPage(render, page.frame())));
    const css = await criticalCss(
      style.fonts,
      style.sheet,
      rendered.map(({ html }) => firstScreen(html)),
    );
    for (const { id } of kinds) critical.set(id, css);
  }
  return critical;
}

/** The first and the last page of every kind: between them they show all that a first screen can hold. */
function samplePages<Page extends { id: string }>(pages: readonly Page[]): Page[] {
  return [
    ...new Set([...Map.groupBy(pages, ({ id }) => id).values()].flatMap((kind) => [kind[0], kind.at(-1)])),
  ].filter((page) => page !== undefined);
}

/** The part of a page above its style sheet link, which the renderer puts after the first screen. */
function firstScreen(html: string): string {
  return html.slice(0, html.indexOf('<link rel="stylesheet"'));
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
