// Started by bundle.ts with the folder to bundle into: bundles the client, the server entry and the owner's desk, one after the
// other. In one process Vite is loaded once and each file of styles is evaluated once.
import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { siteConfig } from '../../vite.config.ts';
import { root } from '../support/root.ts';
import { compileStyles } from './compileStyles.ts';

const [, , dir = ''] = process.argv;
const styles = openStyles();
const configOf = (isSsrBuild: boolean) => siteConfig({ command: 'build', mode: 'production', isSsrBuild }, styles);

await bundle(configOf(false), { build: { outDir: join(dir, 'client') } });
await bundle(configOf(true), { build: { outDir: join(dir, 'server'), ssr: 'src/entry-server.tsx' } });
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
// The compiler of the styles is a server that would keep the process alive.
process.exit();

async function bundle(config: UserConfig, own: InlineConfig): Promise<void> {
  await build(mergeConfig(config, { root, configFile: false, logLevel: 'warn', ...own }));
}

/** The plugin that compiles styles, without the hook that closes its compiler after the first of several bundles. */
function openStyles(): Plugin[] {
  return compileStyles().map((plugin) => ({ ...plugin, buildEnd: () => {} }));
}
