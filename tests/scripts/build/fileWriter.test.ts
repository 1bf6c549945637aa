import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFileWriter, pageFile } from '#scripts/build/fileWriter.ts';

test.each([
  ['/', 'index.html'],
  ['/locations/ajax', 'locations/ajax.html'],
  ['/services/backup/law/ajax', 'services/backup/law/ajax.html'],
])('The page at %s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

test('Files are written into folders that need not be there yet, text and bytes alike', () => {
  const dir = mkdtempSync(join(tmpdir(), 'writer-'));
  const write = makeFileWriter(join(dir, 'dist'));
  write('index.html', 'Home é');
  write('a/b/two.bin', new Uint8Array([0, 255]));
  write('a/b/one.txt', 'One again');
  expect([
    readFileSync(join(dir, 'dist/index.html'), 'utf8'),
    readFileSync(join(dir, 'dist/a/b/one.txt'), 'utf8'),
    [...readFileSync(join(dir, 'dist/a/b/two.bin'))],
  ]).toEqual(['Home é', 'One again', [0, 255]]);
  rmSync(dir, { recursive: true });
});
