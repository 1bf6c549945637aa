import { expect, it } from 'vitest';
import { dist, site } from '#scripts/support/builtSite.ts';
import { startScript } from '#scripts/support/childServer.ts';
import { runScript } from '#scripts/support/runScript.ts';
import { temporaryFile } from '#tests/support/stores.ts';

it('the server says where it is, serves site and API, says that its port is taken, and stops cleanly', async () => {
  const env = { DIST_DIR: dist, LOG_LEVEL: 'silent', STORE_FILE: temporaryFile() };
  const server = await startScript('scripts/start.ts', env);
  expect(server.output()).toBe(
    `No SMTP_URL: requests are kept, nothing is mailed.\nThe site and its API are at ${server.url} (Ctrl-C stops them).\n`,
  );
  expect(await (await fetch(`${server.url}/`)).text()).toContain(site.provider.name);
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ success: true, data: { status: 'ok' } });
  const { port } = new URL(server.url);
  expect(await runScript('scripts/start.ts', [], { ...env, STORE_FILE: temporaryFile(), PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop what uses it, or choose another with PORT.\n`,
  });
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(server.output()).toContain('Stopped.');
});
