import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { dataDir } from '../../data/rules/dataDir.ts';
import { completeTheme } from '../../data/rules/look/completeTheme.ts';
import type { Theme, ThemeInput } from '../../data/rules/schema/theme.ts';
import { folderFile } from './siteMessages.ts';

export const siteThemeName = 'site-theme';

/** Resolves `#data/theme.ts` in the data folder that is built, so that the style sheet has that provider's look. */
export function siteTheme(): Plugin {
  return {
    name: siteThemeName,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#data\/theme\.ts$/ },
      handler: (_, importer) => folderFile('theme.ts', dataDir(), importer),
    },
  };
}

/** The theme of the data folder that is built, as the loader gives it with the records. */
export async function readSiteTheme(): Promise<Theme> {
  const { theme } = (await import(pathToFileURL(folderFile('theme.ts', dataDir())).href)) as { theme?: ThemeInput };
  return completeTheme(theme);
}
