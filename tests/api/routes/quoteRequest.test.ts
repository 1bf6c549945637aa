import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '#api/db/open.ts';
import type { Mail } from '#api/mail/mail.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

const site = buildSite();
const {
  pricing: {
    plans: [plan],
    serviceCategory,
    defaultProfile,
  },
} = site;
const quote = {
  planId: plan?.id ?? '',
  users: 12,
  profileId: defaultProfile,
  addOnIds: ['lines'],
  includeSetup: true,
  includeHardware: false,
  devices: 5,
};
const request = {
  kind: 'quote',
  name: 'Ada Lovelace',
  email: 'ada@engines.example',
  phone: '416-555-0100',
  quote,
  page: '/pricing',
};

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

/** A server whose mail waits: nobody takes it. */
async function start(open: () => Promise<Store>): Promise<TestServer> {
  const server = await startServer(site, {
    store: await open(),
    env: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_BUDGET_MS: '100' },
  });
  cleanUps.push(() => server.stop());
  return server;
}

const post = async (server: TestServer, body: unknown) => {
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()] as const;
};
const leadsOf = (server: TestServer) => server.store.db.selectFrom('lead').selectAll().execute();

describe.each(stores)('A request for a quote on $name', ({ open }) => {
  test('is kept like any other, with the quote as the price list makes it', async () => {
    const server = await start(open);
    expect(await post(server, request)).toMatchObject([200, { success: true, emailSent: false }]);
    const [lead, ...others] = await leadsOf(server);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      name: 'Ada Lovelace',
      company: '',
      email: 'ada@engines.example',
      phone: '416-555-0100',
      service: serviceCategory,
      status: 'new',
      page: '/pricing',
    });
    expect(lead?.message.split('\n')).toEqual([
      'Quote requested from the price calculator',
      expect.stringContaining(`Plan: ${plan?.name}`),
      'Users: 12 users',
      'Industry: Plain',
      'Add-ons: Lines',
      'Volume discount: 5%',
      expect.stringMatching(/^Monthly total: \$/),
      expect.stringMatching(/^Annual commitment: \$/),
      expect.stringMatching(/^One-time costs: \$.* \(set-up /),
    ]);
  });

  test('is told to the owner with the quote and without a company', async () => {
    const server = await start(open);
    await post(server, request);
    const { payload } = await server.store.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'owner-notification')
      .executeTakeFirstOrThrow();
    const { subject, text, replyTo } = JSON.parse(payload) as Mail;
    expect([subject, replyTo?.address]).toEqual(['New request: Ada Lovelace (Support)', 'ada@engines.example']);
    expect(text).toContain('A visitor has asked for a quote.');
    for (const words of ['Phone: 416-555-0100', 'Users: 12 users', 'Monthly total: $']) expect(text).toContain(words);
    expect(text).not.toContain('Company');
  });

  test('is one lead however often it is sent with its key', async () => {
    const server = await start(open);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await post(server, { ...request, idempotencyKey: 'a-key-of-the-dialog' }))[0]).toBe(200);
    expect(await leadsOf(server)).toHaveLength(1);
  });

  test('is put into quarantine where the field that nobody sees is filled in', async () => {
    const server = await start(open);
    await post(server, { ...request, website: 'https://buy.example' });
    expect(await leadsOf(server)).toMatchObject([{ status: 'quarantined' }]);
  });

  test.each([
    [
      'its fields',
      { name: 'A', email: 'nobody', phone: '555' },
      { name: 'Name is required', email: 'Invalid email address', phone: 'Phone number must be at least 10 digits' },
    ],
    [
      'a plan that there is not',
      { quote: { ...quote, planId: 'gold' } },
      { quote: 'The prices have changed. Load the page again and choose anew.' },
    ],
    ['fewer users than the plan takes', { quote: { ...quote, users: 0 } }, { quote: expect.any(String) }],
    ['more users than anybody has', { quote: { ...quote, users: 1e9 } }, { quote: expect.any(String) }],
    ['no quote', { quote: undefined }, { quote: expect.any(String) }],
  ])('is refused for %s', async (_, facts, fields) => {
    const server = await start(open);
    expect(await post(server, { ...request, ...facts })).toMatchObject([
      400,
      { success: false, error: { code: 'invalid_fields', fields } },
    ]);
    expect(await leadsOf(server)).toEqual([]);
  });

  test('leaves the rules of the contact form as they are: a company is asked for', async () => {
    const server = await start(open);
    const { kind: _, quote: __, ...contact } = request;
    expect(
      await post(server, { ...contact, service: serviceCategory, message: 'Our printer prints in reverse.' }),
    ).toMatchObject([400, { error: { fields: { company: 'Company name is required' } } }]);
  });
});
