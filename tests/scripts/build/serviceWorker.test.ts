import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '#scripts/support/root.ts';
import { bundleServiceWorker, writeServiceWorker } from '#scripts/build/serviceWorker.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const work = sharedFolder();
beforeAll(() => bundleServiceWorker(join(work, 'bundle')));

/** The worker of a site with this offline page. */
async function workerOf(name: string, offline: string, mode: 'on' | 'off' = 'on'): Promise<string> {
  const dir = join(work, name);
  mkdirSync(dir);
  writeFileSync(join(dir, 'offline.html'), offline);
  await writeServiceWorker(join(work, 'bundle'), dir, mode);
  expect(readdirSync(dir).sort()).toEqual(['offline.html', 'sw.js']);
  return readFileSync(join(dir, 'sw.js'), 'utf8');
}

describe('The service worker', () => {
  test('loads no script of others and tells nothing of the machine it was built on', async () => {
    const code = await workerOf('plain', 'A');
    expect(code).not.toMatch(/importScripts|https?:|sourceMappingURL|eval\(/);
    expect(code).not.toContain(root);
    expect(code).not.toMatch(/OFFLINE_REVISION|offline-revision/);
  });
});
