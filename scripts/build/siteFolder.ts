import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { dataDir } from '../../data/rules/dataDir.ts';
import { completeTheme } from '../../data/rules/look/completeTheme.ts';
import type { Theme, ThemeInput } from '../../data/rules/schema/theme.ts';
import { root } from '../support/root.ts';

export const siteFolderName = 'site-folder';
const specifier = /^#data\/(theme\.ts|messages\/[\w-]+\.ts)$/;

/** The file of messages or of the theme: the data folder's, or the project's own where that has none, or builds on it. */
function folderFile(path: string, importer?: string): string {
  const file = join(dataDir(), path);
  return existsSync(file) && file !== importer ? file : join(root, 'data', path);
}

/**
 * Resolves `#data/messages/<area>.ts` and `#data/theme.ts` in the data folder that is built, so that the bundle says what that provider
 * says, and looks as that provider does. Records are never bundled, but the interface's own texts are: each page needs few of them,
 * and every page of a kind the same ones.
 */
export function siteFolder(): Plugin {
  return {
    name: siteFolderName,
    enforce: 'pre',
    load: {
      filter: { id: /\/messages\/[\w-]+\.ts$/ },
      // The texts alone, so that those which a folder's file builds on and replaces are in no bundle.
      async handler(id) {
        const isOfOtherFolder = dirname(dirname(id)) === dataDir() && dataDir() !== join(root, 'data');
        if (this.meta.watchMode || !isOfOtherFolder) return null;
        const texts = Object.entries((await import(pathToFileURL(id).href)) as object);
        return texts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
    resolveId: {
      filter: { id: specifier },
      handler: (id, importer) => folderFile(id.replace(specifier, '$1'), importer),
    },
  };
}

/** The theme of the data folder that is built, as the loader gives it with the records. */
export async function readSiteTheme(): Promise<Theme> {
  const { theme } = (await import(pathToFileURL(folderFile('theme.ts')).href)) as { theme?: ThemeInput };
  return completeTheme(theme);
}
