import { describe, expect, test, vi } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { setDuty } from '#api/handover/presence.ts';
import { forged, owner, startDesk } from '#tests/support/ownerDesk.ts';
import { bothStores } from '#tests/support/stores.ts';
import { startServer } from '#tests/support/testServer.ts';
import { makeVisitor } from './handoverClient.ts';

const minuteMs = 60_000;
/** Waits for a condition, which comes with the next poll. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const onDuty = (store: Parameters<typeof setDuty>[0] extends infer Db ? { db: Db } : never, seenAt = Date.now()) =>
  setDuty(store.db, { email: owner, personId: null, until: Date.now() + 60 * minuteMs, seenAt });

describe.each(bothStores)('A conversation with a person, on $name,', ({ open }) => {
  test('goes to and fro over the desk, each message once, and goes on after a lost line', async () => {
    const { store, server, browser } = await startDesk(await open());
    await onDuty(store);
    const visitor = makeVisitor(server);
    const conversation = [
      { role: 'user', content: 'Do you do phones?', key: '1.1', at: 5 },
      { role: 'assistant', content: 'Yes.', key: '1.2', at: 6 },
    ];
    const asked = await visitor.ask({ conversation, page: '/pricing' });
    expect(asked.json).toMatchObject({ success: true, data: { here: true } });
    // Asked again, as after a lost answer, it is the same.
    expect((await visitor.ask({ conversation })).status).toBe(200);
    const line = await visitor.listen();
    await eventually(() => expect(line.said()).toEqual(['Do you do phones?', 'Yes.', 'asked']));
    expect((await visitor.say('Hello?', 'a')).json.data.number).toBe(4);
    expect((await visitor.say('Hello?', 'a')).json.data.number).toBe(4);

    const path = `/owner/conversations/${visitor.id}`;
    expect(await browser.read('/owner/conversations')).toContain(path);
    expect(await browser.read(path)).toContain('Hello?');
    expect((await browser.post(path, { text: 'Hi', key: 'k' }, forged)).status).toBe(403);
    expect(await browser.press(path, { text: 'Hi, this is us.', key: 'k1' })).toBe(path);
    expect(await browser.press(path, { text: 'Hi, this is us.', key: 'k1' })).toBe(path);
    await eventually(() => expect(line.said().slice(3)).toEqual(['Hello?', 'taken', 'Hi, this is us.']));
    line.close();
    await visitor.say('Still there?', 'b');
    const last = line.messages.at(-1)?.number;
    const back = await visitor.listen(last);
    await eventually(() => expect(back.said()).toEqual(['Still there?']));
    await browser.press(path, { key: 'k2', step: 'giveBack' });
    await eventually(() => expect(back.said()).toEqual(['Still there?', 'returned']));
    // What is written to nobody waits for somebody again.
    await visitor.say('One more thing', 'c');
    await eventually(() => expect(back.said().slice(2)).toEqual(['One more thing', 'asked']));
    await browser.press(path, { key: 'k3', step: 'close' });
    await eventually(() => expect(back.said().at(-1)).toBe('closed'));
    const actions = await store.db.selectFrom('ownerAudit').select('action').orderBy('at').execute();
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['conversationTaken', 'conversationReturned', 'conversationClosed']),
    );
    expect(JSON.stringify(server.log)).not.toMatch(/Hello|phones|this is us/);
  });

  test('tells the visitor after 90 seconds that nobody comes, and after 60 that the person is away, once each', async () => {
    const { store, server, browser } = await startDesk(await open());
    await onDuty(store);
    const visitor = makeVisitor(server);
    await visitor.ask();
    const line = await visitor.listen();
    await eventually(() => expect(line.said()).toEqual(['asked']));
    const earlier = (ms: number) => ({ askedAt: Date.now() - ms });
    await store.db.updateTable('conversation').set(earlier(89_000)).execute();
    const path = `/owner/conversations/${visitor.id}`;
    await store.db.updateTable('conversation').set(earlier(91_000)).execute();
    await eventually(() => expect(line.said()).toEqual(['asked', 'late']));
    await browser.press(path, { step: 'take', key: 'k' });
    await eventually(() => expect(line.said()).toEqual(['asked', 'late', 'taken']));
    await store.db
      .updateTable('presence')
      .set({ seenAt: Date.now() - 61_000 })
      .execute();
    await eventually(() => expect(line.said()).toEqual(['asked', 'late', 'taken', 'away']));
    const row = await store.db.selectFrom('conversation').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'waiting', takenBy: null, lateAt: null });
    expect(await browser.read(path)).toContain('gone for a minute');
  });
});

test.each(bothStores)(
  'Two processes on one $name store hear of each other, and each visitor of nobody else',
  async ({ address }) => {
    const where = await address();
    const desk = await startDesk(await openStore(where));
    const other = await startServer(undefined, { store: await openStore(where) });
    const [ada, bob] = [makeVisitor(other), makeVisitor(desk.server)];
    for (const visitor of [ada, bob]) await visitor.ask();
    const [toAda, toBob] = [await ada.listen(), await bob.listen()];
    await desk.browser.press(`/owner/conversations/${ada.id}`, { text: 'For Ada', key: 'k' });
    await desk.browser.press(`/owner/conversations/${bob.id}`, { text: 'For Bob', key: 'k' });
    await eventually(() => expect(toAda.said()).toEqual(['nobody', 'taken', 'For Ada']));
    await eventually(() => expect(toBob.said()).toEqual(['nobody', 'taken', 'For Bob']));
  },
);
