import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/root.ts';

/**
 * Runs a command of a package, named by its file below node_modules.
 * @returns what it printed where its exit code is not 0, and an empty text otherwise.
 */
export function runTool(script: string, args: readonly string[]): Promise<string> {
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
