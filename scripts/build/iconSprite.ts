import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNameSchema } from '../../data/schema/text.ts';

/**
 * Vite plugin that emits one SVG sprite with every Lucide icon that records may name, so that scripts hold none.
 * Components find its address in `__ICON_SPRITE__`.
 */
export function iconSprite(): Plugin {
  const sprite = makeSprite();
  const fileName = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
  let emits = false;
  return {
    name: 'icon-sprite',
    config: (config) => {
      emits = !config.build?.ssr;
      return { define: { __ICON_SPRITE__: JSON.stringify(`/${fileName}`) } };
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_, response) => response.setHeader('content-type', 'image/svg+xml').end(sprite));
    },
    generateBundle() {
      if (emits) this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

function makeSprite(): string {
  const { resolve } = createRequire(import.meta.url);
  const symbols = iconNameSchema.options.map((name) => {
    const drawing = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const shapes = drawing
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
