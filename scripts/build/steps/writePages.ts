import { markdownAddress } from '../../../data/rules/files/markdownTwins.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import type { HeadInput, PageContent } from '../../../src/types/page.ts';
import { makeFileWriter, pageFile } from '../fileWriter.ts';
import { contentHash } from '../ledger/readHashes.ts';
import { type Ledger, modifiedOn } from '../ledger/ledger.ts';
import { twinOf } from '../twins/twinOf.ts';
import { type RenderFrame, renderPage, type SitePage } from './makePageRenderer.ts';

/** What the checks, the sitemap and the share images need of a page's content. */
export interface PageOutline {
  id: string;
  path: string;
  head: Pick<HeadInput, 'title' | 'description' | 'canonical' | 'image' | 'picturePage' | 'noIndex' | 'status'>;
  breadcrumbs: PageContent<unknown>['breadcrumbs'];
  /** What the page calls itself, where its title says more. */
  heading?: string | undefined;
}

interface PagesToWrite {
  /** The folder to write into. */
  dir: string;
  provider: Provider;
  pages: readonly SitePage[];
  render: RenderFrame;
  /** The address of a page's data as JSON, by the page's path. */
  framePath: (path: string) => string;
  /** Whether listed pages get a Markdown twin. */
  twins: boolean;
  ledger: Ledger;
  /** Is called with what the checks need of each page. */
  onPage: (page: PageOutline) => void;
  onProgress: (done: number, total: number) => void;
}

/** Static hosts answer with this file where an address has no page. */
const hostNotFoundFile = '404.html';

/**
 * Writes the HTML of every page, its data as JSON and its Markdown twin.
 * @returns the paths of pages that answer with status 404, and the day on which each page with a twin last changed
 */
export async function writePages({
  dir,
  provider,
  pages,
  render,
  framePath,
  twins,
  ledger,
  onPage,
  onProgress,
}: PagesToWrite): Promise<{ notFound: string[]; modified: Map<string, string | undefined> }> {
  const notFound: string[] = [];
  const modified = new Map<string, string | undefined>();
  // Written at once: handing each file to a thread of Node's costs more than the file.
  const writeFile = makeFileWriter(dir);
  for (const [index, page] of pages.entries()) {
    const { id, path } = page;
    const content = page.content();
    const frame = page.frame(content);
    const { html, json } = await renderPage(render, frame);
    writeFile(pageFile(path), html);
    if (path === '/not-found') writeFile(hostNotFoundFile, html);
    writeFile(framePath(path).slice(1), json);
    if (twins && isListed(path, content.head)) {
      const twin = twinOf(provider, { path, head: frame.head, answer: frame.answer, html });
      writeFile(markdownAddress(path).slice(1), twin);
      modified.set(path, modifiedOn(ledger, path, contentHash(twin, provider.origin)));
    }
    if (content.head.status === 404) notFound.push(path);
    onPage({ id, path, head: content.head, breadcrumbs: content.breadcrumbs, heading: headingOf(content) });
    onProgress(index + 1, pages.length);
  }
  return { notFound, modified };
}

function headingOf({ data }: PageContent<unknown>): string | undefined {
  return typeof data === 'object' && data && 'heading' in data && typeof data.heading === 'string'
    ? data.heading
    : undefined;
}
