import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from './bundleScript.ts';

/** `off` unregisters the one that browsers have. */
type ServiceWorkerMode = 'on' | 'off';

/** Stands in the bundle for the hash of the offline page, which the bundler does not know. */
const offlineRevisionMark = '@offline-revision@';

/** Bundles the service worker, and the one that unregisters it, each into a file of its own. */
export async function bundleServiceWorker(dir: string): Promise<void> {
  const define = { __OFFLINE_REVISION__: JSON.stringify(offlineRevisionMark) };
  await bundleScript('src/serviceWorker/sw.ts', join(dir, 'on.js'), define);
  await bundleScript('src/serviceWorker/uninstall.ts', join(dir, 'off.js'), define);
}

/** Writes `/sw.js` into a built site, from its bundle: another one for another offline page. */
export async function writeServiceWorker(bundleDir: string, siteDir: string, mode: ServiceWorkerMode): Promise<void> {
  const [code, offline] = await Promise.all([
    readFile(join(bundleDir, `${mode}.js`), 'utf8'),
    readFile(join(siteDir, 'offline.html')),
  ]);
  const revision = createHash('sha256').update(offline).digest('hex');
  await writeFile(join(siteDir, 'sw.js'), code.replaceAll(offlineRevisionMark, revision));
}
