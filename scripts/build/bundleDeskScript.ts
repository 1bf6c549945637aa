import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../support/root.ts';

/** Bundles the script of the desk's pages that ring: the only one that the desk has. */
export async function bundleDeskScript(dir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/owner/conversations/ring.ts'),
        output: { format: 'iife', entryFileNames: 'ring.js' },
      },
    },
  });
}
