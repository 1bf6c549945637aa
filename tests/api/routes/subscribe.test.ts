import { afterEach, describe, expect, test } from 'vitest';
import { startSubscribe } from '#tests/api/subscribers/subscribeServer.ts';
import { stores } from '#tests/support/stores.ts';

type Server = Awaited<ReturnType<typeof startSubscribe>>;
let server: Server;
afterEach(() => server.stop());

const email = 'ada@engines.example';
const checkInbox = { success: true, data: {}, message: 'Please check your inbox and confirm your subscription.' };
const onItsWay = { success: true, data: {}, message: 'Your cybersecurity checklist will be emailed to you shortly.' };
const start = async (open: (typeof stores)[number]['open'], options?: Parameters<typeof startSubscribe>[1]) => {
  server = await startSubscribe(await open(), options);
};
const statusAndBody = ({ status, body }: { status: number; body: unknown }) => [status, body];

describe.each(stores)('POST /api/subscribe with a $name store', ({ open }) => {
  test('keeps a request for the newsletter with its evidence, and mails a link to confirm it', async () => {
    await start(open, { now: () => 1_760_000_000_000 });
    expect(statusAndBody(await server.send({ email: ' Ada@Engines.example ', page: '/blog' }))).toEqual([
      200,
      checkInbox,
    ]);
    expect(await server.subscribers()).toMatchObject([{ email, list: 'newsletter', status: 'pending' }]);
    expect(await server.evidence()).toEqual([
      { event: 'requested', at: 1_760_000_000_000, wordingVersion: '1', page: '/blog' },
    ]);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ kind: 'subscription-confirmation', recipient: email, status: 'queued' });
    expect(server.delivered).toEqual([mail?.id]);
    expect(JSON.parse(mail?.payload ?? '')).toEqual({
      confirm: expect.stringMatching(/^https:\/\/northshore\.example\/api\/newsletter\/confirm\?token=[\w.-]+$/),
      unsubscribe: expect.stringMatching(
        /^https:\/\/northshore\.example\/api\/newsletter\/unsubscribe\?token=[\w.-]+$/,
      ),
    });
  });

  test('mails the checklist, and subscribes to nothing', async () => {
    await start(open);
    expect(statusAndBody(await server.send({ email, list: 'checklist' }))).toEqual([200, onItsWay]);
    expect(await server.mails()).toMatchObject([{ kind: 'checklist', recipient: email, status: 'queued' }]);
    expect(server.delivered).toHaveLength(1);
    expect([await server.subscribers(), await server.evidence()]).toEqual([[], []]);
  });

  test('answers the same whether an address is new, waits, is subscribed or has left', async () => {
    await start(open);
    const answers = [await server.send({ email }), await server.send({ email })];
    const { confirm, unsubscribe } = await server.links();
    await server.ask(confirm, { method: 'POST' });
    answers.push(await server.send({ email }));
    await server.ask(unsubscribe, { method: 'POST' });
    answers.push(await server.send({ email }));
    expect(answers.map(statusAndBody)).toEqual(Array(4).fill([200, checkInbox]));
    const telling = answers.map(({ headers }) => [...headers].filter(([name]) => name !== 'date'));
    expect(telling).toEqual(Array(4).fill(telling[0]));
  });

  test('does not wait for the mail to be taken', async () => {
    await start(open, { deliver: () => new Promise(() => {}) });
    expect((await server.send({ email })).status).toBe(200);
    expect((await server.send({ email, list: 'checklist' })).status).toBe(200);
    expect(server.delivered).toHaveLength(2);
  });

  test('a mail that cannot be sent at once is left to the outbox', async () => {
    await start(open, { deliver: () => Promise.reject(new Error('down')) });
    expect(statusAndBody(await server.send({ email }))).toEqual([200, checkInbox]);
    expect(await server.mails()).toHaveLength(1);
  });

  test.each([
    ['no field', {}, { email: 'Please enter your email address.' }],
    ['an empty address', { email: '' }, { email: 'Please enter your email address.' }],
    ['white space', { email: ' \n ' }, { email: 'Please enter your email address.' }],
    ['null', { email: null }, { email: 'Please enter your email address.' }],
    ['no domain', { email: 'ada' }, { email: 'Please enter a valid email address.' }],
    ['no dot', { email: 'ada@engines' }, { email: 'Please enter a valid email address.' }],
    [
      'two lines',
      { email: 'ada@engines.example\r\nBcc: all@example.com' },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'two addresses',
      { email: ['ada@engines.example', 'bob@engines.example'] },
      { email: 'Please enter a valid email address.' },
    ],
    ['a number', { email: 5 }, { email: 'Please enter a valid email address.' }],
    ['a zero character', { email: 'ada\u0000@engines.example' }, { email: 'Please enter a valid email address.' }],
    ['half a character', { email: 'ada\ud800@engines.example' }, { email: 'Please enter a valid email address.' }],
    [
      'more than an address can have',
      { email: `${'a'.repeat(250)}@b.ca` },
      { email: 'Please enter a valid email address.' },
    ],
    ['a list that there is not', { email, list: 'spam' }, { list: 'Use newsletter or checklist.' }],
    [
      'a page that cannot be stored',
      { email, page: '/\u0000' },
      { page: 'Remove the characters that cannot be read.' },
    ],
    ['a page that is too long', { email, page: 'x'.repeat(301) }, { page: 'Give a page of 300 characters or less.' }],
  ])('refuses %s', async (_, body, fields) => {
    await start(open);
    expect(statusAndBody(await server.send(body))).toEqual([
      400,
      { success: false, error: { code: 'invalid_fields', message: 'Some fields are not right.', fields } },
    ]);
    expect([await server.subscribers(), await server.mails()]).toEqual([[], []]);
  });

  test('takes a prototype key for nothing', async () => {
    await start(open);
    const body = '{"email":"ada@engines.example","__proto__":{"list":"checklist"},"constructor":{"prototype":{}}}';
    expect(
      statusAndBody(
        await server.ask('/api/subscribe', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      ),
    ).toEqual([200, checkInbox]);
  });

  test.each([
    ['a field that no person sees', { website: 'https://buy.example' }, 'a field that no person sees was filled in'],
  ])('%s: the sender is answered like anybody, and nothing is mailed', async (_, extra, reason) => {
    await start(open);
    expect(statusAndBody(await server.send({ email, ...extra }))).toEqual([200, checkInbox]);
    expect(await server.mails()).toMatchObject([
      { kind: 'subscription-confirmation', status: 'quarantined', lastError: reason },
    ]);
    expect(await server.subscribers()).toMatchObject([{ email, status: 'pending' }]);
    expect(await server.evidence()).toMatchObject([{ event: 'quarantined' }]);
    expect(statusAndBody(await server.send({ email, list: 'checklist', ...extra }))).toEqual([200, onItsWay]);
    expect((await server.mails()).find(({ kind }) => kind === 'checklist')).toMatchObject({
      status: 'quarantined',
      lastError: reason,
    });
    expect(server.delivered).toEqual([]);
  });

  test("a form that a browser fills in at once is a person's", async () => {
    await start(open);
    expect(statusAndBody(await server.send({ email, elapsed: 20 }))).toEqual([200, checkInbox]);
    expect(statusAndBody(await server.send({ email, elapsed: 20, list: 'checklist' }))).toEqual([200, onItsWay]);
    expect((await server.mails()).map(({ status }) => status)).toEqual(['queued', 'queued']);
    expect(server.delivered).toHaveLength(2);
  });

  test('where nothing can be mailed it says so, and keeps what there is to keep', async () => {
    await start(open, { mail: false });
    expect((await server.send({ email })).body).toEqual({
      success: true,
      data: {},
      message: 'Your request has been saved. We cannot send the e-mail to confirm it at the moment.',
    });
    expect((await server.send({ email, list: 'checklist' })).body).toEqual({
      success: true,
      data: {},
      message: 'We cannot send e-mail at the moment. You will find the whole checklist at /resources.',
    });
    expect(await server.subscribers()).toMatchObject([{ status: 'pending' }]);
    expect(server.delivered).toEqual([]);
  });

  test.each([
    ['the newsletter', { email, list: 'newsletter', page: '/blog', website: '' }, true, '/newsletter/subscribed'],
    ['the checklist', { email, list: 'checklist', page: '/', website: '' }, true, '/resources/checklist/sent'],
    ['an empty address', { email: '', list: 'newsletter' }, true, '/newsletter/check#email'],
    [
      'a wrong address for the checklist',
      { email: 'ada', list: 'checklist' },
      true,
      '/resources/checklist/check#email',
    ],
    ['the newsletter where nothing can be mailed', { email }, false, '/newsletter/saved'],
    ['the checklist where nothing can be mailed', { email, list: 'checklist' }, false, '/resources/checklist/online'],
    ['what a program filled in', { email, website: 'x' }, true, '/newsletter/subscribed'],
  ])('leads a form with %s to a page', async (_, fields, mail, page) => {
    await start(open, { mail });
    expect(await server.sendForm(fields)).toMatchObject({ status: 303, location: page });
  });

  test('writes no address into the log', async () => {
    await start(open);
    await server.send({ email });
    await server.send({ email: 'ada' });
    expect(server.log).toEqual([]);
  });

  test('is for POST alone', async () => {
    await start(open);
    const { status, headers } = await server.ask('/api/subscribe');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});
