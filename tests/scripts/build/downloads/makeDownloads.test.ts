import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataDir } from '#data/rules/dataDir.ts';
import { loadSite } from '#data/rules/load.ts';
import { contactLine } from '#scripts/build/downloads/makeChecklist.ts';
import { makeDownloads } from '#scripts/build/downloads/makeDownloads.ts';
import { textOfFile } from '#tests/support/fileText.ts';
import { brandDir } from '#tests/support/runScript.ts';
import { sharedFolder } from '#tests/support/folders.ts';

describe.each([
  ['the provider', dataDir(), brandDir],
  ['another provider', brandDir, dataDir()],
])('the downloads of %s', (_, dir, otherDir) => {
  const caches = [sharedFolder(), sharedFolder()];
  let site: Awaited<ReturnType<typeof loadSite>>;
  let files: Map<string, Uint8Array>;
  const make = async () => new Map(await makeDownloads(site, dir, caches.pop() ?? ''));
  const file = (format: string) => {
    const found = [...files].find(([address]) => address.endsWith(`.${format}`));
    if (!found) throw new Error(`There is no ${format}.`);
    return found[1];
  };
  const xml = (format: string, part: RegExp) =>
    Object.entries(unzipSync(file(format)))
      .filter(([name]) => part.test(name))
      .map(([, content]) => strFromU8(content))
      .join('\n');

  beforeAll(async () => {
    site = await loadSite(dir);
    files = await make();
  });

  it('stand at the addresses of the resources, and made anew are the same to the byte', async () => {
    const again = await make();
    const report = site.assessment ? ['/assessment/sample-report.pdf'] : [];
    expect([...files.keys()]).toEqual([...site.resources.map(({ downloadUrl }) => downloadUrl), ...report]);
    for (const [address, bytes] of files)
      expect(Buffer.compare(again.get(address) ?? Buffer.of(), bytes), address).toBe(0);
  });

  it('are a PDF that can be read aloud, a workbook with formulas that are worked out when it is opened, and a document with contents', () => {
    const pdf = Buffer.from(file('pdf')).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    const tags = ['/StructTreeRoot', '/Marked true', '/DisplayDocTitle true', '/S /Table', '/S /TH', '/S /H1'];
    for (const part of [`/Lang (${site.provider.locale})`, ...tags]) expect(pdf).toContain(part);
    const sheets = xml('xlsx', /worksheets\/sheet\d+\.xml$/);
    expect(sheets.match(/<f>[^<[\]]+<\/f>/g)?.length).toBe(sheets.match(/<f>/g)?.length);
    expect(sheets).not.toMatch(/<v>[^<]*(?:NaN|undefined|#[A-Z])/);
    expect(xml('xlsx', /workbook\.xml$/)).toContain('fullCalcOnLoad="1"');
    const body = xml('docx', /word\/document\.xml$/);
    for (const part of ['w:val="Heading1"', 'w:val="Instruction"', 'TOC ', 'w:tblHeader']) expect(body).toContain(part);
    for (const part of ['PAGE', 'NUMPAGES']) expect(xml('docx', /word\/header\d+\.xml$/)).toContain(part);
    expect(xml('docx', /core\.xml$/)).toContain(
      `${site.downloads.find(({ format }) => format === 'docx')?.updatedAt}T12:00:00Z`,
    );
  });

  it('say who they are from and how to reach them, and nothing of anybody else', async () => {
    const other = (await loadSite(otherDir)).provider;
    for (const [address, bytes] of files) {
      const text = textOfFile(address, Buffer.from(bytes));
      const { name, phone, email } = site.provider;
      for (const own of [name, phone.display, email, contactLine(site.provider)]) expect(text, address).toContain(own);
      const theirs = [other.name, other.shortName, other.phone.display, other.email, other.area.name];
      for (const word of [...theirs, new URL(other.origin).host]) expect(text, address).not.toContain(word);
    }
  });

  it('keep a table of the document on one page, and its heading with it', () => {
    const tables = xml('docx', /word\/document\.xml$/).match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      const rows = (table.match(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs) ?? []).filter(
        (row) => !row.includes('<w:tblHeader'),
      );
      const kept = rows.map((row) => row.includes('<w:keepNext/>'));
      expect(kept).toEqual(rows.map((_, index) => index < rows.length - 1));
    }
  });
});
