import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScript } from '#scripts/support/childServer.ts';
import { brandDir, runScript } from '#scripts/support/runScript.ts';

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
    { DIST_DIR: '/nowhere' },
    'DIST_DIR is "/nowhere", which holds no built site. Run "npm run build" or fix the folder.\n',
  ],
])('%j is refused by name, value and remedy', async (wrong, output) => {
  expect(await runScript('scripts/start.ts', [], { ...env, ...wrong })).toEqual({ code: 1, output });
});
