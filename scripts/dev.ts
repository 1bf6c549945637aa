import { createServer as createHttpServer } from 'node:http';
import { sep } from 'node:path';
import { pino } from 'pino';
import { createServer, type Plugin } from 'vite';
import { createApp } from '../api/app.ts';
import { readEnv } from '../api/env.ts';
import { DataError, dataDir } from '../data/load.ts';
import { root } from './build/bundle.ts';

/** The site with hot reload and the API, behind one address. Pages come as data and are rendered in the browser. */
const env = readEnv(process.env);
const server = createHttpServer();
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } }, plugins: [reloadOnData()] });

type Entry = typeof import('../src/entry-server.tsx');
type Loader = typeof import('../data/load.ts');

/** The site as the files are now: what changed is loaded anew. */
async function current() {
  const [entry, loader] = (await Promise.all([vite.ssrLoadModule('/src/entry-server.tsx'), vite.ssrLoadModule('/data/load.ts')])) as [Entry, Loader];
  const site = await loader.loadSite(dataDir());
  return { entry, site, pages: await entry.sitePages(site) };
}

const log = pino({ level: env.LOG_LEVEL });
server.on('request', async (request, response) => {
  try {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/api/') || path === '/healthz') {
      const { site } = await current();
      return await createApp({ site, built: undefined, log }).callback()(request, response);
    }
    if (path.endsWith('.json')) {
      const { entry, site, pages } = await current();
      const content = path === '/shell.json' ? entry.shellData(site) : pages.find((page) => entry.frameAddress(page.path) === path)?.frame();
      if (content) return response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
    }
    vite.middlewares(request, response, async () => {
      const html = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>';
      response.setHeader('content-type', 'text/html; charset=utf-8').end(await vite.transformIndexHtml(request.url ?? '/', html));
    });
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error instanceof DataError ? error.message : error);
    response.statusCode = 500;
    response.setHeader('content-type', 'text/plain; charset=utf-8').end(error instanceof Error ? error.message : String(error));
  }
});
server.listen(env.PORT, env.HOST, () => console.log(`The site with hot reload and its API are at http://localhost:${env.PORT} (Ctrl-C stops them).`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, async () => { await vite.close(); process.exit(0); });

/** A change of the data reloads the page: no module of the browser's depends on them. */
function reloadOnData(): Plugin {
  return {
    name: 'reload-on-data',
    configureServer: ({ watcher }) => void watcher.add(dataDir()),
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.startsWith(dataDir() + sep)) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
