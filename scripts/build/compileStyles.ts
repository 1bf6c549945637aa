import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { makeClassNames } from './classNames.ts';
import { siteThemeName } from './siteTheme.ts';

/** Vite plugins that compile styles. They evaluate them in a Vite of their own, which takes only the plugin of the theme. */
export const compileStyles = (): Plugin[] =>
  vanillaExtractPlugin({
    identifiers: makeClassNames(),
    unstable_pluginFilter: ({ name }) => name === siteThemeName,
  });
