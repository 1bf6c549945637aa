import { describe, expect, test, vi } from 'vitest';
import { childOf, haveEnded, isListening, pidOf, run, runs, startBusy, withoutProcesses } from './commands.ts';

const npmStart = ['npm', 'start'];
const wrapper = [process.execPath, 'scripts/run.mjs', 'start'];
/** Runs a command as process 1 of a namespace, as a container does. */
const asFirst = ['unshare', '--fork', '--pid', '--mount-proc', '--kill-child'];

describe.skipIf(withoutProcesses)('A server that npm has started', () => {
  const told = (['npm', 'between', 'server'] as const).flatMap((name) =>
    (['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM'] as const).map((signal) => [signal, name] as const),
  );
  test.each([...told, ['SIGKILL', 'npm'], ['SIGKILL', 'between']] as const)(
    'stops at %s to %s alone, and answers the request under way',
    async (signal, name) => {
      const { child, port, answer, output } = await startBusy(npmStart);
      const between = childOf(pidOf(child));
      const chain = { npm: pidOf(child), between, server: childOf(between) };
      process.kill(chain[name], signal);
      expect((await answer)?.status).toBe(200);
      await haveEnded(Object.values(chain));
      await vi.waitFor(async () => expect(await isListening(port)).toBe(false), { timeout: 30_000 });
      if (signal !== 'SIGKILL') expect(output()).toContain('Stopped.');
    },
  );

  test.skipIf(!runs('unshare', [...asFirst.slice(1), 'true']))(
    'stops with npm as process 1 of a container',
    async () => {
      const { child, port, answer, exited, output } = await startBusy([...asFirst, ...npmStart]);
      process.kill(childOf(pidOf(child)), 'SIGTERM');
      expect((await answer)?.status).toBe(200);
      expect(await exited).toBe(0);
      expect(output()).toContain('Stopped.');
      expect(await isListening(port)).toBe(false);
    },
  );

  test.each([
    { sender: 'a terminal', signal: 'SIGINT' },
    { sender: 'systemd', signal: 'SIGTERM' },
  ] as const)('ends with success at $signal to all at once, as $sender sends it', async ({ signal }) => {
    const { child, answer, exited } = await startBusy(wrapper);
    process.kill(-pidOf(child), signal);
    expect((await answer)?.status).toBe(200);
    expect(await exited).toBe(0);
  });

  test('answers where a terminal that is closed takes the log with it', async () => {
    const { child, port, answer, exited } = await startBusy(wrapper, { LOG_LEVEL: 'info' });
    child.stdout.destroy();
    child.stderr.destroy();
    process.kill(-pidOf(child), 'SIGHUP');
    // As many lines as are written at once.
    const asked = Array.from({ length: 64 }, () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined));
    await Promise.all(asked);
    expect((await answer)?.status).toBe(200);
    expect(await exited).toBe(0);
  });
});

test('A start that fails ends with its code, whoever waits for it', async () => {
  const { exited, output } = run(wrapper, { PORT: 'many' });
  expect(await exited).toBe(1);
  expect(output()).toContain('PORT is "many"');
});
