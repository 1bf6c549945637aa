import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkDataTypes, checkTypes } from '#scripts/check/types.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
const before = process.env.DATA_DIR;
afterEach(() => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true });
});

test('the records of another data folder are compiled with the project', { timeout: 300_000 }, async () => {
  mkdirSync(join(folder, 'locations'));
  writeFileSync(join(folder, 'locations/elora.ts'), 'export const slug: string = 5;\n');
  process.env.DATA_DIR = folder;
  for (const check of [checkTypes, checkDataTypes])
    expect(await check()).toMatch(
      /locations\/elora\.ts\(1,14\): error TS2322: Type 'number' is not assignable to type 'string'\.\s*$/,
    );
});
