import { createHash } from 'node:crypto';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../support/root.ts';

// Run by writeServiceWorker.ts with two arguments: the folder of a built site, and "on" or "off".
const [, , dir = '', mode] = process.argv;
const bundleDir = join(root, `.cache/service-worker-${process.pid}`);
const source = mode === 'off' ? 'uninstall.ts' : 'sw.ts';
const offlineRevision = createHash('sha256')
  .update(await readFile(join(dir, 'offline.html')))
  .digest('hex');
try {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __OFFLINE_REVISION__: JSON.stringify(offlineRevision) },
    build: {
      outDir: bundleDir,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/serviceWorker', source),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  await copyFile(join(bundleDir, 'sw.js'), join(dir, 'sw.js'));
} finally {
  await rm(bundleDir, { recursive: true, force: true });
}
