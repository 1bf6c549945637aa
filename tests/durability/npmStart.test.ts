import type { ChildProcess } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import {
  askSlowly,
  childOf,
  isListening,
  isRunning,
  pidOf,
  runs,
  prepareServers,
  withoutNpm,
  withoutProcesses,
} from './startedServer.ts';

/** Runs a command as process 1 of a namespace, as a container does. */
const asFirst = ['--fork', '--pid', '--mount-proc', '--kill-child'];
const namespaces = process.platform === 'linux' && runs('unshare', [...asFirst, 'true']);
const { start } = prepareServers();

const withoutNamespaces = withoutNpm || (!namespaces && 'this machine allows no process namespaces');

test.for([
  { how: 'on its own', command: ['npm', 'start'], npmOf: pidOf, without: withoutNpm },
  {
    how: 'as process 1 of a container',
    command: ['unshare', ...asFirst, 'npm', 'start'],
    npmOf: (child: ChildProcess) => childOf(pidOf(child)),
    without: withoutNamespaces,
  },
])(
  'npm that is told to stop $how stops the server, which answers the request under way',
  async ({ command, npmOf, without }, { skip }) => {
    if (without) skip(String(without));
    const { child, port, file, exited, output } = await start(command);
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
    victimOf: (child: ChildProcess) => childOf(pidOf(child)),
  },
])('the server stops as well where $killed is killed and can tell nobody', async ({ victimOf }, { skip }) => {
  if (withoutProcesses) skip(withoutProcesses);
  const { child, port, file } = await start(['npm', 'start']);
  const chain = [pidOf(child), childOf(pidOf(child)), childOf(childOf(pidOf(child)))];
  const { answer } = await askSlowly(port, file);
  process.kill(victimOf(child), 'SIGKILL');
  expect((await answer)?.status).toBe(200);
  await vi.waitFor(() => expect(chain.filter(isRunning)).toEqual([]), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await isListening(port)).toBe(false), { timeout: 30_000 });
});
