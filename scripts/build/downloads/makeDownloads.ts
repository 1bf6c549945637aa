import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../data/rules/schema/site.ts';
import { sampleReportPath } from '../../../data/rules/routing/sampleReportPath.ts';
import { placeholderValuesOf } from '../../../data/rules/text/fillPlaceholders.ts';
import { root } from '../../support/root.ts';
import { codeHash, hashOf, createOnce } from '../diskCache.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { TableFile } from './makeChecklist.ts';
import { sampleReport } from './sampleReport.ts';

/**
 * The file of each resource, as [address, bytes]. The same records give the same bytes. Checklists are cached: the library of PDF is loaded
 * where one is made.
 * @param dataDir where the templates are, in `downloads`
 */
export async function makeDownloads(
  site: Site,
  dataDir: string,
  cache = join(root, '.cache/downloads'),
): Promise<[address: string, bytes: Uint8Array][]> {
  const { resources, downloads, provider, theme } = site;
  const code = ['', '../fonts'].map((folder) => codeHash(join(import.meta.dirname, folder)));
  const makePdf = async (file: TableFile, title: string): Promise<Uint8Array> => {
    const key = hashOf(...code, JSON.stringify([file, title, provider, theme.colours.light, theme.faces]));
    const path = await createOnce(join(cache, `${key}.pdf`), async (unfinished) => {
      const { makeChecklist } = await import('./makeChecklist.ts');
      await writeFile(unfinished, await makeChecklist(file, title, { provider, theme }));
    });
    return readFile(path);
  };
  const made: [string, Uint8Array][] = [];
  for (const { id, title, downloadUrl } of resources) {
    const file = downloads.find((download) => download.id === id);
    if (!file) throw new RangeError(`resources/${id}: there is no file for ${downloadUrl}.`);
    const template = join(dataDir, 'downloads', `${id}.${file.format}`);
    made.push([
      downloadUrl,
      file.format === 'pdf'
        ? await makePdf(file, title)
        : await fillTemplate(template, file, placeholderValuesOf(site)),
    ]);
  }
  if (site.assessment)
    made.push([sampleReportPath, await makePdf(sampleReport(site.assessment, site), site.assessment.sample.title)]);
  return made;
}

/** The site with the size in bytes of each download, which pages show. */
export function withFileSizes(site: Site, files: readonly (readonly [address: string, bytes: Uint8Array])[]): Site {
  const sizes = new Map(files.map(([address, { length }]) => [address, length]));
  return {
    ...site,
    resources: site.resources.map((resource) => ({ ...resource, bytes: sizes.get(resource.downloadUrl) })),
  };
}
