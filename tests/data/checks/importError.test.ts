import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/support/root.ts';
import { folderWith } from '#tests/support/folders.ts';

/** Errors of a data folder in Node itself, as the commands meet them: the test runner imports modules in a way of its own. */
function errorsInNode(dir: string): { name: string; errors: string[] } {
  const program = `import { loadSite } from ${JSON.stringify(join(root, 'data/rules/load.ts'))};
    const error = await loadSite(${JSON.stringify(dir)}).catch((caught) => caught);
    console.log(JSON.stringify({ name: error.constructor.name, errors: error.errors ?? [error.message] }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

it.each([
  [
    'a stray quote',
    {
      'index.ts': "import { a } from './a.ts';\nexport const records = { a };",
      'a.ts': "export const a = {\n  b: 'it's',\n};",
    },
    "a.ts, line 2, cannot be read: Expected ',', got 'ident'. Mend \"b: 'it's',\", or what stands before it.",
  ],
  [
    'a file that was removed',
    {
      'services/index.ts': "import { b } from './b.ts';\nexport const all = [b];",
      'index.ts': "import { all } from './services/index.ts';\nexport const records = { all };",
    },
    'services/index.ts imports services/b.ts, which is not there. Take it out of services/index.ts, or put the file back.',
  ],
  [
    'a line that throws',
    { 'index.ts': 'const service = {};\nexport const records = { name: service.name.trim() };' },
    'index.ts, line 2, stops with "Cannot read properties of undefined (reading \'trim\')". Mend the line, or the record it reads.',
  ],
  [
    'a name that is not exported',
    { 'index.ts': "import { a } from './a.ts';\nexport const records = { a };", 'a.ts': 'export const b = 1;' },
    "index.ts, line 1, cannot be read: The requested module './a.ts' does not provide an export named 'a'. " +
      'Mend "import { a } from \'./a.ts\';", or what stands before it.',
  ],
])('tells of %s with its file and line', (_what, files: Record<string, string>, message) => {
  expect(errorsInNode(folderWith(files))).toEqual({ name: 'DataError', errors: [message] });
});
