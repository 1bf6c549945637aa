import { Socket } from 'node:net';
import pg from 'pg';
import { withTimeout } from '../withTimeout.ts';

/**
 * A pool that survives a PostgreSQL which restarts, hangs or loses its network.
 * @param timeoutMs timeout of each connection attempt and each query, in milliseconds; without it queries have none
 */
export function makePostgresPool(
  connectionString: string,
  { timeoutMs, max = 8 }: { timeoutMs?: number | undefined; max?: number } = {},
) {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: TimedClient as never,
    types: { getTypeParser },
    connectionTimeoutMillis: timeoutMs ?? 5000,
    // `statement_timeout` keeps the connection usable; `query_timeout`, on the client, is for a server that does not
    // answer.
    ...(timeoutMs
      ? {
          statement_timeout: timeoutMs,
          query_timeout: timeoutMs + 250,
          idle_in_transaction_session_timeout: timeoutMs * 5,
        }
      : {}),
    // Detects a lost network on idle connections too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // The pool replaces broken connections, and their queries reject. Without listeners, on the pool and on clients in use,
  // the error event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    /** Ends the connections, and destroys their sockets where the server does not answer. */
    async close(): Promise<void> {
      await withTimeout(1000, pool.end()).catch(() => {
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

/** Parses int8 as a number, not as text: moments in milliseconds are far below `Number.MAX_SAFE_INTEGER`. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

type Query = (
  text: unknown,
  values?: unknown,
  callback?: (error: Error | null, result: unknown) => void,
) => Promise<unknown> | undefined;

/** Closes the connection of a query that timed out: the pool would hand it out again while it still waits for the result. */
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
