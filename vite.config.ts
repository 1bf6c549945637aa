import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroup } from './scripts/build/chunkGroup.ts';
import { siteFonts } from './scripts/build/fonts/siteFonts.ts';
import { iconSprite } from './scripts/build/iconSprite.ts';

export default defineConfig(({ isSsrBuild, command }) => ({
  define: { __SERVICE_WORKER__: JSON.stringify(command === 'build' && process.env.SERVICE_WORKER?.trim() !== 'off') },
  plugins: [react(), vanillaExtractPlugin(), iconSprite(), siteFonts()],
  publicDir: isSsrBuild ? false : 'public',
  clearScreen: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Scripts of a page are named in its HTML, and one style sheet serves all: the helper that loads both late would be a kilobyte for nothing.
    modulePreload: false,
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          // One style sheet and three scripts: the libraries, what every page shares, and the page's own. What a visitor may never use comes when it is used.
          cssCodeSplit: false,
          rolldownOptions: {
            input: 'src/main.tsx',
            output: { codeSplitting: { groups: (['vendor', 'shared'] as const).map(chunkGroup) } },
          },
        }),
  },
  ssr: { noExternal: ['vite-react-ssg'] },
}));
