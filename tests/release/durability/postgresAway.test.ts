import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactFields } from '#tests/support/contactFields.ts';
import { openConnection, postJson, type RawAnswer } from '#tests/support/rawHttp.ts';
import { type Postgres, startPostgres, withoutPostgres } from '#tests/support/postgres.ts';
import { postContact, type Server, startServer } from '#tests/durability/startServer.ts';
import { opened } from '#tests/support/stores.ts';

// A database of its own: it is ended and frozen here, which the shared one must not be.
describe.skipIf(withoutPostgres || process.platform !== 'linux')('processes on a PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
  });

  const start = async (env: Record<string, string> = {}) => {
    const url = postgres.url('postgres');
    return startServer({ DATABASE_URL: url, RATE_LIMITS: 'on', CONTACT_LIMIT: '1000000', DRAIN_MS: '100', ...env });
  };
  const post = ({ url }: Server) => postContact(url);

  it('outlive its restart under load, refuse with 503 meanwhile, and keep what was answered with 200', async () => {
    const servers = await Promise.all([start(), start()]);
    const kept: string[] = [];
    const refused: RawAnswer[] = [];
    const odd: unknown[] = [];
    let over = false;
    const load = Array.from({ length: 16 }, async (_, index) => {
      const connection = openConnection(servers[index % 2]?.port ?? 0);
      while (!over) {
        const fields = contactFields();
        const answer = await connection.ask(postJson('/api/contact', fields));
        if (answer?.status === 200) kept.push(fields.idempotencyKey);
        else if (answer?.status === 503) refused.push(answer);
        else {
          odd.push(answer ?? 'no answer');
          break;
        }
      }
      connection.close();
    });
    const more = async (list: unknown[]) => {
      const enough = list.length + 50;
      await vi.waitFor(() => expect(list.length >= enough || odd.length > 0).toBe(true), { timeout: 30_000 });
      expect(odd).toEqual([]);
    };

    await more(kept);
    const client = new pg.Client(postgres.url('postgres'));
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $1',
      ['client backend'],
    );
    await client.end();
    await more(kept);

    await postgres.shutDown();
    await more(refused);
    await postgres.startAgain();
    const back = performance.now();
    for (const server of servers) {
      await vi.waitFor(async () => expect((await post(server)).status).toBe(200), { timeout: 5000 });
    }
    expect(performance.now() - back).toBeLessThan(5000);
    await more(kept);

    over = true;
    await Promise.all(load);
    expect(odd).toEqual([]);
    expect(refused.filter(({ head }) => !/^retry-after: \d+$/im.test(head))).toEqual([]);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);

    const store = await opened({ url: postgres.url('postgres') });
    const rows = await store.db.selectFrom('lead').select('idempotencyKey').execute();
    const there = new Set(rows.map(({ idempotencyKey }) => idempotencyKey));
    expect(kept.filter((key) => !there.has(key))).toEqual([]);
  });

  it('refuse while it is frozen, when its time limit is over, and serve again when it goes on', async () => {
    const server = await start();
    expect((await post(server)).status).toBe(200);
    postgres.freeze();
    try {
      const answers = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const asked = performance.now();
          const answer = await post(server);
          return {
            status: answer.status,
            retry: answer.headers.has('Retry-After'),
            soon: performance.now() - asked < 5000,
          };
        }),
      );
      expect(answers).toEqual(Array(30).fill({ status: 503, retry: true, soon: true }));
      // What the store is not needed for goes on.
      expect((await fetch(`${server.url}/`)).status).toBe(200);
    } finally {
      postgres.thaw();
    }
    await vi.waitFor(async () => expect((await post(server)).status).toBe(200), { timeout: 5000 });
    expect(await server.stop()).toBe(0);
  });

  it.each([
    ['with requests waiting for it', true],
    ['right after the start, while it is cleaned', false],
  ])('end well within 10 seconds of SIGTERM while it is frozen, %s', async (_, isAsked) => {
    // It keeps the cleaning of the start from ending.
    const reader = new pg.Client(postgres.url('postgres'));
    await reader.connect();
    reader.on('error', () => {});
    await reader.query('BEGIN; SELECT txid_current()');
    const server = await start({ DRAIN_MS: '1000' });
    if (isAsked) expect((await post(server)).status).toBe(200);
    postgres.freeze();
    try {
      const waiting = isAsked && openConnection(server.port).ask(postJson('/api/contact', contactFields()));
      const told = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - told).toBeLessThan(10_000);
      if (waiting) expect((await waiting)?.status).toBe(503);
    } finally {
      postgres.thaw();
      await reader.end();
    }
  });
});
