import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeTokens } from '#api/tokens.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { contactRequest } from '#tests/support/buildLead.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

const site = buildSite();
const form = 'application/x-www-form-urlencoded';
const contact = String(new URLSearchParams(contactRequest));
const signUp = (list: string) => `list=${list}&email=ada%40engines.example`;
/** Where each form posts to, a right body, and below which address the pages of its results lie. */
const forms = [
  ['contact', '/api/contact', contact, '/contact'],
  ['newsletter', '/api/subscribe?list=newsletter', signUp('newsletter'), '/newsletter'],
  ['checklist', '/api/subscribe?list=checklist', signUp('checklist'), '/resources/checklist'],
] as const;
const away = ['lead', 'subscriber', 'outbox'] as const;

const start = (env: Record<string, string>) => startServer(site, { env });
const post = (server: TestServer, path: string, body: string, headers: Record<string, string> = {}) =>
  server.post(path, body, { 'content-type': form, ...headers });

describe.each(forms)('A plain form that is refused (%s) leads to a page that says why', (_, path, right, pages) => {
  test('where too many came from one connection', async () => {
    const server = await start({ CONTACT_LIMIT: '1', SUBSCRIBE_LIMIT: '1' });
    await post(server, path, right);
    const { status, location, headers } = await post(server, path, right);
    expect([status, location]).toEqual([303, `${pages}/too-many`]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('where it is too long, foreign, or not encoded as it should be', async () => {
    const server = await start({ RATE_LIMITS: 'off' });
    for (const [body, headers, page] of [
      [`${right}&more=${'x'.repeat(20_000)}`, {}, 'check'],
      [right, { origin: 'https://evil.example' }, 'refused'],
      [right, { 'content-type': `${form}; charset=iso-8859-1` }, 'refused'],
      [right, { 'content-encoding': 'gzip' }, 'refused'],
      [`${right}&broken=%E0%A4%A`, {}, 'refused'],
    ] as const)
      expect(await post(server, path, body, headers)).toMatchObject({ status: 303, location: `${pages}/${page}` });
  });
});

test.each(['/api/contact', '/api/subscribe'])(
  'A program that sends JSON to %s keeps the envelope: a foreign page is refused before it counts, a body read after',
  async (path) => {
    const server = await start({ CONTACT_LIMIT: '1', SUBSCRIBE_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const foreign = await server.post(path, {}, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.location]).toEqual([403, null]);
    expect((await server.post(path, '{')).status).toBe(400);
    expect(await server.post(path, {})).toMatchObject({ status: 429, json: { error: { code: 'too_many_requests' } } });
    expect((await server.post(path, {}, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(400);
  },
);

test('Requests, sign-ups and look-ups are counted apart, each by its own limit', async () => {
  const server = await start({ CONTACT_LIMIT: '1', SUBSCRIBE_LIMIT: '2', IP_LOCATION_LIMIT: '3' });
  const taken = async (path: string) => {
    for (let count = 0; ; count++) {
      // A look-up takes a page of any origin.
      const look = () => server.ask(path, { origin: 'https://evil.example' });
      const { status } = await (path === '/api/ip-location' ? look() : server.post(path, {}));
      if (status === 429) return count;
    }
  };
  expect(await taken('/api/contact')).toBe(1);
  expect([await taken('/api/subscribe'), await taken('/api/ip-location')]).toEqual([2, 3]);
});

test.each(['/api/contact', '/api/subscribe'])('What causes mail is limited over a day as well: %s', async (path) => {
  const server = await start({ CONTACT_LIMIT: '1', SUBSCRIBE_LIMIT: '1' });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (let window = 0; window < 6; window++) {
    statuses.push((await server.post(path, {})).status);
    vi.setSystemTime(Date.now() + 601_000);
  }
  expect(statuses).toEqual([...Array(5).fill(400), 429]);
});

test.each(stores)('While a $name store is away each call says when to come back, and logs nobody', async ({ open }) => {
  const secret = 'a secret of thirty-two characters';
  const server = await startServer(site, {
    store: await open(),
    env: { RATE_LIMITS: 'off', TOKEN_SECRET: secret, SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  for (const table of away) await server.store.db.schema.alterTable(table).renameTo(`${table}Away`).execute();
  const tokens = makeTokens(secret);
  const confirm = `/api/newsletter/confirm?token=${tokens.make('confirm', 'somebody')}`;
  const unsubscribe = `/api/newsletter/unsubscribe?token=${tokens.make('leave', 'somebody')}`;
  const away503 = [503, '30', 'store_unavailable'];
  for (const answer of [
    await server.post('/api/subscribe', { email: 'ada@engines.example' }),
    await post(server, unsubscribe, 'List-Unsubscribe=One-Click'),
  ])
    expect([answer.status, answer.headers.get('retry-after'), answer.json.error.code]).toEqual(away503);
  // Who pressed a button in a browser reads it on a page.
  for (const [path, body, page] of [
    [confirm, '', '/newsletter/unavailable'],
    [unsubscribe, '', '/newsletter/unavailable'],
    // A list that is named in the body alone.
    ['/api/subscribe', signUp('checklist'), '/resources/checklist/unavailable'],
    ...forms.map(([, path, right, pages]) => [path, right, `${pages}/unavailable`] as const),
  ] as const) {
    const { status, headers, location } = await post(server, path, body);
    expect([path, status, headers.get('retry-after'), location]).toEqual([path, 303, '30', page]);
  }
  expect(server.log.map(({ msg }) => msg)).toContain('request failed');
  expect(JSON.stringify(server.log)).not.toContain('ada@');
  for (const table of away) await server.store.db.schema.alterTable(`${table}Away`).renameTo(table).execute();
});
