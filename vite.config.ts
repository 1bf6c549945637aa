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
      : { manifest: true, rolldownOptions: { input: 'src/main.tsx' } }),
  },
  ssr: { noExternal: ['vite-react-ssg'] },
}));
