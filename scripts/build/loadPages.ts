import { createServer } from 'vite';
import type { ServerBundle } from './steps/makePageRenderer.ts';
import { root } from '../support/root.ts';

/** Runs what needs the pages' sources, without bundling: Vite transforms the modules that it imports. */
export async function withServerModules<Result>(use: (modules: ServerBundle) => Promise<Result>): Promise<Result> {
  const vite = await createServer({
    root,
    // Without the pages for developers.
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle);
  } finally {
    await vite.close();
  }
}
