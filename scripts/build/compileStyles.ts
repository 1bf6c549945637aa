import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { makeClassNames } from './classNames.ts';
import { moduleOfStyles, rulesEnding, rulesOf } from './evaluateStyles.ts';
import { siteThemeName } from './siteTheme.ts';

/**
 * Vite plugins that compile styles while they change. They evaluate them in a Vite of their own, which takes only the plugin of the
 * theme.
 */
export const watchedStyles = (): Plugin[] =>
  vanillaExtractPlugin({
    identifiers: makeClassNames(),
    unstable_pluginFilter: ({ name }) => name === siteThemeName,
  });

/** A Vite plugin that compiles styles once in a process. */
export const compiledStyles = (): Plugin => ({
  name: 'compiled-styles',
  resolveId: {
    filter: { id: /\.css\.ts\.vanilla\.css$/ },
    handler: (id) => id,
  },
  load: {
    filter: { id: /\.css\.ts(?:\.vanilla\.css)?$/ },
    async handler(id) {
      if (id.endsWith('.ts')) return { code: await moduleOfStyles(id), map: { mappings: '' } };
      return rulesOf(id.slice(0, -rulesEnding.length));
    },
  },
});
