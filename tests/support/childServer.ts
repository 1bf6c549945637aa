import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/support/root.ts';

export interface ChildServer {
  url: string;
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a script of the project as a process and resolves when it says where it can be reached. @param flags of Node */
export function startScript(
  script: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { ...process.env, PORT: '0', NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails before it stops its server must not leave it behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const url = /http:\/\/localhost:[1-9]\d*/.exec(output)?.[0];
        if (url)
          resolve({
            url,
            child,
            output: () => output,
            stop: (signal = 'SIGTERM') => {
              child.kill(signal);
              return exited;
            },
          });
      });
    }
    void exited.then((code) => reject(new Error(`${script} ended with ${code} before it listened:\n${output}`)));
  });
}
