import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSetting } from '#api/db/settings.ts';
import { makeRetention, retentionTime, waitsSince } from '#api/privacy/retention.ts';
import { addLead, addMessage, addSubscriber, countRows } from '#tests/support/rows.ts';
import { buildBreach, buildHeldSignUp } from '#tests/support/buildLead.ts';
import { insert, stores, storePerTest } from '#tests/support/stores.ts';

const day = 86_400_000;
const now = Date.parse('2025-12-01T12:00:00Z');
const limit = now - 30 * day;

describe.each(stores)('$name', ({ open }) => {
  const store = storePerTest(open);
  let log: Record<string, unknown>[];
  let clock = now;
  const make = (of = store) =>
    makeRetention({
      store: of,
      days: 30,
      log: pino({ base: null }, { write: (line) => log.push(JSON.parse(line)) }),
      now: () => clock,
    });
  const noteRun = (at: number) => writeSetting(store.db, 'retention', JSON.stringify({ at }));
  beforeEach(async () => {
    log = [];
    await noteRun(now - day);
    // Of a store that is used, so that not all of it is old.
    await insert(store.db, 'ownerAudit', {
      id: 'x',
      at: now,
      email: '',
      action: 'signedIn',
      subject: null,
      detail: null,
    });
  });

  it('deletes leads and quarantine with their messages, questions, and messages that are done with, once they are older', async () => {
    const kept = await addLead(store.db, { createdAt: limit });
    const old = await addLead(store.db, { createdAt: limit - 1 });
    await addLead(store.db, { createdAt: limit - 1, status: 'quarantined' });
    await addMessage(store.db, { leadId: old.id, createdAt: limit - 1, status: 'queued' });
    for (const status of ['sent', 'parked'] as const) await addMessage(store.db, { status, createdAt: limit - 1 });
    const left = [
      await addMessage(store.db, { leadId: kept.id, createdAt: limit, status: 'sent' }),
      await addMessage(store.db, { status: 'parked', createdAt: limit }),
      // Still to be sent.
      await addMessage(store.db, { status: 'queued', createdAt: 0 }),
    ];
    await insert(
      store.db,
      'question',
      [limit - 1, limit].map((createdAt) => ({ id: `${createdAt}`, createdAt, text: 'Why?' })),
    );
    expect(await make().run()).toEqual({ leads: 2, conversations: 0, messages: 3, subscriptions: 0, questions: 1 });
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await store.db.selectFrom('question').select('id').execute()).toEqual([{ id: `${limit}` }]);
    const messages = await store.db.selectFrom('outbox').select('id').execute();
    expect(messages.map(({ id }) => id).toSorted()).toEqual(left.map(({ id }) => id).toSorted());
  });

  it('deletes subscriptions never confirmed, and keeps the evidence of those who are or were subscribed', async () => {
    const subscribed = ['requested', 'confirmed'] as const;
    await addSubscriber(store.db, { email: 'a@a.example', updatedAt: limit - 1 });
    await addSubscriber(store.db, { email: 'b@b.example', updatedAt: limit, createdAt: 0 });
    for (const [email, status, events] of [
      ['c@c.example', 'active', subscribed],
      ['d@d.example', 'left', [...subscribed, 'left']],
      ['e@e.example', 'pending', [...subscribed, 'left', 'requested']],
    ] as const)
      await addSubscriber(store.db, { email, updatedAt: 0, status }, events);
    expect(await make().run()).toEqual({ leads: 0, conversations: 0, messages: 0, subscriptions: 1, questions: 0 });
    expect(await store.db.selectFrom('subscriber').select(['email', 'status']).orderBy('email').execute()).toEqual([
      { email: 'b@b.example', status: 'pending' },
      { email: 'c@c.example', status: 'active' },
      { email: 'd@d.example', status: 'left' },
      { email: 'e@e.example', status: 'left' },
    ]);
    expect((await countRows(store.db)).consent).toBe(1 + 2 + 3 + 4);
  });

  it('deletes nothing for a day where the clock is further than it can be, or the newest row would go', async () => {
    const none = { leads: 0, conversations: 0, messages: 0, subscriptions: 0, questions: 0 };
    await insert(store.db, 'breach', buildBreach({ changedAt: now }));
    await insert(store.db, 'heldSignUp', buildHeldSignUp({ createdAt: now }));
    await addLead(store.db, { createdAt: now });
    const dropped: number[] = [];
    const retention = make({ ...store, dropOldCopies: (at) => void dropped.push(at) });
    const tables = ['lead', 'breach', 'heldSignUp', 'ownerAudit'] as const;
    const rows = async () => {
      const counts = tables.map((table) => store.db.selectFrom(table).select('id').execute());
      return (await Promise.all(counts)).map(({ length }) => length);
    };
    try {
      for (const years of [3, 4]) {
        clock = now + years * 365 * day;
        expect([await retention.run(), await rows(), dropped]).toEqual([none, [1, 1, 1, 1], []]);
        expect(log.at(-1)).toMatchObject({ level: 40, since: new Date(now - day).toISOString() });
        expect(await retentionTime(store.db, clock)).toBe(now + day);
        expect([await waitsSince(store.db, clock), await waitsSince(store.db, now)]).toEqual([clock, undefined]);
      }
      clock += day / 2;
      expect([await retention.run(), await rows()]).toEqual([none, [1, 1, 1, 1]]);
      // It was set right: as if nothing had been.
      clock = now + 1000;
      expect([await retention.run(), dropped]).toEqual([none, [clock]]);
      expect(await waitsSince(store.db, clock)).toBeUndefined();
      // The server was off for years, or nobody has noticed.
      clock = now + 3 * 365 * day;
      expect(await retention.run()).toEqual(none);
      clock += day;
      expect([await retention.run(), await rows()]).toEqual([{ ...none, leads: 1 }, [0, 0, 0, 0]]);
      // Nothing was noted before, as in a store of the release before.
      await store.db.deleteFrom('setting').where('name', '=', 'retention').execute();
      await addLead(store.db, { createdAt: clock - 31 * day });
      expect(await retention.run()).toEqual(none);
    } finally {
      clock = now;
    }
  });

  it('runs at the start and daily until it is stopped, and logs numbers alone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const retention = make();
      await addLead(store.db, { createdAt: 0 });
      retention.start();
      await vi.waitFor(() => expect(log).toHaveLength(1));
      expect(log[0]).toMatchObject({
        leads: 1,
        messages: 0,
        subscriptions: 0,
        days: 30,
        msg: 'deleted what was too old',
      });
      expect(JSON.stringify(log)).not.toContain('smith');
      await addLead(store.db, { createdAt: 0 });
      // `waitFor` has moved these timers on too, by each of its polls.
      vi.advanceTimersByTime(day / 2);
      expect((await countRows(store.db)).lead).toBe(1);
      vi.advanceTimersByTime(day / 2);
      await vi.waitFor(() => expect(log).toHaveLength(2));
      await retention.stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
