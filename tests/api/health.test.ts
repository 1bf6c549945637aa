import Router from '@koa/router';
import Koa from 'koa';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { makeMetrics } from '#api/metrics/metrics.ts';
import { apiErrors } from '#api/middleware/errors.ts';
import { healthRoutes } from '#api/routes/health/health.ts';
import { listen, type RunningServer } from '#api/server.ts';
import { messages } from '#data/messages/index.ts';
import { addMessage } from '#tests/support/rows.ts';
import { stores } from '#tests/support/stores.ts';

const now = Date.parse('2025-11-03T15:00:00Z');
type HealthParts = Parameters<typeof healthRoutes>[1];

/** On a busy machine a store may take longer than the second it usually has. */
async function start(
  store: Store,
  { storeTimeoutMs = 20_000, ...more }: Partial<HealthParts> = {},
): Promise<RunningServer> {
  const app = new Koa();
  const metrics = makeMetrics({ store, now: () => now, storeTimeoutMs });
  const router = new Router();
  healthRoutes(router, { store, metrics, now: () => now, storeTimeoutMs, ...more });
  app.use(apiErrors(pino({ level: 'silent' }), messages.apiResponses));
  app.use(router.routes() as never);
  return listen(app, { port: 0, host: '127.0.0.1' });
}

