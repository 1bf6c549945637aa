import { expect, test } from 'vitest';
import { downloadsMatchResources } from '#data/rules/checks/downloadsMatchResources.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { resources } from '#tests/fixtures/brand/content.ts';
import { downloads } from '#tests/fixtures/brand/downloads.ts';

type Records = Pick<Site, 'resources' | 'downloads'>;

/** What is wrong with the files of the fixture, of each format one, once they are changed. */
function faultsWith(change: (records: Records) => void): string[] {
  const records = structuredClone({ resources, downloads }) as Records;
  change(records);
  return downloadsMatchResources(records);
}

test('resources and files that belong together are right', () => {
  expect(faultsWith(() => {})).toEqual([]);
  expect(downloadsMatchResources({ resources: [], downloads: [] })).toEqual([]);
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

test('an address that ends like another format is named', () => {
  const address = ({ resources: [first] }: Records) => {
    if (first) first.downloadUrl = '/resources/storm-week-card.docx';
  };
  expect(faultsWith(address)).toEqual([
    'resources/storm-week-card: downloadUrl is "/resources/storm-week-card.docx", but its file is a pdf. Change one of them.',
  ]);
});
