import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Writes `/sw.js` into a built site: the service worker, or with `off` one that unregisters it. Bundled in a process of
 * its own, because Vite takes more memory than the rest of the build.
 */
export function writeServiceWorker(dir: string, mode: 'on' | 'off'): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'bundleServiceWorker.ts'), dir, mode], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The service worker could not be built:\n${output}`)),
    );
  });
}
