import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `off` unregisters the one that browsers have. */
export type ServiceWorkerMode = 'on' | 'off';

/** Stands in the bundle for the hash of the offline page, which the bundler does not know. */
export const offlineRevisionMark = '@offline-revision@';

/** The file of a service worker in the folder of its bundle. */
export const workerFile = (mode: ServiceWorkerMode) => `${mode}.js`;

/** Writes `/sw.js` into a built site, from its bundle: another one for another offline page. */
export async function writeServiceWorker(bundleDir: string, siteDir: string, mode: ServiceWorkerMode): Promise<void> {
  const [code, offline] = await Promise.all([
    readFile(join(bundleDir, workerFile(mode)), 'utf8'),
    readFile(join(siteDir, 'offline.html')),
  ]);
  const revision = createHash('sha256').update(offline).digest('hex');
  await writeFile(join(siteDir, 'sw.js'), code.replaceAll(offlineRevisionMark, revision));
}
