import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { suppress, withoutForbidden } from '#api/mail/suppression.ts';
import { makeSessions } from '#api/owner/sessions.ts';
import { makeSignIns } from '#api/owner/signIns.ts';
import { referenceOf } from '#api/privacy/erase.ts';
import { makeErasures } from '#api/privacy/erasures.ts';
import { makePeople } from '#api/privacy/people.ts';
import { isUnscrubbed, scrubDeleted } from '#api/privacy/scrubbing.ts';
import { owner, startDesk } from '#tests/support/ownerDesk.ts';
import { addLead, addMessage, addSubscriber } from '#tests/support/rows.ts';
import { bothStores, insert, temporaryFile, storePerTest } from '#tests/support/stores.ts';

const email = 'grace@harbour.example';
const one = { leads: 1, calls: 0, conversations: 0, messages: 0, subscriptions: 0, consents: 0, suppressions: 0 };
const none = { ...one, leads: 0 };

describe.each(bothStores)('Erasing a person, on $name,', ({ open }) => {
  const store = storePerTest(open);
  let list: string;
  let erasures: ReturnType<typeof makeErasures>;
  let now: number;
  beforeEach(() => {
    list = `${temporaryFile()}-erasures`;
    erasures = makeErasures(store, list);
    now = Date.parse('2026-03-02T12:00:00Z');
  });
  const eraser = (of: Store = store) => makePeople(of, { erasures: makeErasures(of, list), now: () => (now += 1000) });
  const entries = () => store.db.selectFrom('ownerAudit').selectAll().execute();

  it('takes all that is kept about an address in any spelling, and nothing of anybody else', async () => {
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
    expect(await eraser().traces(' ZOË@ÄRZTE.EXAMPLE ')).toEqual(all);
    expect((await eraser().erase(' ZOË@ÄRZTE.EXAMPLE ')).erased).toEqual(all);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: other.id }]);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await store.db.selectFrom('subscriber').select('id').execute()).toEqual([{ id: stays.id }]);
    expect(await store.db.selectFrom('consent').select('subscriberId').execute()).toEqual([{ subscriberId: stays.id }]);
    const none = { leads: 0, calls: 0, conversations: 0, messages: 0, subscriptions: 0, consents: 0, suppressions: 0 };
    // Of the wish to get no newsletter nothing is left that names anybody, and it holds.
    const [wish] = await store.db.selectFrom('suppression').selectAll().execute();
    expect(wish).toMatchObject({ email: null, reason: 'left', address: expect.stringMatching(/^[\w-]{43}$/) });
    const checklist = { id: 'a', kind: 'checklist', recipient: 'zoë@xn--rzte-koa.example' } as const;
    expect(await withoutForbidden(store.db, [checklist])).toEqual([]);
    expect(await eraser().traces('zoë@ärzte.example')).toEqual(none);
    expect((await eraser().erase('zoë@ärzte.example')).erased).toEqual(none);
  });

  it('is proved, and said not to be over, where others read the files; what is left of it is scrubbed later', async () => {
    await addLead(store.db, { email });
    let reading = true;
    let scrubs = 0;
    const read: Store = {
      ...store,
      async scrub(patienceMs) {
        scrubs += 1;
        if (reading) throw new Error('Another process is reading it.');
        await store.scrub(patienceMs);
      },
    };
    const first = await eraser(read).erase(email, { by: owner, patienceMs: 10 });
    expect(first).toMatchObject({ erased: one, scrubbed: false, code: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await entries()).toMatchObject([
      {
        id: first.proof,
        email: owner,
        subject: first.code,
        detail: JSON.stringify({ erased: one, left: none, others: { total: 0, ids: [] } }),
      },
    ]);
    expect(await isUnscrubbed(store.db, now)).toBe(true);
    // A later deletion does not let the first pass for scrubbed.
    await addLead(store.db, { email: 'ann@smith.example' });
    await eraser(read).erase('ann@smith.example', { patienceMs: 10 });
    expect(await isUnscrubbed(store.db, (await entries())[0]?.at ?? 0)).toBe(true);
    // Nothing is kept any more: it is scrubbed again all the same.
    const before = scrubs;
    const again = await eraser(read).erase(email, { by: owner, patienceMs: 10 });
    expect([again, scrubs]).toEqual([{ ...first, erased: none }, before + 1]);
    expect(readFileSync(list, 'utf8').trim().split('\n')).toHaveLength(2);
    reading = false;
    // PostgreSQL itself may read for a moment, as its autovacuum does.
    await scrubDeleted(read, 10_000);
    expect(await isUnscrubbed(store.db, now)).toBe(false);
    expect((await eraser(read).erase(email)).scrubbed).toBe(true);
  });

  it('that ended after it was noted is finished and proved when the store is opened, also from the command line', async () => {
    const lead = await addLead(store.db, { email: 'Grace@harbour.example', createdAt: now - 1 });
    await erasures.apply();
    const { id } = await erasures.note(email, now);
    expect(await erasures.apply()).toEqual({ erased: 1, unreadable: 0 });
    expect(await entries()).toMatchObject([{ id, at: now, email: '', subject: await erasures.codeOf(email) }]);
    expect(await eraser().erase(email, { by: owner })).toMatchObject({ erased: none, proof: id, scrubbed: true });
    // A backup from before has the person and not the proof: it gets the reference that the person was given.
    await store.db.deleteFrom('ownerAudit').execute();
    await store.db.deleteFrom('erasure').execute();
    await insert(store.db, 'lead', lead);
    expect(await erasures.apply()).toEqual({ erased: 1, unreadable: 0 });
    expect((await entries()).map((entry) => [entry.id, referenceOf(entry.id)])).toEqual([[id, referenceOf(id)]]);
  });

  it('also ends what a restored backup brings back: sessions, links to sign in and their mails', async () => {
    const owners = [owner];
    const sessions = makeSessions({ store, owners });
    await erasures.note(email, now);
    await erasures.apply();
    // A store that was not restored keeps them.
    const token = await sessions.begin(owner);
    await erasures.apply();
    expect((await sessions.find(token))?.email).toBe(owner);
    await store.db.deleteFrom('erasure').execute();
    const link = await makeSignIns({ store, owners }).print(owner);
    await addMessage(store.db, { kind: 'owner-sign-in' });
    await addMessage(store.db);
    await erasures.apply();
    expect(await sessions.find(token)).toBeUndefined();
    expect(await makeSignIns({ store, owners }).takeLink(link)).toBeUndefined();
    expect((await store.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'visitor-confirmation',
    ]);
  });

  it('that fails halfway leaves everything, without a proof, and is repeated when the store is opened', async () => {
    await addLead(store.db, { email, createdAt: now });
    const failing = { ...erasures, markApplied: () => Promise.reject(new Error('The store is gone.')) };
    const erasing = makePeople(store, { erasures: failing, now: () => now }).erase(email);
    await expect(erasing).rejects.toThrow('The store is gone.');
    expect([await store.db.selectFrom('lead').select('id').execute(), await entries()]).toEqual([
      [expect.anything()],
      [],
    ]);
    expect(await erasures.apply()).toEqual({ erased: 1, unreadable: 0 });
    expect(await entries()).toHaveLength(1);
  });

  it('never marks as applied what another process has noted and not done', async () => {
    await addLead(store.db, { email: 'ann@smith.example', createdAt: now });
    await addLead(store.db, { email, createdAt: now });
    await erasures.note('ann@smith.example', now + 500);
    await eraser().erase(email);
    expect(await erasures.apply()).toEqual({ erased: 1, unreadable: 0 });
    expect(await store.db.selectFrom('lead').select('email').execute()).toEqual([]);
    expect(await erasures.apply()).toEqual({ erased: 0, unreadable: 0 });
  });

  it('of several machines is known to all, ends no session at a restart, and outlives a restore of table and database', async () => {
    const machines = [1, 2].map((machine) => makeErasures(store, `${list}-${machine}`));
    const [first = expect.fail(), second = expect.fail()] = machines;
    for (const [machine, person] of [
      [first, email],
      [second, 'ann@smith.example'],
    ] as const)
      await makePeople(store, { erasures: machine, now: () => now }).erase(person);
    const token = await makeSessions({ store, owners: [owner] }).begin(owner);
    for (const machine of [...machines, ...machines])
      expect(await machine.apply()).toEqual({ erased: 0, unreadable: 0 });
    expect((await makeSessions({ store, owners: [owner] }).find(token))?.email).toBe(owner);
    const [one, other] = [1, 2].map((machine) => readFileSync(`${list}-${machine}`, 'utf8').split('\n').sort());
    expect([one, one?.length]).toEqual([other, 3]);
    // Of the database alone, of database and table, and with the newer dump of the table beside it.
    for (const restored of [true, false]) {
      if (restored) await store.db.deleteFrom('erasure').execute();
      for (const person of [email, 'ann@smith.example']) await addLead(store.db, { email: person, createdAt: now });
      expect((await first.apply()).erased).toBe(2);
      expect((await second.apply()).erased).toBe(0);
    }
    // Of somebody who writes again, and was erased while the clock was ahead.
    await makePeople(store, { erasures: first, now: () => Date.now() + 1e11 }).erase('bob@bob.example');
    await addLead(store.db, { email: 'bob@bob.example', createdAt: Date.now() });
    expect((await first.apply()).erased).toBe(0);
  });

  it('tells at the desk that the files are still being cleaned, until they are', async () => {
    let reading = true;
    const read: Store = {
      ...store,
      scrub: (patienceMs) => (reading ? Promise.reject(new Error('Being read.')) : store.scrub(patienceMs)),
      close: async () => {},
    };
    const { server, browser } = await startDesk(read, { env: { ERASURES_FILE: list } });
    await addLead(store.db, { email });
    const pressed = await browser.post('/owner/privacy/erase', { email, sure: 'yes' });
    const proof = String(pressed.headers.location);
    expect([pressed.status, proof]).toEqual([303, expect.stringMatching(/^\/owner\/privacy\/erasures\/[\w-]{36}$/)]);
    expect(await browser.read(proof)).toContain('It is deleted. The files of the store are still being cleaned');
    expect(await browser.read('/owner/account')).toContain(`href="${proof}"`);
    reading = false;
    expect(await browser.press('/owner/privacy/erase', { email, sure: 'yes' })).toBe(proof);
    expect(await browser.read(proof)).not.toContain('still being cleaned');
    // By the command line, or when the store was opened.
    await addLead(store.db, { email: 'ann@smith.example' });
    await eraser().erase('ann@smith.example');
    expect(await browser.read('/owner/account')).toContain('command line or restart');
    await server.stop();
  });
});
