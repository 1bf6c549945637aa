import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest';
import { contactFields } from '#tests/support/contactFields.ts';
import { openConnection, postJson } from '#tests/support/rawHttp.ts';
import { root } from '#scripts/support/root.ts';
import { dist } from '#tests/durability/startServer.ts';
import { listenLocally } from '#tests/support/httpPeer.ts';
import { temporaryFile } from '#tests/support/stores.ts';

export const runs = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
/** Why commands cannot be tried on this machine, if they cannot. */
export const withoutProcesses =
  process.platform !== 'linux'
    ? 'only Linux tells the children of a process'
    : !runs('npm', ['--version']) && 'npm is not on the path';

/** The process of a command, and those of the commands it has started, as a chain: npm, `scripts/run.mjs`, the server. */
export const pidOf = ({ pid }: Pick<ChildProcess, 'pid'>) => Number(pid);
export const childOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/** A process that has ended and that nobody has asked for its exit code is still listed, as a zombie. */
function isRunning(pid: number): boolean {
  if (!readdirSync('/proc').includes(String(pid))) return false;
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}
export const haveEnded = (pids: number[]) =>
  vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 30_000 });

export const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** A mail server that says nothing, which holds a request up for as long as mails are waited for. */
const silent = createServer(() => {});
let silentPort: number;
beforeAll(async () => {
  silentPort = await listenLocally(silent);
});
afterAll(() => void silent.close());

/** Runs a command that starts the server, without waiting for that. */
export function run([command = '', ...args]: readonly string[], more: Record<string, string> = {}) {
  const file = temporaryFile();
  const place = { NODE_ENV: '', PORT: '0', DIST_DIR: dist, STORE_FILE: file, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const mail = { MAIL_BUDGET_MS: '2000', SMTP_URL: `smtp://127.0.0.1:${silentPort}` };
  const env = { ...process.env, ...place, ...mail, ...more };
  // A group of its own, so that a test that fails leaves nothing behind.
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  onTestFinished(() => {
    try {
      process.kill(-pidOf(child), 'SIGKILL');
    } catch {
      // All have ended.
    }
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, file, exited, output: () => output };
}

/** Starts the server as its owner does, and begins a request that takes some seconds: `answer`. */
export async function startBusy(command: readonly string[], more?: Record<string, string>) {
  const started = run(command, more);
  const port = await vi.waitFor(
    () => {
      const found = /http:\/\/localhost:([1-9]\d*)/.exec(started.output())?.[1];
      if (!found) throw new Error(`does not listen yet: ${started.output()}`);
      return Number(found);
    },
    { timeout: 60_000 },
  );
  const answer = openConnection(port).ask(postJson('/api/contact', contactFields()));
  const store = new DatabaseSync(started.file, { readOnly: true });
  const kept = () => expect(store.prepare('SELECT count(*) AS kept FROM lead').get()).toEqual({ kept: 1 });
  await vi.waitFor(kept, { timeout: 30_000 });
  store.close();
  return { ...started, port, answer };
}
