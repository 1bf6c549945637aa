import { expect, test } from 'vitest';
import { downloadsMatchResources } from '#data/checks/downloadsMatchResources.ts';
import type { Resource } from '#data/schema/resource.ts';
import type { ChecklistFile, DocumentFile, TableSheet, WorkbookFile } from '#data/schema/download.ts';

const common = { subject: 'What it is for', updatedAt: '2026-11-21' };
const checklist: ChecklistFile = {
  ...common,
  id: 'checks',
  format: 'pdf',
  intro: ['Read.'],
  fields: ['Firm'],
  columns: { number: 'No.', item: 'Point', answer: 'Seen?', initials: 'Date' },
  labels: { why: 'Why', check: 'Check', answers: ['Yes'], page: '[page]/[pages]' },
  items: [{ title: 'Backups', why: 'Disks fail.', check: 'Restore a file.' }],
  closing: [],
};
const table = (rows: string[][]): DocumentFile['sections'] => [
  {
    heading: 'Roles',
    newPage: true,
    blocks: [
      { kind: 'text', text: 'Who does what.' },
      {
        kind: 'table',
        columns: [
          { header: 'Role', width: 1 },
          { header: 'Name', width: 2 },
        ],
        rows,
        blankRows: 1,
      },
    ],
  },
];
const plan = (rows: string[][] = [['Leader', '']]): DocumentFile => ({
  ...common,
  id: 'plan',
  format: 'docx',
  subtitle: 'To fill in',
  fields: ['Firm'],
  labels: { contents: 'Contents', page: '[page]' },
  sections: table(rows),
});
const devices: TableSheet = {
  id: 'devices',
  kind: 'table',
  name: 'Devices',
  title: 'Devices',
  note: 'Oldest first.',
  figures: [{ id: 'life', label: 'Years', format: 'number', value: 6, list: 'years' }],
  columns: [
    { id: 'device', header: 'Device', width: 20, format: 'text', list: 'kinds' },
    { id: 'retires', header: 'Retires', width: 10, format: 'number', formula: '[life]+1' },
  ],
  rows: [{ device: 'Till' }],
  examples: true,
  length: 2,
  marks: [],
};
const book = (sheet: Partial<TableSheet> = {}): WorkbookFile => ({
  ...common,
  id: 'book',
  format: 'xlsx',
  legend: { input: 'White', formula: 'Blue', example: 'Yellow' },
  sheets: [
    { ...devices, ...sheet },
    {
      id: 'lists',
      kind: 'lists',
      name: 'Lists',
      title: 'Lists',
      note: 'Choices.',
      lists: [
        { id: 'kinds', header: 'Kind', format: 'text', values: ['Till'] },
        { id: 'years', header: 'Years', format: 'number', values: [6] },
      ],
    },
  ],
});
const resource = (id: string, ending: string): Resource => ({
  id,
  title: id,
  description: 'A file.',
  type: 'Template',
  category: 'Cloud',
  downloadUrl: `/resources/${id}.${ending}`,
});
const all = {
  resources: [resource('checks', 'pdf'), resource('plan', 'docx'), resource('book', 'xlsx')],
  downloads: [checklist, plan(), book()],
};

const [, ...others] = all.resources;
test.each<[string, Partial<typeof all>, string[]]>([
  ['everything that belongs together', {}, []],
  ['nothing', { resources: [], downloads: [] }, []],
  [
    'a resource without a file and a file without a resource',
    { resources: [resource('plan', 'docx')], downloads: [checklist] },
    [
      'resources/plan: there is no file for /resources/plan.docx. Add a record with the id "plan" to the downloads or remove the resource.',
      'downloads/checks: there is no resource "checks". Add it to the resources or remove the file.',
    ],
  ],
  [
    'an address that ends like another format',
    { resources: [resource('checks', 'docx'), ...others] },
    ['resources/checks: downloadUrl is "/resources/checks.docx", but its file is a pdf. Change one of them.'],
  ],
  [
    'a row of a document that does not fit its table',
    { downloads: [checklist, plan([['Leader', ''], ['Deputy']]), book()] },
    [
      'downloads/plan: a row under "Roles" has 1 cells, its table 2 columns: "Deputy". Give each column a cell, empty where nothing is known.',
    ],
  ],
])('%s is named where it is wrong', (_, records, faults) => {
  expect(downloadsMatchResources.check({ ...all, ...records })).toEqual(faults);
});

const [deviceColumn, formulaColumn] = devices.columns;
test.each<[string, Partial<TableSheet>, string]>([
  [
    'a column that chooses from no list',
    { columns: [{ ...deviceColumn, list: 'rooms' }, formulaColumn] as TableSheet['columns'] },
    'lets "device" choose from "rooms", which is no list. Add the list or fix the name.',
  ],
  [
    'a row that fills in what a formula works out',
    { rows: [{ device: 'Till', retires: 2031 }] },
    'fills in "retires", which is no column to fill in. Fix the name or take the formula away.',
  ],
  [
    'more rows than the sheet has',
    { rows: [{ device: 'Till' }, { device: 'Scale' }, { device: 'Phone' }] },
    'has 3 rows, but a length of 2. Raise the length.',
  ],
])('%s is named', (_, sheet, fault) => {
  expect(downloadsMatchResources.check({ ...all, downloads: [checklist, plan(), book(sheet)] })).toEqual([
    `downloads/book: sheet "Devices" ${fault}`,
  ]);
});
