import type { Plugin } from 'vite';

/** A chunk that only names exports of another: `export{a as b}from"./other.js";`. */
const renaming = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;
/** One that only runs a CommonJS module of another: `import{a as b}from"./other.js";export default b();`. */
const running = /^import\s*\{\s*(\w+) as (\w+)\s*\}\s*from\s*["'`]\.\/([^"'`]+)["'`];\s*export default \2\(\);?\s*$/;

/**
 * Replaces dynamic imports of chunks that only pass on what another exports by imports of that one. The bundler makes such a chunk for
 * each module that is imported dynamically and shares its chunk with others: three of every page's requests, for some bytes.
 */
export function inlineFacades(): Plugin {
  return {
    name: 'inline-facades',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, code } of chunks) {
        const replacement = importOf(code);
        if (!replacement) continue;
        const name = fileName.slice(fileName.lastIndexOf('/') + 1);
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

/** An import of the chunk behind a facade, with the exports of the facade; undefined for any other chunk. */
function importOf(code: string): string | undefined {
  const [, inner, , module] = running.exec(code) ?? [];
  if (module) return `import("./${module}").then(m=>({default:m.${inner}()}))`;
  const [, names = '', target] = renaming.exec(code) ?? [];
  const members = names.split(',').map((pair) => {
    const [own = '', outer = own] = pair.trim().split(/\s+as\s+/);
    return `${outer}:m.${own}`;
  });
  return target && `import("./${target}").then(m=>({${members.join(',')}}))`;
}
