import type { Plugin } from 'vite';

/** A chunk that only names exports of another: `export{a as b}from"./other.js";`. */
const facade = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * Replaces dynamic imports of chunks that only rename the exports of another by imports of that one. The bundler makes such a chunk for
 * each module that is imported dynamically and shares its chunk with others: two of every page's requests, for some bytes.
 */
export function inlineFacades(): Plugin {
  return {
    name: 'inline-facades',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, code } of chunks) {
        const [, names = '', target] = facade.exec(code) ?? [];
        if (!target) continue;
        const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
        const name = fileName.slice(folder.length);
        const members = names.split(',').map((pair) => {
          const [inner = '', outer = inner] = pair.trim().split(/\s+as\s+/);
          return `${outer}:m.${inner}`;
        });
        const replacement = `import("./${target}").then(m=>({${members.join(',')}}))`;
        let isKept = false;
        for (const other of chunks) {
          other.code = other.code.replace(/import\((["'`])\.\/([^"'`]+)\1\)/g, (whole, _quote, file) =>
            file === name ? replacement : whole,
          );
          isKept ||= other.fileName !== fileName && other.code.includes(name);
        }
        if (!isKept) delete bundle[fileName];
      }
    },
  };
}
