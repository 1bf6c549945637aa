import { defineConfig, mergeConfig } from 'vite';
import site from './vite.config.ts';

/** The owner's desk: one file with everything it needs, React included, because it lies in the built site and not beside the packages. */
export default defineConfig((env) =>
  mergeConfig(site({ ...env, isSsrBuild: true }), {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/owner/entry-desk.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'desk.js' } },
    },
  }),
);
