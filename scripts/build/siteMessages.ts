import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dataDir } from '../../data/load.ts';

const specifier = /^#data\/(messages\/[\w-]+\.ts)$/;

/**
 * Resolves `#data/messages/<area>.ts` in the data folder that is built, so that the bundle says what that provider says.
 * Records are never bundled, but the interface's own texts are: each page needs few of them, and every page of a kind the
 * same ones.
 */
export function siteMessages(): Plugin {
  return {
    name: 'site-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: specifier },
      handler(id) {
        const file = join(dataDir(), id.replace(specifier, '$1'));
        if (existsSync(file)) return file;
        return this.error(
          `${file} is missing. Copy the file of that name from the project's data/messages and write its texts.`,
        );
      },
    },
  };
}
