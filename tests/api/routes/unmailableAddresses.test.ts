import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { startServer } from '#tests/support/testServer.ts';
import { unmailable } from '#tests/support/unmailable.ts';

const site = buildSite();
const request = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  phone: '416-555-0100',
  service: site.serviceCategories[0]?.id ?? '',
  message: 'Our printer prints in reverse.',
};
const quote = {
  kind: 'quote',
  name: request.name,
  phone: request.phone,
  quote: {
    planId: 'essential',
    users: 10,
    profileId: 'standard',
    addOnIds: [],
    includeSetup: false,
    includeHardware: false,
    devices: 10,
  },
};

const calls: [path: string, body: object, message: string][] = [
  ['/api/contact', request, 'Invalid email address'],
  ['/api/contact', quote, 'Invalid email address'],
  ['/api/subscribe', { list: 'newsletter' }, 'Please enter a valid email address.'],
  ['/api/subscribe', { list: 'checklist' }, 'Please enter a valid email address.'],
];

test.each(calls)(
  '%s with %o refuses every address that no server could be asked to mail to',
  async (path, body, message) => {
    const server = await startServer(site, { env: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' } });
    onTestFinished(() => server.stop());
    const send = async (email: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, email }),
      });
      return [email, answer.status, (await answer.json()).error?.fields?.email];
    };
    expect(await Promise.all(unmailable.map(send))).toEqual(unmailable.map((email) => [email, 400, message]));
    for (const table of ['lead', 'outbox', 'subscriber'] as const)
      expect(await server.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  },
);
