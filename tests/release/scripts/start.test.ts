import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dist, site } from '#scripts/support/builtSite.ts';
import { startScript } from '#tests/support/childServer.ts';
import { runScript } from '#tests/support/runScript.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { temporaryFile } from '#tests/support/stores.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const STORE_FILE = join(sharedFolder(), 'site.db');
const env = { DIST_DIR: makeBuiltFolder(sharedFolder()), LOG_LEVEL: 'silent', STORE_FILE };

/** Another of this machine's addresses than the one listened on by default; only Linux has it without being told. */
const otherAddress = '127.0.0.2';
const isAnswered = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

it('the server says where it is, serves site and API, says that its port is taken, and stops cleanly', async () => {
  const built = { DIST_DIR: dist, LOG_LEVEL: 'silent', STORE_FILE: temporaryFile() };
  const server = await startScript('scripts/start.ts', built);
  expect(server.output()).toBe(
    `No SMTP_URL: requests are kept, nothing is mailed.\nThe site and its API are at ${server.url} (Ctrl-C stops them).\n`,
  );
  expect(await (await fetch(`${server.url}/`)).text()).toContain(site.provider.name);
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ success: true, data: { status: 'ok' } });
  const { port } = new URL(server.url);
  expect(await runScript('scripts/start.ts', [], { ...built, STORE_FILE: temporaryFile(), PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop what uses it, or choose another with PORT.\n`,
  });
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(server.output()).toContain('Stopped.');
});

it.skipIf(process.platform !== 'linux').each([
  ['the address of this machine alone by default', {}, [true, false]],
  ['every address with HOST=0.0.0.0', { HOST: '0.0.0.0' }, [true, true]],
])('the server listens on %s', async (_, more, answered) => {
  const server = await startScript('scripts/start.ts', { ...env, ...more });
  const port = Number(new URL(server.url).port);
  expect(await Promise.all(['127.0.0.1', otherAddress].map((host) => isAnswered(port, host)))).toEqual(answered);
  expect(await server.stop()).toBe(0);
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
