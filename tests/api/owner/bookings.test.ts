import { sync as nodeIcal } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { forged, startDesk } from '#tests/support/ownerDesk.ts';
import { bothStores, insert } from '#tests/support/stores.ts';
import { startMailPeer, type TestServer } from '#tests/support/testServer.ts';

const base = buildSite();
const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00', label: 'Always' };
const kinds = [{ id: 'look', name: 'Free look', minutes: 30, about: 'We look.', service: 'support' }];
const site = buildSite({
  booking: { kinds, every: 30, leadHours: 2, horizonDays: 5, bufferMinutes: 0, seats: 1 },
  people: [
    { id: 'anna', name: 'Anna Berg', role: 'Service desk', bookings: true },
    { id: 'ben', name: 'Ben Cho', role: 'Service desk', bookings: true },
  ],
  provider: { ...base.provider, hours },
});
const slotsOf = async (server: TestServer): Promise<string[]> => {
  const { data } = JSON.parse((await server.ask('/api/slots')).text);
  return data.days.flatMap(({ times }: { times: string[] }) => times);
};
const ada = { name: 'Ada Lovelace', phone: '416 555 0100' };
const book = (server: TestServer, time = '', email = 'ada@engines.example', company = '') =>
  server.post('/api/bookings', { kind: 'look', start: time, ...ada, email, company });
const dayOf = (time: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: site.provider.timezone }).format(new Date(time));

