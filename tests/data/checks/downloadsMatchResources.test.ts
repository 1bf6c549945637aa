import { expect, test } from 'vitest';
import { downloadsMatchResources } from '#data/rules/checks/downloadsMatchResources.ts';
import type { DocumentFile, TableSheet, WorkbookFile } from '#data/rules/schema/download.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { resources } from '#tests/fixtures/brand/content.ts';
import { downloads } from '#tests/fixtures/brand/downloads.ts';

type Records = Pick<Site, 'resources' | 'downloads'>;

/** What is wrong with the files of the fixture, of each format one, once they are changed. */
function faultsWith(change: (records: Records) => void): string[] {
  const records = structuredClone({ resources, downloads }) as Records;
  change(records);
  return downloadsMatchResources.check(records);
}
function changeSheet(change: (sheet: TableSheet) => void): string[] {
  return faultsWith(({ downloads: files }) => {
    const book = files.find((file): file is WorkbookFile => file.format === 'xlsx');
    change(book?.sheets.find(({ id }) => id === 'devices') as TableSheet);
  });
}

test('resources and files that belong together are right', () => {
  expect(faultsWith(() => {})).toEqual([]);
  expect(downloadsMatchResources.check({ resources: [], downloads: [] })).toEqual([]);
});

test('a resource without a file and a file without a resource are named', () => {
  const change = (records: Records) => {
    records.resources.shift();
    records.downloads.pop();
  };
  expect(faultsWith(change)).toEqual([
    'resources/new-hand-form: there is no file for /resources/new-hand-form.docx. ' +
      'Add a record with the id "new-hand-form" to the downloads or remove the resource.',
    'downloads/storm-week-card: there is no resource "storm-week-card". Add it to the resources or remove the file.',
  ]);
});

test('an address that ends like another format, and a row of a document that does not fit its table are named', () => {
  const address = ({ resources: [first] }: Records) => {
    if (first) first.downloadUrl = '/resources/storm-week-card.docx';
  };
  expect(faultsWith(address)).toEqual([
    'resources/storm-week-card: downloadUrl is "/resources/storm-week-card.docx", but its file is a pdf. Change one of them.',
  ]);
  const row = ({ downloads: files }: Records) => {
    const form = files.find((file): file is DocumentFile => file.format === 'docx');
    for (const block of form?.sections[0]?.blocks ?? []) if (block.kind === 'table') block.rows.push(['Deputy']);
  };
  expect(faultsWith(row)).toEqual([
    'downloads/new-hand-form: a row under "Before the first day" has 1 cells, its table 2 columns: "Deputy". ' +
      'Give each column a cell, empty where nothing is known.',
  ]);
});

test.each<[string, (sheet: TableSheet) => unknown]>([
  [
    'lets "room" choose from "colours", which is no list. Add the list or fix the name.',
    ({ columns }) => Object.assign(columns[1] ?? {}, { list: 'colours' }),
  ],
  [
    'fills in "retires", which is no column to fill in. Fix the name or take the formula away.',
    ({ rows }) => Object.assign(rows[0] ?? {}, { retires: 2031 }),
  ],
  [
    'has 21 rows, but a length of 20. Raise the length.',
    (sheet) => Object.assign(sheet, { rows: Array(21).fill({ device: 'Till' }) }),
  ],
])('a sheet that %s', (fault, change) => {
  expect(changeSheet(change)).toEqual([`downloads/device-ledger: sheet "Devices" ${fault}`]);
});
