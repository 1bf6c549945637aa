import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { contactFields } from '#scripts/support/contactFields.ts';
import { openConnection, postJson } from '#scripts/support/rawHttp.ts';
import { temporaryFile } from '#tests/support/stores.ts';
import { startServer } from './startServer.ts';

let dist: string;
beforeAll(() => {
  dist = makeBuiltFolder();
});
afterAll(() => rmSync(dist, { recursive: true }));

it('a server that is told to stop under load answers every request that has reached it, and is gone within 10 seconds', async () => {
  const file = temporaryFile();
  const server = await startServer({ STORE_FILE: file, DIST_DIR: dist });
  const answered: string[] = [];
  const lost: string[] = [];
  let stopped: Promise<number | null> | undefined;
  let toldAt = 0;
  const load = Array.from({ length: 16 }, async () => {
    const connection = openConnection(server.port);
    for (;;) {
      const fields = contactFields();
      const answer = await connection.ask(postJson('/api/contact', fields));
      if (answer?.status !== 200) lost.push(`${answer?.status ?? 'cut off'} ${fields.idempotencyKey}`);
      else answered.push(fields.idempotencyKey);
      if (answered.length === 1000) {
        toldAt = performance.now();
        stopped = server.stop('SIGTERM');
      }
      // A client goes on with its connection until the server says that it is the last answer on it.
      if (!answer || answer.closes) return connection.close();
    }
  });
  await Promise.all(load);
  expect(await stopped).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(10_000);
  expect(lost).toEqual([]);
  expect(server.output()).toContain('Stopped.');

  const store = new DatabaseSync(file, { readOnly: true });
  const kept = store
    .prepare('SELECT idempotencyKey FROM lead')
    .all()
    .map(({ idempotencyKey }) => String(idempotencyKey));
  store.close();
  expect(kept.sort()).toEqual(answered.sort());
});

it('a connection on which nothing is asked does not hold up a stop, nor does a body that never ends', async () => {
  const server = await startServer({ STORE_FILE: temporaryFile(), DIST_DIR: dist });
  const port = server.port;
  const [idle, unfinished] = [openConnection(port), openConnection(port)];
  expect((await idle.ask('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'))?.status).toBe(200);
  const answer = unfinished.ask(
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  // Asked on another connection after it, answered after it was read.
  expect((await idle.ask('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'))?.status).toBe(200);
  const toldAt = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(10_000);
  await answer;
  idle.close();
  unfinished.close();
});

it('requests that wait for a mail server which says nothing are answered before the end', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const smtp = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const file = temporaryFile();
  const server = await startServer({ STORE_FILE: file, DIST_DIR: dist, SMTP_URL: smtp });
  const answers = Promise.all(
    Array.from({ length: 8 }, () => openConnection(server.port).ask(postJson('/api/contact', contactFields()))),
  );
  const store = new DatabaseSync(file, { readOnly: true });
  await vi.waitFor(() => expect(store.prepare('SELECT count(*) AS kept FROM lead').get()).toEqual({ kept: 8 }), {
    timeout: 10_000,
  });
  store.close();
  const toldAt = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(10_000);
  expect((await answers).map((answer) => [answer?.status, answer && JSON.parse(answer.body).emailSent])).toEqual(
    Array(8).fill([200, false]),
  );
  silent.close();
});
