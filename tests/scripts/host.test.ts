import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { startScript } from '#scripts/support/childServer.ts';
import { temporaryFile } from '#tests/support/stores.ts';

let dist: string;
beforeAll(() => {
  dist = makeBuiltFolder();
});
afterAll(() => rmSync(dist, { recursive: true }));

/** Another of this machine's addresses than the one listened on by default; only Linux has it without being told. */
const otherAddress = '127.0.0.2';
const isAnswered = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

test.skipIf(process.platform !== 'linux').each([
  ['the address of this machine alone by default', {}, [true, false]],
  ['every address with HOST=0.0.0.0', { HOST: '0.0.0.0' }, [true, true]],
])('the server listens on %s', async (_, env, answered) => {
  const server = await startScript('scripts/start.ts', {
    DIST_DIR: dist,
    STORE_FILE: temporaryFile(),
    LOG_LEVEL: 'silent',
    ...env,
  });
  const port = Number(new URL(server.url).port);
  expect(await Promise.all(['127.0.0.1', otherAddress].map((host) => isAnswered(port, host)))).toEqual(answered);
  expect(await server.stop()).toBe(0);
});
