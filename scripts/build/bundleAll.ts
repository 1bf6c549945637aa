// Started by bundle.ts with the folder to bundle into: the server entry, the client, the owner's desk and the service worker.
import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { siteConfig } from '../../vite.config.ts';
import { root } from '../support/root.ts';
import { bundleScript, bundleServiceWorker } from './serviceWorker.ts';

const [, , dir = ''] = process.argv;

await bundle({ build: { outDir: join(dir, 'server'), ssr: 'src/entry-server.tsx' } });
await bundle({ build: { outDir: join(dir, 'client') } });
// The owner's desk is one file with everything it needs, React included, because it lies in the built site and not beside the packages.
await bundle({
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
await bundleScript('src/owner/conversations/ring.ts', join(dir, 'desk/ring.js'));
await bundleServiceWorker(join(dir, 'worker'));

async function bundle(own: InlineConfig): Promise<void> {
  const config = siteConfig({ command: 'build', mode: 'production', isSsrBuild: Boolean(own.build?.ssr) });
  await build(mergeConfig(config, { root, configFile: false, logLevel: 'warn', ...own }));
}
