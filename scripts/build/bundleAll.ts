// Started by bundle.ts with the folder to bundle into: bundles the server entry, the client, the owner's desk and the service worker, one
// after the other, and says when each of the first two is complete. In one process Vite is loaded once and each file of styles is evaluated once.
import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type UserConfig } from 'vite';
import { siteConfig } from '../../vite.config.ts';
import type { EarlyPart } from './bundle.ts';
import { bundleDeskScript } from './bundleDeskScript.ts';
import { bundleServiceWorker } from './bundleServiceWorker.ts';
import { root } from '../support/root.ts';

const [, , dir = ''] = process.argv;
const configOf = (isSsrBuild: boolean) => siteConfig({ command: 'build', mode: 'production', isSsrBuild });

await bundle(configOf(true), { build: { outDir: join(dir, 'server'), ssr: 'src/entry-server.tsx' } });
tell('server');
await bundle(configOf(false), { build: { outDir: join(dir, 'client') } });
tell('client');
// The owner's desk is one file with everything it needs, React included, because it lies in the built site and not beside the packages.
await bundle(configOf(true), {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: join(dir, 'desk'),
    ssr: 'src/owner/entry-desk.tsx',
    ssrEmitAssets: true,
    cssCodeSplit: false,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'desk.js' } },
  },
});
await bundleDeskScript(join(dir, 'desk'));
await bundleServiceWorker(join(dir, 'worker'));

function tell(part: EarlyPart): void {
  process.send?.(part);
}

async function bundle(config: UserConfig, own: InlineConfig): Promise<void> {
  await build(mergeConfig(config, { root, configFile: false, logLevel: 'warn', ...own }));
}
