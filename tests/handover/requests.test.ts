import { describe, expect, test, vi } from 'vitest';
import { queueNotice } from '#api/handover/queueNotice.ts';
import { makeMessageWriter } from '#api/mail/messageWriter.ts';
import { makeRetention } from '#api/privacy/retention.ts';
import { makePeople } from '#api/privacy/people.ts';
import { messages } from '#data/messages/index.ts';
import { fill } from '#data/rules/text/fill.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { keptLog } from '#tests/support/koaServer.ts';
import { startDesk } from '#tests/support/ownerDesk.ts';
import { bothStores, stores } from '#tests/support/stores.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';
import { makeVisitor } from './handoverClient.ts';

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const dayMs = 86_400_000;

describe.each(bothStores)('What a visitor leaves in a conversation, on $name,', ({ open }) => {
  test('is a request with what was understood and said, by address or number alone', async () => {
    const { store, server, browser } = await startDesk(await open());
    const visitor = makeVisitor(server);
    await visitor.ask({ conversation: [{ role: 'user', content: 'We are 25.' }], summary: '25 people', page: '/chat' });
    const line = await visitor.listen();
    const { consentMissing, reachMissing } = messages.handover.lead;
    expect((await visitor.leave({ consent: false })).json.error.fields).toEqual({
      name: messages.fieldErrors.nameMissing,
      consent: consentMissing,
      email: reachMissing,
    });
    const lead = { name: 'Ada', phone: '416 555 0100', idempotencyKey: 'once-only' };
    for (const _ of [1, 2]) expect((await visitor.leave(lead)).status).toBe(200);
    await eventually(() => expect(line.said()).toEqual(['We are 25.', 'nobody', 'reachable']));
    const [request, ...others] = await store.db.selectFrom('lead').selectAll().execute();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ name: 'Ada', email: '', phone: '416 555 0100', page: '/chat', status: 'new' });
    expect(request?.message).toBe('What the assistant understood: 25 people\n\nVisitor: We are 25.');
    const plain = makeVisitor(server);
    await plain.ask({
      conversation: [
        { role: 'user', content: 'We are 40 people.' },
        { role: 'assistant', content: 'For 100 people that is a lot.' },
        { role: 'user', content: 'No, 30 people.' },
      ],
    });
    const { summary } = await store.db
      .selectFrom('conversation')
      .selectAll()
      .where('id', '=', plain.id)
      .executeTakeFirstOrThrow();
    expect(summary).toBe('30 people');
    // Nobody can be answered by email who left none, and two people without an address are not one.
    await makeVisitor(server).ask();
    const page = await browser.read(`/owner/requests/${request?.id}`);
    expect(page).toContain(`/owner/conversations/${visitor.id}`);
    expect(page).not.toContain('mailto:');
    expect(await browser.read(`/owner/conversations/${visitor.id}`)).toContain(`/owner/requests/${request?.id}`);
  });

  test('is exported and erased with the conversation: by the address, an address in its words, or its own number', async () => {
    const { store, server, browser } = await startDesk(await open());
    const people = makePeople(store);
    const [left, written, numbered] = [makeVisitor(server), makeVisitor(server), makeVisitor(server)];
    for (const visitor of [left, written, numbered]) await visitor.ask();
    await left.say('Please call Ada. Password: hunter22');
    await left.leave({ name: 'Ada', email: 'ada@engines.example' });
    await written.say('I am bob@engines.example.');
    await numbered.leave({ name: 'Eve', phone: '416 555 0199' });
    const { eraseWith } = messages.ownerConversations;
    const asks = (visitor: { id: string }) => browser.read(`/owner/conversations/${visitor.id}`);
    expect(await asks(left)).toContain(fill(eraseWith.stays, { name: 'Ada' }));
    expect(await asks(numbered)).toContain(fill(eraseWith.request, { name: 'Eve' }));
    const exported = await people.person('ADA@engines.example');
    expect(exported.conversations).toMatchObject([
      { id: left.id, messages: [{ by: 'notice' }, { by: 'visitor', text: 'Please call Ada. •••' }, { by: 'notice' }] },
    ]);
    expect((await people.erase('ada@engines.example')).erased).toMatchObject({ leads: 1, conversations: 1 });
    expect((await people.erase('Bob@engines.example')).erased).toMatchObject({ leads: 0, conversations: 1 });
    const path = `/owner/conversations/${numbered.id}/erase`;
    expect((await browser.post(path)).status).toBe(400);
    const list = await browser.press(path, { sure: 'yes' });
    expect(await browser.read(list ?? '')).toContain(messages.owner.done.conversationErasedWith);
    for (const table of ['conversation', 'conversationMessage', 'lead'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    // An erased conversation is nowhere any more, as the visitor's browser learns.
    expect((await numbered.say('Hello?')).status).toBe(404);
  });
});

