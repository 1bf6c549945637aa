import type { Plugin } from 'vite';
import { makeFonts } from './makeFonts.ts';

const name = 'virtual:fonts.css';

/** Makes `virtual:fonts.css` the style sheet of the site's fonts; the bundler gives their files names after their content. */
export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    async resolveId(id) {
      return id === name ? (await makeFonts()).css : undefined;
    },
  };
}
