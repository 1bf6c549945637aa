import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';

/** How long a statement waits for another process that writes. */
const patienceMs = 5000;
/**
 * The longest pause between two tries. SQLite has no queue: who asks seldom does not meet the moment between two transactions
 * of a process that writes without a pause, on a slow disk not once in all its patience.
 */
const longestPauseMs = 4;

/**
 * Kysely assumes that one process uses an SQLite database; here the owner's commands use it beside the server. So transactions
 * are `IMMEDIATE`: they take the write lock when they begin and cannot fail halfway. SQLite itself would wait for the lock
 * inside the event loop, and stop whatever the server does: it is asked again and again instead, and what only reads goes on
 * meanwhile. Migrations run in a transaction.
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
    return new SharedSqliteDriver(this.#database);
  }
}

/** Lets one user after the other work, in the order in which they ask. */
function makeTurns() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Resolves when it is the caller's turn, with what ends it. */
    take(): Promise<() => void> {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      return before.then(() => resolve);
    },
  };
}

class SharedSqliteDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #turns = makeTurns();
  /** Of those who wait for another process. */
  readonly #line = makeTurns();
  constructor(database: SqliteDatabase) {
    this.#database = database;
  }
  async init() {}
  async acquireConnection() {
    return makeUser(this.#database, this.#turns, this.#line);
  }
  async releaseConnection() {}
  async destroy() {
    this.#database.close();
  }
  beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    return (connection as User).begin();
  }
  commitTransaction(connection: DatabaseConnection) {
    return (connection as User).end('COMMIT');
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return (connection as User).end('ROLLBACK');
  }
}

type Turns = ReturnType<typeof makeTurns>;
type User = ReturnType<typeof makeUser>;

/** One user of the one connection: a statement takes a turn, a transaction keeps it to its end. */
function makeUser(database: SqliteDatabase, turns: Turns, line: Turns) {
  const deadline = performance.now() + patienceMs;
  let endTurn: (() => void) | undefined;

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (endTurn) return run(query);
      const taken = await whenUnlocked<Row>(query);
      taken.endTurn();
      return taken.result;
    },

    async begin(): Promise<void> {
      endTurn = (await whenUnlocked(CompiledQuery.raw('BEGIN IMMEDIATE'))).endTurn;
    },

    async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
      try {
        run(CompiledQuery.raw(how));
      } catch (error) {
        // After a commit that failed comes the rollback, in the same turn.
        if (how === 'COMMIT') throw error;
      }
      endTurn?.();
      endTurn = undefined;
    },

    streamQuery(): never {
      throw new Error('The SQLite store streams no rows.');
    },
  };

  /** Runs a statement in a turn that goes on. While another process writes, others have theirs. */
  async function whenUnlocked<Row>(query: CompiledQuery): Promise<{ endTurn: () => void; result: QueryResult<Row> }> {
    let leaveLine: (() => void) | undefined;
    try {
      for (;;) {
        const ended = await turns.take();
        try {
          return { endTurn: ended, result: run<Row>(query) };
        } catch (error) {
          ended();
          if (!isLocked(error) || performance.now() >= deadline) throw error;
        }
        // Only the first in the line asks again and again, by chance, not in step with the other's writes.
        if (leaveLine) await sleep(Math.random() * longestPauseMs);
        else leaveLine = await line.take();
      }
    } finally {
      leaveLine?.();
    }
  }

  function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }
}

/** SQLITE_BUSY; the higher bits of an extended code are masked. */
const isLocked = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 255) === 5;
