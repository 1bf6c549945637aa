import { expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { startDesk } from '#tests/support/ownerDesk.ts';
import { opened } from '#tests/support/stores.ts';
import { startMailPeer } from '#tests/support/testServer.ts';

const base = buildSite();
const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00', label: 'Always' };
const kinds = [{ id: 'look', name: 'Free look', minutes: 30, about: 'We look.' }];
const site = buildSite({
  booking: { kinds, every: 30, leadHours: 2, horizonDays: 5, bufferMinutes: 0, seats: 1 },
  provider: { ...base.provider, hours },
});

test('The letter to a person names the call and every mail about it, and a call to come is erased only where that is meant', async () => {
  const smtp = await startMailPeer();
  const { server, browser, store } = await startDesk(await opened({ file: ':memory:' }), {
    site,
    env: { RATE_LIMITS: 'off', SMTP_URL: smtp.url },
  });
  const { data } = JSON.parse((await server.ask('/api/slots')).text);
  const [start] = data.days.at(-1).times;
  const email = 'ada@engines.example';
  await server.post('/api/bookings', { kind: 'look', start, name: 'Ada Lovelace', email, phone: '416 555 0100' });
  const { id, sequence } = await store.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();

  const refused = await browser.post('/owner/privacy/erase', { email, sure: 'yes' });
  const page = await browser.read(String(refused.headers.location));
  expect(page).toContain('A call is still booked, and is erased with the rest.');
  expect(page).toContain(`href="/owner/bookings/${id}"`);
  expect(page).toMatch(/Booked calls<\/dt><dd[^>]*>1<[\s\S]*name="calls"/);
  expect(await store.db.selectFrom('lead').select('email').execute()).toHaveLength(1);

  await expect.poll(() => smtp.accepted.filter(({ to }) => to.includes(email)).length).toBe(1);
  const words = 'We are closed that day.';
  await browser.post(`/owner/bookings/${id}/cancel`, { sequence: String(sequence), words });
  const letter = (await browser.post('/owner/privacy/export', { email, format: 'html' })).text;
  expect(letter).toContain('You booked a call with it, which was cancelled: ');
  expect(letter).toContain(words);
  expect(letter.match(/: (?:Free look|Cancelled: Free look)[:,]/g)).toHaveLength(2);

  const again = { email: 'grace@navy.example', start: data.days.at(-2).times[0] };
  await server.post('/api/bookings', { kind: 'look', name: 'Grace', phone: '416 555 0101', ...again });
  for (const form of [{ email }, { email: again.email, calls: 'yes' }]) {
    const erased = await browser.post('/owner/privacy/erase', { ...form, sure: 'yes' });
    expect(erased.headers.location).toContain('/owner/privacy/erasures/');
  }
  expect(await store.db.selectFrom('booking').selectAll().execute()).toEqual([]);
});
