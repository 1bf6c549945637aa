import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PiecemealSite {
  url: string;
  /** Sends the rest of every document. */
  goOn(): void;
  stop(): void;
}

/** Serves a site whose documents stop before a given text until told to continue, so that tests can look at a partly loaded page. */
export async function serveInPieces(url: string, before: string): Promise<PiecemealSite> {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
