import { describe, expect, test } from 'vitest';
import { readCombinationFile } from '#data/rules/text/combinationFile.ts';

const file = `## backup

### Lede

We copy your files
every night.

### In this place

The tower has one riser.

### First: The server room

We look at it.

### Who has the key?

The landlord.
`;
const read = (text: string) => readCombinationFile(text, { industry: 'law', location: 'ajax' });
const errors = (from: string, to: string) => read(file.replace(from, to)).errors;

test('A section becomes a record, with the rows of a paragraph joined', () => {
  const page = { service: 'backup', industry: 'law', location: 'ajax', lede: 'We copy your files every night.' };
  const steps = [{ title: 'The server room', description: 'We look at it.' }];
  const questions = [{ question: 'Who has the key?', answer: 'The landlord.' }];
  expect(read(file)).toEqual({
    combinations: [{ ...page, place: 'The tower has one riser.', steps, questions }],
    errors: [],
  });
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
      'a heading given twice',
      errors('### In this place', '### Lede'),
      [
        'line 8 is "### Lede". The section has that heading above. Remove one of the two.',
        'line 1: "In this place" is missing. Add it.',
      ],
    ],
    ['an empty paragraph', errors('The landlord.', ''), ['line 16: "Who has the key?" is "". Write the text.']],
    [
      'two paragraphs',
      errors('We look at it.', 'We look.\n\nAgain.'),
      ['line 12: "First: The server room" is "We look.\\n\\nAgain.". Write one paragraph, without an empty line.'],
    ],
    [
      'HTML',
      errors('The tower', 'The <b>tower</b>'),
      ['line 8: "In this place" is "The <b>tower</b> has one riser.". Write plain text without HTML.'],
    ],
    [
      'Markdown',
      errors('The tower', 'The **tower**'),
      ['line 8: "In this place" is "The **tower** has one riser.". Write plain text without Markdown.'],
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
      ['line 1 is "---". Begin a section with "## <service>", and put its text under headings.'],
    ],
    [
      'a service given twice',
      read(file + file).errors,
      ['line 19 is "## backup". The service has a section above. Remove one of the two.'],
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});
