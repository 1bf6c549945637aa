import { describe, expect, test } from 'vitest';
import { deleteUnsent } from '#api/privacy/deleteExpired.ts';
import { email, startSubscribe } from '#tests/api/subscribers/subscribeServer.ts';
import { stores } from '#tests/support/stores.ts';

const checkInbox = {
  success: true,
  data: {},
  message:
    'Please confirm your subscription with the link we send you by email. It usually comes within the hour, unless you have confirmed already.',
};
const onItsWay = { success: true, data: {}, message: 'Your cybersecurity checklist will be emailed to you shortly.' };
const enter = { email: 'Please enter your email address.' };
const valid = { email: 'Please enter a valid email address.' };
const honeypot = 'a field that no person sees was filled in';

describe.each(stores)('POST /api/subscribe with a $name store', ({ open }) => {
  const start = async (options?: { mail: boolean }) => startSubscribe(await open(), options);

  test('keeps a request for the newsletter with its evidence, and mails a link to confirm it', async () => {
    const server = await start();
    expect(await server.send({ email: ' Ada@Engines.example ', page: '/blog' })).toMatchObject({
      status: 200,
      json: checkInbox,
    });
    expect(await server.subscribers()).toEqual([{ email, list: 'newsletter', status: 'pending' }]);
    expect(await server.evidence()).toEqual([{ event: 'requested', wordingVersion: '1', page: '/blog' }]);
    expect(await server.links()).toEqual({
      confirm: expect.stringMatching(/^\/api\/newsletter\/confirm\?token=[\w.-]+$/),
      unsubscribe: expect.stringMatching(/^\/api\/newsletter\/unsubscribe\?token=[\w.-]+$/),
    });
    expect(server.smtp.accepted.map(({ to }) => to)).toEqual([[email]]);
    expect(JSON.stringify(server.log)).not.toMatch(/ada@|engines\.example/i);
  });

  test('mails the checklist, and subscribes to nothing', async () => {
    const server = await start();
    expect(await server.send({ email, list: 'checklist' })).toMatchObject({ status: 200, json: onItsWay });
    expect(await server.mails()).toMatchObject([{ kind: 'checklist', recipient: email }]);
    await expect.poll(() => server.smtp.accepted.length).toBe(1);
    expect([await server.subscribers(), await server.evidence()]).toEqual([[], []]);
  });

  test('answers the same whether an address is new, waits, is subscribed or has left', async () => {
    const server = await start();
    const answers = [await server.send({ email }), await server.send({ email })];
    const { confirm, unsubscribe } = await server.links();
    await server.post(confirm, '');
    answers.push(await server.send({ email }));
    await server.post(unsubscribe, '');
    answers.push(await server.send({ email }));
    expect(answers.map(({ status, json }) => [status, json])).toEqual(Array(4).fill([200, checkInbox]));
    const telling = answers.map(({ headers }) =>
      [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id' && !name.startsWith('ratelimit')),
    );
    expect(telling).toEqual(Array(4).fill(telling[0]));
  });

  test('does not wait for the mail to be taken, and leaves to the outbox what is not', async () => {
    const server = await start();
    const { promise: hold, resolve } = Promise.withResolvers<void>();
    server.smtp.behave((mail) => (mail === 1 ? { hold } : { rcpt: 450 }));
    expect((await server.send({ email })).json).toEqual(checkInbox);
    expect((await server.send({ email: 'bob@engines.example', list: 'checklist' })).json).toEqual(onItsWay);
    expect((await server.mails()).map(({ status }) => status)).toEqual(['queued', 'queued']);
    resolve();
  });

  test('refuses what is not right, in words', async () => {
    const server = await start();
    for (const [body, fields] of [
      [{}, enter],
      [{ email: ' \n ' }, enter],
      [{ email: null }, enter],
      [{ email: 'ada@engines' }, valid],
      [{ email: 'ada@engines.example\r\nBcc: all@example.com' }, valid],
      [{ email: ['ada@engines.example', 'bob@engines.example'] }, valid],
      [{ email: 5 }, valid],
      [{ email: 'ada\ud800@engines.example' }, valid],
      [{ email: `${'a'.repeat(250)}@b.ca` }, valid],
      [{ email, list: 'spam' }, { list: 'Use newsletter or checklist.' }],
      [{ email, page: '/\u0000' }, { page: "Remove the characters that can't be read." }],
      [{ email, page: 'x'.repeat(301) }, { page: 'Give a page of 300 characters or less.' }],
    ] as const) {
      const { status, json } = await server.send(body);
      const error = { code: 'invalid_fields', message: 'Some fields are not right.', fields };
      expect([body, status, json]).toEqual([body, 400, { success: false, error }]);
    }
    expect([await server.subscribers(), await server.mails()]).toEqual([[], []]);
    expect(await server.ask('/api/subscribe')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect((await server.send(`{"email":"${email}","__proto__":{"list":"checklist"}}`)).json).toEqual(checkInbox);
  });

  test('answers a program like anybody, and mails nothing; a form that a browser fills in at once is a person', async () => {
    const server = await start();
    for (const [list, answer] of [
      ['newsletter', checkInbox],
      ['checklist', onItsWay],
    ] as const) {
      expect((await server.send({ email, list, website: 'https://buy.example' })).json).toEqual(answer);
      expect((await server.send({ email: 'bob@engines.example', list, elapsed: 20 })).json).toEqual(answer);
    }
    const { db } = server.store;
    const held = await db.selectFrom('heldSignUp').select(['kind', 'email', 'reason']).orderBy('kind').execute();
    const kinds = ['checklist', 'subscription-confirmation'];
    expect(held).toEqual(kinds.map((kind) => ({ kind, email, reason: honeypot })));
    expect((await server.mails()).filter(({ recipient }) => recipient === email)).toEqual([]);
    expect((await server.evidence()).map(({ event }) => event).toSorted()).toEqual(['quarantined', 'requested']);
    await expect.poll(() => server.smtp.accepted.length).toBe(2);
    expect(server.smtp.accepted.map(({ to }) => to[0])).toEqual(Array(2).fill('bob@engines.example'));
    // Which does not keep its owner from signing up.
    await server.send({ email });
    await expect.poll(() => server.smtp.accepted.at(-1)?.to).toEqual([email]);
  });

  test('without a mail server answers the same, and keeps the mails until there is one, for a while', async () => {
    const store = await open();
    const without = await startSubscribe(store, { mail: false });
    expect((await without.send({ email })).json).toEqual({
      ...checkInbox,
      message:
        "We can't send email just now. The link to confirm your subscription comes as soon as we can, unless you have confirmed already. " +
        "If it hasn't come within seven days, please sign up again.",
    });
    expect((await without.send({ email, list: 'checklist' })).json).toEqual(onItsWay);
    const kinds = async () => (await without.mails()).map(({ kind, status }) => `${kind} ${status}`).toSorted();
    expect(await kinds()).toEqual(['checklist queued', 'subscription-confirmation queued']);
    const day = 86_400_000;
    const daysLater = async (days: number) => {
      await deleteUnsent(store.db, Date.now() + days * day);
      return kinds();
    };
    expect(await daysLater(6)).toHaveLength(2);
    expect(await daysLater(29)).toEqual(['checklist queued']);
    const later = await startSubscribe(store);
    await expect.poll(() => later.smtp.accepted.map(({ to }) => to)).toEqual([[email]]);
    await store.db.updateTable('outbox').set({ status: 'queued', attempts: 0 }).execute();
    expect(await daysLater(31)).toEqual([]);
  });

  test('leads a form to a page that says what happened', async () => {
    const server = await start();
    for (const [fields, page] of [
      [{ email, list: 'newsletter', page: '/blog', website: '' }, '/newsletter/subscribed'],
      [{ email, list: 'checklist', page: '/', website: '' }, '/resources/checklist/sent'],
      [{ email: '', list: 'newsletter' }, '/newsletter/check#email'],
      [{ email: 'ada', list: 'checklist' }, '/resources/checklist/check#email'],
      [{ email, website: 'x' }, '/newsletter/subscribed'],
    ] as const)
      expect(await server.sendForm(fields)).toMatchObject({ status: 303, location: page });
  });
});
