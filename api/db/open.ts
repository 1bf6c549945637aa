import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteStatement } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { emptyLog } from './emptyLog.ts';
import { foldText } from './foldText.ts';
import { up as renameQuarantined } from './migrations/008-quarantined.ts';
import { migrations } from './migrations/index.ts';
import { makePostgresPool } from './postgresPool.ts';
import { SharedSqliteDialect } from './sqliteDriver.ts';
import type { Tables } from './tables.ts';
import { vacuum } from './vacuum.ts';

export type Db = Kysely<Tables>;

/** An open database with all migrations. Only this file knows how SQLite and PostgreSQL differ. */
export interface Store {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** The PostgreSQL pool, for libraries that speak to it themselves (rate limits). */
  pool: pg.Pool | undefined;
  /** Whether claims need `for update skip locked`; SQLite, with one writer at a time, does not know it. */
  skipLocked: boolean;
  /** Whether an error means that the data was refused (a constraint, for example), not that the database failed. */
  isRefusal(error: unknown): boolean;
  /**
   * Removes deleted data from the database's files, where it is readable until then. Rejects where another process prevents
   * it for `patienceMs` milliseconds; it can be called again.
   */
  scrub(patienceMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** An SQLite file (or `:memory:`), or the URL of a PostgreSQL with the timeout of connections and queries in milliseconds. */
export type StoreAddress = { file: string } | { url: string; timeoutMs?: number | undefined };

/** Opens a database and runs pending migrations. */
export async function openStore(address: StoreAddress): Promise<Store> {
  if ('url' in address) {
    // A pool without timeouts: a migration of a large table, or one in another process, may take long.
    const { pool, close } = makePostgresPool(address.url, { max: 2 });
    try {
      await migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
    } finally {
      await close();
    }
    return openPostgres(address);
  }
  const store = openSqlite(address.file);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Makes the store readable for its own user alone, as it holds personal data and secrets; SQLite's other files follow it. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function openSqlite(file: string): Store {
  if (file !== ':memory:') keepPrivate(file);
  // The driver waits for other processes, because SQLite would do so inside the event loop.
  const sqlite = new DatabaseSync(file, { timeout: 0 });
  // Commits are durable (FULL), readers and the writer do not block each other (WAL), deleted content is overwritten.
  whenUnlocked(() =>
    sqlite.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000;',
    ),
  );
  sqlite.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? foldText(text) : null));
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = asKyselyStatement(sqlite.prepare(sql));
    if (statements.size > 200) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  const db = new Kysely<Tables>({
    dialect: new SharedSqliteDialect({
      close: () => {
        statements.clear();
        sqlite.close();
      },
      prepare,
    }),
  });
  return {
    db,
    kind: 'sqlite',
    pool: undefined,
    skipLocked: false,
    isRefusal: refusedBySqlite,
    scrub: (patienceMs = 60_000) => emptyLog(sqlite, patienceMs),
    close: () => db.destroy(),
  };
}

/** SQLITE_CONSTRAINT, SQLITE_MISMATCH and SQLITE_TOOBIG; the higher bits of an extended code are masked. */
function refusedBySqlite(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && [18, 19, 20].includes(errcode & 255);
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

/** Retries a step while another process creates the same file, or writes to it. */
function whenUnlocked(step: () => void): void {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      step();
      return;
    } catch (error) {
      // SQLITE_BUSY, also as an extended code: another process recovers the log of a file that is new to both.
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
      if (!busy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function openPostgres({ url, timeoutMs = 2000 }: { url: string; timeoutMs?: number | undefined }): Store {
  const { pool, close } = makePostgresPool(url, { timeoutMs });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    pool,
    skipLocked: true,
    // Classes 22 and 23 of SQLSTATE: data exceptions and violated constraints.
    isRefusal: (error) => /^2[23]/.test(String((error as { code?: unknown }).code)),
    // Beyond reach are the server's write-ahead log, replicas and backups.
    scrub: (patienceMs = 60_000) => vacuum(url, patienceMs),
    close,
  };
}

async function migrate(db: Db): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  // On every start: a process of an earlier version may have gone on writing while the first of this version ran.
  if (!error) return renameQuarantined(db);
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(
    `The store could not be brought up to date${failed ? ` (migration ${failed})` : ''}: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );
}
