import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroup } from './scripts/build/chunkGroup.ts';
import { siteFonts } from './scripts/build/fonts/siteFonts.ts';
import { iconSprite } from './scripts/build/iconSprite.ts';

export default defineConfig(({ isSsrBuild, command }) => ({
  define: { __SERVICE_WORKER__: JSON.stringify(command === 'build' && process.env.SERVICE_WORKER?.trim() !== 'off') },
  plugins: [react(), vanillaExtractPlugin(), iconSprite(), siteFonts(), plainImports, sourcesAtBuildTime],
  publicDir: isSsrBuild ? false : 'public',
  clearScreen: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          // One style sheet and few scripts: the libraries, what every page shares, what pages with forms share, and
          // the page's own. What a visitor may never use comes when it is used.
          cssCodeSplit: false,
          rolldownOptions: {
            input: 'src/main.tsx',
            output: { codeSplitting: { groups: (['vendor', 'shared', 'forms'] as const).map(chunkGroup) } },
          },
        }),
  },
  ssr: { noExternal: ['vite-react-ssg'] },
}));

/** Scripts of a page are named in its HTML, and one style sheet serves all: the helper that loads both beside a late import would be a kilobyte for nothing. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * Removes the sources of pages from the route table of the browser's bundle, and with them all content: what a page shows
 * travels with the page.
 */
const sourcesAtBuildTime: Plugin = {
  name: 'sources-at-build-time',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/src\/routes\.ts$/ },
    handler: (code) => code.replace(/source: (\(\) => import\([^)]*\))/g, 'source: undefined'),
  },
};
