import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nodeFlags from '../../nodeFlags.json' with { type: 'json' };
import { root } from '../../support/root.ts';
import { freePort } from '../../../tests/support/smtpPeer.ts';

export interface BenchServer {
  url: string;
  memoryMb(): number;
  stop(): Promise<unknown>;
}

/** Starts a server as `npm start` does, with its log thrown away. @param page what Koa alone answers with */
export async function startBenchServer(script: string, storeFile: string, page: string): Promise<BenchServer> {
  const port = await freePort();
  const dist = join(root, 'dist');
  const own = { NODE_ENV: 'production', PORT: String(port), DIST_DIR: dist, RATE_LIMITS: 'off', STORE_FILE: storeFile };
  const child = spawn(process.execPath, [...nodeFlags.start, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...own, PAGE_FILE: join(dist, `${page}.html.br`) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${script} did not start.`);
    await sleep(100);
  }
  return {
    url,
    memoryMb: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop() {
      child.kill();
      return once(child, 'exit');
    },
  };
}
