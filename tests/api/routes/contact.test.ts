import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '#api/db/open.ts';
import type { Lead } from '#api/db/tables.ts';
import { suppress } from '#api/mail/suppression.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';
import { buildSite } from '#tests/support/buildData.ts';

const site = buildSite();
const [category] = site.serviceCategories;
const request = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@engines.example',
  phone: '416-555-0100',
  service: category?.id ?? '',
  message: 'Our printer prints in reverse.',
};

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

async function start(open: () => Promise<Store>, env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer(site, { store: await open(), env: { RATE_LIMITS: 'off', ...env } });
  cleanUps.push(() => server.stop());
  return server;
}

/** A mail server that takes everything, or answers every recipient with a code. */
async function startMailServer(refusal?: number): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => done(refusal ? Object.assign(new Error('no'), { responseCode: refusal }) : null),
    onData: (stream, _, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  return `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
}

const post = (
  server: TestServer,
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
const form = (fields: Record<string, string>) =>
  [new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }] as const;
const leadsOf = (server: TestServer): Promise<Lead[]> => server.store.db.selectFrom('lead').selectAll().execute();

describe.each(stores)('POST /api/contact on $name', ({ open }) => {
  test("keeps the specification's bare request as it was sent and says that no mail went out", async () => {
    const server = await start(open);
    const answer = await post(server, request);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, data: { emailSent: false }, emailSent: false },
    ]);
    expect(await leadsOf(server)).toEqual([
      {
        ...request,
        id: expect.any(String),
        createdAt: expect.any(Number),
        status: 'new',
        spamReason: null,
        page: null,
        idempotencyKey: null,
      },
    ]);
  });

  test('says that mail went out once the server has taken the notification', async () => {
    const server = await start(open, { SMTP_URL: await startMailServer() });
    expect(await (await post(server, request)).json()).toEqual({
      success: true,
      data: { emailSent: true },
      emailSent: true,
    });
    await expect
      .poll(() => server.store.db.selectFrom('outbox').select(['kind', 'status']).orderBy('kind').execute())
      .toEqual([
        { kind: 'owner-notification', status: 'sent' },
        { kind: 'visitor-confirmation', status: 'sent' },
      ]);
  });

  test('says the same of an address that is blocked', async () => {
    const server = await start(open, { SMTP_URL: await startMailServer() });
    await suppress(server.store.db, request.email, 'blocked', Date.now());
    expect(await (await post(server, request)).json()).toMatchObject({ success: true, emailSent: true });
    expect(await server.store.db.selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'owner-notification' },
    ]);
  });

  test.each([
    ['is not there', undefined],
    ['refuses', 550],
  ])('keeps the lead and its mails where the mail server %s', async (_, refusal) => {
    const url = refusal ? await startMailServer(refusal) : 'smtp://127.0.0.1:9';
    const server = await start(open, { SMTP_URL: url });
    expect(await (await post(server, request)).json()).toMatchObject({ success: true, emailSent: false });
    expect(await leadsOf(server)).toHaveLength(1);
    expect(await server.store.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test("says what is wrong with each field, in the specification's words", async () => {
    const server = await start(open);
    const answer = await post(server, {
      name: 'A',
      company: '',
      email: 'a b@c.d',
      phone: '416-555',
      service: '',
      message: 'short',
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        success: false,
        error: {
          code: 'invalid_fields',
          message: 'Some fields are not right.',
          fields: {
            name: 'Name is required',
            company: 'Company name is required',
            email: 'Invalid email address',
            phone: 'Phone number must be at least 10 digits',
            service: 'Please select a service',
            message: 'Message is too short',
          },
        },
      },
    ]);
    expect(
      await (await post(server, { ...request, message: 'x'.repeat(501), service: 'no-such-service' })).json(),
    ).toMatchObject({ error: { fields: { message: 'Message is too long' } } });
    expect(await (await post(server, { ...request, service: 'no-such-service' })).json()).toMatchObject({
      error: { fields: { service: 'Please select a service' } },
    });
    expect(await leadsOf(server)).toEqual([]);
  });

  test('makes one lead of a request that is sent again with its key, and answers it the same', async () => {
    const server = await start(open, { SMTP_URL: await startMailServer() });
    const repeated = { ...request, idempotencyKey: 'a-key-of-the-form' };
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await post(server, repeated)).json()));
    answers.push(await (await post(server, repeated)).json());
    expect(new Set(answers.map((answer) => JSON.stringify(answer.success)))).toEqual(new Set(['true']));
    expect(answers.at(-1)).toMatchObject({ emailSent: true });
    expect(await leadsOf(server)).toHaveLength(1);
    expect(await server.store.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test.each([
    [{ website: 'https://buy.example' }, 'a field that no person sees was filled in'],
    [{ elapsed: 200 }, 'sent less than a second after the form was shown'],
  ])('puts %j into quarantine, and promises no mail that nobody sends', async (facts, spamReason) => {
    const server = await start(open, { SMTP_URL: await startMailServer() });
    const saved = { success: true, data: { emailSent: false }, emailSent: false };
    const first = { ...request, ...facts, idempotencyKey: 'a-key-of-the-form' };
    expect(await (await post(server, first)).json()).toEqual(saved);
    // The form's second try is the same lead, whatever is said of it now.
    expect(await (await post(server, { ...request, idempotencyKey: first.idempotencyKey })).json()).toEqual(saved);
    expect(await leadsOf(server)).toMatchObject([{ status: 'quarantined', spamReason }]);
    expect(await server.store.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('keeps what is odd as it is', async () => {
    const server = await start(open);
    const odd = {
      ...request,
      name: 'Zoë <b>"Q\'</b> 李\r\nBcc: x@y.z',
      message: 'DROP TABLE lead; --\n\ttab 👩‍🚀 ${1} {{x}}',
      page: '/services/x',
    };
    expect((await post(server, odd)).status).toBe(200);
    expect(await leadsOf(server)).toMatchObject([{ name: odd.name, message: odd.message, page: odd.page }]);
    expect((await post(server, { ...request, name: 'half \ud800 a character' })).status).toBe(400);
    expect((await post(server, { ...request, message: 'a zero \u0000 in the middle' })).status).toBe(400);
  });

  test('sends a form without a script on to a page that says what happened', async () => {
    const server = await start(open, { SMTP_URL: await startMailServer() });
    const sent = await post(server, ...form(request));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact/sent']);
    const wrong = await post(server, ...form({ ...request, email: 'nobody', message: '' }));
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/contact/check#email']);
    const unmailed = await start(open);
    expect((await post(unmailed, ...form(request))).headers.get('location')).toBe('/contact/saved');
  });

  test('tells a client to come back where the store is away, and logs nothing of what was sent', async () => {
    const server = await start(open);
    await server.store.db.schema.alterTable('lead').renameTo('leadAway').execute();
    const answer = await post(server, request);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '30',
      {
        success: false,
        error: {
          code: 'store_unavailable',
          message: 'Your request could not be saved just now. Please try again in a moment.',
        },
      },
    ]);
    expect(JSON.stringify(server.log)).not.toMatch(/Ada|engines|416-555/);
    await server.store.db.schema.alterTable('leadAway').renameTo('lead').execute();
    expect((await post(server, request)).status).toBe(200);
  });
});
