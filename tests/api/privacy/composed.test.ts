import { describe, expect, it } from 'vitest';
import { withoutForbidden, suppress } from '#api/mail/suppression.ts';
import { makePeople } from '#api/privacy/people.ts';
import { samePerson } from '#api/privacy/findPeople.ts';
import { endSubscription, makeSubscribers } from '#api/subscribers/subscribers.ts';
import { addLead, countRows } from '#tests/support/rows.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { stores, storePerTest } from '#tests/support/stores.ts';

/** J with a caron has no composed form, and its lower case has one. */
const typed = 'J\u030can@x1.example';
const composed = '\u01f0an@x1.example';

describe.each(stores)('an address in two compositions, in a $name store', ({ open }) => {
  const store = storePerTest(open);
  const subscriber = () => store.db.selectFrom('subscriber').select(['email', 'status']).execute();
  const confirmation = (recipient: string) => [buildOutboxMessage({ kind: 'subscription-confirmation', recipient })];
  const request = (email: string) =>
    makeSubscribers({ store, confirmation }).request(email, { page: '/', wordingVersion: '1' });

  it.each([typed, composed, typed.toLowerCase()])('is erased whole by %s', async (spelling) => {
    await addLead(store.db, { email: typed });
    await request(typed);
    await makePeople(store).erase(spelling);
    const { lead, outbox, subscriber: left, consent } = await countRows(store.db);
    expect([lead, outbox, left, consent]).toEqual([0, 0, 0, 0]);
  });

  it('has one subscription, which either ends, and gets no email, whichever was put on the list', async () => {
    await request(typed);
    await request(composed);
    expect(await subscriber()).toEqual([{ email: composed, status: 'pending' }]);
    await endSubscription(store.db, typed, 1);
    expect(await subscriber()).toEqual([{ email: composed, status: 'left' }]);
    await suppress(store.db, typed.toLowerCase(), 'blocked', 1);
    const mail = { id: 'a', kind: 'checklist', recipient: composed } as const;
    expect(await withoutForbidden(store.db, [mail])).toEqual([]);
  });

  it('is of one person, also with an international domain, written in either way', async () => {
    const same = await addLead(store.db, { email: typed, phone: '' });
    for (const email of [composed, 'jan@x1.example']) await addLead(store.db, { email, phone: '' });
    expect((await samePerson(store.db, same)).total).toBe(1);
    const lead = await addLead(store.db, { email: '\u00c9va@xn--bcher-kva.example', phone: '' });
    await addLead(store.db, { email: 'e\u0301va@B\u00fccher.example', phone: '' });
    await addLead(store.db, { email: 'eva@b\u00fccher.example', phone: '' });
    expect((await samePerson(store.db, lead)).total).toBe(1);
  });
});
