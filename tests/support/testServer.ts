import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { readEnv } from '#api/env.ts';
import { listen } from '#api/server.ts';
import { openBackend } from '#api/backend.ts';
import type { Desk } from '#api/static/loadDesk.ts';
import { openSite } from '#api/static/siteFiles.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { type SmtpPeer, startSmtp } from '#tests/support/smtpPeer.ts';
import { type Answer, ask } from './ask.ts';
import { buildSite } from './buildData.ts';
import { makeBuiltFolder } from './builtFolder.ts';
import { keptLog } from './koaServer.ts';

interface Reply {
  status: number;
  headers: globalThis.Headers;
  location: string | null;
  text: string;
  /** The body where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests compare it with what they expect
  json: any;
}

type Headers = Record<string, string>;

export interface TestServer {
  url: string;
  /** The built site it serves. */
  dir: string;
  /** Sends a request with exactly this target and these headers. */
  ask(target: string, headers?: Headers, method?: string): Promise<Answer>;
  /** Sends JSON, or a form, as a program does; redirects are not followed. */
  post(path: string, body: unknown, headers?: Headers): Promise<Reply>;
  /** Sends a request line that no HTTP client would send, and returns the response. */
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

/** Starts the service with a small built site, on a port of its own; stopped when the test that starts it ends. */
export async function startServer(site?: Site, options?: ServerOptions): Promise<TestServer> {
  const server = await open(site, options);
  onTestFinished(() => server.stop());
  return server;
}

/** One server for all tests of a file or a group, running while they do. */
export function sharedServer(site?: Site, options: ServerOptions | (() => ServerOptions) = {}): TestServer {
  const shared = {} as TestServer;
  beforeAll(async () => {
    Object.assign(shared, await open(site, typeof options === 'function' ? options() : options));
  });
  afterAll(() => shared.stop());
  return shared;
}

/** A mail server that is stopped when the test that starts it ends. */
export async function startMailPeer(): Promise<SmtpPeer> {
  const peer = await startSmtp();
  onTestFinished(() => peer.stop());
  return peer;
}

/** A mail server for all tests of a file. */
export async function sharedMailPeer(): Promise<SmtpPeer> {
  const peer = await startSmtp();
  afterAll(() => peer.stop());
  return peer;
}

async function open(site = buildSite(), { env = {}, store, desk }: ServerOptions = {}): Promise<TestServer> {
  const dir = makeBuiltFolder();
  const { log, records } = keptLog();
  const parts = { site, built: openSite(dir), log, ...(store ? { store } : {}), desk };
  const backend = await openBackend(readEnv({ STORE_FILE: ':memory:', ...env }), { ...parts, laterMs: [0, 10] });
  // Nobody connects to a server that a test stops: it waits for none.
  const stopTimes = { quiet: 0, max: 5000 };
  const server = await listen(backend.app, { port: 0, host: '127.0.0.1', stopTimes });
  backend.start();
  const port = Number(new URL(server.url).port);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    await backend.stop();
    rmSync(dir, { recursive: true });
  };
  return {
    url: server.url,
    dir,
    log: records,
    store: backend.store,
    ask: (path, headers = {}, method = 'GET') => ask({ port, path, headers, method }),
    async post(path, body, headers = {}) {
      const isRaw = typeof body === 'string' || body instanceof URLSearchParams;
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { ...(body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' }), ...headers },
        body: isRaw ? body : JSON.stringify(body),
        redirect: 'manual',
      });
      const text = await response.text();
      const json = /^[[{]/.test(text) ? JSON.parse(text) : undefined;
      const { status, headers: received } = response;
      return { status, headers: received, location: received.get('location'), text, json };
    },
    sendLine: (line) => sendLine(port, line),
    stop: () => (stopped ??= stop()),
  };
}

async function sendLine(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
