import type { Plugin } from 'vite';
import { readSiteTheme } from '../siteTheme.ts';
import { makeFonts } from './makeFonts.ts';

const name = 'virtual:fonts.css';

/** Vite plugin that resolves `virtual:fonts.css` to the site's `@font-face` rules; Vite hashes the font files' names. */
export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    async resolveId(id) {
      return id === name ? (await makeFonts((await readSiteTheme()).faces)).css : undefined;
    },
  };
}
