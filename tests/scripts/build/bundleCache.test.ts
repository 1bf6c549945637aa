import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bundleOnce } from '#scripts/build/bundleCache.ts';
import { besideBrand, copyBrand, sharedFolder } from '#tests/support/folders.ts';

const work = sharedFolder(besideBrand);
const data = copyBrand(work);
vi.stubEnv('DATA_DIR', data);
afterAll(() => vi.unstubAllEnvs());

let bundled = 0;
async function isBundled(): Promise<boolean> {
  const before = bundled;
  const folder = await bundleOnce(
    'site',
    async (target) => {
      bundled++;
      mkdirSync(target, { recursive: true });
      writeFileSync(join(target, 'entry.js'), 'bundled');
    },
    join(work, 'cache'),
  );
  expect(existsSync(join(folder, 'entry.js'))).toBe(true);
  return bundled > before;
}

describe('Bundles', () => {
  it('are kept while only records change, and made anew for a changed message, theme or setting', async () => {
    expect(await isBundled()).toBe(true);
    expect(await isBundled()).toBe(false);
    for (const record of ['locations/bedford.ts', 'index.ts', 'navigation.ts']) {
      appendFileSync(join(data, record), '\n// changed\n');
      expect(await isBundled(), record).toBe(false);
    }
    appendFileSync(join(data, 'messages/home.ts'), '\n// changed\n');
    expect(await isBundled()).toBe(true);
    writeFileSync(join(data, 'theme.ts'), 'export const theme = { radius: 0 };\n');
    expect(await isBundled()).toBe(true);
    vi.stubEnv('SERVICE_WORKER', 'off');
    expect(await isBundled()).toBe(true);
    vi.stubEnv('SERVICE_WORKER', undefined);
    expect(await isBundled()).toBe(false);
  });
});
