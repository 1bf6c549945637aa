import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { bundleOnce } from '#scripts/build/bundleCache.ts';
import { besideBrand, copyBrand, temporaryFolder } from '#tests/support/folders.ts';

it('bundles are kept while only records change, and made anew for a changed message, theme or setting', async () => {
  const work = temporaryFolder(besideBrand);
  const data = copyBrand(work);
  vi.stubEnv('DATA_DIR', data);
  const change = (file: string) => appendFileSync(join(data, file), '\n// changed\n');
  const make = vi.fn(async (folder: string) => void mkdirSync(folder, { recursive: true }));
  const isBundled = async () => {
    make.mockClear();
    await bundleOnce(make, join(work, 'cache'));
    return make.mock.calls.length > 0;
  };
  expect([await isBundled(), await isBundled()]).toEqual([true, false]);
  for (const record of ['locations/dartmouth.ts', 'index.ts', 'navigation.ts']) change(record);
  expect(await isBundled()).toBe(false);
  for (const file of ['messages/home.ts', 'theme.ts']) {
    change(file);
    expect([file, await isBundled()]).toEqual([file, true]);
  }
  vi.stubEnv('SERVICE_WORKER', 'off');
  expect(await isBundled()).toBe(true);
  vi.unstubAllEnvs();
});
