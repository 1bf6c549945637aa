import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/support/root.ts';

/** Runs a script of the project to its end and tells what it printed and how it ended. */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/** The records of another provider. */
export const brandDir = join(root, 'tests/fixtures/brand');
