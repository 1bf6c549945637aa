import { markdownAddress } from '../../../data/rules/files/markdownTwins.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import type { HeadInput, PageContent } from '../../../src/types/page.ts';
import { hashOf } from '../diskCache.ts';
import { makeFileWriter, pageFile } from '../fileWriter.ts';
import type { KeptPages } from '../keptPages.ts';
import { contentHash } from '../ledger/contentHash.ts';
import { type Ledger, modifiedOn } from '../ledger/ledger.ts';
import { twinOf } from '../twins/twinOf.ts';
import { type RenderFrame, renderPage, type SitePage } from './makePageRenderer.ts';

interface PageParts {
  /** The folder to write into. */
  dir: string;
  provider: Provider;
  render: RenderFrame;
  /** The address of a page's data as JSON, by the page's path. */
  framePath: (path: string) => string;
  /** Whether listed pages get a Markdown twin. */
  twins: boolean;
  /** The pages of the build before, with a hash of what all pages are made from beside their own data. */
  kept: { pages: KeptPages; shared: string } | undefined;
}

/** What the checks, the sitemap and the share images need of a page's content. */
export interface PageOutline {
  id: string;
  path: string;
  head: Pick<HeadInput, 'title' | 'description' | 'canonical' | 'image' | 'picturePage' | 'noIndex' | 'status'>;
  breadcrumbs: PageContent<unknown>['breadcrumbs'];
  /** What the page calls itself, where its title says more. */
  heading?: string | undefined;
}

interface PagesToWrite extends PageParts {
  pages: readonly SitePage[];
  ledger: Ledger;
  /** Is called with what the checks need of each page. */
  onPage: (page: PageOutline) => void;
  onProgress: (done: number, total: number) => void;
}

/** Pages between two progress messages. */
const step = 32;

/**
 * Writes the HTML of every page, its data as JSON and its Markdown twin, or takes them over from the build before.
 * @returns the paths of pages that answer with status 404, the day on which each page with a twin last changed, and the files that were
 * taken over with their compressed copies.
 */
export async function writePages({
  pages,
  ledger,
  onPage,
  onProgress,
  ...parts
}: PagesToWrite): Promise<{ notFound: string[]; modified: Map<string, string | undefined>; compressed: string[] }> {
  const notFound: string[] = [];
  const modified = new Map<string, string | undefined>();
  const compressed: string[] = [];
  // Written at once: handing each file to a thread of Node's costs more than the file.
  const writeFile = makeFileWriter(parts.dir);
  for (const [index, page] of pages.entries()) {
    const content = page.content();
    const made = await writePage(parts, { page, content }, writeFile);
    const { path } = page;
    onPage({ id: page.id, path, head: content.head, breadcrumbs: content.breadcrumbs, heading: headingOf(content) });
    if (made.words !== undefined) modified.set(path, modifiedOn(ledger, path, made.words));
    if (content.head.status === 404) notFound.push(path);
    compressed.push(...made.compressed);
    if ((index + 1) % step === 0) onProgress(index + 1, pages.length);
  }
  onProgress(pages.length, pages.length);
  return { notFound, modified, compressed };
}

/** @returns the hash of the page's words, where it has a twin, and those of its files that were taken over with their compressed copies */
async function writePage(
  { provider, render, framePath, twins, kept }: PageParts,
  { page, content }: { page: SitePage; content: PageContent<unknown> },
  writeFile: ReturnType<typeof makeFileWriter>,
): Promise<{ words: string | undefined; compressed: readonly string[] }> {
  const { path } = page;
  const frame = page.frame(content);
  const hasTwin = twins && isListed(path, content.head);
  const names = {
    html: [pageFile(path), ...(path === '/not-found' ? [hostNotFoundFile] : [])],
    json: [framePath(path).slice(1)],
    twin: hasTwin ? [markdownAddress(path).slice(1)] : [],
  };
  const files = Object.values(names).flat();
  const input = kept && hashOf(kept.shared, JSON.stringify([frame, files]));
  const taken = input === undefined ? undefined : kept?.pages.take(path, input, files);
  const made = taken ?? { words: await writeTexts(), compressed: [] };
  if (input !== undefined) kept?.pages.note(path, { input, words: made.words, files });
  return made;

  async function writeTexts(): Promise<string | undefined> {
    const { html, json } = await renderPage(render, frame);
    const twin = hasTwin ? twinOf(provider, { path, head: frame.head, answer: frame.answer, html }) : '';
    for (const [part, text] of Object.entries({ html, json, twin }))
      for (const name of names[part as keyof typeof names]) writeFile(name, text);
    return hasTwin ? contentHash(twin, provider.origin) : undefined;
  }
}

/** Static hosts answer with this file where an address has no page. */
const hostNotFoundFile = '404.html';

function headingOf({ data }: PageContent<unknown>): string | undefined {
  return typeof data === 'object' && data && 'heading' in data && typeof data.heading === 'string'
    ? data.heading
    : undefined;
}
