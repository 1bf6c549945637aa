import { afterEach, describe, expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

const site = buildSite();
const form = 'application/x-www-form-urlencoded';
const contact = new URLSearchParams({
  name: 'Ada',
  company: 'Engines',
  email: 'ada@engines.example',
  phone: '416-555-0100',
  service: site.serviceCategories[0]?.id ?? '',
  message: 'It prints in reverse.',
}).toString();
const signUp = (list: string) => `list=${list}&email=ada%40engines.example`;
/** Where each form posts to, a right body, and below which address the pages of its results lie. */
const forms = [
  ['contact', '/api/contact', contact, '/contact'],
  ['newsletter', '/api/subscribe?list=newsletter', signUp('newsletter'), '/newsletter'],
  ['checklist', '/api/subscribe?list=checklist', signUp('checklist'), '/resources/checklist'],
] as const;

let server: TestServer;
afterEach(() => server.stop());
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', headers: { 'content-type': form, ...headers }, body, redirect: 'manual' });
const led = async (answer: Promise<Response>) => [(await answer).status, (await answer).headers.get('location')];

describe.each(forms)('A plain form that is refused (%s) leads to a page that says why', (_, path, right, pages) => {
  test('where too many came from one connection', async () => {
    server = await startServer(site, { env: { CONTACT_LIMIT: '1', SUBSCRIBE_LIMIT: '1' } });
    await post(path, right);
    const answer = await post(path, right);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${pages}/too-many`]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('where it is too long', async () => {
    server = await startServer(site, { env: { RATE_LIMITS: 'off' } });
    expect(await led(post(path, `${right}&more=${'x'.repeat(20_000)}`))).toEqual([303, `${pages}/check`]);
  });

  test.each([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['in another character set', { 'content-type': `${form}; charset=iso-8859-1` }],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('where it comes %s', async (__, headers) => {
    server = await startServer(site, { env: { RATE_LIMITS: 'off' } });
    expect(await led(post(path, right, headers))).toEqual([303, `${pages}/refused`]);
  });

  test('where it is not encoded as it should be', async () => {
    server = await startServer(site, { env: { RATE_LIMITS: 'off' } });
    expect(await led(post(path, `${right}&broken=%E0%A4%A`))).toEqual([303, `${pages}/refused`]);
  });

  test.each(stores)('where the store is away, and this is logged: $name', async ({ open }) => {
    server = await startServer(site, {
      store: await open(),
      env: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    for (const table of ['lead', 'subscriber', 'outbox'])
      await server.store.db.schema.alterTable(table).renameTo(`${table}Away`).execute();
    expect(await led(post(path, right))).toEqual([303, `${pages}/unavailable`]);
    expect(server.log.map(({ msg }) => msg)).toContain('request failed');
    expect(JSON.stringify(server.log)).not.toContain('ada@');
    for (const table of ['lead', 'subscriber', 'outbox'])
      await server.store.db.schema.alterTable(`${table}Away`).renameTo(table).execute();
  });
});

test('A program that sends JSON keeps the envelope, with the same refusals', async () => {
  server = await startServer(site, { env: { CONTACT_LIMIT: '1' } });
  const json = { 'content-type': 'application/json' };
  expect(await led(post('/api/contact', '{}', { ...json, origin: 'https://evil.example' }))).toEqual([403, null]);
  expect(await led(post('/api/contact', '{', json))).toEqual([400, null]);
  const answer = await post('/api/contact', '{}', json);
  expect([answer.status, (await answer.json()).error.code]).toEqual([429, 'too_many_requests']);
});

test('A sign-up that names its list in the body alone is led by it once the body is read', async () => {
  server = await startServer(site, { env: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' } });
  await server.store.db.schema.alterTable('outbox').renameTo('outboxAway').execute();
  expect(await led(post('/api/subscribe', signUp('checklist')))).toEqual([303, '/resources/checklist/unavailable']);
});
