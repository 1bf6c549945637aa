import { beforeEach, describe, expect, it } from 'vitest';
import { forbidden, suppress } from '#api/mail/suppression.ts';
import { makePeople, type People } from '#api/privacy/people.ts';
import { addLead, addMessage, addSubscriber } from '#tests/support/rows.ts';
import { stores, storePerTest } from '#tests/support/stores.ts';

describe.each(stores)('$name', ({ open }) => {
  const store = storePerTest(open);
  let people: People;
  beforeEach(() => {
    people = makePeople(store, () => 5000);
  });

  it('erases all that is kept about an address in any spelling, and nothing of anybody else', async () => {
    const capitals = await addLead(store.db, { email: 'Zoë@Ärzte.example' });
    await addLead(store.db, { email: 'zoë@ärzte.example', status: 'quarantined' });
    const other = await addLead(store.db, { email: 'xzoë@ärzte.example' });
    await addMessage(store.db, { leadId: capitals.id, recipient: 'owner@provider.example' });
    await addMessage(store.db, { recipient: 'ZOË@xn--rzte-koa.example', kind: 'checklist' });
    const kept = await addMessage(store.db, { leadId: other.id, recipient: 'owner@provider.example' });
    await addSubscriber(store.db, { email: 'zoë@ärzte.example', status: 'left' }, ['requested', 'confirmed', 'left']);
    await suppress(store.db, 'Zoë@ärzte.example', 'left', 1);
    const stays = await addSubscriber(store.db, { email: 'ann@smith.example' });

    const all = { leads: 2, calls: 0, conversations: 0, messages: 2, subscriptions: 1, consents: 3, suppressions: 1 };
    expect(await people.traces(' ZOË@ÄRZTE.EXAMPLE ')).toEqual(all);
    expect((await people.erase(' ZOË@ÄRZTE.EXAMPLE ')).erased).toEqual(all);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: other.id }]);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await store.db.selectFrom('subscriber').select('id').execute()).toEqual([{ id: stays.id }]);
    expect(await store.db.selectFrom('consent').select('subscriberId').execute()).toEqual([{ subscriberId: stays.id }]);
    const none = { leads: 0, calls: 0, conversations: 0, messages: 0, subscriptions: 0, consents: 0, suppressions: 0 };
    // Of the wish to get no newsletter nothing is left that names anybody, and it holds.
    const [wish] = await store.db.selectFrom('suppression').selectAll().execute();
    expect(wish).toMatchObject({ email: null, reason: 'left', address: expect.stringMatching(/^[\w-]{43}$/) });
    const checklist = { id: 'a', kind: 'checklist', recipient: 'zoë@xn--rzte-koa.example' } as const;
    expect([...(await forbidden(store.db, [checklist]))]).toEqual(['a']);
    expect(await people.traces('zoë@ärzte.example')).toEqual(none);
    expect((await people.erase('zoë@ärzte.example')).erased).toEqual(none);
  });
});
