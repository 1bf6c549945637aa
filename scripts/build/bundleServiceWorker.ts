import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../support/root.ts';
import { offlineRevisionMark, type ServiceWorkerMode, workerFile } from './writeServiceWorker.ts';

const sources: Record<ServiceWorkerMode, string> = { on: 'sw.ts', off: 'uninstall.ts' };

/** Bundles the service worker, and the one that unregisters it, each into a file of its own. */
export async function bundleServiceWorker(dir: string): Promise<void> {
  for (const [mode, source] of Object.entries(sources) as [ServiceWorkerMode, string][])
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { __OFFLINE_REVISION__: JSON.stringify(offlineRevisionMark) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(root, 'src/serviceWorker', source),
          output: { format: 'iife', entryFileNames: workerFile(mode) },
        },
      },
    });
}
