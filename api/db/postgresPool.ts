import { Socket } from 'node:net';
import pg from 'pg';
import { withTimeout } from '../withTimeout.ts';

/** Connections to a PostgreSQL that may be restarted, frozen or cut off at any time. */
export interface PostgresPool {
  pool: pg.Pool;
  /** Says goodbye to the server, and closes the connections without it where it does not answer. */
  close(): Promise<void>;
}

/**
 * Makes the pool. `timeoutMs` limits each connection attempt and each query; without it queries may take as long as
 * they need, as migrations do.
 */
export function makePostgresPool(
  connectionString: string,
  { timeoutMs, max = 8 }: { timeoutMs?: number | undefined; max?: number } = {},
): PostgresPool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: TimedClient as never,
    types: { getTypeParser },
    connectionTimeoutMillis: timeoutMs ?? 5000,
    // The server ends a slow statement by itself, and the connection stays usable; the client's own limit is for a
    // server that says nothing.
    ...(timeoutMs
      ? {
          statement_timeout: timeoutMs,
          query_timeout: timeoutMs + 250,
          idle_in_transaction_session_timeout: timeoutMs * 5,
        }
      : {}),
    // A network that went away without a word is noticed on idle connections too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A connection that breaks is replaced by the pool; its query rejects. Without a listener, on idle connections and on
  // those in use, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    async close() {
      await withTimeout(1000, pool.end()).catch(() => {
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

/** Milliseconds come as text otherwise; they are far below what a number holds. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

type Query = (
  text: unknown,
  values?: unknown,
  callback?: (error: Error | null, result: unknown) => void,
) => Promise<unknown> | undefined;

/** A query that timed out leaves its connection waiting for the answer: it is closed, and nobody is handed it. */
class TimedClient extends pg.Client {
  override query = ((text, values, callback) => {
    const query = super.query.bind(this) as unknown as Query;
    const check = (error: Error | null) => {
      if (error?.message === 'Query read timeout')
        (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
    };
    if (callback) {
      return query(text, values, (error, result) => {
        check(error);
        callback(error, result);
      });
    }
    const result = query(text, values);
    result?.catch(check);
    return result;
  }) as Query as pg.Client['query'];
}
