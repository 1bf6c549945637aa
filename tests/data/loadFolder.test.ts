import { afterEach, describe, expect, test, vi } from 'vitest';
import { dataDir } from '#data/rules/dataDir.ts';
import { DataError, loadSite } from '#data/rules/load.ts';
import { makeDataFolder } from '#tests/support/dataFolder.ts';
import type { Records } from '#tests/support/buildData.ts';

let folder: string;
afterEach(() => vi.unstubAllEnvs());

const load = (files: Record<string, string>, overrides?: Partial<Records>) => {
  folder = makeDataFolder(files, overrides);
  return loadSite(folder);
};
const errorsOf = async (files: Record<string, string>, overrides?: Partial<Records>) => {
  const error = await load(files, overrides).catch((caught) => caught);
  if (!(error instanceof DataError)) throw error instanceof Error ? error : new Error('Nothing was wrong.');
  expect(error.message).toContain(` in ${folder}:\n`);
  return error.errors;
};
const article = (head: string, body = 'Disks fail.') => `---\n${head}\n---\n\n${body}\n`;
const head =
  'title: A restore test\ndescription: How to test.\nexcerpt: Test it.\ncategory: Data Backup\nkeywords: ' +
  '[restore]\nauthor: backup-desk\npublishedAt: "2025-06-19"';
const legalHead =
  'title: Terms\nheading: Terms\ndescription: What holds.\nkeywords: [terms]\nupdatedAt: "2025-05-10"\nlinks: []';

describe('A data folder', () => {
  test('brings its records, its articles and its legal pages, named like their files', async () => {
    const site = await load({
      'blog/restore-test.md': article(head, '## {provider.name}\n\nDisks fail.'),
      'blog/notes.txt': 'Not an article.',
      'legal/terms.md': article(legalHead),
    });
    const facts = { slug: 'restore-test', title: 'A restore test', keywords: ['restore'], publishedAt: '2025-06-19' };
    expect(site.articles).toHaveLength(1);
    expect(site.articles[0]).toMatchObject({ ...facts, body: '## North Shore IT\n\nDisks fail.' });
    expect(site.legal).toEqual([
      expect.objectContaining({ slug: 'terms', updatedAt: '2025-05-10', body: 'Disks fail.' }),
    ]);
    expect(site.provider.name).toBe('North Shore IT');
  });

  test('brings the texts of its combinations, and every error of their files with file and line', async () => {
    const section = (service: string, place: string) =>
      `## ${service}\n\n### Lede\n\n${service} in ${place}.\n\n### In this place\n\n{provider.name}.\n\n`;
    const file = (place: string) => section('backup', place) + section('cloud', place);
    const site = await load({
      'combinations/law/ajax.md': file('ajax'),
      'combinations/law/pickering.md': file('pickering'),
    });
    expect(site.combinations).toHaveLength(4);
    expect(site.combinations[0]).toMatchObject({ service: 'backup', location: 'ajax', place: 'North Shore IT.' });

    const wrong = file('ajax').replace('### Lede', '### Opening');
    expect(await errorsOf({ 'combinations/law/ajax.md': wrong, 'combinations/notes.txt': 'None.' })).toEqual([
      'combinations/law/ajax: line 3 is "### Opening". Use one of these headings: Lede, In this place, "First: <title of a step>" or a question.',
      'combinations/law/ajax: line 1: "Lede" is missing. Add it.',
      'combinations/notes.txt: the file is not a text of a combination. Name it <industry>/<location>.md or remove it.',
    ]);
  });

  test('is the one that DATA_DIR names', async () => {
    folder = makeDataFolder();
    vi.stubEnv('DATA_DIR', folder);
    expect(dataDir()).toBe(folder);
    expect((await loadSite()).provider.name).toBe('North Shore IT');
    vi.stubEnv('DATA_DIR', '');
    expect(dataDir()).toMatch(/[\\/]data$/);
  });

  test('without an index.ts is none', async () => {
    folder = makeDataFolder();
    await expect(loadSite(`${folder}/blog`)).rejects.toThrow(
      `1 error in ${folder}/blog:\n  index.ts: the file is missing. Add it, or point DATA_DIR at a data folder.`,
    );
  });

  test('exports its records by that name', async () => {
    expect(await errorsOf({ 'index.ts': 'export const data = {};\n' })).toEqual([
      'index.ts: the export "records" is missing. Export everything the site says under that name.',
    ]);
  });
});

describe('Front matter', () => {
  test('with a date that is not in quotes is refused', async () => {
    expect(await errorsOf({ 'blog/a.md': article(head.replaceAll('"', '')) })).toContain(
      'blog/a: publishedAt is "2025-06-19T00:00:00.000Z". Give a date as yyyy-mm-dd, in quotes.',
    );
  });

  test('in ruins does not keep the other errors back', async () => {
    const [a, b] = [article('title: a: b'), article(head, '')];
    expect(await errorsOf({ 'blog/a.md': a, 'blog/b.md': b, 'legal/terms.md': article('- x') })).toEqual([
      expect.stringContaining('blog/a: line 2 is "title: a: b"'),
      'legal/terms: the front matter is ["x"]. Write "name: value" pairs, one a line.',
      'blog/b: body is "". Write the article.',
    ]);
  });
});
