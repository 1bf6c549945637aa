import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { root } from '../support/root.ts';

/** Stands in the bundle for the hash of the offline page, which the bundler does not know. */
const offlineRevisionMark = '@offline-revision@';

/** Bundles the service worker, and the one that unregisters it, each into a file of its own. */
export async function bundleServiceWorker(dir: string): Promise<void> {
  const define = { __OFFLINE_REVISION__: JSON.stringify(offlineRevisionMark) };
  await bundleScript('src/serviceWorker/sw.ts', join(dir, 'on.js'), define);
  await bundleScript('src/serviceWorker/uninstall.ts', join(dir, 'off.js'), define);
}

/** Writes `/sw.js` into a built site, from its bundle: another one for another offline page. `off` unregisters the one that browsers have. */
export async function writeServiceWorker(bundleDir: string, siteDir: string, mode: 'on' | 'off'): Promise<void> {
  const [code, offline] = await Promise.all([
    readFile(join(bundleDir, `${mode}.js`), 'utf8'),
    readFile(join(siteDir, 'offline.html')),
  ]);
  const revision = createHash('sha256').update(offline).digest('hex');
  await writeFile(join(siteDir, 'sw.js'), code.replaceAll(offlineRevisionMark, revision));
}

/** Bundles a module below `src` into one file that runs by itself, without a module loader. */
export async function bundleScript(source: string, file: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: basename(file) } },
    },
  });
}
