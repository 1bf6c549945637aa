import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { root } from './bundle.ts';

/** Run by `writeServiceWorker` with a built site's folder and `on` or `off`. */
const [, , dir = '', mode] = process.argv;
const bundleDir = join(root, `.cache/service-worker-${process.pid}`);
const bundled = join(bundleDir, 'sw.js');
const finished = join(dir, 'sw.js');
try {
  await build({
    root, configFile: false, publicDir: false, logLevel: 'warn',
    build: {
      outDir: bundleDir, target: 'es2022', reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'src/serviceWorker', mode === 'off' ? 'leave.ts' : 'sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  if (mode === 'off') await copyFile(bundled, finished);
  else {
    const { warnings } = await injectManifest({
      swSrc: bundled, swDest: finished, globDirectory: dir, globPatterns: ['offline.html'],
      manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` })), warnings: [] })],
    });
    if (warnings.length > 0) throw new Error(warnings.join('\n'));
  }
} finally {
  await rm(bundleDir, { recursive: true, force: true });
}
