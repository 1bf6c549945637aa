import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '#scripts/build/bundle.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { contactFields, openConnection, postJson } from '#tests/support/load.ts';
import { temporaryFile } from '#tests/support/stores.ts';

const runs = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
/** Runs a command as process 1 of a namespace, as a container does. */
const asFirst = ['--fork', '--pid', '--mount-proc', '--kill-child'];
const namespaces = process.platform === 'linux' && runs('unshare', [...asFirst, 'true']);
const withoutNpm = runs('npm', ['--version']) ? false : 'npm is not on the path';

let dist: string;
let smtp: ReturnType<typeof createServer>;
beforeAll(async () => {
  dist = makeBuiltFolder();
  // A mail server that says nothing holds a request up for as long as mails are waited for.
  smtp = createServer(() => {});
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  smtp.close();
  rmSync(dist, { recursive: true });
});

/** Starts the server as its owner does. */
async function startByNpm([command = '', ...args]: string[]) {
  const file = temporaryFile();
  const env = {
    ...process.env,
    NODE_ENV: '',
    PORT: '0',
    DIST_DIR: dist,
    STORE_FILE: file,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
  };
  // A group of its own, so that a test that fails leaves nothing behind.
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
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
  const port = await vi.waitFor(
    () => {
      const found = /http:\/\/localhost:([1-9]\d*)/.exec(output)?.[1];
      if (!found) throw new Error(`does not listen yet: ${output}`);
      return Number(found);
    },
    { timeout: 60_000 },
  );
  return { child, port, file, exited, output: () => output };
}

/** Begins a request that takes some seconds, and resolves when the server has kept it. */
async function askSlowly(port: number, file: string) {
  const answer = openConnection(port).ask(postJson('/api/contact', contactFields()));
  const store = new DatabaseSync(file, { readOnly: true });
  const kept = () => expect(store.prepare('SELECT count(*) AS kept FROM lead').get()).toEqual({ kept: 1 });
  await vi.waitFor(kept, { timeout: 30_000 });
  store.close();
  return { answer };
}

const pidOf = ({ pid }: ChildProcess) => Number(pid);
const childOf = ({ pid }: Pick<ChildProcess, 'pid'>) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

const withoutNamespaces = withoutNpm || (!namespaces && 'this machine allows no process namespaces');

test.for([
  { how: 'on its own', command: ['npm', 'start'], npmOf: pidOf, without: withoutNpm },
  {
    how: 'as process 1 of a container',
    command: ['unshare', ...asFirst, 'npm', 'start'],
    npmOf: childOf,
    without: withoutNamespaces,
  },
])(
  'npm that is told to stop $how stops the server, which answers the request under way',
  async ({ command, npmOf, without }, { skip }) => {
    if (without) skip(String(without));
    const { child, port, file, exited, output } = await startByNpm(command);
    const { answer } = await askSlowly(port, file);
    process.kill(npmOf(child), 'SIGTERM');
    expect((await answer)?.status).toBe(200);
    expect(await exited).toBe(0);
    expect(output()).toContain('Stopped.');
    expect(await isListening(port)).toBe(false);
  },
);

test.for([
  { killed: 'npm', victimOf: pidOf },
  {
    killed: 'the process between npm and the server',
    victimOf: (child: ChildProcess) => childOf({ pid: pidOf(child) }),
  },
])('the server stops as well where $killed is killed and can tell nobody', async ({ victimOf }, { skip }) => {
  if (withoutNpm || process.platform !== 'linux') skip(String(withoutNpm || 'only Linux tells the children of a process'));
  const { child, port, file } = await startByNpm(['npm', 'start']);
  const { answer } = await askSlowly(port, file);
  process.kill(victimOf(child), 'SIGKILL');
  expect((await answer)?.status).toBe(200);
  await vi.waitFor(async () => expect(await isListening(port)).toBe(false), { timeout: 30_000 });
});
