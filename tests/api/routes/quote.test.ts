import { describe, expect, test } from 'vitest';
import { withoutPlans } from '#data/rules/schema/plan.ts';
import { site as wholeSite } from '#scripts/support/builtSite.ts';
import { contactRequest } from '#tests/support/buildLead.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { sharedServer, startServer } from '#tests/support/testServer.ts';

describe('The price calculator without JavaScript', () => {
  const server = sharedServer(wholeSite);
  const ask = async (query: string) => {
    const { status, headers, text } = await server.ask(`/api/quote?${query}`);
    return { status, headers, text };
  };
  /** What its form sends of the first page. */
  const form = 'plan=professional&users=10&industry=professional-services&setup=0&setup=1&devices=7';

  test('answers with the quote for what was typed: both totals of a year, and what is paid once', async () => {
    const { status, headers, text } = await ask(
      'plan=enterprise&users=30&industry=healthcare&addons%5B%5D=cloud-backup&addons%5B%5D=voip&setup=0&hardware=1&devices=12',
    );
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    // 200 × 30 × 1.25 = 7,500, less 10 %; 300 + 750. Twelve months; 180 instead of 200; 12 devices and no setup.
    for (const amount of ['$7,800', '$93,600', '$85,500, you save $8,100', '$12,000 (12 devices $12,000)'])
      expect(text).toContain(`<strong>${amount}</strong>`);
    expect(text).not.toContain('role="alert"');
  });

  test('includes the setup fee where its box is checked', async () =>
    expect((await ask(form)).text).toContain('$1,000 (setup $1,000)'));

  test('has the contact form with the quote in it, which is kept as a request for a quote', async () => {
    const { text } = await ask(form);
    expect(text).toContain('<form method="post" action="/api/contact">');
    expect(text).toContain('<input type="hidden" name="service" value="managed-it">');
    const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const body = new URLSearchParams({ ...contactRequest, ...Object.fromEntries(hidden) });
    const sent = await fetch(`${server.url}/api/contact`, { method: 'POST', body, redirect: 'manual' });
    expect(sent.status).toBe(303);
    expect(await server.store.db.selectFrom('lead').select(['kind', 'company']).execute()).toEqual([
      { kind: 'quote', company: contactRequest.company },
    ]);
    expect(text).toContain(
      'From the price calculator: Professional, 10 users, Professional services. $1,425 per month, $1,000 once. Please send me a detailed quote.</textarea>',
    );
  });

  test.each([
    ['plan=enterprise&users=7', 'Number of users: The smallest number here is 10. This quote is for 10.'],
    ['users=12.5', 'Number of users: Please enter a whole number. This quote is for 10.'],
    [
      'users=99999',
      'Number of users: We can calculate up to 10,000 here. For more, please call us. This quote is for 10.',
    ],
    ['hardware=1&devices=none', 'Number of devices: Please enter a whole number. This quote is for 7.'],
  ])('says which number was not taken, and what it calculated with: %s', async (query, notice) =>
    expect((await ask(query)).text).toContain(`<p role="alert">${notice}</p>`),
  );

  test('takes what it does not know for the default, and shows nothing that was sent', async () => {
    const { status, text } = await ask('plan=gold&industry=%3Cscript%3E&addons=fax&users=%3Cscript%3E&setup=2');
    expect(status).toBe(200);
    expect(text).toContain('<strong>$1,425</strong>');
    expect(text).not.toContain('<script');
  });
});

test('A provider without plans has no calculator to answer for', async () => {
  const server = await startServer(buildSite({ pricing: withoutPlans }));
  expect((await server.ask('/api/quote')).status).toBe(404);
});
