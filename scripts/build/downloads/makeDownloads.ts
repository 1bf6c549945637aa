import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../data/rules/schema/site.ts';
import { root } from '../../support/root.ts';
import { codeHash, hashOf, createOnce } from '../diskCache.ts';

/** The file of each resource, as [address, bytes]. The same records give the same bytes, so files are cached. */
export async function makeDownloads(
  {
    resources,
    downloads,
    provider,
    messages,
    theme,
  }: Pick<Site, 'resources' | 'downloads' | 'provider' | 'messages' | 'theme'>,
  cache = join(root, '.cache/downloads'),
): Promise<[address: string, bytes: Buffer][]> {
  const code = await Promise.all(['', '../fonts'].map((folder) => codeHash(join(import.meta.dirname, folder))));
  const made: [string, Buffer][] = [];
  for (const { id, title, downloadUrl } of resources) {
    const file = downloads.find((download) => download.id === id);
    if (!file) throw new RangeError(`resources/${id}: there is no file for ${downloadUrl}.`);
    const key = hashOf(
      ...code,
      JSON.stringify([file, title, provider, messages.downloads, theme.colours.light, theme.faces]),
    );
    const path = await createOnce(join(cache, `${key}.${file.format}`), async (unfinished) => {
      await writeFile(unfinished, await makeFile(file, title, { provider, messages, theme }));
    });
    made.push([downloadUrl, await readFile(path)]);
  }
  return made;
}

/** The libraries of a format are loaded where a file of it is made: most builds find every file in the cache. */
async function makeFile(
  file: Site['downloads'][number],
  title: string,
  using: Pick<Site, 'provider' | 'messages' | 'theme'>,
): Promise<Uint8Array> {
  switch (file.format) {
    case 'pdf':
      return (await import('./checklist/makeChecklist.ts')).makeChecklist(file, title, using);
    case 'xlsx':
      return (await import('./workbook/makeWorkbook.ts')).makeWorkbook(file, title, using);
    case 'docx':
      return (await import('./document/makeDocument.ts')).makeDocument(file, title, using);
  }
}
