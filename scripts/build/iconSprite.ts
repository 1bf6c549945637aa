import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { allIconNames, iconFile, siteIconNames } from './iconNames.ts';

const atDevelopment = '/assets/icons.svg';

/**
 * Vite plugin that emits one SVG sprite with every Lucide icon that components or records name, so that scripts hold none. In
 * development it has all of Lucide's, as a record may name any at any time. Components find its address in `__ICON_SPRITE__`.
 */
export function iconSprite(): Plugin {
  let built: { fileName: string; sprite: string } | undefined;
  return {
    name: 'icon-sprite',
    async config({ build }, { command }) {
      if (command === 'serve') return { define: { __ICON_SPRITE__: JSON.stringify(atDevelopment) } };
      const sprite = makeSprite(await siteIconNames());
      const fileName = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
      if (!build?.ssr) built = { fileName, sprite };
      return { define: { __ICON_SPRITE__: JSON.stringify(`/${fileName}`) } };
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(atDevelopment, (_, response) =>
        response.setHeader('content-type', 'image/svg+xml').end(makeSprite(allIconNames())),
      );
    },
    generateBundle() {
      if (built) this.emitFile({ type: 'asset', fileName: built.fileName, source: built.sprite });
    },
  };
}

function makeSprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const drawing = readFileSync(iconFile(name) ?? '', 'utf8');
    const shapes = drawing
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