test.each(stores)('Conversations are kept as long as requests, on $name', async ({ open }) => {
  const store = await open();
  const server = await startServer(undefined, { store });
  const [old, young] = [makeVisitor(server), makeVisitor(server)];
  for (const visitor of [old, young]) await visitor.ask();
  await store.db
    .updateTable('conversation')
    .set({ createdAt: Date.now() - 31 * dayMs })
    .where('id', '=', old.id)
    .execute();
  expect(await makeRetention({ store, days: 30, log: keptLog().log }).run()).toMatchObject({ conversations: 1 });
  const left = await store.db.selectFrom('conversationMessage').select('conversationId').execute();
  expect(left).toEqual([{ conversationId: young.id }]);
});

test('Who has not the secret finds no conversation, and nobody takes the number of one', async () => {
  const server = await startServer();
  const visitor = makeVisitor(server);
  await visitor.ask();
  const other = { ...makeVisitor(server), id: visitor.id };
  const body = { id: visitor.id, secret: other.secret, key: 'k', text: 'x' };
  for (const path of ['', `/${visitor.id}/messages`, `/${visitor.id}/end`])
    expect((await server.post(`/api/handover${path}`, body)).status, path).toBe(404);
  const lead = { secret: other.secret, name: 'Eve', phone: '416 555 0100', consent: true };
  for (const sent of [lead, { ...lead, secret: undefined }])
    expect((await server.post(`/api/handover/${visitor.id}/lead`, sent)).status).toBe(404);
  const events = await server.ask(`/api/handover/${visitor.id}/events`, { authorization: `Bearer ${other.secret}` });
  expect(events.status).toBe(404);
});

test('An address has at most 60 streams, whatever else it may ask, and they end when the service stops', async () => {
  const server = await startServer();
  const visitor = makeVisitor(server);
  await visitor.ask();
  const lines = await Promise.all(Array.from({ length: 60 }, () => visitor.listen()));
  await expect(visitor.listen()).rejects.toThrow('429');
  lines[0]?.close();
  await eventually(() => visitor.listen());
  await server.stop();
  await Promise.all(lines.map(({ ended }) => ended));
});

test.each(bothStores)(
  'Those who ask within ten minutes of a mail are in one later mail, of any process, if they still wait, on $name',
  async ({ open }) => {
    const store = await open();
    const server = await startServer(undefined, { store });
    const site = buildSite();
    const env = { OWNER_EMAIL: 'owner@northshore.example', MAIL_FROM: undefined } as never;
    const write = makeMessageWriter({ site, env, mail: true }).forConversations;
    const queue = (at: number, isLater = true) => queueNotice(store.db, write, at, isLater);
    const mails = async () => {
      const rows = await store.db.selectFrom('outbox').select('payload').execute();
      return rows.map(({ payload }) => JSON.parse(payload) as { subject: string; text: string });
    };
    const start = Date.now();
    const [first, second, third, ended] = Array.from({ length: 4 }, () => makeVisitor(server));
    await first?.ask();
    await queue(start, false);
    for (const visitor of [second, third, ended]) await visitor?.ask();
    await ended?.end();
    expect(await queue(start + 599_000)).toEqual([]);
    await Promise.all([queue(start + 601_000), queue(start + 601_500)]);
    // Everyone has been told of.
    expect(await queue(start + 1_300_000)).toEqual([]);
    const [one, later, ...others] = await mails();
    expect(others).toEqual([]);
    expect(one?.text).toContain(`/owner/conversations/${first?.id}`);
    expect(later?.subject).toContain('2 visitors');
    expect(later?.text).toMatch(/\/owner\/conversations\s/);
  },
);

test('The owner is mailed of the first who asks, and of no other within ten minutes', async () => {
  const mail = await startMailPeer();
  const server = await startServer(undefined, { env: { SMTP_URL: mail.url, OWNER_EMAIL: 'owner@northshore.example' } });
  const visitor = makeVisitor(server);
  await visitor.ask({ conversation: [{ role: 'user', content: 'My secret plan' }] });
  await makeVisitor(server).ask();
  await eventually(() => expect(mail.accepted).toHaveLength(1));
  expect(mail.accepted[0]?.mail.text).toContain(`/owner/conversations/${visitor.id}`);
  expect(mail.accepted[0]?.mail.text).not.toContain('secret plan');
  expect(await server.store.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});
