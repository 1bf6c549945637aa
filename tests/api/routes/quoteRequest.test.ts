import { describe, expect, test } from 'vitest';
import type { Mail } from '#api/mail/mail.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { contactRequest } from '#tests/support/buildLead.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';
import { firstChoice } from '#tests/src/features/calculator/prices.ts';

const first = { ...firstChoice, planId: 'standard', profileId: 'plain' };
const quote = { ...first, users: 12, addOnIds: ['lines'], devices: 5 };
const { name, email, phone } = contactRequest;
const request = { kind: 'quote', name, email, phone, quote, page: '/pricing' };
const anyWords = { quote: expect.any(String) };

describe.each(stores)('A request for a quote on $name', ({ open }) => {
  /** A server whose mail waits: nobody takes it. */
  const start = async () => {
    const env = { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_BUDGET_MS: '100' };
    return startServer(buildSite(), { store: await open(), env });
  };
  const leadsOf = (server: TestServer) => server.store.db.selectFrom('lead').selectAll().execute();

  test('is kept and told to the owner with the quote as the price list makes it, once for its key', async () => {
    const server = await start();
    for (let turn = 0; turn < 3; turn += 1)
      expect(await server.post('/api/contact', { ...request, idempotencyKey: 'a-key-of-the-dialog' })).toMatchObject({
        status: 200,
        json: { success: true, emailSent: false },
      });
    const [lead, ...others] = await leadsOf(server);
    expect(others).toEqual([]);
    const kept = { name, company: '', email, phone, service: 'support', status: 'new', page: '/pricing' };
    expect(lead).toMatchObject(kept);
    // 12 × $150 and 12 × $25, of which the plan 5 % less.
    expect(lead?.message.split('\n')).toEqual([
      'Quote requested from the price calculator',
      'Plan: Standard, $150 per user per month',
      'Users: 12 users',
      'Industry: Plain',
      'Add-ons: Lines',
      'Volume discount: 5%',
      'Monthly total: $2,010',
      'Annual commitment (10% savings): $24,120',
      'Paid yearly: $22,068, you save $2,052',
      'Annual savings: $1,080',
      'One-time costs: $1,000 (setup $1,000)',
    ]);
    const notices = server.store.db.selectFrom('outbox').select('payload').where('kind', '=', 'owner-notification');
    const { payload } = await notices.executeTakeFirstOrThrow();
    const { subject, text, replyTo } = JSON.parse(payload) as Mail;
    expect([subject, replyTo?.address]).toEqual(['New request: Ada Lovelace (Support)', email]);
    expect(text).toContain('A visitor has asked for a quote.');
    for (const words of ['Phone: 416-555-0100', 'Users: 12 users', 'Monthly total: $2,010'])
      expect(text).toContain(words);
    expect(text).not.toContain('Company');
  });

  test('is refused for fields, plans and numbers that are not right, and asks for no company as the form does', async () => {
    const server = await start();
    const { kind: _, quote: __, ...contact } = request;
    for (const [body, fields] of [
      [
        { ...request, name: 'A', email: 'nobody', phone: '555' },
        { name: 'Name is required', email: 'Invalid email address', phone: 'Phone number must be at least 10 digits' },
      ],
      [
        { ...request, quote: { ...quote, planId: 'gold' } },
        { quote: 'The prices have changed. Load the page again and choose anew.' },
      ],
      [{ ...request, quote: { ...quote, users: 0 } }, anyWords],
      [{ ...request, quote: { ...quote, users: 1e9 } }, anyWords],
      [{ ...request, quote: undefined }, anyWords],
      [{ ...contact, service: 'support', message: contactRequest.message }, { company: 'Company name is required' }],
    ] as const)
      expect(await server.post('/api/contact', body)).toMatchObject({
        status: 400,
        json: { success: false, error: { code: 'invalid_fields', fields } },
      });
    expect(await leadsOf(server)).toEqual([]);
  });
});
