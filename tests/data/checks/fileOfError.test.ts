import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { fileOfError } from '#data/rules/checks/fileOfError.ts';
import { DataError } from '#data/rules/load.ts';
import { folderWith } from '#tests/support/folders.ts';

const inElora = 'pairs/services-in-locations/elora.ts';
const pairs = ['check-ups', 'crowns'].map(
  (id) => `  {\n    service: '${id}',\n    location: 'elora',\n    text: '[${id === 'crowns' ? 'B' : 'A'}]',\n  },\n`,
);
const crowns = "export const crowns = { id: 'crowns' };\n";

it.each([
  ['a record', 'services/crowns: pricing.startingPrice is "$800". Give whole cents.', 'services/crowns.ts'],
  ['a record whose file has another name', 'services/check-ups: id is "check-ups". Fix it.', 'services/checks.ts'],
  ['a pair by the two it is of', 'pairs.servicesInLocations/crowns and elora: text is "[B]".', inElora],
  ['front matter', 'blog/teeth: line 3 is "x" (bad). Put its text in quotes.', 'blog/teeth.md:3'],
  ['an entry of a list in a single file', 'faqs.contact[2]: answer is missing. Add it.', 'faqs.ts'],
  ['a record by the path of its page', '/services/crowns: title is also that of another.', 'services/crowns.ts'],
  ['a record without a file', 'theme: colours are too faint.', undefined],
])('finds the file of %s', (_what, error, file) => {
  const dir = folderWith({
    'services/crowns.ts': crowns,
    'services/checks.ts': "export const x = {\n  id: 'check-ups',\n};",
    [inElora]: `export const elora = [\n${pairs.join('')}];\n`,
    'blog/teeth.md': '---\ntitle: A\nx\n---\n',
    'faqs.ts': 'export const faqs = {};',
  });
  expect(fileOfError(dir, error)).toBe(file);
});

it('tells the file below the messages, and names its files in them', () => {
  const dir = folderWith({ 'services/crowns.ts': crowns });
  const error = new DataError(dir, [
    'services/crowns: id "b" does not exist. Add it to data/services or fix the name.',
  ]);
  const folder = relative(process.cwd(), dir);
  expect(error.message).toBe(
    `1 error in ${dir}:\n  services/crowns: id "b" does not exist. Add it to ${folder}/services or fix the name.\n    at ${folder}/services/crowns.ts`,
  );
});
