import { describe, expect, test, vi } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { setDuty } from '#api/handover/presence.ts';
import { forged, owner, startDesk } from '#tests/support/ownerDesk.ts';
import { messages } from '#data/messages/index.ts';
import { fill } from '#data/rules/text/fill.ts';
import { bothStores, stores } from '#tests/support/stores.ts';
import { startServer } from '#tests/support/testServer.ts';
import { makeVisitor } from './handoverClient.ts';

const desk = messages.ownerConversations;
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
    // What arrives after that is taken by nobody: the browser gives it back.
    expect((await visitor.say('Too late', 'd')).status).toBe(409);
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
    await eventually(() => expect(line.said()).toEqual(['asked', 'late', 'taken', 'alone']));
    const row = await store.db.selectFrom('conversation').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'waiting', takenBy: null, lateAt: expect.any(Number) });
    // Where a colleague is on duty, it rings there.
    await browser.press(path, { step: 'take', key: 'k2' });
    await setDuty(store.db, {
      ...{ email: 'colleague@northshore.example', personId: null },
      ...{ until: Date.now() + 60 * minuteMs, seenAt: Date.now() },
    });
    await store.db
      .updateTable('presence')
      .set({ seenAt: Date.now() - 61_000 })
      .where('email', '=', owner)
      .execute();
    await eventually(() => expect(line.said().slice(4)).toEqual(['taken', 'away']));
    expect(await store.db.selectFrom('conversation').select('lateAt').execute()).toEqual([{ lateAt: null }]);
    expect(await browser.read(path)).toContain('gone for a minute');
  });
});

test.each(stores)(
  'A message that is too long is refused with words on either side, and stays in the box of the desk, on $name',
  async ({ open }) => {
    const { store, server, browser } = await startDesk(await open());
    const visitor = makeVisitor(server);
    await visitor.ask();
    const long = 'x'.repeat(2001);
    const refused = await visitor.say(long);
    expect(refused.status).toBe(400);
    expect(refused.json.error.fields).toEqual({ text: fill(messages.handover.tooLong, { most: '2,000' }) });
    const late = await browser.post(`/owner/conversations/${visitor.id}`, { text: long, key: 'k', step: 'close' });
    expect(late.status).toBe(422);
    expect(late.text).toContain(desk.unsent.tooLong);
    expect(late.text).toContain(`>${long}</textarea>`);
    const kept = async () => (await store.db.selectFrom('conversationMessage').select('text').execute()).at(-1)?.text;
    expect(await kept()).toBe('nobody');
    await browser.press(`/owner/conversations/${visitor.id}`, { text: long.slice(1), key: 'k' });
    expect(await kept()).toBe(long.slice(1));
  },
);

test.each(stores)('Who waits for nobody is rung for once somebody answers chats, on $name', async ({ open }) => {
  const { server, browser } = await startDesk(await open());
  const visitor = makeVisitor(server);
  await visitor.ask();
  const line = await visitor.listen();
  await eventually(() => expect(line.said()).toEqual(['nobody']));
  for (const _ of [1, 2]) await browser.press('/owner/conversations/duty', { until: '00:00', tomorrow: '00:00' });
  await eventually(() => expect(line.said()).toEqual(['nobody', 'asked']));
  expect(await browser.read('/owner/conversations')).toContain(desk.marks.ringing);
});

test.each(stores)(
  'Whoever answers until a time that has passed today is asked whether tomorrow is meant, before it counts, on $name',
  async ({ open }) => {
    const { store, browser } = await startDesk(await open());
    const path = '/owner/conversations/duty';
    const until = async () => (await store.db.selectFrom('presence').select('until').executeTakeFirst())?.until ?? 0;
    const asked = await browser.post(path, { until: '00:00' });
    expect(asked.status).toBe(422);
    const moment = fill(messages.handover.tomorrow, { time: '12:00 AM' });
    expect(asked.text).toContain(fill(desk.passed, { moment }));
    expect(asked.text).toContain('value="00:00"');
    expect(await until()).toBe(0);
    expect(await browser.press(path, { until: '00:00', tomorrow: '00:00' })).toBe('/owner/conversations');
    expect(await until()).toBeGreaterThan(Date.now());
    expect(await browser.read('/owner/conversations')).toContain(fill(desk.onDuty, { time: moment }));
  },
);

