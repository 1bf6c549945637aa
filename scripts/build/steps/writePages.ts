import { markdownAddress } from '../../../data/files/markdownTwins.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { PageContent } from '../../../src/types/page.ts';
import { contentHash } from '../ledger/contentHash.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import { type Ledger, modifiedOn } from '../ledger/ledger.ts';
import { twinOf } from '../twins/twinOf.ts';
import { pageFile } from '../fileWriter.ts';
import { makeWorkerWriter } from '../workerWriter.ts';
import { type RenderFrame, renderPage, type SitePage } from './makePageRenderer.ts';

interface PagesToWrite {
  dir: string;
  site: Site;
  pages: readonly SitePage[];
  render: RenderFrame;
  /** The address of a page's data as JSON, by the page's path. */
  framePath: (path: string) => string;
  ledger: Ledger;
  /** Whether listed pages get a Markdown twin. */
  twins: boolean;
  /** Is called with the content of each page before it is rendered. */
  onContent: (page: SitePage, content: PageContent<unknown>) => void;
  onProgress: (done: number, total: number) => void;
}

/**
 * Renders each page and writes its HTML, its data as JSON and its Markdown twin.
 * @returns the paths of pages that answer with status 404, and the day on which each page with a twin last changed.
 */
export async function writePages({
  dir,
  site: { provider },
  pages,
  render,
  framePath,
  ledger,
  twins,
  onContent,
  onProgress,
}: PagesToWrite): Promise<{ notFound: string[]; modified: Map<string, string | undefined> }> {
  const notFound: string[] = [];
  const modified = new Map<string, string | undefined>();
  const writer = makeWorkerWriter(dir);
  try {
    for (const [index, page] of pages.entries()) {
      const content = page.content();
      onContent(page, content);
      const frame = page.frame(content);
      const { html, json } = await renderPage(render, frame);
      await writer.write(pageFile(page.path), html);
      await writer.write(framePath(page.path).slice(1), json);
      if (twins && isListed(page.path, content.head)) {
        const twin = twinOf(provider, { path: page.path, head: frame.head, html });
        await writer.write(markdownAddress(page.path).slice(1), twin);
        modified.set(page.path, modifiedOn(ledger, page.path, contentHash(twin, provider.origin)));
      }
      // Static hosts answer with this file where an address has no page.
      if (page.path === '/not-found') await writer.write('404.html', html);
      if (frame.head.status === 404) notFound.push(page.path);
      onProgress(index + 1, pages.length);
    }
  } finally {
    await writer.close();
  }
  return { notFound, modified };
}