describe.each(bothStores)('Bookings at the desk, on $name:', ({ open }) => {
  const start = async (env: Record<string, string> = {}) =>
    startDesk(await open(), { site, env: { RATE_LIMITS: 'off', ...env } });

  test('among the requests a booked call says its time in place of a state, and nobody has answered it', async () => {
    const { server, browser, store } = await start();
    const free = await slotsOf(server);
    await book(server, free[20]);
    const { id, leadId } = await store.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
    const other = buildLead({ email: 'ada@engines.example' });
    await insert(store.db, 'lead', other);
    const booked = /Booked: \w{3}, \w{3} \d+, \d+:\d\d [ap]\.m\./;
    const sheet = async (query = '') => (await browser.post(`/owner/requests/csv${query}`)).text;
    const shown = async () =>
      Promise.all([
        ...['', '?state=booked', `/${leadId}`, `/${other.id}`].map((path) => browser.read(`/owner/requests${path}`)),
        sheet('?state=booked'),
      ]);
    for (const page of await shown()) {
      expect(page).toMatch(booked);
      expect(page).not.toMatch(/Answered after|0 minutes/);
    }
    expect(await browser.read('/owner/requests')).toContain('Booked calls (1)');
    expect(await browser.read('/owner/requests?state=answered')).toContain('No request matches');
    expect(await sheet('?state=booked')).toMatch(/\r\n[^,]*,"Booked: [^"]+",,,Ada Lovelace,/);
    expect(await sheet()).toMatch(/New,,/);
    await browser.press(`/owner/bookings/${id}/cancel`, { sequence: '0', words: '' });
    for (const page of await shown()) {
      expect(page).toContain('Call cancelled');
      expect(page).not.toMatch(booked);
    }
    // What the owner makes of it stands beside it.
    await browser.press(`/owner/requests/${leadId}`, { shown: 'answered', state: 'won' });
    expect(await browser.read('/owner/requests?state=won')).toContain('>Won, Call cancelled<');
    expect(await sheet('?state=won')).toMatch(/,"Won, Call cancelled",,,Ada Lovelace,/);
  });

  test('The desk shows who comes tomorrow and what is free, and leads from the request to its time and back', async () => {
    const { server, browser, store } = await start();
    const free = await slotsOf(server);
    const tomorrow = dayOf(new Date(Date.now() + 24 * 3_600_000).toISOString());
    await book(
      server,
      free.find((time) => dayOf(time) === tomorrow),
    );
    const page = await browser.read('/owner/bookings');
    expect(page).toMatch(/Tomorrow, [^<]*<\/h2>[^§]*Free look, Ada Lovelace/);
    expect(page).toContain('With Anna Berg');
    const { id, leadId } = await store.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
    expect(page).toContain(`href="/owner/bookings/${id}"`);
    expect(await browser.read(`/owner/requests/${leadId}`)).toContain(`href="/owner/bookings/${id}"`);
    expect(await browser.read(`/owner/bookings/${id}`)).toContain(`href="/owner/requests/${leadId}"`);
    expect((await browser.get('/owner/bookings/none')).status).toBe(404);
  });

  test('What the owner blocks cannot be booked until it is taken back; what was booked before stays and is marked', async () => {
    const { server, browser } = await start();
    const free = await slotsOf(server);
    const day = dayOf(free.at(-1) ?? '');
    await book(server, free.at(-1));
    expect(await browser.press('/owner/bookings/block', { day })).toContain('done=blockedWith');
    expect((await slotsOf(server)).filter((time) => dayOf(time) === day)).toEqual([]);
    expect(await book(server, free.at(-3), 'grace@navy.example')).toMatchObject({ status: 409 });
    const page = await browser.read(`/owner/bookings?from=${day}&view=day`);
    expect(page).toContain('In a time you blocked');
    const [, end = ''] = /action="(\/owner\/bookings\/block\/[^"]+\/end)"/.exec(page) ?? [];
    expect(await browser.press(end)).toContain('done=saved');
    expect((await slotsOf(server)).filter((time) => dayOf(time) === day).length).toBeGreaterThan(3);
    for (const wrong of [{ day: 'soon' }, { day: '2020-01-01' }, { day, fromTime: '10:00', untilTime: '09:00' }])
      expect((await browser.post('/owner/bookings/block', wrong)).text).toContain('Give a day that isn&#x27;t over');
  });

  test('One person’s block leaves the others to be booked', async () => {
    const { server, browser, store } = await start();
    const [, , , , time = ''] = await slotsOf(server);
    await browser.press('/owner/bookings/block', { day: dayOf(time), who: 'anna' });
    expect((await book(server, time)).status).toBe(201);
    expect(await store.db.selectFrom('booking').select('resource').execute()).toEqual([{ resource: 'ben' }]);
  });

  test('The owner moves and cancels with a word that the visitor gets, once, from a page that is not stale', async () => {
    const smtp = await startMailPeer();
    const { server, browser, store } = await start({ SMTP_URL: smtp.url });
    const free = await slotsOf(server);
    await book(server, free[20]);
    const { id } = await store.db.selectFrom('booking').select('id').executeTakeFirstOrThrow();
    const moved = { start: free[30] ?? '', sequence: '0', words: 'Our van broke down.' };
    expect((await browser.post(`/owner/bookings/${id}/move`, moved, forged)).status).toBe(403);
    expect(await browser.press(`/owner/bookings/${id}/move`, moved)).toContain('done=bookingMoved');
    expect((await browser.post(`/owner/bookings/${id}/move`, moved)).text).toContain('It was changed meanwhile.');
    expect(await browser.press(`/owner/bookings/${id}/cancel`, { sequence: '1', words: '' })).toContain(
      'done=bookingCancelled',
    );
    const mails = () => smtp.accepted.filter(({ to }) => to.includes('ada@engines.example')).map(({ mail }) => mail);
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(3);
    const [move] = mails().filter(({ subject }) => subject?.startsWith('Moved'));
    expect(move?.text).toContain('Our van broke down.');
    expect(smtp.accepted.filter(({ mail }) => /^(Moved|Cancelled)/.test(mail.subject ?? ''))).toHaveLength(2);
  });

  test('Nothing is moved until another time is chosen, and what was typed stays', async () => {
    const { server, browser, store } = await start();
    const free = await slotsOf(server);
    await book(server, free[20]);
    const before = await store.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
    const address = `/owner/bookings/${before.id}`;
    const page = await browser.read(address);
    expect(page).toMatch(/<select[^>]* required=""[^>]*><option value="" selected="">Choose a time<\/option><optgroup/);
    expect(page).not.toContain(`value="${free[20]}"`);
    const when = /<dt[^>]*>When<\/dt><dd[^>]*>([^<]+)/.exec(page)?.[1] ?? '';
    expect(when).toMatch(/^\w{3}, \w{3} \d+, \d+:\d\d [ap]\.m\.$/);
    expect(page).toContain(`Now: ${when}. Ada Lovelace gets an email.`);
    for (const start of [undefined, '', 'soon', free[20] ?? '']) {
      const sent = { sequence: '0', words: 'Our van broke down.', ...(start === undefined ? {} : { start }) };
      const { status, text } = await browser.post(`${address}/move`, sent);
      expect(status).toBe(400);
      expect(text).toMatch(/role="alert"><a href="#start">Nothing was moved: choose a new time\./);
      expect(text).toContain('>Our van broke down.</textarea>');
    }
    await book(server, free[40], 'grace@navy.example');
    await book(server, free[40], 'joan@navy.example');
    const taken = await browser.post(`${address}/move`, { sequence: '0', start: free[40] ?? '', words: 'Sorry!' });
    expect(taken).toMatchObject({ status: 409, text: expect.stringContaining('>Sorry!</textarea>') });
    const stale = await browser.post(`${address}/cancel`, { sequence: '7', words: 'I am ill.' });
    expect(stale).toMatchObject({ status: 409, text: expect.stringContaining('>I am ill.</textarea>') });
    expect(await store.db.selectFrom('booking').selectAll().where('id', '=', before.id).execute()).toEqual([before]);
    const kept = { start: free[30] ?? '', sequence: '7', words: '' };
    expect((await browser.post(`${address}/move`, kept)).text).toContain(`<option value="${free[30]}" selected="">`);
  });

  test('The feed is read with its secret alone, names who comes and holds no address or number of theirs', async () => {
    const { server, browser } = await start();
    const free = await slotsOf(server);
    await book(server, free[5]);
    // An address in the place of a company's name.
    await book(server, free[9], 'ada@engines.example', 'ada@engines.example');
    const feed = async () =>
      /value="[^"]*(\/api\/bookings\/calendar\?key=[\w-]+)"/.exec(await browser.read('/owner/bookings'))?.[1] ?? '';
    const address = await feed();
    const answer = await server.ask(address);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.text).toContain('METHOD:PUBLISH');
    expect(answer.text).not.toMatch(/engines|mailto|416/);
    const events = Object.values(nodeIcal.parseICS(answer.text)).filter((one) => one?.type === 'VEVENT');
    expect(events).toMatchObject([{ summary: 'Free look: Ada Lovelace' }, { summary: 'Free look: Ada Lovelace' }]);
    expect((await server.ask(`${address}x`)).status).toBe(404);
    expect((await server.ask('/api/bookings/calendar')).status).toBe(404);
    expect(await browser.press('/owner/bookings/calendar')).toContain('done=saved');
    expect((await server.ask(address)).status).toBe(404);
    expect((await server.ask(await feed())).status).toBe(200);
  });
});
