import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type Koa from 'koa';
import { createLimitedServer } from './limitedServer.ts';
import type { ConnectionLimits } from './limits.ts';

export interface RunningServer {
  /** The URL on this machine. */
  url: string;
  /**
   * Emits `stopping` on the app and goes on serving for `drainMs` milliseconds, until load balancers have noticed; then
   * stops accepting connections, finishes responses under way and resolves when every connection is closed.
   */
  stop(drainMs?: number): Promise<void>;
}

/** How a server stops, in milliseconds. */
export interface StopTimes {
  /**
   * How long requests are still accepted, with `Connection: close` in each response: a client may send its next request on
   * a kept-alive connection at the moment the server closes it, and that request would be lost.
   */
  quiet: number;
  /** After that, how long responses under way may take before their connections are closed. */
  max: number;
}

interface ListenOptions {
  port: number;
  /** The host name or address to listen on; every interface by default. */
  host?: string | undefined;
  /** A socket that listens already, in place of port and host. It stays open when the server stops. */
  fd?: number | undefined;
  stopTimes?: StopTimes;
  limits?: ConnectionLimits | undefined;
}

/** Serves an app until stopped. @throws Error naming the port if it is taken */
export function listen(
  app: Koa,
  { port, host, fd, stopTimes = { quiet: 500, max: 3500 }, limits }: ListenOptions,
): Promise<RunningServer> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  const handle = app.callback();
  const server = createLimitedServer((request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping) response.setHeader('Connection', 'close');
    void handle(request, response);
  }, limits);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`)
          : error,
      );
    });
    server.listen(fd === undefined ? { port, host } : { fd }, () => {
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

async function close(server: Server, { quiet, max }: StopTimes, drainMs: number): Promise<void> {
  const connections = await promisify(server.getConnections.bind(server))();
  const wait = Math.max(drainMs, connections > 0 ? quiet : 0);
  if (wait > 0) await sleep(wait);
  await acceptPending(server, quiet);
  const forceClose = setTimeout(() => server.closeAllConnections(), max);
  await new Promise((closed) => {
    server.close(closed);
  });
  clearTimeout(forceClose);
}

/**
 * Accepts the connections in the system's backlog, for `maxMs` milliseconds at most: those still in it when the port is
 * closed are reset. Node accepts one connection in each iteration of the event loop.
 */
async function acceptPending(server: Server, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  // Two iterations, because the first may have begun after the poll phase; and as many whatever the clock says: where the process was
  // held up, a request that has arrived would otherwise be reset unread.
  const least = 2;
  let iterationsWithoutConnection = 0;
  const onConnection = () => {
    iterationsWithoutConnection = -1;
  };
  server.on('connection', onConnection);
  for (let count = 0; iterationsWithoutConnection < least && (count < least || performance.now() < end); count++) {
    await nextIteration();
    iterationsWithoutConnection += 1;
  }
  server.off('connection', onConnection);
}
