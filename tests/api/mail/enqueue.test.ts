import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxMessage } from '#api/db/tables.ts';
import { keepLead } from '#api/leads/leads.ts';
import { makePeople } from '#api/privacy/people.ts';
import { enqueue } from '#api/mail/enqueue.ts';
import { dropExpiredRecipients } from '#api/mail/mailboxes.ts';
import { keepChecklistMail } from '#api/subscribers/subscribers.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { bothStores, onEach, openSides, storePerTest } from '#tests/support/stores.ts';

const hour = 3_600_000;
const day = 24 * hour;
const recipient = 'ada@engines.example';

describe.each(bothStores)('The outbox in $name', ({ open, address }) => {
  const store = storePerTest(open);
  let clock: number;
  beforeEach(() => {
    clock = 1_760_000_000_000;
  });

  const message = (facts: Partial<OutboxMessage> = {}) =>
    buildOutboxMessage({ kind: 'checklist', recipient, createdAt: clock, nextAttemptAt: clock, ...facts });
  const write = (...messages: OutboxMessage[]) =>
    store.db.transaction().execute((transaction) => enqueue(transaction, messages));
  const rows = () => store.db.selectFrom('outbox').selectAll().orderBy('nextAttemptAt').execute();
  const counted = () => store.db.selectFrom('recipient').selectAll().execute();
  const sent = (id: string, at = clock) =>
    store.db.updateTable('outbox').set({ status: 'sent', sentAt: at }).where('id', '=', id).execute();

  test('puts off what its recipient may not get yet, once', async () => {
    const first = message();
    expect(await write(first)).toEqual([first]);
    await sent(first.id);
    clock += 60_000;
    const second = message({ recipient: 'A.DA+x@engines.example' });
    expect(await write(second)).toEqual([{ ...second, nextAttemptAt: clock - 60_000 + hour }]);
    for (let more = 0; more < 20; more += 1) expect(await write(message())).toEqual([]);
    expect(await rows()).toHaveLength(2);
    expect(await write(message({ recipient: 'bob@engines.example' }))).toHaveLength(1);
  });

  test('writes a mail and what counts it together, or neither', async () => {
    const taken = message();
    await write(taken);
    await expect(write(message({ recipient: 'bob@engines.example', id: taken.id }))).rejects.toThrow();
    expect(await counted()).toHaveLength(1);
  });

  test('keeps no address beside the mail itself, and forgets a mailbox when nothing of it counts', async () => {
    await write(message());
    const [row] = await counted();
    expect(row?.mailbox).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toMatch(/ada@|engines/);
    await dropExpiredRecipients(store, clock + 4 * day);
    expect(await counted()).toHaveLength(1);
    await dropExpiredRecipients(store, clock + 4 * day + 1);
    expect(await counted()).toEqual([]);
  });

  test('forgets a mailbox with the person who is erased, and no other', async () => {
    await write(message(), message({ recipient: 'bob@engines.example' }));
    await makePeople(store).erase('Ada@engines.example');
    expect(await counted()).toHaveLength(1);
    expect(await write(message())).toMatchObject([{ nextAttemptAt: clock }]);
  });

  test('holds the limit where two processes write at once', async () => {
    const sides = await openSides(address);
    const requests = Array.from({ length: 120 }, (_, index) => index);
    await onEach(requests, async (index) => {
      const side = sides[index % 2] ?? expect.fail();
      if (index % 3 === 0) return keepChecklistMail(side, [message()], undefined);
      const lead = buildLead();
      // A second recipient, so that the processes could lock two in different orders.
      const own = { kind: 'visitor-confirmation', leadId: lead.id } as const;
      const messages = [message(own), message({ ...own, recipient: `${index % 5}@engines.example` })];
      return keepLead(side, { lead, messages: index % 2 ? messages : messages.toReversed() });
    });
    const written = await sides[0].db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute();
    const summary = written.map(({ kind, nextAttemptAt }) => `${kind} ${(nextAttemptAt - clock) / hour}`).toSorted();
    expect(summary).toEqual(['checklist 0', 'visitor-confirmation 0']);
    expect(await sides[0].db.selectFrom('lead').select('id').execute()).toHaveLength(80);
  });
});
