import { describe, expect, test } from 'vitest';
import type { Lead } from '#api/db/tables.ts';
import { suppress } from '#api/mail/suppression.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead, contactRequest } from '#tests/support/buildLead.ts';
import { stores } from '#tests/support/stores.ts';
import { startMailPeer, startServer, type TestServer } from '#tests/support/testServer.ts';

const site = buildSite();
const saved = { success: true, data: { emailSent: false }, emailSent: false };
const mailed = { success: true, data: { emailSent: true }, emailSent: true };
const idempotencyKey = 'a-key-of-the-form';

describe.each(stores)('POST /api/contact on $name', ({ open }) => {
  const start = async (env: Record<string, string> = {}) =>
    startServer(site, { store: await open(), env: { RATE_LIMITS: 'off', ...env } });
  const startWithMail = async () => {
    const smtp = await startMailPeer();
    return { smtp, server: await start({ SMTP_URL: smtp.url }) };
  };
  const contact = (server: TestServer, facts: object = {}) =>
    server.post('/api/contact', { ...contactRequest, ...facts });
  const leadsOf = (server: TestServer): Promise<Lead[]> => server.store.db.selectFrom('lead').selectAll().execute();
  const messagesOf = (server: TestServer) =>
    server.store.db.selectFrom('outbox').select(['kind', 'status']).orderBy('kind').execute();

  test("keeps the specification's bare request as it was sent and says that no mail went out", async () => {
    const server = await start();
    expect(await contact(server)).toMatchObject({ status: 200, json: saved });
    const given = { id: expect.any(String), createdAt: expect.any(Number) };
    expect(await leadsOf(server)).toEqual([buildLead({ ...given, page: null })]);
    expect(await messagesOf(server)).toEqual([]);
  });

  test('takes a kind of request that it does not know for none', async () => {
    const server = await start();
    expect((await contact(server, { kind: 'order' })).status).toBe(200);
    expect(await leadsOf(server)).toMatchObject([{ kind: 'contact' }]);
  });

  test('says that mail went out once the server has taken the notification, also of an address that is blocked', async () => {
    const { server } = await startWithMail();
    expect((await contact(server)).json).toEqual(mailed);
    await expect
      .poll(() => messagesOf(server))
      .toEqual([
        { kind: 'owner-notification', status: 'sent' },
        { kind: 'visitor-confirmation', status: 'sent' },
      ]);
    await suppress(server.store.db, 'blocked@engines.example', 'blocked', Date.now());
    expect((await contact(server, { email: 'blocked@engines.example' })).json).toEqual(mailed);
    expect((await messagesOf(server)).map(({ kind }) => kind)).toEqual([
      'owner-notification',
      'owner-notification',
      'visitor-confirmation',
    ]);
  });

  test.each(['json', 'form'])('neither refuses nor keeps invisible characters that were pasted (%s)', async (kind) => {
    const server = await start();
    const { name, email, phone, ...others } = contactRequest;
    // What a script or an emoji needs is kept.
    const message = `${contactRequest.message} 👩\u200D💻 می\u200Cخواهم \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}`;
    const pasted = {
      ...others,
      name: `\u202A${name}\u202C`,
      email: `${email.replace('@', '\u00AD@')}\u200B\u200D`,
      phone: `\u2066${phone}\u2069\uFE0F`,
      message: `\uFEFF${message}\u200B`,
    };
    const { status } = await (kind === 'json'
      ? server.post('/api/contact', pasted)
      : server.post('/api/contact', new URLSearchParams(pasted)));
    expect(status).toBe(kind === 'json' ? 200 : 303);
    expect(await leadsOf(server)).toMatchObject([{ name, email, phone, message }]);
  });

  test("says what is wrong with each field, in the specification's words", async () => {
    const server = await start();
    const wrong = {
      name: '\u200D\u200D',
      company: '',
      email: 'a b@c.d',
      phone: '416-555',
      service: '',
      message: 'short',
    };
    const fields = {
      name: 'Name is required',
      company: 'Company name is required',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      service: 'Please select a service',
      message: 'Message is too short',
    };
    const error = { code: 'invalid_fields', message: 'Some fields are not right.', fields };
    expect(await contact(server, wrong)).toMatchObject({ status: 400, json: { success: false, error } });
    const fieldsOf = async (facts: object) => (await contact(server, facts)).json.error.fields;
    const service = 'no-such-service';
    expect(await fieldsOf({ message: 'x'.repeat(501), service })).toEqual({ message: 'Message is too long' });
    expect(await fieldsOf({ service })).toEqual({ service: 'Please select a service' });
    for (const message of ['half \ud800 a character', 'a zero \u0000 in the middle'])
      expect((await contact(server, { message })).status).toBe(400);
    expect(await leadsOf(server)).toEqual([]);
  });

  test('makes one lead of a request that is sent again with its key, and answers it the same', async () => {
    const { server } = await startWithMail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => contact(server, { idempotencyKey })));
    expect(new Set(answers.map(({ json }) => json.success))).toEqual(new Set([true]));
    expect((await contact(server, { idempotencyKey })).json).toEqual(mailed);
    expect([(await leadsOf(server)).length, (await messagesOf(server)).length]).toEqual([1, 2]);
  });

  test.each([
    [{ website: 'https://buy.example' }, 'a field that no person sees was filled in'],
    [{ elapsed: 200 }, 'sent less than a second after the form was shown'],
  ])('puts %j into quarantine, and promises no mail that nobody sends', async (facts, spamReason) => {
    const { server } = await startWithMail();
    expect((await contact(server, { ...facts, idempotencyKey })).json).toEqual(saved);
    // The form's second try is the same lead, whatever is said of it now.
    expect((await contact(server, { idempotencyKey })).json).toEqual(saved);
    expect(await leadsOf(server)).toMatchObject([{ status: 'quarantined', spamReason }]);
    expect(await messagesOf(server)).toEqual([]);
  });

  test('sends a form without a script on to a page that says what happened', async () => {
    const { server } = await startWithMail();
    const unmailed = await start();
    for (const [to, facts, page] of [
      [server, {}, '/contact/sent'],
      [server, { email: 'nobody', message: '' }, '/contact/check#email'],
      [unmailed, {}, '/contact/saved'],
    ] as const)
      expect(await to.post('/api/contact', new URLSearchParams({ ...contactRequest, ...facts }))).toMatchObject({
        status: 303,
        location: page,
      });
  });

  test('tells a client to come back where the store is away, and logs nothing of what was sent', async () => {
    const server = await start();
    await server.store.db.schema.alterTable('lead').renameTo('leadAway').execute();
    const { status, headers, json } = await contact(server);
    const message = "Your request couldn't be saved just now. Please try again in a moment.";
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(json.error).toEqual({ code: 'store_unavailable', message });
    expect(JSON.stringify(server.log)).not.toMatch(/Ada|engines|416-555/);
    await server.store.db.schema.alterTable('leadAway').renameTo('lead').execute();
    expect((await contact(server)).status).toBe(200);
  });
});
