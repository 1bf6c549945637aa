import { sync as nodeIcal } from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test, vi } from 'vitest';
import { remindOfBookings } from '#api/bookings/remind.ts';
import { makeMessageWriter } from '#api/mail/messageWriter.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { bothStores } from '#tests/support/stores.ts';
import { startMailPeer, startServer, type TestServer } from '#tests/support/testServer.ts';

const every = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00', label: 'Always' };
const kinds = [
  { id: 'look', name: 'Free look', minutes: 30, about: 'We look.' },
  { id: 'call', name: 'Call', minutes: 15, about: 'We call.' },
];
const booking = { kinds, every: 30, leadHours: 2, horizonDays: 3, bufferMinutes: 15, seats: 1 };
const base = buildSite();
const site = buildSite({ booking, provider: { ...base.provider, hours: every } });
const fields = { kind: 'look', name: 'Ada Lovelace', email: 'ada@engines.example', phone: '416 555 0100' };

const slotsOf = async (server: TestServer, kind = 'look'): Promise<string[]> => {
  const { data } = JSON.parse((await server.ask(`/api/slots?kind=${kind}`)).text);
  return data.days.flatMap(({ times }: { times: string[] }) => times);
};
const book = (server: TestServer, facts: object) => server.post('/api/bookings', { ...fields, ...facts });
const form = (values: Record<string, string>) => new URLSearchParams(values);

