import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Listens on a port of this machine, a free one by default, and returns it. */
export async function listenLocally(server: Server | NetServer, port = 0): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Ends a server with all its connections. */
export const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that remembers what it receives and answers as it is told, until the test ends. */
export async function startPeer(
  answer: RequestListener,
): Promise<{ url: string; received: Received[]; server: Server }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    answer(request, response);
  });
  const port = await listenLocally(server);
  onTestFinished(() => shut(server));
  return { url: `http://127.0.0.1:${port}`, received, server };
}
