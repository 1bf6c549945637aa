import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of the webhook, as it came. */
interface Call {
  headers: IncomingHttpHeaders;
  text: string;
  body: Record<string, unknown>;
}

export interface WebhookPeer {
  url: string;
  /** Calls that were answered with 200. */
  taken: Call[];
  /** What it answers with from now on. */
  status: number;
  tries: number;
  stop(): void;
}

/** A receiver of the webhook in this process. */
export async function startWebhook(): Promise<WebhookPeer> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      peer.tries += 1;
      if (peer.status === 200) {
        peer.taken.push({ headers: request.headers, text, body: JSON.parse(text) });
      }
      response.writeHead(peer.status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
  const peer: WebhookPeer = {
    url,
    taken: [],
    status: 200,
    tries: 0,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return peer;
}
