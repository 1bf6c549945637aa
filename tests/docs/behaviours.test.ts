import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..');
const files = new Set(readdirSync(tests, { recursive: true, encoding: 'utf8' }).map((file) => basename(file)));
const rows = readFileSync(join(tests, '../docs/behaviours.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .filter((line) => !/^\| (?:statement|---) /.test(line));

test('Every row of the table of behaviours names a test file that is there', () => {
  const faults = rows.filter((row) => {
    const named = row.match(/[\w.-]+\.test\.tsx?/g) ?? [];
    return named.length === 0 || named.some((file) => !files.has(file));
  });
  expect(rows.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
