import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { addFileScope, cssFileFilter, getPackageInfo, serializeVanillaModule } from '@vanilla-extract/integration';
import { dataDir } from '../../data/rules/dataDir.ts';
import { root } from '../support/root.ts';
import { makeClassNames } from './classNames.ts';
import { folderFile } from './siteMessages.ts';

/** Ends the address by which a module imports the rules of a file of styles, after the file's own. */
export const rulesEnding = '.vanilla.css';

type Rules = Parameters<typeof transformCss>[0];

/** What a file of styles said while it was evaluated. */
interface Said {
  css: Rules['cssObjs'];
  classNames: string[];
  compositions: Rules['composedClassLists'];
}

const said = new Map<string, Said>();
const rules = new Map<string, string>();
/** The files that each module below `src` imports, in order. */
const imports = new Map<string, Set<string>>();
let isReady = false;

/**
 * Evaluates a file of styles (`*.css.ts`) with Node, which imports each file once in a process however many bundles ask for it. The
 * plugin of vanilla-extract does the same in a development server of its own, which took 2 s of a build.
 * @returns the module that stands for it: it imports the rules of the file and of those it builds on, and exports the names.
 */
export async function moduleOfStyles(file: string): Promise<string> {
  prepare();
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const imported = stylesOf(file).filter((one) => rulesOf(one) !== '');
  return serializeVanillaModule(
    imported.map((one) => `import '${one}${rulesEnding}';`),
    exported,
    null,
  );
}

/** The rules of an evaluated file alone; empty where it only names values. */
export function rulesOf(file: string): string {
  const known = rules.get(file);
  if (known !== undefined) return known;
  const heard = stylesOf(file).flatMap((one) => said.get(one) ?? []);
  const made = transformCss({
    localClassNames: heard.flatMap(({ classNames }) => classNames),
    composedClassLists: heard.flatMap(({ compositions }) => compositions),
    cssObjs: said.get(file)?.css ?? [],
  }).join('\n');
  rules.set(file, made);
  return made;
}

/** The files of styles that a file imports, directly or not, in the order of evaluation; itself last. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const below = [...(imports.get(file) ?? [])].flatMap((imported) => stylesOf(imported, seen));
  return cssFileFilter.test(file) ? [...below, file] : below;
}

/** Once: collects what files of styles say, and names in each which file speaks. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  // Vite sets it while it builds, and vanilla-extract is another instance then, which would not know the adapter.
  if (process.env.NODE_ENV !== 'production') throw new Error('Start the process with NODE_ENV=production.');
  const source = join(root, 'src/');
  const { name: packageName } = getPackageInfo(root);
  const of = (scope?: { filePath: string }) => {
    const file = join(root, scope?.filePath ?? '');
    const known = said.get(file) ?? { css: [], classNames: [], compositions: [] };
    said.set(file, known);
    return known;
  };
  const classNames = makeClassNames();
  setAdapter({
    appendCss: (css, scope) => of(scope).css.push(css),
    registerClassName: (name, scope) => of(scope).classNames.push(name),
    registerComposition: (composition, scope) => of(scope).compositions.push(composition),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => classNames,
  });
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : '';
      if (!parent.startsWith(source)) return next(specifier, context);
      // The look of the data folder that is built.
      const own = specifier === '#data/theme.ts' ? pathToFileURL(folderFile('theme.ts', dataDir())).href : specifier;
      const resolved = next(own, context);
      if (resolved.url.startsWith(pathToFileURL(source).href)) {
        const of = imports.get(parent) ?? new Set();
        imports.set(parent, of.add(fileURLToPath(resolved.url)));
      }
      return resolved;
    },
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      if (!file.startsWith(source) || !cssFileFilter.test(file)) return next(url, context);
      return {
        format: 'module-typescript',
        source: addFileScope({
          source: readFileSync(file, 'utf8'),
          filePath: relative(root, file),
          rootPath: '',
          packageName,
        }),
        shortCircuit: true,
      };
    },
  });
}
