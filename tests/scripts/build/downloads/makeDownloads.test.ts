import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDir, loadSite } from '#data/load.ts';
import { contactLine } from '#scripts/build/downloads/contactLine.ts';
import { makeDownloads } from '#scripts/build/downloads/makeDownloads.ts';
import { readZip } from '#scripts/build/downloads/zip.ts';
import { brandDir } from '#tests/support/runScript.ts';

describe.each([['the provider', dataDir()], ['another provider', brandDir]])('the downloads of %s', (_, dir) => {
  const folders: string[] = [];
  let site: Awaited<ReturnType<typeof loadSite>>;
  let files: Map<string, Buffer>;
  const make = async () => {
    const cache = await mkdtemp(join(tmpdir(), 'downloads-'));
    folders.push(cache);
    return new Map(await makeDownloads(site, cache));
  };
  const file = (format: string) => {
    const found = [...files].find(([address]) => address.endsWith(`.${format}`));
    if (!found) throw new Error(`There is no ${format}.`);
    return found[1];
  };
  const xml = (format: string, part: RegExp) => [...readZip(file(format))].filter(([name]) => part.test(name)).map(([, content]) => content.toString('utf8')).join('\n');

  beforeAll(async () => {
    site = await loadSite(dir);
    files = await make();
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it('stand at the addresses of the resources, and made anew are the same to the byte', async () => {
    const again = await make();
    expect([...files.keys()]).toEqual(site.resources.map(({ downloadUrl }) => downloadUrl));
    for (const [address, bytes] of files) expect(again.get(address)?.equals(bytes), address).toBe(true);
  });

  it('are a PDF with a structure tree, a language and a title that is shown', () => {
    const pdf = file('pdf').toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    for (const part of ['/StructTreeRoot', '/Marked true', `/Lang (${site.provider.locale})`, '/DisplayDocTitle true', '/S /Table', '/S /TH', '/S /H1']) expect(pdf).toContain(part);
  });

  it('are a workbook in which every formula has a result', () => {
    const sheets = xml('xlsx', /worksheets\/sheet\d+\.xml$/);
    expect(sheets.match(/<f>/g)?.length).toBe(sheets.match(/<f>[^<]*<\/f><v>/g)?.length);
    expect(sheets).not.toMatch(/<v>[^<]*(?:NaN|undefined|#[A-Z])/);
    expect(xml('xlsx', /sharedStrings/)).toContain(contactLine(site.provider));
  });

  it('are a document with headings, a table of contents, page numbers and the contact line', () => {
    const body = xml('docx', /word\/document\.xml$/);
    for (const part of ['w:val="Heading1"', 'w:val="Instruction"', 'TOC ', 'w:tblHeader']) expect(body).toContain(part);
    const footers = xml('docx', /word\/footer\d+\.xml$/);
    for (const part of [contactLine(site.provider), 'PAGE', 'NUMPAGES']) expect(footers).toContain(part);
    expect(xml('docx', /core\.xml$/)).toContain(`${site.downloads.find(({ format }) => format === 'docx')?.updatedAt}T12:00:00Z`);
  });
});
