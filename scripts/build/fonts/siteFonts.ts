import type { Plugin } from 'vite';
import { readSiteTheme } from '../siteFolder.ts';
import { makeFonts } from './makeFonts.ts';

const name = 'virtual:fonts.css';

/**
 * Vite plugin that resolves `virtual:fonts.css` to the site's `@font-face` rules; Vite hashes the font files' names. In development, where
 * fonts come after the first paint, text changes to them: under `font-display: optional` a page would not show its typefaces at all.
 */
export function siteFonts(): Plugin {
  let isDevelopment = false;
  return {
    name: 'site-fonts',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    transform: {
      filter: { id: /\/\.cache\/fonts\/.*\.css$/ },
      handler: (code) => (isDevelopment ? code.replaceAll('font-display:optional', 'font-display:swap') : null),
    },
    async resolveId(id) {
      return id === name ? (await makeFonts((await readSiteTheme()).faces)).css : undefined;
    },
  };
}
