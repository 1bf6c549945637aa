import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** How long a statement waits for another process that writes, its turn included. */
const patienceMs = 5000;
/**
 * The longest pause between two tries. SQLite has no queue: who asks seldom does not meet the moment between two transactions
 * of a process that writes without a pause, on a slow disk not once in all its patience.
 */
const longestPauseMs = 4;
/** After a statement that took longer, whoever else waits for the process is served before the next. */
const longMs = 5;

/**
 * Kysely assumes that one process uses an SQLite database; here the owner's commands use it beside the server. So transactions
 * are `IMMEDIATE`: they take the write lock when they begin and cannot fail halfway. SQLite itself would wait for the lock
 * inside the event loop, and stop whatever the server does: it is asked again and again instead. Migrations run in a transaction.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
      // The driver lets its users take turns.
      override get supportsMultipleConnections() {
        return true;
      }
    })();
  }
  override createDriver() {
    return new SharedSqliteDriver({ database: this.#database });
  }
}

/** Lets one user of the one connection after the other work, in the order in which they ask. */
class SharedSqliteDriver extends SqliteDriver {
  #lastTurn: Promise<void> = Promise.resolve();

  override async acquireConnection(): Promise<DatabaseConnection & { endTurn(): void }> {
    const deadline = performance.now() + patienceMs;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    const before = this.#lastTurn;
    this.#lastTurn = promise;
    await before;
    const connection = await super.acquireConnection();
    return {
      endTurn,
      streamQuery: connection.streamQuery.bind(connection),
      async executeQuery<Row>(query: CompiledQuery) {
        for (;;) {
          const begun = performance.now();
          try {
            const result = await connection.executeQuery<Row>(query);
            if (performance.now() - begun > longMs) await others();
            return result;
          } catch (error) {
            if (!isLocked(error) || performance.now() >= deadline) throw error;
          }
          // By chance, not in step with the other's writes.
          await sleep(Math.random() * longestPauseMs);
        }
      },
    };
  }
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    (connection as { endTurn(): void } | undefined)?.endTurn();
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }
}

/** SQLITE_BUSY; the higher bits of an extended code are masked. */
const isLocked = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 255) === 5;
