import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '#api/static/siteFiles.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

let dir: string;
beforeEach(() => {
  dir = makeBuiltFolder(temporaryFolder());
});

test('What links out of the folder, or comes into it later, is not served', () => {
  symlinkSync(import.meta.filename, join(dir, 'linked.txt'));
  const { file } = openSite(dir);
  writeFileSync(join(dir, 'late.txt'), 'Late.');
  expect([file('/linked.txt'), file('/late.txt')]).toEqual([undefined, undefined]);
});

test('A page has the hashes of its own styles, and other files have none', async () => {
  writeFileSync(join(dir, 'styled.html'), '<style>a{color:red}</style><style media="print">b{color:red}</style>');
  writeFileSync(join(dir, 'drawn.svg'), '<svg><style>a{color:red}</style></svg>');
  const { file } = openSite(dir);
  expect(await Promise.all(['/styled', '/', '/drawn.svg'].map((address) => file(address)?.inlineStyles()))).toEqual([
    ['sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=', 'sha256-ypIZpeWh67Lh3q46jpjGW7VCAJpmEqcFe8Dl5B2rXQU='],
    [],
    [],
  ]);
});

test('A folder without a built site is refused', () => {
  const empty = temporaryFolder();
  expect(() => openSite(empty)).toThrow('site.json');
  expect(() => openSite(join(empty, 'nothing'))).toThrow('ENOENT');
});
