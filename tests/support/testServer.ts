import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import type { Store } from '#api/db/open.ts';
import { readEnv } from '#api/env.ts';
import { listen } from '#api/server.ts';
import { openBackend } from '#api/backend.ts';
import type { Desk } from '#api/static/loadDesk.ts';
import { openSite } from '#api/static/siteFiles.ts';
import type { Site } from '#data/schema/site.ts';
import { buildSite } from './buildData.ts';
import { makeBuiltFolder } from './builtFolder.ts';

/** A response as received: redirects are not followed, and the body is not decompressed. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The body as text. */
  text: string;
}

type Headers = Record<string, string>;

export interface TestServer {
  url: string;
  /** The built site it serves. */
  dir: string;
  /** Sends a request with exactly this target and these headers. */
  ask(target: string, headers?: Headers, method?: string): Promise<Answer>;
  /** Sends a request line that no HTTP client would send, and returns the status line of the response. */
  sendLine(line: string): Promise<string>;
  store: Store;
  /** The log records so far. */
  log: Record<string, unknown>[];
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Variables of the environment; the store is in memory unless they or `store` name another. */
  env?: Record<string, string>;
  store?: Store;
  /** The owner's desk. */
  desk?: Desk;
}

/** Starts the service with a small built site, on a port of its own. */
export async function startServer(
  site: Site = buildSite(),
  { env = {}, store, desk }: ServerOptions = {},
): Promise<TestServer> {
  const dir = makeBuiltFolder();
  const log: Record<string, unknown>[] = [];
  const backend = await openBackend(readEnv({ STORE_FILE: ':memory:', ...env }), {
    site,
    built: openSite(dir),
    log: pino({ base: null }, { write: (line) => log.push(JSON.parse(line)) }),
    ...(store ? { store } : {}),
    desk,
  });
  const server = await listen(backend.app, { port: 0, host: '127.0.0.1' });
  backend.start();
  const port = Number(new URL(server.url).port);
  return {
    url: server.url,
    dir,
    log,
    store: backend.store,
    ask: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
          });
        });
        sent.on('error', reject).end();
      }),
    sendLine: (line) =>
      new Promise((resolve, reject) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        );
        socket
          .on('data', (chunk) => {
            answer += chunk;
          })
          .on('error', reject)
          .on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
      }),
    async stop() {
      await server.stop();
      await backend.stop();
      rmSync(dir, { recursive: true });
    },
  };
}
