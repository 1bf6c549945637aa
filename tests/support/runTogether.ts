import { spawn } from 'node:child_process';
import { root } from '#scripts/support/root.ts';

/**
 * Runs the same code in several processes, in the project's folder, and returns the exit and the output of each. All
 * processes load the module first, as `it`, and start at the same moment.
 */
export function runTogether(
  count: number,
  module: string,
  code: string,
): Promise<{ code: number | null; output: string }[]> {
  const program =
    `const it = await import('${module}'); process.send('ready'); await new Promise((go) => ` +
    `process.once('message', go)); process.disconnect(); ${code}`;
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }),
  );
  const ready = children.map((child) => new Promise((done) => child.once('message', done).once('exit', done)));
  void Promise.all(ready).then(() => {
    for (const child of children) if (child.connected) child.send('go');
  });
  return Promise.all(
    children.map((child) => {
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
        child.on('error', reject);
        child.on('exit', (status) => resolve({ code: status, output }));
      });
    }),
  );
}
