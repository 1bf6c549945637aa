import { markdownAddress } from '../../../data/rules/files/markdownTwins.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import type { Frame, HeadInput, PageContent } from '../../../src/types/page.ts';
import { hashOf } from '../diskCache.ts';
import { makeFileWriter, pageFile } from '../fileWriter.ts';
import type { KeptPages } from '../keptPages.ts';
import { contentHash } from '../ledger/contentHash.ts';
import { twinOf } from '../twins/twinOf.ts';
import { type RenderFrame, renderPage, type SitePage } from './makePageRenderer.ts';

export interface PageParts {
  /** The folder to write into. */
  dir: string;
  provider: Provider;
  pages: readonly SitePage[];
  render: RenderFrame;
  /** The address of a page's data as JSON, by the page's path. */
  framePath: (path: string) => string;
  /** Whether listed pages get a Markdown twin. */
  twins: boolean;
  /** The pages of the build before, with a hash of what all pages are made from beside their own data. */
  kept: { pages: Pick<KeptPages, 'take'>; shared: string } | undefined;
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

/** A page whose files are written. */
export interface MadePage extends PageOutline {
  /** Its position in the list of pages. */
  index: number;
  /** Hash of all that it was made from, where pages are kept. */
  input: string | undefined;
  /** The hash of its words, where it has a Markdown twin. */
  words: string | undefined;
  files: string[];
  /** Those of its files that were taken over with their compressed copies. */
  compressed: string[];
}

/** How many blocks of pages are taken, by whichever thread: all threads share it. Neighbours have much in common that is found out once. */
export type TakenBlocks = Int32Array<SharedArrayBuffer>;
const blockLength = 32;

/**
 * Makes pages as long as there are blocks that no other thread took: writes their HTML, their data as JSON and their Markdown twin,
 * or takes them over from the build before. `onMade` is called after each block of pages.
 * @param signal ends it before the next block
 */
export async function makePages(
  parts: PageParts,
  takenBlocks: TakenBlocks,
  onMade: (pages: MadePage[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  // Written at once: handing each file to a thread of Node's costs more than the file.
  const write = makeFileWriter(parts.dir);
  while (!signal?.aborted) {
    const start = Atomics.add(takenBlocks, 0, 1) * blockLength;
    if (start >= parts.pages.length) break;
    const made: MadePage[] = [];
    for (const [offset, page] of parts.pages.slice(start, start + blockLength).entries())
      made.push({ index: start + offset, ...(await makePage(parts, page, write)) });
    onMade(made);
    // Lets the blocks of other threads in.
    await new Promise(setImmediate);
  }
}

async function makePage(
  { provider, render, framePath, twins, kept }: PageParts,
  page: SitePage,
  writeFile: ReturnType<typeof makeFileWriter>,
): Promise<Omit<MadePage, 'index'>> {
  const content = page.content();
  const { title, description, canonical, image, picturePage, noIndex, status } = content.head;
  const frame = page.frame(content);
  const hasTwin = twins && isListed(page.path, content.head);
  const names = {
    html: pageFile(page.path),
    json: framePath(page.path).slice(1),
    ...(hasTwin ? { twin: markdownAddress(page.path).slice(1) } : {}),
    // Static hosts answer with this file where an address has no page.
    ...(page.path === '/not-found' ? { copy: '404.html' } : {}),
  };
  const files = Object.values(names);
  const write = async () => {
    const texts = await textsOf(render, frame, hasTwin ? provider : undefined);
    for (const [part, name] of Object.entries(names))
      writeFile(name, texts[part === 'copy' ? 'html' : (part as 'html' | 'json' | 'twin')]);
    return texts.words;
  };
  const input = kept && hashOf(kept.shared, JSON.stringify([frame, files]));
  const taken = input && kept.pages.take(page.path, input, files);
  const { words, compressed } = taken || { words: await write(), compressed: [] };
  return {
    id: page.id,
    path: page.path,
    head: {
      ...{ title, description, image, noIndex },
      ...(picturePage ? { picturePage } : {}),
      ...(canonical ? { canonical } : {}),
      ...(status ? { status } : {}),
    },
    breadcrumbs: content.breadcrumbs,
    heading: headingOf(content.data),
    input,
    words,
    files,
    compressed,
  };
}

const headingOf = (data: unknown) =>
  typeof data === 'object' && data && 'heading' in data && typeof data.heading === 'string' ? data.heading : undefined;

/** A page's texts, and the hash of its words where it gets a twin. @param twinFor given for a page with a Markdown twin */
async function textsOf(
  render: RenderFrame,
  frame: Frame,
  twinFor: Provider | undefined,
): Promise<{ html: string; json: string; twin: string; words: string | undefined }> {
  const { html, json } = await renderPage(render, frame);
  if (!twinFor) return { html, json, twin: '', words: undefined };
  const twin = twinOf(twinFor, { path: frame.path, head: frame.head, answer: frame.answer, html });
  return { html, json, twin, words: contentHash(twin, twinFor.origin) };
}
