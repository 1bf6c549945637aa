import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { linesOfError } from '#data/rules/checks/linesOfError.ts';
import { DataError } from '#data/rules/load.ts';
import { folderWith } from '#tests/support/folders.ts';

const inElora = 'pairs/services-in-locations/elora.ts';
const pairs = ['check-ups', 'crowns'].map(
  (id) => `  {\n    service: '${id}',\n    location: 'elora',\n    text: '[${id === 'crowns' ? 'B' : 'A'}]',\n  },\n`,
);
const crowns =
  "export const crowns = {\n  id: 'crowns',\n  pricing: { startingPrice: '$800' },\n  title: 'A',\n  seo: {\n    title: 'B',\n  },\n};\n";

it.each([
  ['a field', 'services/crowns: pricing.startingPrice is "$800". Give whole cents.', ['services/crowns.ts:3']],
  ['that of the value', 'services/crowns: seo.title is "B". Shorten it.', ['services/crowns.ts:6']],
  ['a record whose file has another name', 'services/check-ups: id is "check-ups". Fix it.', ['services/checks.ts:2']],
  ['a pair by the two it is of', 'pairs.servicesInLocations/crowns and elora: text is "[B]".', [`${inElora}:10`]],
  ['a field of a list', 'services/crowns: keywords[2] is 5. Give text.', ['services/crowns.ts:8']],
  [
    'a key given twice',
    'services: id "crowns" is given to 2 records. Give each its own.',
    ['services/crowns.ts:2', 'services/other.ts:1'],
  ],
  ['front matter', 'blog/teeth: line 3 is "x" (bad). Put its text in quotes.', ['blog/teeth.md:3']],
  ['a record of a single file', 'provider: phone.e164 is "519". Give digits.', ['provider.ts:2']],
  ['an entry of a list in a single file', 'faqs.contact[2]: answer is missing. Add it.', ['faqs.ts']],
  ['a record by the path of its page', '/services/crowns: title is also that of another.', ['services/crowns.ts']],
  ['a record without a file', 'theme: colours are too faint.', []],
])('finds %s', (_what, error, lines) => {
  const dir = folderWith({
    'services/crowns.ts': crowns.replace('};\n', "keywords: ['a'],\n};\n"),
    'services/checks.ts': "export const x = {\n  id: 'check-ups',\n};",
    'services/other.ts': "export const x = { id: 'crowns', name: 'Other' };",
    [inElora]: `export const elora = [\n${pairs.join('')}];\n`,
    'blog/teeth.md': '---\ntitle: A\nx\n---\n',
    'provider.ts': "export const provider = {\n  phone: { e164: '519' },\n};\n",
    'faqs.ts': 'export const faqs = {};',
  });
  expect(linesOfError(dir, error)).toEqual(lines);
});

it('tells the lines of a folder below the messages, and names its files in them', () => {
  const dir = folderWith({ 'services/crowns.ts': crowns });
  const error = new DataError(dir, [
    'services/crowns: id "b" does not exist. Add it to data/services or fix the name.',
  ]);
  const folder = relative(process.cwd(), dir);
  expect(error.message).toBe(
    `1 error in ${dir}:\n  services/crowns: id "b" does not exist. Add it to ${folder}/services or fix the name.\n    at ${folder}/services/crowns.ts:2`,
  );
});
