import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import {
  askSlowly,
  childOf,
  isListening,
  isRunning,
  pidOf,
  prepareServers,
  withoutProcesses,
} from './startedServer.ts';

const { run, start } = prepareServers();
const npmStart = ['npm', 'start'];
const wrapper = [process.execPath, 'scripts/run.mjs', 'start'];

/** npm, the process between it and the server, and the server. */
function chainOf(npm: number) {
  const between = childOf(npm);
  return { npm, between, server: childOf(between) };
}
const haveEnded = (pids: number[]) => vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 30_000 });

const signals = ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM'] as const;
describe.skipIf(withoutProcesses).each(signals)('%s', (signal) => {
  test.each(['npm', 'between', 'server'] as const)(
    'to %s alone stops the server, which answers the request under way',
    async (told) => {
      const { child, port, file, output } = await start(npmStart);
      const chain = chainOf(pidOf(child));
      const { answer } = await askSlowly(port, file);
      process.kill(chain[told], signal);
      expect((await answer)?.status).toBe(200);
      await haveEnded(Object.values(chain));
      expect(await isListening(port)).toBe(false);
      expect(output()).toContain('Stopped.');
    },
  );
});

test.skipIf(withoutProcesses).each([
  { sender: 'a terminal', signal: 'SIGINT' },
  { sender: 'systemd', signal: 'SIGTERM' },
] as const)('$signal to all at once, as $sender sends it, ends with success', async ({ signal }) => {
  const { child, port, file, exited } = await start(wrapper);
  const { answer } = await askSlowly(port, file);
  process.kill(-pidOf(child), signal);
  expect((await answer)?.status).toBe(200);
  expect(await exited).toBe(0);
});

test.skipIf(withoutProcesses)('a terminal that is closed takes the log with it, and no answer', async () => {
  const { child, port, file, exited } = await start(wrapper, { LOG_LEVEL: 'info' });
  const { answer } = await askSlowly(port, file);
  child.stdout.destroy();
  child.stderr.destroy();
  process.kill(-pidOf(child), 'SIGHUP');
  // As many lines as are written at once.
  const asked = Array.from({ length: 64 }, () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined));
  await Promise.all(asked);
  expect((await answer)?.status).toBe(200);
  expect(await exited).toBe(0);
});

test.skipIf(withoutProcesses).each([
  { by: 'scripts/run.mjs', command: wrapper, signal: 'SIGKILL', code: 137 },
  { by: 'scripts/run.mjs', command: wrapper, signal: 'SIGUSR2', code: 140 },
  { by: 'npm', command: npmStart, signal: 'SIGKILL', code: 137 },
] as const)(
  '$by tells that the server was ended by $signal as a shell does: $code',
  async ({ command, signal, code }) => {
    const { child, exited } = await start([...command]);
    const first = childOf(pidOf(child));
    process.kill(command === npmStart ? childOf(first) : first, signal);
    expect(await exited).toBe(code);
  },
);

test.skipIf(withoutProcesses).each(['SIGTERM', 'SIGKILL'] as const)(
  'a start that is ended by %s before it listens leaves nothing behind',
  async (signal) => {
    const { child, output } = run(wrapper);
    await once(child, 'spawn');
    const server = await vi.waitFor(
      () => {
        const found = childOf(pidOf(child));
        expect(found).toBeGreaterThan(0);
        return found;
      },
      { timeout: 30_000, interval: 1 },
    );
    process.kill(pidOf(child), signal);
    await haveEnded([pidOf(child), server]);
    expect(output()).not.toContain('http://');
  },
);

test('a start that fails ends with its code, whoever waits for it', async () => {
  const { exited, output } = run(wrapper, { PORT: 'many' });
  expect(await exited).toBe(1);
  expect(output()).toContain('PORT is "many"');
});
