import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIsFresh, runBuild } from './build/freshness.ts';
import { root } from './support/root.ts';

/** `npm test`: the checks, a build if needed, and all tests. Arguments select test files, and skip the checks. */
const [, , ...filters] = process.argv;
if (filters.length === 0) await run('types, lint and data', join(root, 'scripts/check.ts'));
if (!(await buildIsFresh())) await runBuild();
await run('tests', join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...filters);

async function run(name: string, script: string, ...args: string[]): Promise<void> {
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code === 0) return;
  console.error(`${name} failed.`);
  process.exit(code);
}
