import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { unlistedRecords } from '#data/rules/checks/unlistedRecords.ts';
import { buildRecords, type Records } from '#tests/support/buildData.ts';
import { makeDataFolder } from '#tests/support/dataFolder.ts';

const unlisted = (files: Record<string, string>, records: Partial<Record<keyof Records, unknown>> = {}) =>
  unlistedRecords(
    makeDataFolder(files),
    buildRecords(records as Partial<Records>),
    (file) => import(pathToFileURL(file).href),
  );

test("A record's file that the index does not list is named", async () => {
  expect(
    await unlisted({
      'locations/ajax.ts': 'export const ajax = { slug: "ajax" };',
      'locations/whitby.ts': 'export const whitby = { slug: "whitby" };',
      'industries/farms.ts': 'export const farms = { slug: "farms" };',
      'services/phones.ts': 'export const phones = { id: "phones" };',
    }),
  ).toEqual([
    'locations/whitby: the record "whitby" is not listed. Add it to locations/index.ts or delete the file.',
    'industries/farms: the record "farms" is not listed. Add it to industries/index.ts or delete the file.',
    'services/phones: the record "phones" is not listed. Add it to services/index.ts or delete the file.',
  ]);
});

test('Rules, lists and notes beside the records are none', async () => {
  const files = {
    'locations/index.ts': 'export const locations = []; export const spare = { slug: "spare" };',
    'locations/distance.ts': 'export function distance() {} export const radius = 6371; export const slug = "text";',
    'services/categories.ts':
      'export const serviceCategories = [{ id: "category" }]; export const lists = { main: [] };',
    'locations/notes.md': 'Whitby is next.',
  };
  expect(await unlisted(files)).toEqual([]);
});
