import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteStatement, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { copyBefore, deleteOldCopies, emptyLog } from './copies.ts';
import { foldText } from './search.ts';
import { migrate } from './migrate.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import { makePostgresPool } from './postgresPool.ts';
import { SharedSqliteDialect } from './sqliteDriver.ts';
import type { Moment, Tables } from './tables.ts';
import { vacuum } from './vacuum.ts';

export type Db = Kysely<Tables>;

/** An open database with all migrations, a SQLite file's or a PostgreSQL's. */
export interface Store {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** The PostgreSQL pool, for libraries that speak to it themselves (rate limits). */
  pool: pg.Pool | undefined;
  /** Migrations of a newer release, which this one does not know: the store has been used by it, and works. */
  newerMigrations: readonly string[];
  /**
   * Removes deleted data from the database's files, where it is readable until then. Rejects where another process prevents it
   * for `patienceMs` milliseconds; it can be called again.
   */
  scrub(patienceMs?: number): Promise<void>;
  /** Deletes copies of a SQLite store that are too old. */
  dropOldCopies(now: Moment): void;
  close(): Promise<void>;
}

/** An SQLite file (or `:memory:`), or the URL of a PostgreSQL with the timeout of connections and queries in milliseconds. */
export type StoreAddress = { file: string } | { url: string; timeoutMs?: number | undefined };

/**
 * Opens a database and runs pending migrations. Before a SQLite store is changed, it is copied beside its file.
 * @throws Error where it cannot be opened or brought up to date, or where its file is damaged
 */
export async function openStore(
  address: StoreAddress,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<Store> {
  if ('url' in address) {
    // A pool without timeouts: a migration of a large table, or one in another process, may take long.
    const { pool, close } = makePostgresPool(address.url, { max: 2 });
    try {
      const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
      return { ...openPostgres(address), newerMigrations: await migrate(db, { migrations }) };
    } finally {
      await close();
    }
  }
  const { file } = address;
  const store = openWhole(file);
  try {
    await assertWhole(store.db, file);
    const newerMigrations = await migrate(store.db as unknown as Kysely<never>, {
      migrations,
      beforeChange: (name) => copyBefore(store.db, file, name),
    });
    return { ...store, newerMigrations };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openWhole(file: string): OpenedStore {
  try {
    return openSqlite(file);
  } catch (error) {
    throw isDamage(error) ? damaged(file, (error as Error).message) : error;
  }
}

/** Reads all pages of a SQLite file: a copy that was laid over the log of another one is malformed where nobody looks at first. */
async function assertWhole(db: Db, file: string): Promise<void> {
  const fault = await sql<{ quick_check: string }>`PRAGMA quick_check(1)`.execute(db).then(
    ({ rows: [row] }) => row?.quick_check,
    (error) => {
      if (!isDamage(error)) throw error;
      return (error as Error).message;
    },
  );
  if (fault !== 'ok') throw damaged(file, fault);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isDamage = (error: unknown) => [11, 26].includes(Number((error as { errcode?: number }).errcode) & 255);

const damaged = (file: string, fault: string | undefined) =>
  new Error(`The store ${file} is damaged: ${fault}. Put a copy in its place: npm run restore -- FILE`);

/** Makes the store readable for its own user alone, as it holds personal data and secrets; SQLite's other files follow it. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

type OpenedStore = Omit<Store, 'newerMigrations'>;

function openSqlite(file: string): OpenedStore {
  if (file !== ':memory:') keepPrivate(file);
  // Waits for another process that creates the same file, or recovers its log.
  const sqlite = new DatabaseSync(file, { timeout: 10_000 });
  // Commits are durable (FULL), readers and the writer do not block each other (WAL), deleted content is overwritten.
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000;',
  );
  // From here on the driver waits, because SQLite would do so inside the event loop.
  sqlite.exec('PRAGMA busy_timeout = 0');
  sqlite.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? foldText(text) : null));
  const db = new Kysely<Tables>({
    dialect: new SharedSqliteDialect({
      close: () => sqlite.close(),
      prepare: rememberStatements((text) => asKyselyStatement(sqlite.prepare(text))),
    }),
  });
  return {
    db,
    kind: 'sqlite',
    pool: undefined,
    scrub: (patienceMs = 60_000) => emptyLog(sqlite, patienceMs),
    dropOldCopies(now) {
      if (file !== ':memory:') deleteOldCopies(file, now);
    },
    close: () => db.destroy(),
  };
}

/** Prepared statements that are kept: the service has some hundred. */
const maxStatements = 500;

/** Prepares a statement once: that takes longer than to run it. */
function rememberStatements(prepare: (text: string) => SqliteStatement): (text: string) => SqliteStatement {
  const known = new Map<string, SqliteStatement>();
  return (text) => {
    const statement = known.get(text) ?? prepare(text);
    // Those of lists of any length are many.
    if (known.size >= maxStatements) known.clear();
    known.set(text, statement);
    return statement;
  };
}

/** Adapts a statement of `node:sqlite` to Kysely, whose dialect is written for better-sqlite3. */
function asKyselyStatement(statement: StatementSync): SqliteStatement {
  type Values = Parameters<typeof statement.all>;
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as Values)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...(parameters as Values));
      return { changes, lastInsertRowid };
    },
    iterate: (parameters) => statement.iterate(...(parameters as Values)) as IterableIterator<unknown>,
  };
}

function openPostgres({ url, timeoutMs = 2000 }: { url: string; timeoutMs?: number | undefined }): OpenedStore {
  const { pool, close } = makePostgresPool(url, { timeoutMs });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    pool,
    // Beyond reach are the server's write-ahead log, replicas and backups.
    scrub: (patienceMs = 60_000) => vacuum(url, patienceMs),
    dropOldCopies() {},
    close,
  };
}
