import { type AddressInfo, connect, type Socket } from 'node:net';
import Koa, { type Middleware } from 'koa';
import { type Logger, pino } from 'pino';
import { isBrokenConnection, apiErrors } from '#api/middleware/errors.ts';
import { messages } from '#data/messages/index.ts';
import { type Answer, ask } from './ask.ts';
import { shut } from './httpPeer.ts';

interface Reply extends Answer {
  readonly json: { success: boolean; data: unknown; error: { code: string; message: string } };
}

/** A connection for requests that no HTTP client would send. */
interface Line {
  socket: Socket;
  /** Resolves when the received text matches. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything received when the server or the network has closed the connection. */
  closed: Promise<string>;
}

export interface KoaServer {
  port: number;
  log: Record<string, unknown>[];
  /** Errors that Koa reports while it responds, apart from closed connections. */
  failures: unknown[];
  ask(
    path: string,
    options?: { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer },
  ): Promise<Reply>;
  open(): Line;
  stop(): Promise<void>;
}

/** A log that collects its records. */
export function keptLog(): { log: Logger; records: Record<string, unknown>[] } {
  const records: Record<string, unknown>[] = [];
  return { log: pino({ base: null }, { write: (line) => records.push(JSON.parse(line)) }), records };
}

/** Starts a service with some middleware and the error handler, on a port of its own. */
export async function startKoa(make: (log: Logger) => Middleware[]): Promise<KoaServer> {
  const { log, records } = keptLog();
  const failures: unknown[] = [];
  const app = new Koa();
  app.on('error', (error) => {
    if (!isBrokenConnection(error)) failures.push(error);
  });
  app.use(apiErrors(log, messages.apiResponses));
  for (const middleware of make(log)) app.use(middleware);
  const server = app.listen(0, '127.0.0.1');
  // Longer than Node's default of five seconds, because tests check the service's own timeouts.
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    log: records,
    failures,
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const reply = await ask({ port, path, method, headers: { ...length, ...headers }, body });
      return {
        ...reply,
        get json() {
          return JSON.parse(reply.text);
        },
      };
    },
    open() {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      const closed = new Promise<string>((resolve) =>
        socket.on('error', () => {}).on('close', () => resolve(received)),
      );
      socket.setEncoding('utf8').on('data', (part) => {
        received += part;
      });
      const until = (pattern: RegExp) =>
        new Promise<string>((resolve, reject) => {
          const look = () => {
            if (pattern.test(received)) resolve(received);
          };
          socket
            .on('data', look)
            .on('close', () => reject(new Error(`closed before ${pattern} came, after: ${received}`)));
          look();
        });
      return { socket, until, closed };
    },
    stop: () => shut(server),
  };
}
