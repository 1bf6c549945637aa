import { beforeEach, describe, expect, it } from 'vitest';
import { forbidden, suppress } from '#api/mail/suppression.ts';
import { makeOwnerLeads, type OwnerLeads } from '#api/owner/ownerLeads.ts';
import { addLead, addMessage, addSubscriber } from '#tests/scripts/leads/rows.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { insert, stores, storePerTest } from '#tests/support/stores.ts';

describe.each(stores)('$name', ({ open }) => {
  const store = storePerTest(open);
  let owner: OwnerLeads;
  beforeEach(() => {
    owner = makeOwnerLeads(store, () => 5000);
  });

  it('finds a lead by its id or an unambiguous beginning', async () => {
    await addLead(store.db, { id: 'aaaaaa11-0000' });
    await addLead(store.db, { id: 'aaaaaa22-0000' });
    await addLead(store.db, { id: 'aaaaaa22-0000-longer' });
    expect((await owner.lead('aaaaaa11')).id).toBe('aaaaaa11-0000');
    expect((await owner.lead('aaaaaa22-0000')).id).toBe('aaaaaa22-0000');
    await expect(owner.lead('aaaaaa')).rejects.toThrow('"aaaaaa" begins the ids of 3 leads. Give more of it.');
    await expect(owner.lead('aaaaa_')).rejects.toThrow('There is no lead "aaaaa_".');
    await expect(owner.lead('bbbbbb')).rejects.toThrow('There is no lead "bbbbbb".');
    for (const none of ['aaaaa', '%%%%%%', ''])
      await expect(owner.lead(none)).rejects.toThrow(
        `"${none}" is no id. Give all of one, or at least its first 6 characters.`,
      );
  });

  it('lists all leads, the oldest first', async () => {
    const leads = Array.from({ length: 10 }, (_, index) =>
      buildLead({ createdAt: 1000 + Math.floor(index / 7), status: index === 5 ? 'quarantined' : 'new' }),
    );
    await insert(store.db, 'lead', leads);
    const inOrder = leads.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    expect(await owner.all({ withQuarantine: true })).toEqual(inOrder);
    expect(await owner.all({ withQuarantine: false })).toHaveLength(9);
    expect(await owner.all({ withQuarantine: true, since: 1001 })).toHaveLength(3);
  });

  it('shows what has not left, what needs the owner first, and what belongs to a lead', async () => {
    const lead = await addLead(store.db);
    const late = await addMessage(store.db, { nextAttemptAt: 2000 });
    const soon = await addMessage(store.db, { nextAttemptAt: 1000, leadId: lead.id });
    const parked = await addMessage(store.db, { status: 'parked', nextAttemptAt: 9000 });
    const sent = await addMessage(store.db, { status: 'sent', leadId: lead.id, createdAt: 0 });
    expect((await owner.unsent()).map(({ id }) => id)).toEqual([parked.id, soon.id, late.id]);
    expect((await owner.messagesOf(lead.id)).map(({ id }) => id)).toEqual([sent.id, soon.id]);
  });

  it('queues a parked message again, at once and from the first try; no other', async () => {
    const late = { attempts: 9, nextAttemptAt: 9000, lockedUntil: 9000 };
    const parked = await addMessage(store.db, { status: 'parked', ...late, lastError: '550 no such user' });
    const other = await addMessage(store.db, { status: 'parked', attempts: 9 });
    await owner.retry(parked.id.slice(0, 8));
    const rows = await store.db.selectFrom('outbox').selectAll().execute();
    const again = { status: 'queued', attempts: 0, nextAttemptAt: 5000, lockedUntil: 0 };
    expect(rows.find(({ id }) => id === parked.id)).toEqual({ ...parked, ...again });
    expect(rows.find(({ id }) => id === other.id)).toEqual(other);
    await expect(owner.retry(parked.id)).rejects.toThrow(`The message ${parked.id} is waiting already.`);
    const sent = await addMessage(store.db, { status: 'sent' });
    await expect(owner.retry(sent.id)).rejects.toThrow(`The message ${sent.id} has been sent already.`);
    await expect(owner.retry('nothing')).rejects.toThrow('There is no message "nothing".');
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
    expect(await owner.traces(' ZOË@ÄRZTE.EXAMPLE ')).toEqual(all);
    expect((await owner.erase(' ZOË@ÄRZTE.EXAMPLE ')).erased).toEqual(all);
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
    expect(await owner.traces('zoë@ärzte.example')).toEqual(none);
    expect((await owner.erase('zoë@ärzte.example')).erased).toEqual(none);
  });
});