describe.each(stores)('$name', ({ name, open }) => {
  let store: Store;
  let server: RunningServer;
  const get = (path: string, init: RequestInit = {}, { url } = server) =>
    fetch(url.replace('localhost', '127.0.0.1') + path, { redirect: 'manual', ...init });
  const readiness = async (init?: RequestInit, of = server) => {
    const answer = await get('/readyz', init, of);
    const { data, error } = await answer.json();
    return [answer.status, data ?? error];
  };
  const notReady = (message: string, fields?: object) => [
    503,
    { code: 'not_ready', message, ...(fields ? { fields } : {}) },
  ];
  const metrics = async () => (await get('/metrics')).text();
  beforeEach(async () => {
    store = await open();
    server = await start(store);
  });
  afterEach(() => server.stop());

  it('/healthz answers, whatever the store does, /readyz tells of it, and /metrics goes on without its numbers', async () => {
    await store.close();
    const answer = await get('/healthz');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ success: true, data: { status: 'ok' } });
    expect(await readiness()).toEqual(notReady('The store does not answer.', { store: 'no answer' }));
    const text = await metrics();
    expect(text).toContain('store_up 0\n');
    expect(text).not.toMatch(/^(leads|outbox_)\w*[{ ]/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  });

  it('/readyz is right while no notice has been due for an hour, and mail to visitors waits', async () => {
    for (const facts of [{ nextAttemptAt: now + 1 }, { status: 'parked' as const }, { status: 'sent' as const }])
      await addMessage(store.db, { createdAt: 0, nextAttemptAt: 0, ...facts });
    expect(await readiness()).toEqual([200, { store: 'ok', outboxAgeSeconds: 0 }]);
    await addMessage(store.db, { nextAttemptAt: now - 3_599_999 });
    expect(await readiness()).toEqual([200, { store: 'ok', outboxAgeSeconds: 3599 }]);
    await addMessage(store.db, { kind: 'visitor-confirmation', nextAttemptAt: now - 7_200_000 });
    expect(await readiness()).toEqual([200, { store: 'ok', outboxAgeSeconds: 7200 }]);
    // An outbox that nobody works through.
    await addMessage(store.db, { kind: 'owner-notification', nextAttemptAt: now - 3_600_000 });
    const stuck = 'The oldest notice to the owner has been due for 3600 seconds.';
    expect(await readiness()).toEqual(notReady('The outbox is stuck.', { outbox: stuck }));
  });

  it('/readyz and /metrics tell that the owner cannot be reached, while requests are still taken', async () => {
    const since = now - 1000;
    await store.db.updateTable('outage').set({ since }).where('channel', '=', 'mail').execute();
    await addMessage(store.db, { kind: 'owner-notification', createdAt: now - 90_500, nextAttemptAt: now + 5000 });
    await addMessage(store.db, { kind: 'owner-alert', createdAt: now - 1000, nextAttemptAt: now + 5000 });
    await addMessage(store.db, { kind: 'webhook', status: 'parked' });
    await addMessage(store.db, { kind: 'visitor-confirmation', createdAt: 0, status: 'parked' });
    const told = async (SMTP_URL?: string) => {
      const other = await start(store, { env: { SMTP_URL, LEAD_WEBHOOK_URL: 'https://crm.example/hook' } });
      const [status, data] = await readiness({}, other);
      await other.stop();
      return [status, data];
    };
    const well = { store: 'ok', outboxAgeSeconds: 0, webhook: 'ok' };
    expect(await told('smtp://mail.example')).toEqual([200, { ...well, mail: 'failing' }]);
    expect(await told()).toEqual([200, well]);
    const lines = (await metrics()).split('\n').filter((line) => line.startsWith('owner_'));
    expect(lines).toEqual([
      'owner_notices{channel="mail",status="queued"} 2',
      'owner_notices{channel="mail",status="parked"} 0',
      'owner_notices{channel="webhook",status="queued"} 0',
      'owner_notices{channel="webhook",status="parked"} 1',
      'owner_notices_oldest_queued_seconds{channel="mail"} 90.5',
      'owner_notices_oldest_queued_seconds{channel="webhook"} 0',
      'owner_channel_failing{channel="mail"} 1',
      'owner_channel_failing{channel="webhook"} 0',
    ]);
  });

  it('/readyz tells whoever comes through a proxy only whether it is ready, and nobody of mails to sign in', async () => {
    const stranger = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    await addMessage(store.db, { kind: 'owner-sign-in', createdAt: 0, nextAttemptAt: 0 });
    expect(await readiness()).toEqual([200, { store: 'ok', outboxAgeSeconds: 0 }]);
    const lines = (await metrics()).split('\n');
    const none = ['outbox_messages{status="queued"}', 'outbox_oldest_queued_seconds'].map((name) => `${name} 0`);
    expect(lines).toEqual(expect.arrayContaining([...none, 'owner_notices{channel="mail",status="queued"} 0']));
    expect(await readiness(stranger)).toEqual([200, {}]);
    const stopping = await start(store, { isStopping: () => true });
    onTestFinished(() => stopping.stop());
    expect(await readiness({}, stopping)).toEqual(notReady('The server is stopping.', { server: 'stopping' }));
    await addMessage(store.db, { kind: 'owner-notification', nextAttemptAt: now - 3_600_000 });
    expect(await readiness(stranger)).toEqual(notReady('The server is not ready.'));
  });

  // The size that SQLite lets a file have, which fails as a full disk does.
  it.runIf(name === 'SQLite')('/readyz tells of a store that takes no writes, soon after the last one', async () => {
    expect((await get('/readyz')).status).toBe(200);
    await store.db.deleteFrom('probe').execute();
    await sql`VACUUM`.execute(store.db);
    await sql`PRAGMA max_page_count = 1`.execute(store.db);
    // The last proof of a write holds for a second.
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    const inASecond = performance.now() + 1001;
    clock.mockReturnValue(inASecond);
    expect(await readiness()).toEqual(notReady('The store takes no writes.', { store: 'no writes' }));
    await sql`PRAGMA max_page_count = 1000000`.execute(store.db);
    clock.mockReturnValue(inASecond + 1001);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('/readyz writes once in a second at most, however often it is asked', async () => {
    const paddings = new Set<string>();
    const began = performance.now();
    for (let asked = 0; asked < 50; asked++) {
      expect((await get('/readyz')).status).toBe(200);
      for (const { padding } of await store.db.selectFrom('probe').select('padding').execute()) paddings.add(padding);
    }
    expect(paddings.size).toBeGreaterThan(0);
    expect(paddings.size).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1000));
  });
});
