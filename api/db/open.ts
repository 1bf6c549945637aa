import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { emptyLog } from './emptyLog.ts';
import { migrations } from './migrations/index.ts';
import { makePostgresPool } from './postgresPool.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A store, opened and brought up to date. The only file that knows which kind it is. */
export interface Store {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** The connections, for what must be shared between processes and has a library of its own (rate limits). */
  pool: pg.Pool | undefined;
  /**
   * Whether rows that another transaction has in hand must be passed over when some are claimed (`for update skip
   * locked`); a store with one writer at a time has none.
   */
  skipLocked: boolean;
  /** Whether an error says that the store refused what it was given, and not that it failed itself. */
  isRefusal(error: unknown): boolean;
  /**
   * Removes from the files what was deleted, which can be read there until then. Rejects where another process keeps it
   * from doing so for so long, in milliseconds; it can be called again.
   */
  scrub(patienceMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** Where the store is: a file (or `:memory:`), or a PostgreSQL, where each connection and query may take so many milliseconds. */
export type StoreAddress = { file: string } | { url: string; timeoutMs?: number | undefined };

/** Opens a store and runs the migrations it lacks. */
export async function openStore(address: StoreAddress): Promise<Store> {
  if ('url' in address) {
    // Another process may be at it, and a large table takes its time: no query is given up here.
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

function openSqlite(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file);
  sqlite.exec('PRAGMA busy_timeout = 5000');
  // A commit is on the disk before it is answered; readers and the one writer do not wait for each other; what is erased is overwritten.
  whenUnlocked(() =>
    sqlite.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000;',
    ),
  );
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = readable(sqlite.prepare(sql));
    if (statements.size > 200) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  const db = new Kysely<Tables>({
    dialect: new SharedSqliteDialect({
      database: {
        close: () => {
          statements.clear();
          sqlite.close();
        },
        prepare,
      },
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

/** SQLITE_CONSTRAINT, SQLITE_MISMATCH and SQLITE_TOOBIG, with whatever says more in the higher bits. */
function refusedBySqlite(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && [18, 19, 20].includes(errcode & 255);
}

/** A statement as kysely wants it. */
function readable(statement: StatementSync): SqliteStatement {
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

/** Another process may be making the same file: SQLite refuses some steps at once then, whatever its own patience. */
function whenUnlocked(step: () => void): void {
  const patience = Date.now() + 10_000;
  for (;;) {
    try {
      step();
      return;
    } catch (error) {
      const busy = (error as { errcode?: number }).errcode === 5;
      if (!busy || Date.now() > patience) throw error;
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
    // Whatever of it the server keeps elsewhere is beyond reach: its write-ahead log, its replicas, the disk.
    async scrub() {
      const unhurried = makePostgresPool(url, { max: 1 });
      await unhurried.pool
        .query('VACUUM "lead", "outbox", "subscriber", "consent", "question"')
        .finally(unhurried.close);
    },
    close,
  };
}

async function migrate(db: Db): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(
    `The store could not be brought up to date${failed ? ` (migration ${failed})` : ''}: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );
}

/**
 * kysely takes a SQLite to be one process's own. Here the owner's commands use it beside the server: a transaction takes
 * its turn to write when it begins, so that it never fails half-way, and a migration is one, so that it is done whole or not at all.
 */
class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
  override createDriver() {
    return new (class extends SqliteDriver {
      override async beginTransaction(connection: DatabaseConnection) {
        await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
      }
    })(this.#config);
  }
}
