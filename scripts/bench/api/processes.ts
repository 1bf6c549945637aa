import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import nodeFlags from '../../nodeFlags.json' with { type: 'json' };
import type { Load, LoadResult } from './load.ts';
import type { Kind } from './server.ts';

export interface ServerProcess {
  port: number;
  /** Its resident memory in bytes. */
  memory(): Promise<number>;
  stop(): Promise<unknown>;
}

/** Starts a server in a process of its own. @param file of the store */
export async function startServer(kind: Kind, file: string): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [kind, file], {
    execArgv: nodeFlags.start,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The server "${kind}" did not start.`);
    }),
  ]);
  return {
    port,
    async memory() {
      child.send('memory');
      const [bytes] = await once(child, 'message');
      return bytes;
    },
    stop() {
      child.disconnect();
      return once(child, 'exit');
    },
  };
}

/** Sends a load from a process of its own. */
export async function load(what: Load): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(what);
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The load did not come to its end.');
    }),
  ]);
  return result;
}
