import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScript } from '#scripts/support/childServer.ts';
import { brandDir, runScript } from '#scripts/support/runScript.ts';
import { freshDatabase } from '../support/stores.ts';

let work: string;
let env: Record<string, string>;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'start-'));
  env = { DATA_DIR: brandDir, DIST_DIR: join(work, 'dist'), LOG_LEVEL: 'silent', STORE_FILE: join(work, 'site.db') };
  await runScript('scripts/build.ts', ['--out', env.DIST_DIR ?? ''], env);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

it.each(['SIGINT', 'SIGTERM'] as const)(
  'the server says where it is, serves site and API, and stops cleanly on %s',
  async (signal) => {
    const server = await startScript('scripts/start.ts', env);
    expect(server.output()).toBe(
      `No SMTP_URL: requests are kept, nothing is mailed.\nThe site and its API are at ${server.url} (Ctrl-C stops them).\n`,
    );
    expect(await (await fetch(`${server.url}/`)).text()).toContain('Harbour Byte');
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ success: true, data: { status: 'ok' } });
    expect(await server.stop(signal)).toBe(0);
    expect(server.output()).toContain('Stopped.');
  },
);

it('several processes share a port and their limits; one that ends is replaced, and all stop together', async () => {
  const server = await startScript('scripts/start.ts', {
    ...env,
    DATABASE_URL: await freshDatabase(),
    WEB_CONCURRENCY: '2',
    CONTACT_LIMIT: '5',
    LOG_LEVEL: 'silent',
  });
  const workers = () =>
    readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8').trim().split(' ').map(Number);
  const first = workers();
  expect(first).toHaveLength(2);
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const response = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Connection: 'close' },
        body: '{}',
      });
      return response.status;
    }),
  );
  expect(answers.sort()).toEqual([...Array(5).fill(400), ...Array(3).fill(429)]);

  process.kill(first[0] ?? 0, 'SIGKILL');
  await expect.poll(() => server.output()).toContain('ended with SIGKILL and is started again.');
  // The other one goes on serving.
  expect((await fetch(`${server.url}/healthz`, { headers: { Connection: 'close' } })).status).toBe(200);
  await expect.poll(() => workers().filter((pid) => !first.includes(pid)), { timeout: 10_000 }).toHaveLength(1);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/process="\d"/);

  const all = workers();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(all.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  expect(server.output().match(/Stopped\./g)).toHaveLength(1);
});

it('a taken port is said, with what to do', async () => {
  const server = await startScript('scripts/start.ts', env);
  const port = new URL(server.url).port;
  expect(await runScript('scripts/start.ts', [], { ...env, PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop what uses it, or choose another with PORT.\n`,
  });
  await server.stop();
});

it.each([
  [{ PORT: 'many' }, 'The environment is not right:\n  PORT is "many". Allowed: a port number from 0 to 65535.\n'],
  [
    { WEB_CONCURRENCY: '2' },
    'The environment is not right:\n  WEB_CONCURRENCY is 2, and DATABASE_URL is missing. Several processes share their limits in PostgreSQL alone.\n',
  ],
  [
    { DIST_DIR: '/nowhere' },
    'DIST_DIR is "/nowhere", which holds no built site. Run "npm run build" or fix the folder.\n',
  ],
])('%j is refused by name, value and remedy', async (wrong, output) => {
  expect(await runScript('scripts/start.ts', [], { ...env, ...wrong })).toEqual({ code: 1, output });
});
