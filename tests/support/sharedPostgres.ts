import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Responds over HTTP with the URL of the PostgreSQL that all test files share. */
    postgresAt: string;
  }
}

/** One PostgreSQL for a whole run, started when the first file requests it and stopped after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<Postgres> | undefined;
  const listener = createServer((_request, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url('postgres')),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  project.provide('postgresAt', `http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  return async () => {
    listener.close();
    listener.closeAllConnections();
    await (await postgres?.catch(() => undefined))?.stop();
  };
}
