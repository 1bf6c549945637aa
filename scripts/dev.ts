import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pino } from 'pino';
import { createServer, type Plugin } from 'vite';
import { readEnv } from '../api/env.ts';
import { openBackend, openStoreOf } from '../api/backend.ts';
import { dataDir } from '../data/rules/dataDir.ts';
import { DataError, loadSite } from '../data/rules/load.ts';
import { escapeHtml } from '../data/rules/text/escapeHtml.ts';
import { fallbackRulesOf, findFallbackRule } from '../data/rules/routing/fallbackRules.ts';
import { findRedirect } from '../data/rules/routing/redirects.ts';
import type { ServerBundle } from './build/steps/makePageRenderer.ts';
import { jsonFiles } from './build/jsonFiles.ts';
import { root } from './support/root.ts';
import { drawPictures, pictureRequests } from './build/pictures/drawPictures.ts';
import { recordPictures } from './build/pictures/subjects.ts';
import { writeSlugTypes } from './support/slugTypes.ts';

/** `npm run dev`: the site with hot reload and the API on one port. Pages are rendered in the browser from their data. */
const env = readEnv(process.env);
const server = createHttpServer();
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: [tellOfData()],
});

/** The modules and the version of the data that the site was made from last, and that site. */
let last: { from: readonly unknown[]; current: ReturnType<typeof makeCurrent> } | undefined;
/** Counts the changes of files in the data folder. */
let version = 0;

/** The site from the present files: Vite reloads the modules that have changed. Made anew where something has changed. */
async function loadCurrent() {
  const serverBundle = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerBundle;
  // Records that cannot be read are told by those who make the site.
  const records = await vite.ssrLoadModule(join(dataDir(), 'index.ts')).catch(() => undefined);
  const from = [serverBundle, records, version];
  if (records && last?.from.every((one, index) => one === from[index])) return last.current;
  last = { from, current: makeCurrent(serverBundle) };
  return last.current;
}

async function makeCurrent(serverBundle: ServerBundle) {
  const site = await loadSite(dataDir(), { load: (file) => vite.ssrLoadModule(file), drafts: true });
  writeSlugTypes(dataDir(), site);
  const pages = await serverBundle.sitePages(site);
  const rules = fallbackRulesOf(serverBundle.routes, new Set(pages.map(({ path }) => path)));
  return { serverBundle, site, pages, rules };
}

const log = pino({ level: env.LOG_LEVEL });

/**
 * The API on the present records, made anew when they change, over a store that stays open. Nothing runs in the background: mails
 * stay in the store until the service is started, which no answer waits for, and nothing expires.
 */
const store = await openStoreOf(env);
let backend: { of: unknown; opened: ReturnType<typeof openBackend> } | undefined;
async function api() {
  const current = await loadCurrent();
  const parts = { site: current.site, built: undefined, log, store };
  if (backend?.of !== current) backend = { of: current, opened: openBackend({ ...env, MAIL_BUDGET_MS: 0 }, parts) };
  return (await backend.opened).app.callback();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/') || path === '/healthz') return (await api())(request, response);
  if (path.endsWith('.json')) return sendJson(response, await pageData(path));
  const picture = path.startsWith('/images/') ? await findPicture(path) : undefined;
  if (picture) return void response.setHeader('content-type', picture.type).end(picture.content);
  await new Promise<void>((resolve) => vite.middlewares(request, response, () => resolve()));
  const { pages, rules, site } = await loadCurrent();
  const isPage = pages.some((page) => page.path === path);
  const moved = isPage ? undefined : findRedirect(site.redirects, path);
  if (moved) return void response.writeHead(301, { location: moved, 'cache-control': 'no-store' }).end();
  const rule = isPage ? undefined : findFallbackRule(rules, path);
  if (rule && 'redirect' in rule) return void response.writeHead(302, { location: rule.redirect }).end();
  await sendPage(response, path, '<div id="root"></div><script type="module" src="/src/main.tsx"></script>');
}

/** A document with Vite's client, which reloads it when a file has changed. */
async function sendPage(response: ServerResponse, path: string, body: string): Promise<void> {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
    `content="width=device-width, initial-scale=1"></head><body>${body}</body></html>`;
  response.setHeader('content-type', 'text/html; charset=utf-8').end(await vite.transformIndexHtml(path, html));
}

/** The error in Vite's overlay, and without a script as text. The page comes back by itself when the record is mended. */
function sendErrorPage(response: ServerResponse, path: string, message: string): Promise<void> {
  const shown = JSON.stringify({ message, stack: '' }).replaceAll('<', '\\u003c');
  return sendPage(
    response,
    path,
    `<pre style="white-space:pre-wrap">${escapeHtml(message)}</pre><script type="module">` +
      `import { createHotContext, ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${shown}));` +
      `createHotContext('/error').on('records-changed', () => location.reload())</script>`,
  );
}

/** The data of a page by its JSON address, or those of the page that is shown where there is none. */
async function pageData(address: string): Promise<unknown> {
  const { serverBundle, site, pages, rules } = await loadCurrent();
  if (address === '/shell.json') return serverBundle.shellData(site);
  const derived = jsonFiles(site).get(address);
  if (derived) return derived();
  const rule = findFallbackRule(rules, address.replace(/\.json$/, ''));
  const standIn = rule && 'show' in rule ? rule.show : '/not-found';
  const page =
    pages.find(({ path }) => serverBundle.framePath(path) === address) ?? pages.find(({ path }) => path === standIn);
  return page?.frame();
}

/** A record's picture; drawn on the first request. */
async function findPicture(address: string): Promise<{ type: string; content: string | Uint8Array } | undefined> {
  const { site } = await loadCurrent();
  const wanted = recordPictures(site)
    .flatMap(pictureRequests)
    .filter((one) => one.address === address);
  if (wanted.length === 0) return undefined;
  const dir = join(root, '.cache/dev');
  await drawPictures(wanted, dir, site.theme);
  return { type: address.endsWith('.webp') ? 'image/webp' : 'image/png', content: await readFile(join(dir, address)) };
}

function sendJson(response: ServerResponse, content: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
}

server.on('request', (request, response) => {
  answer(request, response)
    .catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      // The parser colours its messages for a terminal.
      const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      console.error(error instanceof DataError ? message : error);
      response.statusCode = 500;
      if (request.headers.accept?.includes('text/html')) return sendErrorPage(response, request.url ?? '/', message);
      response.setHeader('content-type', 'text/plain; charset=utf-8').end(message);
    })
    // An answer that has begun cannot become another.
    .catch((error: unknown) => console.error(error));
});
server.listen(env.PORT, env.HOST, () =>
  console.log(
    `The site with hot reload and its API are at http://localhost:${(server.address() as AddressInfo).port} (Ctrl-C stops them).`,
  ),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await vite.close();
    process.exit(0);
  });

/** Vite plugin that tells the page when a record changes, because no module in the browser imports records. */
function tellOfData(): Plugin {
  return {
    name: 'tell-of-data',
    configureServer: ({ watcher }) => void watcher.add(dataDir()),
    hotUpdate({ file }) {
      if (!file.startsWith(dataDir() + sep) || file.endsWith('.d.ts')) return;
      version++;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'custom', event: 'records-changed' });
    },
  };
}
