import { describe, expect, test } from 'vitest';
import { readCombinationFile } from '#data/rules/text/combinationFile.ts';

const file = `## backup

People: 12

### Situation

Files are kept on one computer
under the counter.

### What comes first

That computer is copied.

### What it runs on

An office suite.

### What goes wrong

A disk fails.

### Lede

Copies come first.
`;
const read = (text: string) => readCombinationFile(text, { industry: 'law', location: 'ajax' });
const errors = (from: string, to: string) => read(file.replace(from, to)).errors;

test('A section becomes a record, with the rows of a paragraph joined', () => {
  const situation = 'Files are kept on one computer under the counter.';
  const work = { firstSteps: 'That computer is copied.', systems: 'An office suite.', problems: 'A disk fails.' };
  const page = { service: 'backup', industry: 'law', location: 'ajax', people: 12, lede: 'Copies come first.' };
  expect(read(file)).toEqual({ combinations: [{ ...page, situation, ...work }], errors: [] });
});

test('A file has as many records as sections, also with line ends of Windows', () => {
  const two = `${file}\n${file.replace('backup', 'cloud')}`.replaceAll('\n', '\r\n');
  expect(read(two).combinations.map(({ service }) => service)).toEqual(['backup', 'cloud']);
  expect(read(two).errors).toEqual([]);
  expect(read('')).toEqual({ combinations: [], errors: [] });
});

describe('An error names line, value and remedy:', () => {
  test.each([
    [
      'an unknown heading',
      errors('### What it runs on', '### Systems'),
      [
        'line 14 is "### Systems". Use one of these headings: Lede, Situation, What comes first, What it runs on, What goes wrong.',
        'line 1: "What it runs on" is missing. Add it.',
      ],
    ],
    [
      'a heading given twice',
      errors('### What comes first', '### Situation'),
      [
        'line 10 is "### Situation". The section has that heading above. Remove one of the two.',
        'line 1: "What comes first" is missing. Add it.',
      ],
    ],
    [
      'a number of people in words',
      errors('12', 'a dozen'),
      ['line 3: "people" is NaN. Write a whole number, for example "People: 12".'],
    ],
    ['an empty paragraph', errors('A disk fails.', ''), ['line 18: "What goes wrong" is "". Write the text.']],
    [
      'two paragraphs',
      errors('A disk fails.', 'A disk fails.\n\nAgain.'),
      ['line 18: "What goes wrong" is "A disk fails.\\n\\nAgain.". Write one paragraph, without an empty line.'],
    ],
    [
      'HTML',
      errors('A disk fails.', 'A <b>disk</b> fails.'),
      ['line 18: "What goes wrong" is "A <b>disk</b> fails.". Write plain text without HTML.'],
    ],
    [
      'Markdown',
      errors('A disk fails.', 'A **disk** fails.'),
      ['line 18: "What goes wrong" is "A **disk** fails.". Write plain text without Markdown.'],
    ],
    [
      'a service that is no slug',
      errors('## backup', '## Backup'),
      [
        'line 1: "service" is "Backup". Use lower-case letters and digits joined by single hyphens, for example "richmond-hill".',
      ],
    ],
    [
      'text outside sections',
      errors('## backup', '---\n## backup'),
      ['line 1 is "---". Begin a section with "## <service>" and "People: <number>", and put its text under headings.'],
    ],
    [
      'a service given twice',
      read(file + file).errors,
      ['line 25 is "## backup". The service has a section above. Remove one of the two.'],
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});
