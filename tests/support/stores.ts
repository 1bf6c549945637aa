import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import pg from 'pg';
import { beforeEach, inject, it, onTestFinished } from 'vitest';
import { type Db, openStore, type Store, type StoreAddress } from '#api/db/open.ts';
import type { Tables } from '#api/db/tables.ts';
import { withoutPostgres } from '#tests/support/postgres.ts';
import { inRelease } from './tier.ts';
import { temporaryFolder } from './folders.ts';

export interface StoreKind {
  name: string;
  /** An empty store with all migrations, closed when the test ends if not before. */
  open(): Promise<Store>;
  /** The location of an empty store that can be closed and opened again; deleted when the test ends. */
  address(): Promise<StoreAddress>;
}

const sqlite: StoreKind = {
  name: 'SQLite',
  open: () => opened({ file: ':memory:' }),
  address: async () => ({ file: temporaryFile() }),
};
const postgres: StoreKind = {
  name: 'PostgreSQL',
  open: async () => closing(await openPostgresStore()),
  address: async () => ({ url: await freshDatabase() }),
};

/** Every kind of store in both tiers, for `describe.each`: where the SQL of the two differs. */
export const bothStores: readonly StoreKind[] = withoutPostgres ? [sqlite] : [sqlite, postgres];

/** SQLite after each change, every kind of store for a release, for `describe.each`: where their SQL is the same. */
export const stores: readonly StoreKind[] = inRelease ? bothStores : [sqlite];

if (withoutPostgres) it.skip(`the same on PostgreSQL: ${withoutPostgres}`, () => {});

/** A store that is closed when the test ends, if it was not before. */
function closing(store: Store): Store {
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= store.close());
  onTestFinished(close);
  return { ...store, close };
}

/** Opens a store until the test ends. */
export const opened = async (...given: Parameters<typeof openStore>): Promise<Store> =>
  closing(await openStore(...given));

/** Puts rows into a table, any number of them. */
export async function insert<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: Insertable<Tables[Name]> | readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const all = Array.isArray(rows) ? rows : [rows];
  for (let from = 0; from < all.length; from += 500)
    await db
      .insertInto(table)
      .values(all.slice(from, from + 500) as never)
      .execute();
}

/** A store of its own for each test of a group, while that runs. */
export function storePerTest(open: StoreKind['open']): Store {
  const store = {} as Store;
  beforeEach(async () => void Object.assign(store, await open()));
  return store;
}

/** What several processes have: stores at one address, until the test ends. */
export async function openSides(address: StoreKind['address'], count = 2): Promise<[Store, Store, ...Store[]]> {
  const where = await address();
  const sides: Store[] = [];
  for (let side = 0; side < count; side += 1) {
    sides.push(await opened(where));
  }
  return sides as [Store, Store];
}

/** Runs something on each store of several processes at once. */
export const onEach = <Each, Result>(each: readonly Each[], run: (one: Each) => Promise<Result>): Promise<Result[]> =>
  Promise.all(
    each.map(async (one) => {
      // A transaction on SQLite must end before another connection of the same thread begins one.
      await new Promise(setImmediate);
      return run(one);
    }),
  );

/** The path of a store's file in a folder of its own, which is deleted when the test ends. */
export const temporaryFile = (): string => join(temporaryFolder(), 'site.db');

// Creating a database takes ten times as long as emptying one.
const emptied: string[] = [];

async function openPostgresStore(): Promise<Store> {
  const url = emptied.pop() ?? (await freshDatabase());
  const store = await openStore({ url });
  return {
    ...store,
    async close() {
      // A failed test may have left a transaction open: its database is not used again.
      const empty = await store.pool
        ?.query("SET lock_timeout = '2s'; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        .catch(() => undefined);
      await store.close();
      if (empty) emptied.push(url);
    },
  };
}

/** Creates an empty database without tables in the PostgreSQL of this run and returns its URL. */
export async function freshDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresAt'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomUUID()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
