import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import type { OutboxMessage } from '#api/db/tables.ts';
import { DeliveryError } from '#api/mail/deliveryError.ts';
import { makeOutbox, type OutboxParts } from '#api/mail/outbox.ts';
import { makeQueue } from '#api/mail/queue.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { keptLog } from '#tests/support/koaServer.ts';
import { bothStores, insert, openSides } from '#tests/support/stores.ts';
import { tries } from '#tests/support/tier.ts';

const start = 1_760_000_000_000;
const second = 1000;
const hour = 3600 * second;
const wellInTime = 60_000;
const visitor = { kind: 'visitor-confirmation' } as const;
const taken = () => Promise.resolve();
const refused = () => Promise.reject(new DeliveryError('answered 550', 'recipient'));
const failed = () => Promise.reject(new DeliveryError('answered 451', 'temporary'));
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: wellInTime, interval: 5 });

/** A store that tells each time one of its calls is made, before it is. */
function watched(store: Store, method: 'with' | 'updateTable', call: () => void): Store {
  const db = new Proxy(store.db, {
    get(target, name) {
      if (name === method) call();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...store, db };
}

/** A store on which some calls fail for as long as it is away. */
function shaky(store: Store, method: 'with' | 'updateTable') {
  const state = { away: true, refusals: 0 };
  const refuse = () => {
    if (!state.away) return;
    state.refusals += 1;
    throw new Error('store away');
  };
  return Object.assign(state, { store: watched(store, method, refuse) });
}

async function setUp(store: Store) {
  const clock = { at: start };
  const sent: string[] = [];
  const { log, records } = keptLog();
  return {
    store,
    clock,
    /** Ids in the order they were sent. */
    sent,
    log: records,
    async put(...messages: Partial<OutboxMessage>[]): Promise<string[]> {
      const rows = messages.map((message) =>
        buildOutboxMessage({ createdAt: start, nextAttemptAt: start, ...message }),
      );
      await insert(store.db, 'outbox', rows);
      return rows.map(({ id }) => id);
    },
    row: (id = '') => store.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** An outbox that sends as it is told, until the test ends. */
    outbox(send: (message: OutboxMessage) => Promise<void> = taken, parts: Partial<OutboxParts> = {}) {
      let looks = 0;
      const sender = async (message: OutboxMessage) => {
        await send(message);
        sent.push(message.id);
      };
      const own = watched(parts.store ?? store, 'with', () => {
        looks += 1;
      });
      const senders = { 'owner-notification': sender, webhook: sender, 'visitor-confirmation': sender };
      const usual = { senders, now: () => clock.at, random: () => 0.5, pollMs: 5, stopMs: 200, log };
      const outbox = makeOutbox({ ...usual, ...parts, store: own });
      onTestFinished(() => outbox.stop());
      /** Resolves when it has looked at what is due, begun after this was called. */
      const looked = async () => {
        const before = looks;
        // Each lane looks in its turn. One look may be under way; when a lane begins its third, its second is over.
        await until(() => expect(looks).toBeGreaterThanOrEqual(before + 12));
      };
      return { ...outbox, looked };
    },
  };
}

describe.each(bothStores)('The outbox on $name', ({ open, address }) => {
  const begin = async () => setUp(await open());
  const gone = ['the outbox cannot use the store', 'the outbox can use the store again', 'message sent'];

  test('sends what is due of the kinds that can be sent, and only that', async () => {
    const { put, row, outbox, sent, clock } = await begin();
    const times = [start - 1, start, start + 1].map((nextAttemptAt) => ({ nextAttemptAt }));
    const others = [
      { lockedUntil: start + 1 },
      { status: 'sent' },
      { status: 'parked' },
      { kind: 'checklist' },
    ] as const;
    const ids = await put(...times, ...others);
    const due = outbox();
    due.start();
    await until(async () =>
      expect(await row(ids[0])).toMatchObject({ status: 'sent', sentAt: start, attempts: 1, lockedUntil: 0 }),
    );
    await due.looked();
    expect(sent.toSorted()).toEqual(ids.slice(0, 2).toSorted());
    clock.at = start + 1;
    await until(() => expect(sent.toSorted()).toEqual(ids.slice(0, 4).toSorted()));
    expect(await row(ids[6])).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test('tries again after 30 seconds, then twice as long, with the same message, and logs no person', async () => {
    const { put, row, outbox, clock, sent, log } = await begin();
    const payload = '{"to":"ada@engines.example"}';
    const [id] = await put({ recipient: 'ada@engines.example', payload });
    const payloads: string[] = [];
    const box = outbox((message) => {
      payloads.push(message.payload);
      return payloads.length < 4 ? failed() : taken();
    });
    box.start();
    for (const [index, wait] of [30, 60, 120].entries()) {
      const next = clock.at + wait * second;
      const state = { status: 'queued', attempts: index + 1, nextAttemptAt: next, lastError: 'answered 451' };
      await until(async () => expect(await row(id)).toMatchObject({ ...state, lockedUntil: 0, sentAt: null }));
      clock.at = next - 1;
      await box.looked();
      expect(payloads).toHaveLength(index + 1);
      clock.at = next;
    }
    const sentAt = start + 210 * second;
    await until(async () =>
      expect(await row(id)).toMatchObject({ status: 'sent', attempts: 4, sentAt, lastError: null }),
    );
    expect([sent, new Set(payloads)]).toEqual([[id], new Set([payload])]);
    const told = { level: 40, outboxId: id, kind: 'owner-notification', attempt: 1, reason: 'answered 451' };
    expect(log[0]).toMatchObject({ ...told, again: '2025-10-09T08:53:50.000Z', msg: 'message not sent' });
    expect(JSON.stringify(log)).not.toContain('engines');
  });

  test('sends at once what a clock that was ahead has put off, or taken, for longer than is ever done', async () => {
    const { put, outbox, sent } = await begin();
    const day = 24 * hour;
    const ids = await put(
      { attempts: 1, nextAttemptAt: start + day },
      { lockedUntil: start + day },
      { ...visitor, attempts: 1, nextAttemptAt: start + day + hour },
      // As long as is done.
      { ...visitor, nextAttemptAt: start + day },
      { attempts: 1, nextAttemptAt: start + hour },
      { lockedUntil: start + 60 * second },
    );
    const box = outbox();
    box.start();
    expect(await box.deliver(ids.slice(0, 1), wellInTime)).toBe(true);
    await until(() => expect(sent).toHaveLength(3));
    await box.looked();
    expect(sent.toSorted()).toEqual(ids.slice(0, 3).toSorted());
  });

  test('does not try again what is refused for good', async () => {
    const { put, row, outbox, clock, log } = await begin();
    const [id] = await put(visitor);
    let calls = 0;
    const box = outbox(() => {
      calls += 1;
      return refused();
    });
    box.start();
    const parked = { status: 'parked', attempts: 1, lastError: 'answered 550', sentAt: null, lockedUntil: 0 };
    await until(async () => expect(await row(id)).toMatchObject(parked));
    clock.at += 10 * 24 * hour;
    await box.looked();
    expect(calls).toBe(1);
    const told = { level: 50, outboxId: id, ...visitor, attempt: 1, failure: 'recipient', reason: 'answered 550' };
    expect(log).toEqual([expect.objectContaining({ ...told, msg: 'message parked' })]);
  });

  test('tries for 3 days, what the owner should hear of whatever the answer, and tells no words of an unexpected failure', async () => {
    const { put, row, outbox, log } = await begin();
    const kinds = ['owner-notification', 'webhook'] as const;
    const ids = await put(
      ...[20, 21].map((attempts) => ({ ...visitor, attempts, createdAt: start - 30 * 24 * hour })),
      ...kinds.flatMap((kind) => [0, 77, 78].map((attempts) => ({ kind, attempts }))),
      { payload: 'odd' },
    );
    outbox(({ kind, payload }) => {
      if (payload === 'odd') return Promise.reject(new TypeError('ada@engines.example'));
      return kind === visitor.kind ? failed() : refused();
    }).start();
    const soon = ['queued', 1, start + 30 * second];
    const ofOwner = [soon, ['queued', 78, start + hour], ['parked', 79]];
    const states = async () =>
      (await Promise.all(ids.map(row))).map(({ status, attempts, nextAttemptAt }) =>
        status === 'queued' ? [status, attempts, nextAttemptAt] : [status, attempts],
      );
    const expected = [['queued', 21, start + 6 * hour], ['parked', 22], ...ofOwner, ...ofOwner, soon];
    await until(async () => expect(await states()).toEqual(expected));
    expect((await row(ids.at(-1))).lastError).toBe('an unexpected TypeError');
    expect(JSON.stringify(log)).not.toContain('engines');
  });

  test('survives a crash: when its time is over, and not before, another takes the message, whatever comes of the first try', async () => {
    const { put, row, outbox, clock, sent, log } = await begin();
    const [id] = await put({});
    const [slow, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    outbox(() => slow.promise).start();
    const claimed = { status: 'queued', attempts: 1, lockedUntil: start + 60 * second };
    await until(async () => expect(await row(id)).toMatchObject(claimed));
    clock.at = start + 60 * second - 1;
    const heir = outbox(() => other.promise);
    heir.start();
    await heir.looked();
    expect((await row(id)).attempts).toBe(1);
    clock.at = start + 60 * second;
    await until(async () => expect((await row(id)).attempts).toBe(2));
    slow.reject(new DeliveryError('answered 550', 'recipient'));
    await until(() => expect(log.map(({ msg }) => msg)).toEqual(['message not sent, and in other hands since']));
    expect(await row(id)).toMatchObject({ status: 'queued', lockedUntil: start + 120 * second });
    other.resolve();
    await until(async () => expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 }));
    expect(sent).toEqual([id]);
  });

  test('drops a mail about a booking that failed and is outdated, unless it is in other hands since', async () => {
    const { store, put, row } = await begin();
    const lead = buildLead();
    await insert(store.db, 'lead', [lead]);
    const about = { kind: 'booking', leadId: lead.id, recipient: lead.email } as const;
    const [old] = await put({ ...about, lockedUntil: start + second }, { ...about, createdAt: start + 1 });
    const { failed } = makeQueue(store);
    const later = { status: 'queued', nextAttemptAt: start + hour, lastError: 'answered 451' } as const;
    const held = await row(old);
    expect(await failed({ ...held, lockedUntil: start }, later)).toBe(false);
    expect(await row(old)).toEqual(held);
    expect(await failed(held, later)).toBe(true);
    await expect(row(old)).rejects.toThrow('no result');
  });

  test('sends nothing twice where the store is away when it was just sent', async () => {
    const { store, put, row, outbox, clock, sent, log } = await begin();
    const [id] = await put({});
    const state = shaky(store, 'updateTable');
    outbox(taken, { store: state.store }).start();
    await until(() => expect(state.refusals).toBeGreaterThan(3));
    clock.at = start + 600 * second;
    const before = state.refusals;
    await until(() => expect(state.refusals).toBeGreaterThan(before + 3));
    state.away = false;
    await until(async () => expect((await row(id)).status).toBe('sent'));
    expect(sent).toEqual([id]);
    await until(() => expect(log.map(({ msg }) => msg)).toEqual(gone));
  });

  test('delivers at once what is asked for, once, and says whether it was taken', async () => {
    const { put, row, outbox, sent } = await begin();
    const [first = '', call = '', other = ''] = await put({}, { kind: 'webhook' }, { nextAttemptAt: start + 5 });
    const box = outbox();
    box.start();
    for (let asked = 0; asked < 2; asked++) expect(await box.deliver([first, call, first], wellInTime)).toBe(true);
    expect(sent.toSorted()).toEqual([first, call].toSorted());
    expect(await row(first)).toMatchObject({ status: 'sent', attempts: 1, sentAt: start });
    expect(await row(other)).toMatchObject({ status: 'queued', attempts: 0 });
    // Not what failed, is parked, was erased, is to be tried later or cannot be sent.
    const [parked = '', later = '', fine = ''] = await put(
      { status: 'parked' },
      { attempts: 1, nextAttemptAt: start + hour },
      {},
    );
    for (const ids of [[parked], ['gone'], [later, fine]]) expect(await box.deliver(ids, wellInTime)).toBe(false);
    expect([sent.at(-1), sent.length]).toEqual([fine, 3]);
    await box.stop();
    const [unlucky = '', lucky = ''] = await put({}, { kind: 'webhook' });
    const half = outbox(({ id }) => (id === unlucky ? failed() : taken()));
    half.start();
    expect(await half.deliver([unlucky, lucky], wellInTime)).toBe(false);
    expect([(await row(unlucky)).lastError, (await row(lucky)).status]).toEqual(['answered 451', 'sent']);
    expect(await outbox(taken, { senders: {} }).deliver([other], wellInTime)).toBe(false);
  });

  test('says no when the time is over or the store away, and waits for what is in the hands of any process', async () => {
    const { put, row, outbox, sent, log } = await begin();
    const [id = ''] = await put({});
    const { promise: slow, resolve } = Promise.withResolvers<void>();
    const [mine, other] = [outbox(() => slow), outbox()];
    mine.start();
    expect(await mine.deliver([id], 30)).toBe(false);
    await until(async () => expect((await row(id)).attempts).toBe(1));
    const answers = Promise.all([mine, other, mine].map((box) => box.deliver([id], wellInTime)));
    expect(sent).toEqual([]);
    resolve();
    expect(await answers).toEqual([true, true, true]);
    expect([sent, (await row(id)).attempts]).toEqual([[id], 1]);
    const away = () => {
      throw new Error('store away');
    };
    const store = { db: { with: away, selectFrom: away }, kind: 'sqlite' } as unknown as Store;
    expect(await outbox(taken, { store }).deliver(['any'], wellInTime)).toBe(false);
    expect(log.at(-1)).toMatchObject({ level: 50, reason: 'store away', msg: 'the outbox cannot use the store' });
  });

  test('stops after what is under way, and waits for nothing for ever', async () => {
    const { put, row, outbox, sent, log } = await begin();
    const ids = await put(...Array.from({ length: 7 }, () => ({})));
    const { promise: slow, resolve } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const send = (end: Promise<void>) => (message: OutboxMessage) => {
      begun.push(message.id);
      return end;
    };
    const box = outbox(send(slow), { stopMs: wellInTime });
    box.start();
    await until(() => expect(begun).toHaveLength(3));
    const stopped = box.stop();
    resolve();
    await stopped;
    expect(sent.toSorted()).toEqual(begun.toSorted());
    for (const id of ids) expect((await row(id)).status).toBe(begun.includes(id) ? 'sent' : 'queued');
    expect(await box.deliver([ids[6] ?? ''], wellInTime)).toBe(false);
    const stuck = outbox(send(new Promise(() => {})), { stopMs: 10 });
    stuck.start();
    await until(() => expect(begun).toHaveLength(6));
    await stuck.stop();
    expect(log.at(-1)).toMatchObject({ level: 40, messages: 3 });
  });

  test('of two processes on one store sends each message once', async () => {
    const count = Math.max(60, tries(200));
    const [here, there] = await openSides(address);
    const [one, two] = [await setUp(here), await setUp(there)];
    const ids = await one.put(...Array.from({ length: count }, () => ({})));
    const tried = new Set<string>();
    // About half of them fail once.
    const send = ({ id }: OutboxMessage) => {
      if (id > '8' || tried.has(id)) return taken();
      tried.add(id);
      return failed();
    };
    const boxes = [one.outbox(send), two.outbox(send)];
    for (const box of boxes) box.start();
    const asked = ids.slice(0, 40);
    const answers = await Promise.all(asked.map((id, index) => boxes[index % 2]?.deliver([id], wellInTime)));
    expect(answers).toEqual(asked.map((id) => !tried.has(id)));
    await until(() => expect(one.sent.length + two.sent.length + tried.size).toBe(count));
    const queued = one.store.db.selectFrom('outbox').select('id').where('status', '=', 'queued');
    const waiting = queued.where('lockedUntil', '=', 0);
    await until(async () => expect(await waiting.execute()).toHaveLength(tried.size));
    for (const { clock } of [one, two]) clock.at = start + 30 * second;
    await until(async () => expect(await waiting.execute()).toEqual([]));
    await Promise.all(boxes.map((box) => box.stop()));
    expect([...one.sent, ...two.sent].toSorted()).toEqual(ids.toSorted());
    expect(Math.min(one.sent.length, two.sent.length)).toBeGreaterThan(0);
  });
});
