import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore, type Store } from '#api/db/open.ts';
import type { OutboxMessage } from '#api/db/tables.ts';
import { DeliveryError } from '#api/mail/deliveryError.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { makeOutbox, type OutboxParts } from '#api/mail/makeOutbox.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { bothStores } from '#tests/support/stores.ts';
import { tries } from '#tests/support/tier.ts';

const start = 1_760_000_000_000;
const second = 1000;
const refused = () => Promise.reject(new DeliveryError('answered 550', 'recipient'));
const failed = () => Promise.reject(new DeliveryError('answered 451', 'temporary'));
const wellInTime = 60_000;
/** Milliseconds; for a process that is as good as dead: it renews no lease. */
const never = 1_000_000_000;

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
function shaky(store: Store, method: 'with' | 'updateTable'): { store: Store; away: boolean; refusals: number } {
  const state = { away: true, refusals: 0 };
  const refuse = () => {
    if (!state.away) return;
    state.refusals += 1;
    throw new Error('store away');
  };
  return Object.assign(state, { store: watched(store, method, refuse) });
}

const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: wellInTime, interval: 5 });

/** Resolves when an outbox has looked at what is due, begun after this was called. */
async function looked(outbox: { looks(): number }): Promise<void> {
  const before = outbox.looks();
  // Each lane looks in its turn. One look may have been under way; when a lane begins its third, its second is over.
  await until(() => expect(outbox.looks()).toBeGreaterThanOrEqual(before + 12));
}

