import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/build/iconSprite.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), iconSprite()],
  publicDir: isSsrBuild ? false : 'public',
  clearScreen: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          // One style sheet and three scripts: the libraries, what every page shares, and the page's own.
          cssCodeSplit: false,
          rolldownOptions: {
            input: 'src/main.tsx',
            output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/ }, { name: 'shared', test: /src\/(ui|styles|shell|routing|sections|seo|features)\/|src\/routes\.ts|vanilla/ }] } },
          },
        }),
  },
  ssr: { noExternal: ['vite-react-ssg'] },
}));
