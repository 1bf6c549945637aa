import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { dist } from '#scripts/support/builtSite.ts';
import { shut } from './httpPeer.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml',
};

/**
 * A host that knows nothing of the site: it serves files, `.html` left out where it is asked to, and `404.html` for
 * everything else. The API behind it knows nothing of visitors.
 */
export async function startStaticHost(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/api/ip-location')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":false}');
    const file = [path === '/' ? '/index.html' : path, `${path}.html`].find(
      (name) => extname(name) && existsSync(join(dist, name)),
    );
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(file ?? '404.html')] ?? 'application/octet-stream',
    });
    response.end(await readFile(join(dist, file ?? '404.html')));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => shut(server),
  };
}