describe.each(bothStores)('Bookings on $name', ({ open }) => {
  const start = async (env: Record<string, string> = {}) =>
    startServer(site, { store: await open(), env: { RATE_LIMITS: 'off', ...env } });

  test('a time is booked once, with what stays free after it, and whoever is slower hears of the nearest', async () => {
    const server = await start();
    const free = await slotsOf(server);
    const wanted = free[10] ?? '';
    const made = await book(server, { start: wanted });
    expect(made).toMatchObject({ status: 201, json: { success: true, data: { start: wanted, emailSent: false } } });
    // Half an hour and the quarter after it reach into the time before and the one after.
    expect(await slotsOf(server)).toEqual(free.filter((time) => !free.slice(9, 12).includes(time)));
    const slower = await book(server, { start: wanted, email: 'grace@navy.example' });
    expect(slower.status).toBe(409);
    expect(slower.json.error).toEqual({
      code: 'slot_taken',
      message: "That time isn't free any more. Please pick another.",
      fields: { start: "That time isn't free any more. Please pick another." },
      nearest: [free[7], free[8], free[12]],
    });
    expect(await server.store.db.selectFrom('lead').select('email').execute()).toEqual([{ email: fields.email }]);
  });

  test('the same request is booked once, however often and at whatever moment it is sent', async () => {
    const server = await start();
    const [start1 = ''] = await slotsOf(server);
    const sent = { start: start1, idempotencyKey: 'the-key-of-the-form' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(server, sent)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.data.link)).size).toBe(1);
    expect(await server.store.db.selectFrom('booking').selectAll().execute()).toHaveLength(1);
    expect(await server.store.db.selectFrom('leadState').select('state').execute()).toEqual([{ state: 'answered' }]);
  });

  test('the key of a form stands for what it asks: another time, kind or person is booked, and what was cancelled stays so', async () => {
    const server = await start();
    const [first, , , , fifth, , , , ninth] = await slotsOf(server);
    const key = { idempotencyKey: 'the-key-of-the-form' };
    const made = await book(server, { start: first, ...key });
    const other = await book(server, { start: fifth, ...key });
    const grace = await book(server, { start: ninth, email: 'grace@navy.example', ...key });
    expect([made, other, grace].map(({ json }) => json.data.start)).toEqual([first, fifth, ninth]);
    expect((await book(server, { start: first, kind: 'call', ...key })).json.error.code).toBe('slot_taken');
    await server.post(made.json.data.link, form({ action: 'cancel', sequence: '0' }));
    // A late repetition, or a reloaded form.
    const again = await book(server, { start: first, ...key });
    expect(again).toMatchObject({ status: 409, json: { error: { code: 'booking_cancelled' } } });
    const page = await server.post('/api/bookings', form({ ...fields, kind: 'look', start: first ?? '', ...key }));
    expect(page.text).toContain('This booking was cancelled. To book it again, send the form once more.');
    const [, fresh = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(page.text) ?? [];
    const anew = await book(server, { start: first, idempotencyKey: fresh });
    expect(anew).toMatchObject({ status: 201, json: { data: { start: first } } });
  });

  test('no mailbox gets mail without end, however it is spelled, by bookings and moves of strangers; cancelling stays', async () => {
    const server = await start();
    const free = await slotsOf(server);
    const { link } = (await book(server, { start: free[0] })).json.data;
    const move = (index: number, sequence: number) =>
      server.post(link, form({ action: 'move', start: free[index] ?? '', sequence: String(sequence) }));
    for (let sequence = 0; sequence < 7; sequence += 1)
      expect((await move(sequence % 2 === 0 ? 4 : 8, sequence)).location).toContain('done=moved');
    expect((await move(8, 7)).status).toBe(429);
    expect((await move(4, 0)).status).toBe(409);
    expect((await server.post(link, form({ action: 'move', start: free[4] ?? '', sequence: '' }))).status).toBe(409);
    expect(await book(server, { start: free[20], email: 'ada+more@engines.example' })).toMatchObject({ status: 429 });
    expect((await server.post(link, form({ action: 'cancel', sequence: '7' }))).location).toContain('done=cancelled');
    expect((await server.ask(link)).text).toContain('This booking is cancelled.');
  });

  test('as many at once as there are seats, whoever has the fewest first', async () => {
    const seats = buildSite({ booking: { ...booking, seats: 3 }, provider: site.provider });
    const server = await startServer(seats, { store: await open(), env: { RATE_LIMITS: 'off' } });
    const [wanted = ''] = await slotsOf(server);
    const people = Array.from({ length: 12 }, (_, index) => `ada-${index}@engines.example`);
    const answers = await Promise.all(people.map((email) => book(server, { start: wanted, email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(9).fill(409)]);
    const rows = await server.store.db.selectFrom('booking').select('resource').execute();
    expect(rows.map(({ resource }) => resource).toSorted()).toEqual(['seat-1', 'seat-2', 'seat-3']);
  });

  test('what is not right is told at its field, and an address cannot book without end', async () => {
    const server = await start();
    const free = await slotsOf(server);
    const wrong = await book(server, { start: 'soon', name: 'A', email: 'ada', phone: '1', timezone: 'Mars/Base' });
    expect(wrong).toMatchObject({ status: 400, json: { error: { code: 'invalid_fields' } } });
    expect(Object.keys(wrong.json.error.fields).toSorted()).toEqual(['email', 'name', 'phone', 'start', 'timezone']);
    expect((await book(server, { start: free[0], phone: 'call me later' })).json.error.fields).toEqual({
      phone: 'Phone number must be at least 10 digits',
    });
    expect((await book(server, { start: '2031-01-01T09:00:00.000Z' })).json.error.fields).toEqual({
      start: 'Choose one of the free times.',
    });
    expect((await book(server, { kind: 'audit', start: free[0] })).json.error.fields).toEqual({
      kind: 'There is nothing of that name to book.',
    });
    expect((await server.ask('/api/slots?kind=audit')).status).toBe(400);
    expect(await book(server, { start: free[0], website: 'x' })).toMatchObject({ status: 422 });
    for (const at of [0, 10, 20]) expect((await book(server, { start: free[at] })).status).toBe(201);
    expect(await book(server, { start: free[30], email: 'ADA@engines.example' })).toMatchObject({
      status: 429,
      json: { error: { code: 'too_many_bookings' } },
    });
    expect(await server.store.db.selectFrom('booking').selectAll().execute()).toHaveLength(3);
  });

  test('without a script: a form, its mistakes and the booking', async () => {
    const server = await start();
    const page = await server.ask('/api/bookings?kind=call');
    expect(page.text).toContain('<h1>Pick a time: Call</h1>');
    const [first = ''] = await slotsOf(server, 'call');
    expect(page.text).toContain(`name="start" value="${first}"`);
    const days = [...page.text.matchAll(/href="(\/api\/bookings\?kind=call&amp;day=[^"]+)#times"/g)].map(
      ([, at = '']) => at,
    );
    expect(days.length).toBeGreaterThan(1);
    const next = await server.ask(String(days[0]).replace('&amp;', '&'));
    expect(next.text).toContain(`kind=call&amp;day=${first.slice(0, 10)}#times`);
    expect(next.text).not.toContain(`value="${first}"`);
    const typed = { kind: 'call', start: first, name: 'Ada <b>', email: 'ada', phone: '416 555 0100', note: 'Hello' };
    const mistaken = await server.post('/api/bookings', form(typed));
    expect(mistaken.status).toBe(400);
    for (const kept of [
      'value="Ada &lt;b&gt;"',
      'Hello</textarea>',
      `value="${first}" required checked`,
      'id="email-error"',
    ])
      expect(mistaken.text).toContain(kept);
    const booked = await server.post('/api/bookings', form({ ...typed, email: fields.email }));
    expect(booked).toMatchObject({ status: 303 });
    const at = booked.location ?? '';
    expect((await server.ask(at)).text).toContain('You’re booked.');
    expect(await server.ask(`${at.replace('&done=booked', '')}x`)).toMatchObject({ status: 404 });
  });

  test('mails invite, remind and cancel: one entry of the calendar, newer each time, that two libraries read alike', async () => {
    const smtp = await startMailPeer();
    const server = await start({ SMTP_URL: smtp.url });
    const free = await slotsOf(server);
    const wanted = free.at(-1) ?? '';
    const made = await book(server, { start: wanted, timezone: 'Europe/London', note: 'My secret' });
    const { link, calendar } = made.json.data;
    expect((await server.ask(calendar)).text).toContain('METHOD:PUBLISH');
    const toVisitor = () => smtp.accepted.filter(({ to }) => to.includes(fields.email));
    const mails = (count: number) => vi.waitFor(() => expect(toVisitor()).toHaveLength(count), { timeout: 10_000 });
    await mails(1);
    expect(await server.post(link, { action: 'shift', sequence: '0' })).toMatchObject({
      status: 400,
      json: { error: { fields: { action: 'Give an action: "move" or "cancel".' } } },
    });
    // Nobody is told of a move to the same time.
    expect((await server.post(link, form({ action: 'move', start: wanted, sequence: '0' }))).status).toBe(400);
    await server.post(link, form({ action: 'move', start: free.at(-5) ?? '', sequence: '0' }));
    await mails(2);
    await server.post(link, form({ action: 'cancel', sequence: '1' }));
    await mails(3);
    const calendars = toVisitor().map(({ raw, mail }) => {
      expect(raw).not.toContain('My secret');
      const [file] = mail.attachments.filter(({ mimeType }) => mimeType === 'application/ics');
      expect(file?.filename).toBe('invitation.ics');
      expect(raw).toMatch(/text\/calendar; charset=utf-8;\s+method=(REQUEST|CANCEL)/i);
      return Buffer.from(file?.content as ArrayBuffer).toString();
    });
    const read = calendars.map((text) => {
      const event = Object.values(nodeIcal.parseICS(text)).find((one) => one?.type === 'VEVENT');
      const other = convertIcsCalendar(undefined, text);
      const [same] = other.events ?? [];
      if (event?.type !== 'VEVENT' || !same) throw new Error('A calendar without an event.');
      expect([event.uid, event.start.getTime()]).toEqual([same.uid, same.start.date.getTime()]);
      return {
        method: other.method,
        uid: same.uid,
        sequence: Number(event.sequence),
        status: same.status,
        at: same.start.date.toISOString(),
      };
    });
    const [{ uid } = { uid: '' }] = read;
    expect(read.toSorted((a, b) => a.sequence - b.sequence)).toEqual([
      { method: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', at: wanted },
      { method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', at: free.at(-5) },
      { method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', at: free.at(-5) },
    ]);
    const queued = () => server.store.db.selectFrom('outbox').select('kind').where('status', '=', 'queued').execute();
    await expect.poll(queued, { timeout: 10_000 }).toEqual([]);
  });

  test('the time in the visitor’s zone is left out where the browser shows another, and is called theirs to the owner', async () => {
    const smtp = await startMailPeer();
    const server = await start({ SMTP_URL: smtp.url, OWNER_EMAIL: 'owner@northshore.example' });
    const free = await slotsOf(server);
    const zone = { timezone: 'Etc/GMT-3' };
    await book(server, { start: free[0], ...zone, offset: 180 });
    await book(server, { start: free[4], ...zone, offset: 120, email: 'grace@navy.example' });
    await expect.poll(() => smtp.accepted.length, { timeout: 10_000 }).toBe(4);
    const textTo = (email: string, name: string) =>
      smtp.accepted.find(({ to, mail }) => to.includes(email) && mail.text?.includes(name))?.mail.text;
    expect(textTo(fields.email, '')).toContain('your time)');
    expect(textTo('grace@navy.example', '')).not.toContain('your time');
    expect(textTo('owner@northshore.example', fields.email)).toContain('for the visitor)');
    expect(textTo('owner@northshore.example', 'grace@navy.example')).not.toContain('for the visitor');
  });

  test('nobody gets the invitation to a call after its cancellation: it is dropped, or goes first', async () => {
    const smtp = await startMailPeer();
    const owner = 'owner@northshore.example';
    const server = await start({ SMTP_URL: smtp.url, OUTBOX_RETRY_SECONDS: '1', OWNER_EMAIL: owner });
    const free = await slotsOf(server);
    const methods = (email: string) =>
      smtp.accepted.filter(({ to }) => to.includes(email)).map(({ raw }) => /method=(\w+)/i.exec(raw)?.[1]);
    const cancel = (made: Awaited<ReturnType<typeof book>>) =>
      server.post(made.json.data.link, form({ action: 'cancel', sequence: '0' }));
    const failedOnce = () => server.store.db.selectFrom('outbox').select('lastError').where('kind', '=', 'booking');

    smtp.behave({ rcpt: 451 });
    const made = await book(server, { start: free[0] });
    await expect.poll(async () => (await failedOnce().executeTakeFirst())?.lastError).toBeTruthy();
    smtp.behave({});
    await cancel(made);
    await expect.poll(() => methods(fields.email), { timeout: 10_000 }).toEqual(['CANCEL']);
    // The owner hears of all, in their order.
    const told = () =>
      smtp.accepted.filter(({ to }) => to.includes(owner)).map(({ mail }) => mail.subject?.split(':')[0]);
    await expect.poll(told, { timeout: 10_000 }).toEqual(['Booked', 'Cancelled']);

    const hold = Promise.withResolvers<void>();
    smtp.behave({ hold: hold.promise });
    const other = { email: 'grace@navy.example' };
    const slow = await book(server, { start: free[4], ...other });
    const sending = server.store.db.selectFrom('outbox').select('attempts').where('recipient', '=', other.email);
    await expect.poll(() => sending.executeTakeFirst()).toEqual({ attempts: 1 });
    await cancel(slow);
    smtp.behave({});
    hold.resolve();
    await expect.poll(() => methods(other.email), { timeout: 10_000 }).toEqual(['REQUEST', 'CANCEL']);
    const queued = () => server.store.db.selectFrom('outbox').select('kind').where('status', '=', 'queued').execute();
    await expect.poll(queued, { timeout: 10_000 }).toEqual([]);
  });

  test('strangers book twenty calls an hour at most, whoever they say they are', async () => {
    const server = await startServer(site, { store: await open(), env: { RATE_LIMITS: 'on', CONTACT_LIMIT: '1000' } });
    const free = await slotsOf(server);
    const times = free.filter((_, index) => index % 2 === 0).slice(0, 22);
    const answers: number[] = [];
    for (const [index, start] of times.entries())
      answers.push((await book(server, { start, email: `ada-${index}@engines-${index}.example` })).status);
    expect(answers).toEqual([...Array(20).fill(201), 429, 429]);
  });

  test('is reminded of once, the day before, at the time that holds then', async () => {
    const smtp = await startMailPeer();
    const server = await start({ SMTP_URL: smtp.url });
    const free = await slotsOf(server);
    const [last = '', earlier = ''] = [free.at(-1), free.at(-9)];
    const made = await book(server, { start: last });
    await server.post(made.json.data.link, form({ action: 'move', start: earlier, sequence: '0' }));
    await book(server, { start: free[0] });
    const messageWriter = makeMessageWriter({ site, env: { MAIL_FROM: undefined } as never, mail: true });
    const remind = (at: number) =>
      remindOfBookings({ store: server.store, site, messageWriter, secret: 'secret' }, Date.parse(earlier) + at);
    const reminders = async () => {
      const rows = await server.store.db.selectFrom('outbox').select('payload').execute();
      return rows
        .map(({ payload }) => JSON.parse(payload).subject)
        .filter((subject) => subject?.startsWith('Reminder'));
    };
    await remind(-24 * 3_600_000 - 1);
    expect(await reminders()).toEqual([]);
    await Promise.all([remind(-24 * 3_600_000), remind(-24 * 3_600_000)]);
    await remind(-2 * 3_600_000);
    expect(await reminders()).toHaveLength(1);
  });
});

test('without a record of what can be booked there is no such address', async () => {
  const server = await startServer(base);
  expect((await server.ask('/api/slots')).status).toBe(404);
  expect((await server.ask('/api/bookings')).status).toBe(404);
});
