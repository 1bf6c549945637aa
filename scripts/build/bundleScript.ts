import { basename, dirname } from 'node:path';
import { build } from 'vite';
import { root } from '../support/root.ts';

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
