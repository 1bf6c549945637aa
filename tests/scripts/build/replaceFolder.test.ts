import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolder } from '#scripts/build/steps/replaceFolder.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

test('a finished folder takes the place of an older one, which is put back where that fails', async () => {
  const folder = temporaryFolder();
  const [target, finished] = [join(folder, 'dist'), join(folder, 'dist.new')];
  const write = (at: string, text: string) => {
    mkdirSync(at);
    writeFileSync(join(at, 'index.html'), text);
  };
  write(finished, 'first');
  await replaceFolder(target, finished);
  write(finished, 'second');
  await replaceFolder(target, finished);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('second');
  await expect(replaceFolder(target, finished)).rejects.toThrow('ENOENT');
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('second');
  expect([readdirSync(folder), existsSync(finished)]).toEqual([['dist'], false]);
});