describe.each(bothStores)('What the desk shows, on $name,', ({ open }) => {
  test('of a closed conversation is no box, and what arrives after closing comes back in it, once', async () => {
    const { store, server, browser } = await startDesk(await open());
    const visitor = makeVisitor(server);
    await visitor.ask();
    const path = `/owner/conversations/${visitor.id}`;
    expect(await browser.read(path)).not.toContain(desk.closed);
    await browser.press(path, { text: 'Sent in time', key: 'k1' });
    await visitor.leave({ name: 'Ada', phone: '416 555 0100' });
    await visitor.end();
    const page = await browser.read(path);
    expect(page).toContain(desk.closed);
    expect(page).toContain(desk.reach);
    expect(page).toMatch(/hidden="" data-box/);
    for (const button of [desk.send, desk.take, desk.close]) expect(page).not.toContain(`>${button}</button>`);
    const late = await browser.post(path, { text: 'Sent too late', key: 'k2' });
    expect(late.status).toBe(409);
    expect(late.text).toContain(desk.unsent.closed);
    expect(late.text).toMatch(/<textarea[^>]*>Sent too late</);
    // The form that is sent twice was sent.
    expect((await browser.post(path, { text: 'Sent in time', key: 'k1' })).status).toBe(303);
    const said = await store.db
      .selectFrom('conversationMessage')
      .select('text')
      .where('sender', '=', 'person')
      .execute();
    expect(said).toEqual([{ text: 'Sent in time' }]);
  });

  test('is who rings, who was told, who left details and who has left; those who have left are not counted', async () => {
    const { store, server, browser } = await startDesk(await open());
    const [left, told, rings] = [makeVisitor(server), makeVisitor(server), makeVisitor(server)];
    await left.ask();
    await told.ask();
    await told.leave({ name: 'Ada', phone: '416 555 0100' });
    await onDuty(store);
    await rings.ask();
    const seen = Date.now() - 5 * minuteMs - 1000;
    await store.db.updateTable('conversation').set({ visitorSeenAt: seen }).where('id', '=', left.id).execute();
    const page = await browser.read('/owner/conversations');
    const ids = [...page.matchAll(/conversations\/([\da-f-]{36})"/g)].map(([, id]) => id);
    expect(ids).toEqual([rings.id, told.id, left.id]);
    const [first, second, third] = page.split('<li').filter((item) => /conversations\/[\da-f-]{36}/.test(item));
    expect(first).toContain(desk.marks.ringing);
    for (const mark of [desk.states.waiting, desk.marks.told, desk.marks.details]) expect(second).toContain(mark);
    expect(third).toContain(fill(desk.marks.gone, { ago: '5 minutes ago' }));
    expect(third).not.toContain(`>${desk.states.waiting}<`);
    expect(page).toContain('2 waiting');
    // Every page of the desk may ask for them, and only of this site.
    const elsewhere = await browser.get('/owner/account');
    expect(elsewhere.headers['content-security-policy']).toMatch(/script-src 'self'; connect-src 'self'$/);
    expect(elsewhere.text).toMatch(/<script src="\/owner\/desk\.js\?v=[\w-]+" defer/);
    // Whoever comes back is there again.
    await left.listen();
    await eventually(async () => expect(await browser.read('/owner/conversations')).toContain('3 waiting'));
  });
});

test.each(bothStores)(
  'Whose conversation is erased is told so by the stream and the service, on $name',
  async ({ address }) => {
    const where = await address();
    const { browser } = await startDesk(await openStore(where));
    const other = await startServer(undefined, { store: await openStore(where) });
    const visitor = makeVisitor(other);
    await visitor.ask();
    const line = await visitor.listen();
    await browser.press(`/owner/conversations/${visitor.id}`, { step: 'giveBack', key: 'k' });
    await browser.press(`/owner/conversations/${visitor.id}/erase`, { sure: 'yes' });
    let isOver = false;
    void line.ended.then(() => {
      isOver = true;
    });
    await eventually(() => expect(isOver).toBe(true));
    await expect(visitor.listen()).rejects.toThrow('404');
    expect((await visitor.say('Hello?')).status).toBe(404);
  },
);

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