describe.each(bothStores)('The outbox on $name', ({ open, address }) => {
  interface Bench {
    store: Store;
    clock: { at: number };
    /** Ids in the order they were sent. */
    sent: string[];
    log: Record<string, unknown>[];
    put(...messages: Partial<OutboxMessage>[]): Promise<string[]>;
    row(id: string | undefined): Promise<OutboxMessage>;
    outbox(
      parts?: Partial<OutboxParts> & { send?: (message: OutboxMessage) => Promise<void> },
    ): Outbox & { looks(): number };
  }

  async function setUp(given?: Store): Promise<Bench> {
    const store = given ?? (await open());
    const stopping: (() => Promise<void>)[] = [];
    onTestFinished(async () => {
      await Promise.all(stopping.map((stop) => stop()));
      if (!given) await store.close();
    });
    const clock = { at: start };
    const sent: string[] = [];
    const log: Record<string, unknown>[] = [];
    return {
      store,
      clock,
      sent,
      log,
      async put(...messages) {
        const rows = messages.map((message) =>
          buildOutboxMessage({ createdAt: start, nextAttemptAt: start, ...message }),
        );
        await store.db.insertInto('outbox').values(rows).execute();
        return rows.map(({ id }) => id);
      },
      row: (id) =>
        store.db
          .selectFrom('outbox')
          .selectAll()
          .where('id', '=', id ?? '')
          .executeTakeFirstOrThrow(),
      outbox({ send = () => Promise.resolve(), store: own = store, ...parts } = {}) {
        let looks = 0;
        const sender = async (message: OutboxMessage) => {
          await send(message);
          sent.push(message.id);
        };
        const outbox = makeOutbox({
          store: watched(own, 'with', () => {
            looks += 1;
          }),
          senders: { 'owner-notification': sender, webhook: sender, 'visitor-confirmation': sender },
          now: () => clock.at,
          random: () => 0.5,
          pollMs: 5,
          stopMs: 200,
          log: pino({ base: null }, { write: (line) => log.push(JSON.parse(line)) }),
          ...parts,
        });
        stopping.push(() => outbox.stop());
        return { ...outbox, looks: () => looks };
      },
    };
  }

  describe('sends what is due', () => {
    test('and only that', async () => {
      const { put, row, outbox, sent, clock } = await setUp();
      const ids = await put(
        { nextAttemptAt: start - 1 },
        { nextAttemptAt: start },
        { nextAttemptAt: start + 1 },
        { status: 'sent' },
        { status: 'parked' },
        { lockedUntil: start + 1 },
      );
      const box = outbox();
      box.start();
      await until(() => expect(sent.toSorted()).toEqual([ids[0], ids[1]].toSorted()));
      await until(async () =>
        expect(await row(ids[0])).toMatchObject({
          status: 'sent',
          sentAt: start,
          attempts: 1,
          lockedUntil: 0,
          lastError: null,
        }),
      );
      await looked(box);
      expect(sent).toHaveLength(2);
      clock.at = start + 1;
      await until(() => expect(sent.toSorted()).toEqual([ids[0], ids[1], ids[2], ids[5]].toSorted()));
    });

    test('the oldest first', async () => {
      const { put, outbox } = await setUp();
      const ids = await put(...[4, 7, 1, 6, 3, 2, 5].map((age) => ({ nextAttemptAt: start - age })));
      const begun: string[] = [];
      outbox({
        send: ({ id }) => {
          begun.push(id);
          return new Promise(() => {});
        },
      }).start();
      await until(() => expect(begun).toHaveLength(3));
      expect(begun.toSorted()).toEqual([1, 3, 6].map((index) => ids[index]).toSorted());
    });

    test('of the kinds that can be sent; the others wait', async () => {
      const { put, row, outbox, sent } = await setUp();
      const [first, second, third] = await put(
        { kind: 'checklist', nextAttemptAt: start - 5 },
        { kind: 'owner-notification' },
        { kind: 'webhook' },
      );
      outbox().start();
      await until(() => expect(sent.toSorted()).toEqual([second, third].toSorted()));
      expect(await row(first)).toMatchObject({ status: 'queued', attempts: 0 });
    });

    test('of no kind where none can be sent', async () => {
      const { put, row, outbox, log } = await setUp();
      const [id = ''] = await put({});
      const silent = outbox({ senders: {} });
      silent.start();
      expect(await silent.deliver([id], wellInTime)).toBe(false);
      expect(await row(id)).toMatchObject({ status: 'queued', attempts: 0 });
      expect(log).toEqual([]);
    });
  });

  describe('tries again', () => {
    test('after 30 seconds, then twice as long, with the same message', async () => {
      const { put, row, outbox, clock, sent } = await setUp();
      const [id] = await put({ payload: '{"messageId":"<1@host>"}' });
      const payloads: string[] = [];
      const box = outbox({
        send: (message) => {
          payloads.push(message.payload);
          return payloads.length < 4 ? failed() : Promise.resolve();
        },
      });
      box.start();
      for (const [index, wait] of [30, 60, 120].entries()) {
        const at = clock.at;
        await until(async () =>
          expect(await row(id)).toMatchObject({
            status: 'queued',
            attempts: index + 1,
            nextAttemptAt: at + wait * second,
            lockedUntil: 0,
            lastError: 'answered 451',
            sentAt: null,
          }),
        );
        clock.at = at + wait * second - 1;
        await looked(box);
        expect(payloads).toHaveLength(index + 1);
        clock.at = at + wait * second;
      }
      await until(async () =>
        expect(await row(id)).toMatchObject({
          status: 'sent',
          attempts: 4,
          sentAt: start + 210 * second,
          lastError: null,
        }),
      );
      expect(sent).toEqual([id]);
      expect(new Set(payloads)).toEqual(new Set(['{"messageId":"<1@host>"}']));
    });

    test('not what is refused for good', async () => {
      const { put, row, outbox, clock, log } = await setUp();
      const [id] = await put({ kind: 'visitor-confirmation' });
      let calls = 0;
      const box = outbox({
        send: () => {
          calls += 1;
          return refused();
        },
      });
      box.start();
      await until(async () =>
        expect(await row(id)).toMatchObject({
          status: 'parked',
          attempts: 1,
          lastError: 'answered 550',
          sentAt: null,
          lockedUntil: 0,
        }),
      );
      clock.at += 10 * 24 * 3600 * second;
      await looked(box);
      expect(calls).toBe(1);
      expect(log).toEqual([
        expect.objectContaining({
          level: 50,
          outboxId: id,
          kind: 'visitor-confirmation',
          attempt: 1,
          failure: 'recipient',
          reason: 'answered 550',
          msg: 'message parked',
        }),
      ]);
    });

    test('for 3 days, and what the owner should hear of whatever the answer', async () => {
      const { put, row, outbox } = await setUp();
      const hour = 3600 * second;
      const kinds = ['owner-notification', 'webhook'] as const;
      const began = { createdAt: start - 30 * 24 * hour };
      const visitor = await put(
        ...[20, 21].map((attempts) => ({ kind: 'visitor-confirmation' as const, attempts, ...began })),
      );
      const owner = await put(...kinds.flatMap((kind) => [0, 77, 78].map((attempts) => ({ kind, attempts }))));
      outbox({ send: ({ kind }) => (kind === 'visitor-confirmation' ? failed() : refused()) }).start();
      const states = (ids: string[]) =>
        Promise.all(
          ids.map(async (id) => {
            const { status, attempts, nextAttemptAt } = await row(id);
            return [status, attempts, ...(status === 'queued' ? [nextAttemptAt - start] : [])];
          }),
        );
      await until(async () =>
        expect(await states(visitor)).toEqual([
          ['queued', 21, 6 * hour],
          ['parked', 22],
        ]),
      );
      await until(async () =>
        expect(await states(owner)).toEqual(
          kinds.flatMap(() => [
            ['queued', 1, 30 * second],
            ['queued', 78, hour],
            ['parked', 79],
          ]),
        ),
      );
    });

    test('what failed for a reason nobody expected, without telling its words', async () => {
      const { put, row, outbox, log } = await setUp();
      const [id] = await put({});
      outbox({ send: () => Promise.reject(new TypeError('ada@engines.example')) }).start();
      await until(async () =>
        expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1, lastError: 'an unexpected TypeError' }),
      );
      expect(JSON.stringify(log)).not.toContain('engines');
    });
  });

  describe('survives', () => {
    test('a crash: when its time is over, and not before, another takes the message', async () => {
      const { put, row, outbox, clock, sent } = await setUp();
      const [id] = await put({});
      outbox({ send: () => new Promise(() => {}), renewMs: never }).start();
      await until(async () =>
        expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1, lockedUntil: start + 25 * second }),
      );
      clock.at = start + 25 * second - 1;
      const heir = outbox();
      heir.start();
      await looked(heir);
      expect(sent).toEqual([]);
      clock.at = start + 25 * second;
      await until(async () => expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 }));
      expect(sent).toEqual([id]);
    });

    test('a send that takes longer than its lease, which is renewed meanwhile', async () => {
      const { put, row, outbox, sent } = await setUp();
      const [id] = await put({});
      const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
      const times = { now: Date.now, leaseMs: 2000, renewMs: 20 };
      outbox({ send: () => slow, ...times }).start();
      await until(async () => expect((await row(id)).attempts).toBe(1));
      const { lockedUntil } = await row(id);
      const heir = outbox(times);
      heir.start();
      await until(() => expect(Date.now()).toBeGreaterThan(lockedUntil));
      await looked(heir);
      expect(sent).toEqual([]);
      arrive();
      await until(async () => expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1 }));
      expect(sent).toEqual([id]);
    });

    test('having been so slow that another has taken over: a late failure changes nothing', async () => {
      const { put, row, outbox, clock, log } = await setUp();
      const [id] = await put({});
      const { promise: slow, reject: giveUp } = Promise.withResolvers<void>();
      outbox({ send: () => slow, renewMs: never }).start();
      await until(async () => expect((await row(id)).attempts).toBe(1));
      clock.at = start + 25 * second;
      const { promise: other, resolve: arrive } = Promise.withResolvers<void>();
      outbox({ send: () => other, renewMs: never }).start();
      await until(async () => expect((await row(id)).attempts).toBe(2));
      giveUp(new DeliveryError('answered 550', 'recipient'));
      await until(() => expect(log.map(({ msg }) => msg)).toEqual(['message not sent, and in other hands since']));
      expect(await row(id)).toMatchObject({ status: 'queued', lockedUntil: start + 50 * second });
      arrive();
      await until(async () => expect((await row(id)).status).toBe('sent'));
    });

    test('a store that is away for a while, and says so once', async () => {
      const { store, put, outbox, sent, log } = await setUp();
      const state = shaky(store, 'with');
      outbox({ store: state.store }).start();
      await until(() => expect(state.refusals).toBeGreaterThan(5));
      state.away = false;
      const [id] = await put({});
      await until(() => expect(sent).toEqual([id]));
      await until(() =>
        expect(log.map(({ msg }) => msg)).toEqual([
          'the outbox cannot use the store',
          'the outbox can use the store again',
          'message sent',
        ]),
      );
    });

    test('a store that is away when a message was just sent, without sending it again', async () => {
      const { store, put, row, outbox, clock, sent, log } = await setUp();
      const [id] = await put({});
      const state = shaky(store, 'updateTable');
      outbox({ store: state.store }).start();
      await until(() => expect(state.refusals).toBeGreaterThan(3));
      clock.at = start + 600 * second;
      const before = state.refusals;
      await until(() => expect(state.refusals).toBeGreaterThan(before + 3));
      state.away = false;
      await until(async () => expect((await row(id)).status).toBe('sent'));
      expect(sent).toEqual([id]);
      await until(() =>
        expect(log.map(({ msg }) => msg)).toEqual([
          'the outbox cannot use the store',
          'the outbox can use the store again',
          'message sent',
        ]),
      );
    });
  });

  describe('delivers at once', () => {
    test('what is asked for, if it is taken in time', async () => {
      const { put, row, outbox, sent } = await setUp();
      const [first, second_, other] = await put(
        {},
        { kind: 'webhook', nextAttemptAt: start + 1 },
        { nextAttemptAt: start + 5 },
      );
      expect(await outbox().deliver([first ?? '', second_ ?? '', first ?? ''], wellInTime)).toBe(true);
      // Sent before: it is not sent again.
      expect(await outbox().deliver([first ?? ''], wellInTime)).toBe(true);
      expect(sent.toSorted()).toEqual([first, second_].toSorted());
      expect(await row(first)).toMatchObject({ status: 'sent', attempts: 1, sentAt: start });
      expect(await row(other)).toMatchObject({ status: 'queued', attempts: 0 });
    });

    test('but not what failed, is parked, was erased or is to be tried later', async () => {
      const { put, row, outbox, sent } = await setUp();
      const [parked, later, fine] = await put({ status: 'parked' }, { attempts: 1, nextAttemptAt: start + 1 }, {});
      const box = outbox();
      expect(await box.deliver([parked ?? ''], wellInTime)).toBe(false);
      expect(await box.deliver(['gone'], wellInTime)).toBe(false);
      expect(await box.deliver([later ?? '', fine ?? ''], wellInTime)).toBe(false);
      expect(sent).toEqual([fine]);
      expect(await row(later)).toMatchObject({ status: 'queued', attempts: 1 });

      const [unlucky, lucky] = await put({}, { kind: 'webhook' });
      expect(
        await outbox({ send: ({ id }) => (id === unlucky ? failed() : Promise.resolve()) }).deliver(
          [unlucky ?? '', lucky ?? ''],
          wellInTime,
        ),
      ).toBe(false);
      expect(await row(unlucky)).toMatchObject({ status: 'queued', attempts: 1, lastError: 'answered 451' });
      expect((await row(lucky)).status).toBe('sent');
    });

    test('and says no when the time is over, while the message goes on and is sent once', async () => {
      const { put, row, outbox, sent } = await setUp();
      const [id] = await put({});
      const { promise: slow, resolve } = Promise.withResolvers<void>();
      const box = outbox({ send: () => slow });
      box.start();
      expect(await box.deliver([id ?? ''], 30)).toBe(false);
      expect(sent).toEqual([]);
      resolve();
      await until(async () => expect((await row(id)).status).toBe('sent'));
      expect(sent).toEqual([id]);
      expect((await row(id)).attempts).toBe(1);
    });

    test('and waits for what is in the hands of this process or another', async () => {
      const { put, row, outbox, sent } = await setUp();
      const [id] = await put({});
      const { promise: slow, resolve } = Promise.withResolvers<void>();
      const mine = outbox({ send: () => slow });
      const other = outbox();
      mine.start();
      await until(async () => expect((await row(id)).attempts).toBe(1));
      const answers = Promise.all([
        mine.deliver([id ?? ''], wellInTime),
        other.deliver([id ?? ''], wellInTime),
        mine.deliver([id ?? ''], wellInTime),
      ]);
      resolve();
      expect(await answers).toEqual([true, true, true]);
      expect(sent).toEqual([id]);
    });

    test('never fails, whatever the store does', async () => {
      const { outbox, log } = await setUp();
      const away = () => {
        throw new Error('store away');
      };
      const store = { db: { with: away, selectFrom: away }, skipLocked: false } as unknown as Store;
      expect(await outbox({ store }).deliver(['any'], wellInTime)).toBe(false);
      expect(log).toEqual([
        expect.objectContaining({ level: 50, reason: 'store away', msg: 'the outbox cannot use the store' }),
      ]);
    });
  });

  describe('stops', () => {
    test('after what is under way', async () => {
      const { put, row, outbox, sent } = await setUp();
      const ids = await put(...Array.from({ length: 7 }, () => ({})));
      const { promise: slow, resolve } = Promise.withResolvers<void>();
      const begun: string[] = [];
      const box = outbox({
        send: ({ id }) => {
          begun.push(id);
          return slow;
        },
        stopMs: wellInTime,
      });
      box.start();
      await until(() => expect(begun).toHaveLength(3));
      const stopped = box.stop();
      resolve();
      await stopped;
      expect(sent.toSorted()).toEqual(begun.toSorted());
      for (const id of ids) expect((await row(id)).status).toBe(begun.includes(id) ? 'sent' : 'queued');
      expect(await box.deliver([ids[6] ?? ''], wellInTime)).toBe(false);
      expect(begun).toHaveLength(3);
    });

    test('without waiting for ever', async () => {
      const { put, outbox, log } = await setUp();
      await put({});
      let begun = false;
      const box = outbox({
        send: () => {
          begun = true;
          return new Promise(() => {});
        },
        stopMs: 10,
      });
      box.start();
      await until(() => expect(begun).toBe(true));
      await box.stop();
      expect(log.at(-1)).toMatchObject({ level: 40, messages: 1 });
    });
  });

  test('two processes on one store send each message once', async () => {
    const shared = await address();
    const open2 = async () => {
      const store = await openStore(shared);
      onTestFinished(() => store.close());
      return store;
    };
    const count = Math.max(60, tries(200));
    const [one, two] = [await setUp(await open2()), await setUp(await open2())];
    const ids = await one.put(...Array.from({ length: count }, () => ({})));
    const tried = new Set<string>();
    // About half of them fail once.
    const send = ({ id }: OutboxMessage) => {
      if (id > '8' || tried.has(id)) return Promise.resolve();
      tried.add(id);
      return failed();
    };
    const boxes = [one.outbox({ send }), two.outbox({ send })];
    for (const box of boxes) box.start();
    const answers = await Promise.all(ids.slice(0, 40).map((id, index) => boxes[index % 2]?.deliver([id], wellInTime)));
    expect(answers).toEqual(ids.slice(0, 40).map((id) => !tried.has(id)));
    await until(() => expect(one.sent.length + two.sent.length + tried.size).toBe(count));
    const waiting = async () =>
      (
        await one.store.db
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'queued')
          .where('lockedUntil', '=', 0)
          .execute()
      ).length;
    await until(async () => expect(await waiting()).toBe(tried.size));
    one.clock.at = start + 30 * second;
    two.clock.at = start + 30 * second;
    await until(async () => expect(await waiting()).toBe(0));
    await Promise.all(boxes.map((box) => box.stop()));
    expect([...one.sent, ...two.sent].toSorted()).toEqual(ids.toSorted());
    expect(Math.min(one.sent.length, two.sent.length)).toBeGreaterThan(0);
  });

  test('logs how it goes, without a person in it', async () => {
    const { put, outbox, log } = await setUp();
    const [id] = await put({ recipient: 'ada@engines.example', payload: '{"to":"ada@engines.example"}' });
    await outbox({ send: failed }).deliver([id ?? ''], wellInTime);
    expect(log).toEqual([
      expect.objectContaining({
        level: 40,
        outboxId: id,
        kind: 'owner-notification',
        attempt: 1,
        reason: 'answered 451',
        again: '2025-10-09T08:53:50.000Z',
        msg: 'message not sent',
      }),
    ]);
    expect(JSON.stringify(log)).not.toContain('engines');
  });
});
