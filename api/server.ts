import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

export interface RunningServer {
  /** The address it can be reached at on this machine. */
  url: string;
  /** Stops taking connections, lets answers under way finish, and resolves when everything is closed. */
  stop(): Promise<void>;
}

const unreadable = JSON.stringify({ success: false, error: { code: 'bad_request', message: 'The request could not be read.' } });

/** Listens until told to stop. */
export function listen(app: Koa, { port, host }: { port: number; host?: string | undefined }): Promise<RunningServer> {
  const server: Server = createServer(app.callback());
  // What is no HTTP gets the envelope like any other refusal, and no more of the server's time.
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${unreadable.length}\r\n\r\n${unreadable}`);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`) : error);
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${actual}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeIdleConnections();
          }),
      });
    });
  });
}
