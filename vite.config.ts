import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroup } from './scripts/build/chunkGroup.ts';
import { makeClassNames } from './scripts/build/classNames.ts';
import { siteFonts } from './scripts/build/fonts/siteFonts.ts';
import { iconSprite } from './scripts/build/iconSprite.ts';
import { inlineFacades } from './scripts/build/inlineFacades.ts';
import { licenceFile } from './scripts/build/steps/writeNotices.ts';
import { siteFolder, siteFolderName } from './scripts/build/siteFolder.ts';

export default defineConfig((env) => siteConfig(env));

export const siteConfig = ({ isSsrBuild, command }: ConfigEnv): UserConfig => ({
  define: { __SERVICE_WORKER__: JSON.stringify(command === 'build' && process.env.SERVICE_WORKER?.trim() !== 'off') },
  plugins: [
    siteFolder(),
    react(),
    // Evaluates styles in a Vite of its own, which needs the theme alone.
    vanillaExtractPlugin({
      identifiers: makeClassNames(),
      unstable_pluginFilter: ({ name }) => name === siteFolderName,
    }),
    iconSprite(),
    siteFonts(),
    plainImports,
    inlineFacades(),
  ],
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
          license: { fileName: licenceFile },
          // One style sheet, and few chunks per page: libraries, what most pages share, what pages with forms share, and
          // the page's own. Features that few visitors use are imported dynamically.
          cssCodeSplit: false,
          rolldownOptions: {
            input: 'src/main.tsx',
            output: { codeSplitting: { groups: (['vendor', 'shared', 'forms', 'later'] as const).map(chunkGroup) } },
          },
        }),
  },
  ssr: { noExternal: ['vite-react-ssg'] },
});

/**
 * Removes Vite's preload helper from dynamic imports. Each page names its chunks in its HTML and there is one style sheet,
 * so that the helper would be a kilobyte without use.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
};
