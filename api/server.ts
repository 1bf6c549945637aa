import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import { type ConnectionLimits, createLimitedServer } from './limitedServer.ts';

export interface RunningServer {
  /** The address it can be reached at on this machine. */
  url: string;
  /**
   * Tells the app (`stopping`), goes on serving for so long, in milliseconds, so that a load balancer hears of it; then
   * stops taking connections, lets answers under way finish, and resolves when everything is closed.
   */
  stop(drainMs?: number): Promise<void>;
}

/**
 * How a server stops, in milliseconds. A connection that is kept alive may carry its next request at the very moment it is
 * closed, and that request would be lost: for as long as `quiet` requests are still taken, and each answer says that it is
 * the last on its connection. What is still under way `most` later is cut off.
 */
export interface StopTimes {
  quiet: number;
  most: number;
}

interface ListenOptions {
  port: number;
  /** The name or address to listen on; all of the machine's by default. */
  host?: string | undefined;
  stopTimes?: StopTimes;
  limits?: ConnectionLimits | undefined;
}

/** Listens until told to stop. */
export function listen(
  app: Koa,
  { port, host, stopTimes = { quiet: 500, most: 5000 }, limits }: ListenOptions,
): Promise<RunningServer> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  const answer = app.callback();
  const server = createLimitedServer((request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping) response.setHeader('Connection', 'close');
    void answer(request, response);
  }, limits);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`)
          : error,
      );
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${actual}`,
        stop(drainMs = 0) {
          stopping = true;
          app.emit('stopping');
          for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
          return close(server, stopTimes, drainMs);
        },
      });
    });
  });
}

async function close(server: Server, { quiet, most }: StopTimes, drainMs: number): Promise<void> {
  const connections = await new Promise<number>((resolve) => {
    server.getConnections((_, count) => resolve(count));
  });
  const wait = Math.max(drainMs, connections > 0 ? quiet : 0);
  if (wait > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
  await takeArrived(server, quiet);
  const cut = setTimeout(() => server.closeAllConnections(), most);
  await new Promise((closed) => {
    server.close(closed);
  });
  clearTimeout(cut);
}

/**
 * Takes what has arrived already, for so many milliseconds at most: whatever the system holds when the port is closed is
 * reset. Node accepts one connection each time it looks, and reads what others have sent.
 */
async function takeArrived(server: Server, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  // The first of two turns may begin after this process has looked, and end before it looks again.
  let empty = 0;
  const note = () => {
    empty = -1;
  };
  server.on('connection', note);
  while (empty < 2 && performance.now() < end) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    empty += 1;
  }
  server.off('connection', note);
}
