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
      let end = () => {};
      last = new Promise((resolve) => {
        end = resolve;
      });
      return before.then(() => end);
    },
  };
}

type Turns = ReturnType<typeof makeTurns>;

class SharedSqliteDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #turns = makeTurns();
  readonly #line = makeTurns();
  constructor(database: SqliteDatabase) {
    this.#database = database;
  }
  async init() {}
  async acquireConnection() {
    return new Turn(this.#database, this.#turns, this.#line);
  }
  async releaseConnection() {}
  async destroy() {
    this.#database.close();
  }
  beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings) {
    return (connection as Turn).begin();
  }
  commitTransaction(connection: DatabaseConnection) {
    return (connection as Turn).end('COMMIT');
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return (connection as Turn).end('ROLLBACK');
  }
}

/** One user of the one connection: a statement takes a turn, a transaction keeps it to its end. */
class Turn implements DatabaseConnection {
  readonly #database: SqliteDatabase;
  readonly #turns: Turns;
  readonly #line: Turns;
  readonly #deadline = performance.now() + patienceMs;
  #endTurn: (() => void) | undefined;

  /** @param line of those who wait for another process */
  constructor(database: SqliteDatabase, turns: Turns, line: Turns) {
    this.#database = database;
    this.#turns = turns;
    this.#line = line;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#run(query);
    const { endTurn, result } = await this.#whenUnlocked<Row>(query);
    endTurn();
    return result;
  }

  async begin(): Promise<void> {
    this.#endTurn = (await this.#whenUnlocked(CompiledQuery.raw('BEGIN IMMEDIATE'))).endTurn;
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    try {
      this.#run(CompiledQuery.raw(how));
    } catch (error) {
      // After a commit that failed comes the rollback, in the same turn.
      if (how === 'COMMIT') throw error;
    }
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  // biome-ignore lint/correctness/useYield: rows come all at once, as nothing here asks for a stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The SQLite store streams no rows.');
  }

  /** Runs a statement in a turn that goes on. While another process writes, others have theirs. */
  async #whenUnlocked<Row>(query: CompiledQuery): Promise<{ endTurn: () => void; result: QueryResult<Row> }> {
    let leaveLine: (() => void) | undefined;
    try {
      for (;;) {
        const endTurn = await this.#turns.take();
        try {
          return { endTurn, result: this.#run<Row>(query) };
        } catch (error) {
          endTurn();
          if (!isLocked(error) || performance.now() >= this.#deadline) throw error;
        }
        // Only the first in the line asks again and again, by chance, not in step with the other's writes.
        if (leaveLine) await sleep(Math.random() * longestPauseMs);
        else leaveLine = await this.#line.take();
      }
    } finally {
      leaveLine?.();
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }
}

/** SQLITE_BUSY; the higher bits of an extended code are masked. */
const isLocked = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 255) === 5;
