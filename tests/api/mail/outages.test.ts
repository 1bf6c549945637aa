import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { NewOutboxMessage, OutboxMessage } from '#api/db/tables.ts';
import { failingChannels, makeOutages } from '#api/mail/outages.ts';
import type { OutageReport } from '#api/mail/templates/ownerMails.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { insert, stores } from '#tests/support/stores.ts';

const start = 1_760_000_000_000;
const minute = 60_000;
const hour = 60 * minute;

describe.each(stores)('An outage on $name', ({ open }) => {
  async function setUp() {
    const store = await open();
    const clock = { at: start };
    const log: string[] = [];
    const told: (OutageReport & { over?: true })[] = [];
    const alert = (kind: NewOutboxMessage['kind']) => [
      buildOutboxMessage({ id: randomUUID(), kind, nextAttemptAt: clock.at }),
    ];
    const outages = makeOutages({
      store,
      log: pino({ base: null }, { write: (line) => log.push(JSON.parse(line).msg) }),
      now: () => clock.at,
      messageWriter: {
        forOutage(report) {
          told.push(report);
          return alert(report.channel === 'mail' ? 'webhook-alert' : 'owner-alert');
        },
        forRecovery(report) {
          told.push({ ...report, over: true });
          return alert('owner-alert');
        },
      },
    });
    return {
      ...outages,
      store,
      clock,
      told,
      log,
      async put(facts: Partial<OutboxMessage>) {
        const message = buildOutboxMessage({ createdAt: start, nextAttemptAt: start + hour, attempts: 3, ...facts });
        await insert(store.db, 'outbox', message);
        return message;
      },
      alerts: () =>
        store.db.selectFrom('outbox').select('kind').where('kind', 'in', ['owner-alert', 'webhook-alert']).execute(),
    };
  }

  test('is noticed at the third try of a notice, or at the second after 5 minutes', async () => {
    const { put, failed, told, clock } = await setUp();
    expect(await failed(await put({ attempts: 2 }), 'answered 550')).toBe(false);
    clock.at = start + 5 * minute - 1;
    expect(await failed(await put({ attempts: 2 }), 'answered 550')).toBe(false);
    clock.at = start + 5 * minute;
    expect(await failed(await put({ attempts: 1 }), 'answered 550')).toBe(false);
    expect(told).toEqual([]);
    expect(await failed(await put({ attempts: 2 }), 'answered 550')).toBe(true);
    expect(told).toMatchObject([{ channel: 'mail', since: start, waiting: 4, parked: 0, lastError: 'answered 550' }]);
    expect(await failed(await put({ attempts: 3, kind: 'webhook', createdAt: clock.at }), 'answered 503')).toBe(true);
    expect(told[1]).toMatchObject({ channel: 'webhook', waiting: 1, lastError: 'answered 503' });
  });

  test('is told of at most every 6 hours, whether it stays or comes and goes', async () => {
    const { put, failed, worked, told, clock, alerts, log, store } = await setUp();
    const message = await put({});
    expect(await failed(message, 'answered 550')).toBe(true);
    expect(await failed(message, 'answered 550')).toBe(false);
    // By a clock that was a day ahead, and is right again.
    const toldAt = clock.at + 24 * hour;
    await store.db.updateTable('outage').set({ toldAt }).execute();
    expect(await failed(message, 'answered 550')).toBe(true);
    clock.at += 6 * hour - 1;
    expect(await failed(message, 'answered 550')).toBe(false);
    clock.at += 1;
    expect(await failed(message, 'answered 550')).toBe(true);
    expect(await worked(message)).toBe(true);
    for (let round = 0; round < 3; round++) {
      clock.at += minute;
      expect(await failed(message, 'answered 550')).toBe(false);
      expect(await worked(message)).toBe(false);
    }
    expect(told.map(({ over = false }) => over)).toEqual([false, false, false, true]);
    expect(await alerts()).toHaveLength(4);
    const failing = 'notices do not get through to the owner';
    expect(log).toEqual([failing, failing, failing, 'notices get through to the owner again']);
  });

  test('ends with the first notice that gets through: the others are tried at once', async () => {
    const { put, failed, worked, told, clock, store } = await setUp();
    const message = await put({});
    const waiting = await put({ nextAttemptAt: start + 10 * hour });
    const never = await put({ attempts: 0, nextAttemptAt: start + 10 * hour });
    const parked = await put({ status: 'parked' });
    const visitor = await put({ kind: 'visitor-confirmation', nextAttemptAt: start + 10 * hour });
    // Mail to a visitor that fails is none.
    expect([await failed(visitor, 'answered 550'), await worked(visitor), told]).toEqual([false, false, []]);
    expect(await failingChannels(store.db)).toEqual(new Set());
    await failed(message, 'answered 550');
    expect(await failingChannels(store.db)).toEqual(new Set(['mail']));
    await store.db.updateTable('outbox').set({ status: 'sent' }).where('id', '=', message.id).execute();
    clock.at += hour;
    expect(await worked(message)).toBe(true);
    expect(told[1]).toEqual({ channel: 'mail', since: start, waiting: 1, parked: 1, lastError: null, over: true });
    const rows = await store.db.selectFrom('outbox').selectAll().execute();
    const next = (of: OutboxMessage) => rows.find(({ id }) => id === of.id)?.nextAttemptAt;
    const later = start + 10 * hour;
    expect([waiting, never, parked, visitor].map(next)).toEqual([clock.at, later, start + hour, later]);
    expect(await failingChannels(store.db)).toEqual(new Set());
    expect(await worked(message)).toBe(false);
  });
});
