import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { providerLiterals } from '../data/checks/providerLiterals.ts';
import { dataDir, loadSite, withOrigin } from '../data/load.ts';
import { root } from './build/bundle.ts';
import { buildIsFresh } from './build/freshness.ts';
import { changesSince, readLedger } from './build/ledger/ledger.ts';
import { readHashes } from './build/ledger/readHashes.ts';

/** Folders of the program, in which nothing of the provider may be written. */
const program = ['src', 'api', 'scripts', 'public'];

const checks: [name: string, run: () => Promise<string>][] = [
  ['types', () => tool('typescript/bin/tsc', ['--noEmit'])],
  ['format', () => tool('@biomejs/biome/bin/biome', ['format'])],
  ['lint', () => tool('@biomejs/biome/bin/biome', ['lint', '--error-on-warnings'])],
  ['data', checkData],
];

const results = await Promise.all(checks.map(async ([name, run]) => ({ name, complaint: (await run()).trim() })));
for (const { name, complaint } of results) console.log(complaint ? `${name}: wrong\n${complaint}` : `${name}: right`);
process.exitCode = results.some(({ complaint }) => complaint) ? 1 : 0;
const ledgerNote = process.exitCode === 0 ? await compareLedger() : undefined;
if (ledgerNote) console.log(`ledger: ${ledgerNote}`);

/** How many pages have changed since the ledger was written: no fault, since every edit does it. Unknown where the build is older than its sources. */
async function compareLedger(): Promise<string | undefined> {
  if (!existsSync(join(root, 'dist/index.md')) || !(await buildIsFresh())) return undefined;
  const { provider } = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  const { added, changed, gone } = changesSince(
    await readLedger(dataDir()),
    readHashes(join(root, 'dist'), provider.origin),
  );
  const pages = added.length + changed.length + gone.length;
  return pages === 0
    ? 'up to date'
    : `${pages} pages are new, changed or gone since it was written; "npm run ledger" dates them`;
}

/** Runs a tool on this Node; what it prints, if it finds fault. */
function tool(script: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('exit', (code) => resolve(code === 0 ? '' : output || `${script} ended with ${code}`));
  });
}

async function checkData(): Promise<string> {
  try {
    const site = await loadSite();
    const listed = await Promise.all(
      program.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])),
    );
    const paths = listed
      .flat()
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css|svg|html|txt|json|js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    const files = await Promise.all(
      paths.map(async (path) => ({ path: relative(root, path), text: await readFile(path, 'utf8') })),
    );
    return providerLiterals(site, files).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
