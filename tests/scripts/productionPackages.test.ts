import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { assertSameBrand } from '#api/static/siteFiles.ts';
import { root } from '#scripts/support/root.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const work = sharedFolder();

/** The packages that a module and those it imports need at run time. */
function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  const source = readFileSync(file, 'utf8').replace(/^(?:import|export) type .*$/gm, '');
  for (const [, name = ''] of source.matchAll(/(?: from |^import |import\()'([^']+)'/gm)) {
    if (name.startsWith('.')) packagesOf(join(dirname(file), name), seen, found);
    else if (name.startsWith('#')) packagesOf(join(root, name.slice(1)), seen, found);
    else if (!name.startsWith('node:')) found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }
  return found;
}

/** The commands that the documents give to whoever runs a built site, and none that builds it. */
const documented = [
  ...new Set(['docs/owner.md', 'docs/going-live.md', 'docs/deploy', 'Dockerfile'].flatMap(commandsIn)),
].filter((command) => !['build', 'check', 'ledger', 'test'].includes(command));

function commandsIn(name: string): string[] {
  const path = join(root, name);
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((file) => commandsIn(join(name, file)));
  return [...readFileSync(path, 'utf8').matchAll(/(?:npm run (?:-s )?|run\.mjs )([a-z]+)/g)].map(
    ([, word = '']) => word,
  );
}

test('the packages of a production installation are those that the documented commands import', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
  const needed = documented.flatMap((command) => [...packagesOf(join(root, `scripts/${command}.ts`))]);
  expect(Object.keys(dependencies).sort()).toEqual([...new Set(needed)].sort());
});

test('a production installation starts and runs every documented command as it is, and installs nothing', () => {
  mkdirSync(join(work, 'scripts'));
  for (const name of ['run.mjs', 'nodeFlags.json']) cpSync(join(root, 'scripts', name), join(work, 'scripts', name));
  for (const command of [...documented, 'build'])
    writeFileSync(join(work, `scripts/${command}.ts`), `console.log('${command} runs');`);
  const packages = { '': {}, 'node_modules/koa': { version: '3.0.0' } };
  const development = {
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/node-mac': { version: '1.0.0', optional: true },
  };
  writeFileSync(join(work, 'package-lock.json'), JSON.stringify({ packages: { ...packages, ...development } }));
  const run = (command: string, installed: object) => {
    mkdirSync(join(work, 'node_modules'), { recursive: true });
    writeFileSync(join(work, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    // Without npm in reach, whoever tries to install fails.
    const { stdout, status } = spawnSync(process.execPath, [join(work, 'scripts/run.mjs'), command], {
      encoding: 'utf8',
      env: { PATH: work },
    });
    return [stdout.trim(), status];
  };
  expect(documented).toEqual(expect.arrayContaining(['start', 'owner', 'backup']));
  for (const command of documented) expect(run(command, packages)).toEqual([`${command} runs`, 0]);
  expect(run('build', packages)).toEqual(['Installing packages …', 1]);
  expect(run('build', { ...packages, 'node_modules/vite': { version: '8.0.0' } })).toEqual(['build runs', 0]);
  expect(run('start', { 'node_modules/koa': { version: '2.0.0' } })).toEqual(['Installing packages …', 1]);
});

test("one provider's built site is refused by a server with another's records", () => {
  const site = buildSite();
  expect(() => assertSameBrand({ brand: site.provider.name }, site, 'dist')).not.toThrow();
  expect(() => assertSameBrand({ brand: undefined }, site, 'dist')).not.toThrow();
  expect(() => assertSameBrand({ brand: 'Harbour Plumbing' }, site, 'dist')).toThrow(
    'DIST_DIR "dist" holds the site of Harbour Plumbing, and the records are those of North Shore IT. Build it with the ' +
      'same DATA_DIR, or name the folder that belongs to these records.',
  );
});
