import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openStore, type Store, type StoreAddress } from '../../../../api/db/open.ts';
import { makeSessions } from '../../../../api/owner/sessions.ts';
import { loadSite } from '../../../../data/rules/load.ts';
import type { ChildServer } from '../../../support/childServer.ts';
import { startPostgres } from '../../../support/postgres.ts';
import type { FaultResult } from '../../faults.ts';
import { sleep, startServer, withFolder } from '../store/client.ts';

export const owner = 'owner@bench.example';
export const host = new URL((await loadSite()).provider.origin).hostname;

/** A store where servers of this machine find it. */
export interface Place {
  address: StoreAddress;
  /** A folder that is deleted afterwards. */
  folder: string;
  start(env?: Record<string, string>): Promise<ChildServer>;
}

/** Runs with an empty SQLite store, and with an empty PostgreSQL, one after the other; both have to hold. */
export async function onBoth(work: (place: Place) => Promise<FaultResult>): Promise<FaultResult> {
  const sqlite = await onSqlite(work);
  const postgres = await onPostgres(work);
  return {
    measured: `SQLite: ${sqlite.measured}; PostgreSQL: ${postgres.measured}`,
    holds: sqlite.holds && postgres.holds,
  };
}

export const onSqlite = (work: (place: Place) => Promise<FaultResult>): Promise<FaultResult> =>
  withFolder((folder) => {
    const file = join(folder, 'site.db');
    return withServers({ address: { file }, folder, env: { STORE_FILE: file } }, work);
  });

export const onPostgres = (work: (place: Place) => Promise<FaultResult>): Promise<FaultResult> =>
  withFolder(async (folder) => {
    const postgres = await startPostgres();
    const url = postgres.url('postgres');
    const env = { DATABASE_URL: url, STORE_FILE: join(folder, 'site.db') };
    return withServers({ address: { url }, folder, env }, work).finally(() => postgres.stop());
  });

/** Whatever servers the work starts are ended with it. */
async function withServers(
  { address, folder, env }: { address: StoreAddress; folder: string; env: Record<string, string> },
  work: (place: Place) => Promise<FaultResult>,
): Promise<FaultResult> {
  const servers: ChildServer[] = [];
  const start = async (more: Record<string, string> = {}) => {
    const server = await startServer({ OWNER_EMAIL: owner, ...env, ...more });
    servers.push(server);
    return server;
  };
  try {
    return await work({ address, folder, start });
  } finally {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  }
}

/** Looks into a store from outside. */
export async function inStore<Result>(address: StoreAddress, look: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(address);
  return look(store).finally(() => store.close());
}

/** Waits until something is so, for some seconds. @returns the milliseconds it took; Infinity where it was not */
export async function waitUntil(condition: () => Promise<boolean> | boolean, maxSeconds = 20): Promise<number> {
  const begin = performance.now();
  while (!(await condition())) {
    if (performance.now() - begin > maxSeconds * 1000) return Number.POSITIVE_INFINITY;
    await sleep(20);
  }
  return performance.now() - begin;
}

/** Lets a process begin with a clock that is some milliseconds ahead. */
export function clockAhead(ms: number): Record<string, string> {
  const program =
    `const Real = Date; globalThis.Date = class extends Real { static now() { return Real.now() + ${ms}; } ` +
    `constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${ms}); } };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}

/** A browser that is signed in to the desk. */
export async function signIn({ url }: ChildServer, store: Store) {
  const token = await makeSessions({ store, owners: [owner] }).begin(owner);
  const headers = { Cookie: `__Host-owner=${token}`, Origin: url };
  return {
    token,
    get: (path: string) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path: string, fields: Record<string, string>) =>
      fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' }),
  };
}

/** A server of this process on a port of its own. */
export async function startPeer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
