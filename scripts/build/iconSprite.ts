import type { Plugin } from 'vite';
import { hashOf } from './diskCache.ts';
import { allIconNames, iconShapes, siteIconNames } from './iconNames.ts';

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
      const fileName = `assets/icons-${hashOf(sprite).slice(0, 8)}.svg`;
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
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
