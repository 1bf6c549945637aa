import { createServer } from 'node:http';
import { listenLocally, shut } from './httpPeer.ts';

export interface PiecemealSite {
  url: string;
  /** Sends the rest of every document. */
  goOn(): void;
  stop(): Promise<void>;
}

/** Serves a site whose documents stop before a given text until told to continue, so that tests can look at a partly loaded page. */
export async function serveInPieces(url: string, before: string): Promise<PiecemealSite> {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  const server = createServer(async ({ url: path = '/' }, response) => {
    const answer = await fetch(url + path);
    const headers = ['content-type', 'content-security-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value]] : [];
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(headers));
    const cut = answer.headers.get('content-type')?.startsWith('text/html') ? body.indexOf(before) : -1;
    if (cut >= 0) {
      response.write(body.subarray(0, cut));
      await told;
    }
    response.end(cut >= 0 ? body.subarray(cut) : body);
  });
  const port = await listenLocally(server);
  return { url: `http://127.0.0.1:${port}`, goOn, stop: () => shut(server) };
}
