import { sync as nodeIcal } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { forged, startDesk } from '#tests/support/ownerDesk.ts';
import { bothStores, insert } from '#tests/support/stores.ts';
import { startMailPeer, type TestServer } from '#tests/support/testServer.ts';

const base = buildSite();
const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00', label: 'Always' };
const kinds = [{ id: 'look', name: 'Free look', minutes: 30, about: 'We look.' }];
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
    const shown = async (state = 'booked') =>
      Promise.all([
        ...['', `?state=${state}`, '?q=lovelace', `/${leadId}`, `/${other.id}`].map((path) =>
          browser.read(`/owner/requests${path}`),
        ),
        sheet(`?state=${state}`),
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
    expect(await browser.read('/owner/requests')).toContain('Call cancelled (1)');
    expect(await browser.read('/owner/requests?state=booked')).toContain('No request matches');
    for (const page of await shown('callCancelled')) {
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
    const [, end = ''] = /action="(\/owner\/bookings\/block\/[^"]+)"/.exec(page.replaceAll('&amp;', '&')) ?? [];
    expect(page).toContain('You blocked this day');
    expect(page).not.toContain('No time is free.');
    // Blocked a second time, it is not free after the first is taken back.
    await browser.press('/owner/bookings/block', { day });
    const part = (await browser.press(end)) ?? '';
    expect(await browser.read(part)).toContain('you blocked some of that time twice');
    expect((await slotsOf(server)).filter((time) => dayOf(time) === day)).toEqual([]);
    const [, last = ''] =
      /action="(\/owner\/bookings\/block\/[^"]+)"/.exec((await browser.read(part)).replaceAll('&amp;', '&')) ?? [];
    const at = (await browser.press(last)) ?? '';
    expect(at).toContain('done=unblocked');
    expect(await browser.read(at)).toMatch(/role="status">Bookings are taken again: \w{3}, \w{3} \d+ /);
    expect((await slotsOf(server)).filter((time) => dayOf(time) === day).length).toBeGreaterThan(3);
  });

  test('What is not right with a time to block is said at the top, and what was typed stays', async () => {
    const { browser, store } = await start();
    const day = dayOf(new Date(Date.now() + 48 * 3_600_000).toISOString());
    const typed = { day, lastDay: day, fromTime: '16:00', untilTime: '14:00', who: 'ben' };
    const { status, text } = await browser.post('/owner/bookings/block', typed);
    expect(status).toBe(400);
    expect(text).toMatch(
      /<\/h1><p[^>]* role="alert"><a href="#untilTime">Nothing was blocked: the end has to be later than the beginning\./,
    );
    for (const [name, value] of Object.entries(typed).slice(0, 4))
      expect(text).toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* value="${value}"`));
    expect(text).toContain('<option value="ben" selected="">');
    const half = await browser.post('/owner/bookings/block', { day, fromTime: '14:00' });
    expect(half.text).toContain('<a href="#untilTime">Nothing was blocked: enter both times, or neither');
    expect((await browser.post('/owner/bookings/block', { day: '2020-01-01' })).text).toContain('that time is over.');
    expect(await store.db.selectFrom('bookingBlock').select('id').execute()).toEqual([]);
  });

  test('Hours on several days are blocked on each, shown there, and taken back one by one', async () => {
    const { server, browser, store } = await start();
    const days = [1, 2].map((ahead) => dayOf(new Date(Date.now() + ahead * 24 * 3_600_000).toISOString()));
    const [day = '', lastDay = ''] = days;
    const at = await browser.press('/owner/bookings/block', { day, lastDay, fromTime: '14:00', untilTime: '16:00' });
    expect(at).toBe(`/owner/bookings?done=blocked&from=${day}`);
    const taken = async () => {
      const free = await slotsOf(server);
      return days.map((date) => 48 - free.filter((time) => dayOf(time) === date).length);
    };
    // Of the first day some times may be too near to be booked.
    expect((await taken())[1]).toBe(4);
    const page = await browser.read(`/owner/bookings?from=${lastDay}&view=day`);
    expect(page).toContain('You blocked 2:00 p.m. to 4:00 p.m.');
    const span = /Take bookings again: (\w{3}, \w{3} \d+, 2:00 p\.m\. to 4:00 p\.m\.)</.exec(page)?.[1] ?? '';
    const [, end = ''] = /action="(\/owner\/bookings\/block\/[^"]+)"/.exec(page.replaceAll('&amp;', '&')) ?? [];
    const back = (await browser.press(end)) ?? '';
    expect(await browser.read(back)).toContain(`Bookings are taken again: ${span} `);
    expect((await taken())[1]).toBe(0);
    expect(await store.db.selectFrom('bookingBlock').select('id').execute()).toHaveLength(1);
    // Whoever makes a link that says so is not believed.
    expect(await browser.read(back)).not.toContain('Bookings are taken again');
    const log = await browser.read('/owner/account');
    expect(log).toContain(`<a href="/owner/bookings?from=${lastDay}&amp;view=day">${span}</a>`);
    expect(log.match(/Blocked time for bookings/g)).toHaveLength(2);
  });

  test('What a visitor wrote stands with the booking, and what they were written with the request', async () => {
    const { server, browser, store } = await start();
    const free = await slotsOf(server);
    await server.post('/api/bookings', {
      ...{ kind: 'look', start: free[20], ...ada, email: 'ada@engines.example' },
      note: 'The printer is on fire.',
    });
    const { id, leadId, startsAt } = await store.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
    const address = `/owner/bookings/${id}`;
    const list = await browser.read(`/owner/bookings?from=${dayOf(new Date(startsAt).toISOString())}`);
    expect(list).toContain('“The printer is on fire.”');
    expect(list).toContain(`href="/owner/requests/${leadId}"`);
    expect(await browser.read(address)).toContain('>The printer is on fire.</p>');
    await browser.press(`${address}/move`, { start: free[30] ?? '', sequence: '0', words: 'Our van broke down.' });
    await browser.press(`${address}/cancel`, { sequence: '1', words: '' });
    const when = /<dt[^>]*>When<\/dt><dd[^>]*>([^<]+)/.exec(await browser.read(address))?.[1] ?? '';
    const request = await browser.read(`/owner/requests/${leadId}`);
    expect(request).toContain(`Written to the visitor when the call was moved to ${when}: Our van broke down.`);
    expect(request).not.toContain('was cancelled:');
    const log = await browser.read('/owner/account');
    expect(log.match(new RegExp(`<a href="${address}">Ada Lovelace, ${when}</a>`, 'g'))).toHaveLength(2);
    expect(log).not.toContain('van broke');
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
    const mails = () => smtp.accepted.filter(({ to }) => to.includes('ada@engines.example')).map(({ mail }) => mail);
    const sent = (count: number) => expect.poll(() => mails().length, { timeout: 10_000 }).toBe(count);
    await sent(1);
    const moved = { start: free[30] ?? '', sequence: '0', words: 'Our van broke down.' };
    expect((await browser.post(`/owner/bookings/${id}/move`, moved, forged)).status).toBe(403);
    expect(await browser.press(`/owner/bookings/${id}/move`, moved)).toContain('done=bookingMoved');
    expect((await browser.post(`/owner/bookings/${id}/move`, moved)).text).toContain('It was changed meanwhile.');
    await sent(2);
    expect(await browser.press(`/owner/bookings/${id}/cancel`, { sequence: '1', words: '' })).toContain(
      'done=bookingCancelled',
    );
    expect(await browser.read(`/owner/bookings/${id}`)).toMatch(/Cancelled at the desk by owner@northshore.example: /);
    await sent(3);
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
    expect(page).toContain(`Now: ${when}<br/>Ada Lovelace gets an email.`);
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
    expect(answer.text).not.toMatch(/engines|mailto|416[ -]555/);
    const events = Object.values(nodeIcal.parseICS(answer.text)).filter((one) => one?.type === 'VEVENT');
    expect(events).toMatchObject([{ summary: 'Free look: Ada Lovelace' }, { summary: 'Free look: Ada Lovelace' }]);
    expect((await server.ask(`${address}x`)).status).toBe(404);
    expect((await server.ask('/api/bookings/calendar')).status).toBe(404);
    expect(await browser.press('/owner/bookings/calendar')).toContain('done=saved');
    expect((await server.ask(address)).status).toBe(404);
    expect((await server.ask(await feed())).status).toBe(200);
  });

  test('The letter to a person names the call and every mail about it, and a call to come is erased only where that is meant', async () => {
    const smtp = await startMailPeer();
    const { server, browser, store } = await start({ SMTP_URL: smtp.url });
    const free = await slotsOf(server);
    const email = 'ada@engines.example';
    await book(server, free.at(-1), email);
    const { id } = await store.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();

    const refused = await browser.post('/owner/privacy/erase', { email, sure: 'yes' });
    const page = await browser.read(String(refused.headers.location));
    expect(page).toContain('A call is still booked, and is erased with the rest.');
    expect(page).toContain(`href="/owner/bookings/${id}"`);
    expect(page).toMatch(/Booked calls<\/dt><dd[^>]*>1<[\s\S]*name="calls"/);
    expect(await store.db.selectFrom('lead').select('email').execute()).toHaveLength(1);

    await expect.poll(() => smtp.accepted.filter(({ to }) => to.includes(email)).length).toBe(1);
    const words = 'We are closed that day.';
    await browser.post(`/owner/bookings/${id}/cancel`, { sequence: '0', words });
    const letter = (await browser.post('/owner/privacy/export', { email, format: 'html' })).text;
    expect(letter).toContain('You booked a call with it, which was cancelled: ');
    expect(letter).toContain(words);
    expect(letter.match(/: (?:Free look|Cancelled: Free look)[:,]/g)).toHaveLength(2);

    await book(server, free.at(-3), 'grace@navy.example');
    for (const form of [{ email }, { email: 'grace@navy.example', calls: 'yes' }]) {
      const erased = await browser.post('/owner/privacy/erase', { ...form, sure: 'yes' });
      expect(erased.headers.location).toContain('/owner/privacy/erasures/');
    }
    for (const table of ['booking', 'bookingQuarter', 'lead'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
