import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../data/schema/site.ts';
import { root } from '../../support/root.ts';
import { codeHash, hashOf, createOnce } from '../diskCache.ts';
import { makeChecklist } from './checklist/makeChecklist.ts';
import { makeDocument } from './document/makeDocument.ts';
import { makeWorkbook } from './workbook/makeWorkbook.ts';

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
      const bytes =
        file.format === 'pdf'
          ? makeChecklist(file, title, { provider, theme })
          : file.format === 'xlsx'
            ? makeWorkbook(file, title, { provider, theme })
            : makeDocument(file, title, { provider, messages, theme });
      await writeFile(unfinished, await bytes);
    });
    made.push([downloadUrl, await readFile(path)]);
  }
  return made;
}
