import { markdownAddress } from '../../../data/files/markdownTwins.ts';
import type { Provider } from '../../../data/schema/provider.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { Frame, PageContent } from '../../../src/types/page.ts';
import { contentHash } from '../ledger/contentHash.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import { type Ledger, modifiedOn } from '../ledger/ledger.ts';
import { twinOf } from '../twins/twinOf.ts';
import { hashOf } from '../diskCache.ts';
import { pageFile } from '../fileWriter.ts';
import type { KeptPages } from '../keptPages.ts';
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
  /** The pages of the build before, with a hash of what all pages are made from beside their own data. */
  kept: { pages: KeptPages; shared: string } | undefined;
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
  kept,
}: PagesToWrite): Promise<{ notFound: string[]; modified: Map<string, string | undefined> }> {
  const notFound: string[] = [];
  const modified = new Map<string, string | undefined>();
  const writer = makeWorkerWriter(dir);
  try {
    for (const [index, page] of pages.entries()) {
      const content = page.content();
      onContent(page, content);
      const frame = page.frame(content);
      const hasTwin = twins && isListed(page.path, content.head);
      const files = {
        html: pageFile(page.path),
        json: framePath(page.path).slice(1),
        ...(hasTwin ? { twin: markdownAddress(page.path).slice(1) } : {}),
        // Static hosts answer with this file where an address has no page.
        ...(page.path === '/not-found' ? { copy: '404.html' } : {}),
      };
      const names = Object.values(files);
      const input = kept && hashOf(kept.shared, JSON.stringify([frame, names]));
      let words = input && kept.pages.take(page.path, input, names);
      if (!words) {
        const made = await makePage(render, frame, hasTwin ? provider : undefined);
        for (const [part, name] of Object.entries(files))
          await writer.write(name, made[part === 'copy' ? 'html' : (part as 'html' | 'json' | 'twin')]);
        words = { words: made.words };
      }
      if (input) kept.pages.note(page.path, { input, words: words.words, files: names });
      if (words.words !== undefined) modified.set(page.path, modifiedOn(ledger, page.path, words.words));
      if (frame.head.status === 404) notFound.push(page.path);
      onProgress(index + 1, pages.length);
    }
  } finally {
    await writer.close();
  }
  return { notFound, modified };
}

/** A page's texts, and the hash of its words where it gets a twin. @param twinFor given for a page with a Markdown twin */
async function makePage(
  render: RenderFrame,
  frame: Frame,
  twinFor: Provider | undefined,
): Promise<{ html: string; json: string; twin: string; words: string | undefined }> {
  const { html, json } = await renderPage(render, frame);
  if (!twinFor) return { html, json, twin: '', words: undefined };
  const twin = twinOf(twinFor, { path: frame.path, head: frame.head, html });
  return { html, json, twin, words: contentHash(twin, twinFor.origin) };
}
