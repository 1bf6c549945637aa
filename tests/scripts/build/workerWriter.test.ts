import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorkerWriter } from '#scripts/build/workerWriter.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'apart-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('Everything handed over is written once the writer is closed, many files and the last few alike', async () => {
  const writer = makeWorkerWriter(dir);
  for (let index = 0; index < 333; index++) await writer.write(`pages/${index % 7}/${index}.html`, `Page ${index} é`);
  await writer.write('bytes.bin', new Uint8Array([0, 255]));
  await writer.close();
  for (let index = 0; index < 333; index++)
    expect(readFileSync(join(dir, `pages/${index % 7}/${index}.html`), 'utf8')).toBe(`Page ${index} é`);
  expect([...readFileSync(join(dir, 'bytes.bin'))]).toEqual([0, 255]);
});

test('What cannot be written is an error at the latest when the writer is closed', async () => {
  writeFileSync(join(dir, 'taken'), 'a file where a folder is wanted');
  const writer = makeWorkerWriter(dir);
  await writer.write('taken/page.html', 'Page');
  await expect(writer.close()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
