// Bundles every file of styles into the folder that is given, once as a build compiles them and once as development does. Vite needs
// Node's own imports for that, which a test does not have.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { compiledStyles, watchedStyles } from '#scripts/build/compileStyles.ts';
import { siteTheme } from '#scripts/build/siteTheme.ts';
import { root } from '#scripts/support/root.ts';

const [, , out = ''] = process.argv;
const entry = join(out, 'entry.ts');
// Those that components use: a file for other styles alone may export functions, which no page could load.
const components = globSync('src/**/*.tsx', { cwd: root }).sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const files = new Set<string>();
for (const file of components)
  for (const [, name = ''] of textOf(file).matchAll(/from '(\.[^']+\.css\.ts)'/g))
    files.add(join(root, dirname(file), name));
writeFileSync(entry, [...files].map((file, index) => `export * as file${index} from '${file}';`).join('\n'));

const lib = { entry, formats: ['es' as const], fileName: 'styles', cssFileName: 'styles' };
for (const [name, styles] of Object.entries({ compiled: compiledStyles(), watched: watchedStyles() }))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [siteTheme(), styles],
    build: { outDir: join(out, name), cssCodeSplit: false, minify: false, lib },
  });
// The compiler of development is a server that would keep the process alive.
process.exit();
