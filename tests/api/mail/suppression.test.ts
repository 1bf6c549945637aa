import { describe, expect, test } from 'vitest';
import type { SuppressionReason } from '#data/rules/owner/kept.ts';
import type { OutboxMessage } from '#api/db/tables.ts';
import { enqueue } from '#api/mail/enqueue.ts';
import { makeQueue } from '#api/mail/queue.ts';
import { suppress, withoutForbidden } from '#api/mail/suppression.ts';
import { makeSubscribers } from '#api/subscribers/subscribers.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { insert, stores, storePerTest } from '#tests/support/stores.ts';

const always = ['owner-notification', 'list-server'] as const;
const kinds = ['visitor-confirmation', 'subscription-confirmation', 'checklist', ...always] as const;

describe.each(stores)('The suppression list on $name', ({ open }) => {
  const store = storePerTest(open);
  const entries = () => store.db.selectFrom('suppression').select(['email', 'reason']).orderBy('reason').execute();

  test.each<[SuppressionReason, readonly OutboxMessage['kind'][]]>([
    ['left', ['visitor-confirmation', 'subscription-confirmation', ...always]],
    ['bounced', always],
    ['blocked', always],
  ])('lets an address that is on it as %s have %j', async (reason, allowed) => {
    await suppress(store.db, 'Zoë@Ärzte.example', reason, 1);
    const messages = kinds.map((kind) => buildOutboxMessage({ kind, recipient: 'zoë@xn--rzte-koa.EXAMPLE' }));
    const written = await store.db.transaction().execute((transaction) => enqueue(transaction, messages));
    expect(written.map(({ kind }) => kind)).toEqual(allowed);
    // A person whose address differs in a dot is another one here.
    const other = buildOutboxMessage({ kind: 'checklist', recipient: 'z.oë@ärzte.example' });
    expect(await withoutForbidden(store.db, [other])).toEqual([other]);
  });

  test('holds for mails that were written before', async () => {
    const message = buildOutboxMessage({ kind: 'checklist', recipient: 'ada@engines.example' });
    const queue = makeQueue(store);
    expect(await queue.isForbidden(message)).toBe(false);
    await suppress(store.db, 'ada@engines.example', 'left', 1);
    expect(await queue.isForbidden(message)).toBe(true);
  });

  test('gets nobody whose mail is gone because they were erased meanwhile', async () => {
    const message = buildOutboxMessage({ kind: 'checklist', recipient: 'ada@engines.example' });
    const parked = { status: 'parked', nextAttemptAt: 1, lastError: 'answered 550' } as const;
    expect(await makeQueue(store).failed(message, parked, 5)).toBe(false);
    expect(await entries()).toEqual([]);
    await insert(store.db, 'outbox', message);
    expect(await makeQueue(store).failed(message, parked, 5)).toBe(true);
    expect(await entries()).toEqual([{ email: 'ada@engines.example', reason: 'bounced' }]);
  });

  test('gets who unsubscribes, and loses who asks and confirms anew, with evidence of it', async () => {
    const email = 'ada@engines.example';
    const confirmation = (recipient: string) => [buildOutboxMessage({ kind: 'subscription-confirmation', recipient })];
    const subscribers = makeSubscribers({ store, confirmation });
    await subscribers.request(email, { page: '/blog', wordingVersion: '1' });
    const { id } = await store.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
    await subscribers.leave(id);
    await subscribers.leave(id);
    expect(await entries()).toEqual([{ email, reason: 'left' }]);
    await store.db.updateTable('outbox').set({ status: 'sent', sentAt: 1 }).execute();
    expect(await subscribers.request(email, { page: '/', wordingVersion: '2' })).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
    expect(await subscribers.confirm(id)).toBe(true);
    expect(await entries()).toEqual([]);
    const evidence = await store.db.selectFrom('consent').select('event').orderBy('at').execute();
    const events = evidence.map(({ event }) => event).toSorted();
    expect(events).toEqual(['confirmed', 'left', 'lifted', 'requested', 'requested']);
  });
});
