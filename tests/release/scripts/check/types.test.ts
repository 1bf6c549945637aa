import { expect, test, vi } from 'vitest';
import { join } from 'node:path';
import { checkDataTypes } from '#scripts/check/types.ts';
import { root } from '#scripts/support/root.ts';
import { folderWith } from '#tests/support/folders.ts';

test('a name that is no icon is told with some that are', { timeout: 300_000 }, async () => {
  const type = join(root, 'data/rules/schema/iconName.ts');
  const record = `import type { IconName } from '${type}';\nexport const icon: IconName = 'people';\n`;
  vi.stubEnv('DATA_DIR', folderWith({ 'locations/elora.ts': record }));
  expect(await checkDataTypes()).toMatch(
    /error TS2322: "people" is no icon\. Use a name of https:\/\/lucide\.dev\/icons, for example [a-z-]+(?:, [a-z-]+)*\.\s*$/,
  );
  vi.unstubAllEnvs();
});
