import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDataTypes } from '#scripts/check/types.ts';
import { root } from '#scripts/support/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
const before = process.env.DATA_DIR;
beforeEach(() => mkdirSync(join(folder, 'locations'), { recursive: true }));
afterEach(() => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true });
});

test('a name that is no icon is told with some that are', { timeout: 300_000 }, async () => {
  const type = join(root, 'data/schema/iconName.ts');
  const record = `import type { IconName } from '${type}';\nexport const icon: IconName = 'people';\n`;
  writeFileSync(join(folder, 'locations/elora.ts'), record);
  process.env.DATA_DIR = folder;
  expect(await checkDataTypes()).toMatch(
    /error TS2322: "people" is no icon\. Use a name of https:\/\/lucide\.dev\/icons, for example [a-z-]+(?:, [a-z-]+)*\.\s*$/,
  );
});
