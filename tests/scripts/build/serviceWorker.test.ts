import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/support/root.ts';
import { bundleServiceWorker, writeServiceWorker } from '#scripts/build/serviceWorker.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

test('the service worker is another for another offline page, loads no script of others and tells nothing of the machine it was built on', async () => {
  const work = temporaryFolder();
  await bundleServiceWorker(join(work, 'bundle'));
  const workerOf = async (offline: string) => {
    const dir = join(work, offline);
    mkdirSync(dir);
    writeFileSync(join(dir, 'offline.html'), offline);
    await writeServiceWorker(join(work, 'bundle'), dir, 'on');
    expect(readdirSync(dir).sort()).toEqual(['offline.html', 'sw.js']);
    return readFileSync(join(dir, 'sw.js'), 'utf8');
  };
  const code = await workerOf('A');
  expect(await workerOf('B')).not.toBe(code);
  expect(code).not.toMatch(/importScripts|https?:|sourceMappingURL|eval\(/);
  expect(code).not.toContain(root);
  expect(code).not.toMatch(/OFFLINE_REVISION|offline-revision/);
});
