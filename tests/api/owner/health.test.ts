import { describe, expect, test } from 'vitest';
import { noteBackup } from '#api/db/backups.ts';
import { writeSetting } from '#api/db/settings.ts';
import { makeRetention } from '#api/privacy/retention.ts';
import { buildRecords, buildSite } from '#tests/support/buildData.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { keptLog } from '#tests/support/koaServer.ts';
import { forged, startDesk } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

const [claim] = buildRecords().claims;
const day = 86_400_000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

describe.each(stores)('Health at the desk, on $name,', ({ open }) => {
  test('tells what waits and why, tries it again, and what of backup, claims and facts needs a look', async () => {
    const store = await open();
    const now = Date.now();
    const ending = { ...claim, confirmed: false, until: isoDay(now + 10 * day) };
    const site = buildSite({ claims: [ending, { ...claim, id: 'other', value: '12 people' }] as never });
    const { browser } = await startDesk(store, { site });
    const empty = await browser.read('/owner/health');
    const noMails = ['None waits, and none was refused.', 'No email has gone out yet, login codes aside.'];
    const noCopies = ['no backup is known.', 'Ask your developer to set up a daily backup', 'Nothing is measured.'];
    for (const text of ['2 things need you. There is no backup of the last day.', ...noMails, ...noCopies])
      expect(empty).toContain(text);
    // What is for the developer leaves by one button, and names the records.
    const [, passedOn = ''] = /href="mailto:([^"]+)"/.exec(empty) ?? [];
    for (const text of ['npm run backup', 'data/claims.ts', `${claim?.value}`])
      expect(decodeURIComponent(passedOn)).toContain(text);
    expect(empty).toMatch(/The website says 1 thing about you[^<]*tell your developer[^<]*<\/p><details/);
    const until = new Intl.DateTimeFormat(site.provider.locale, { dateStyle: 'long', timeZone: 'UTC' });
    expect(empty).toContain(`It says “${claim?.value}”, which is true until ${until.format(now + 10 * day)}.`);
    expect(empty).toContain('A statement about you, on several pages');
    // What needs the owner is first, and what legal pages wait for is theirs as well.
    const order = ['Backup', 'Facts that end soon', 'Emails that haven&#x27;t left', 'Disk', 'Statements to confirm'];
    const headings = [...order, 'What your privacy page and terms wait for', 'For your developer'];
    const places = headings.map((text) => empty.indexOf(`>${text}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);

    // What the retention notes where the clock is ahead.
    await writeSetting(store.db, 'retention', JSON.stringify({ waitsSince: now }));
    const ahead = await browser.read('/owner/health');
    expect(ahead).toContain('3 things need you.');
    expect(ahead).toMatch(/role="alert">Since [^<]* by its clock, nothing is deleted for being too old/);
    await writeSetting(store.db, 'retention', JSON.stringify({ at: now }));

    const lead = buildLead({ createdAt: now });
    await insert(store.db, 'lead', lead);
    const mail = (facts: Parameters<typeof buildOutboxMessage>[0]) =>
      buildOutboxMessage({ leadId: lead.id, createdAt: now - day, nextAttemptAt: now + day, attempts: 3, ...facts });
    const toVisitor = { kind: 'visitor-confirmation', recipient: 'ada@engines.exampel' } as const;
    const refused = mail({ status: 'parked', ...toVisitor, lastError: 'answered 550 5.1.1 to RCPT TO' });
    const waiting = [
      mail({ lastError: 'no connection (ECONNREFUSED)' }),
      mail({ lastError: 'no log-in (EAUTH)' }),
      mail({ kind: 'webhook', recipient: 'https://crm.example', lastError: 'answered 500' }),
      mail({ attempts: 0 }),
    ];
    await insert(store.db, 'outbox', [refused, ...waiting, mail({ status: 'sent', sentAt: now })]);
    await noteBackup(store.db, { at: now - 2 * day, how: 'checked', bytes: 1_234_567 });
    const page = await browser.read('/owner/health');
    const mails = ['Last email sent, login codes aside: ', '4 emails haven&#x27;t left.', 'There is no such mailbox.'];
    const reasons = ['answered 550 5.1.1 to RCPT TO', 'couldn&#x27;t be reached', 'refused the log-in'];
    const copies = [
      '(1.2 megabytes). It was read from end to end',
      'What came in since would be lost if the server broke.',
    ];
    for (const text of [
      '3 things need you.',
      ...mails,
      ...reasons,
      'To the program that gets your requests',
      ...copies,
    ])
      expect(page).toContain(text);
    // The refused one needs the owner, and stands first.
    expect(page.indexOf('exampel')).toBeLessThan(page.indexOf('couldn&#x27;t be reached'));

    const retry = `/owner/health/mails/${refused.id}`;
    expect((await browser.post(retry, {}, forged)).status).toBe(403);
    expect(await browser.press(retry)).toBe('/owner/health?done=sent');
    const again = store.db.selectFrom('outbox').selectAll().where('id', '=', refused.id);
    expect(await again.executeTakeFirst()).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await browser.press(`/owner/health/mails/${'0'.repeat(36)}`)).toBe('/owner/health?done=gone');
    // All that were refused at once.
    const rejected = { status: 'parked', attempts: 9, lastError: 'answered 550 to DATA' } as const;
    await insert(store.db, 'outbox', [mail(rejected), mail(rejected)]);
    expect(await browser.read('/owner/health')).toContain('Try all again');
    expect(await browser.press('/owner/health/mails')).toBe('/owner/health?done=sent');
    const parked = store.db.selectFrom('outbox').select('id').where('status', '=', 'parked');
    expect(await parked.execute()).toEqual([]);
    expect(await browser.press('/owner/health/mails')).toBe('/owner/health?done=gone');
    expect(await store.db.selectFrom('ownerAudit').select(['action', 'subject']).execute()).toContainEqual({
      action: 'retried',
      subject: refused.id,
    });
    browser.cookies.clear();
    expect((await browser.post(retry)).status).toBe(401);
  });

  test('says that all is well where it is, counts what has no room in the email, and measures nothing unless told to', async () => {
    const store = await open();
    const claims = Array.from({ length: 40 }, (_, index) => ({
      ...{ ...claim, id: `claim-${index}`, value: `${index}%`, confirmed: false },
    }));
    const { server, browser } = await startDesk(store, { site: buildSite({ claims: claims as never }) });
    await noteBackup(store.db, { at: Date.now(), how: 'checked', bytes: 1 });
    const page = await browser.read('/owner/health');
    expect(page).toContain('All is well. Nothing here needs you now.');
    expect(page).toContain('<summary>Show the 40 statements</summary>');
    const [, email = ''] = /href="mailto:([^"]+)"/.exec(page) ?? [];
    expect(email.length).toBeLessThan(2200);
    expect(decodeURIComponent(email)).toMatch(/- and \d+ more, which are on that page/);
    expect((await server.post('/api/vitals', {})).status).toBe(404);
    expect((await server.ask('/', { Accept: 'text/html' })).headers['server-timing']).toBeUndefined();
  });

  test('shows what three of four visitors had, kept as counts alone, for 90 days', async () => {
    const store = await open();
    const env = { VITALS: 'on', VITALS_LIMIT: '60' };
    const { server, browser } = await startDesk(store, { env });
    const send = (body: unknown, headers?: Record<string, string>) => server.post('/api/vitals', body, headers);
    expect(await browser.read('/owner/health')).toContain('Nobody has been measured yet.');
    for (const body of [
      { page: 'home', lcp: -1 },
      { page: 'home', lcp: '1' },
      { page: 'home', email: 'ada@engines.example' },
      { page: 'no-such-kind', lcp: 1 },
      { lcp: 1 },
      'no json',
    ])
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    expect((await send({ page: 'home', lcp: 1, x: 'x'.repeat(300) })).status).toBe(413);
    expect((await send({ page: 'home', lcp: 1 }, { Origin: 'https://evil.example' })).status).toBe(403);

    for (const lcp of [1000, 1200, 2710.5, 90_000])
      expect((await send({ page: 'home', lcp, cls: 0.004 })).status).toBe(204);
    expect((await send({ page: 'serviceInLocation', inp: 33, lcp: 800 })).status).toBe(204);
    const rows = await store.db.selectFrom('vital').selectAll().orderBy(['page', 'metric', 'value']).execute();
    expect(rows.map(({ page, metric, value, count }) => [page, metric, value, count])).toEqual([
      ['home', 'cls', 10, 4],
      ['home', 'lcp', 1000, 1],
      ['home', 'lcp', 1200, 1],
      ['home', 'lcp', 2800, 1],
      ['home', 'lcp', 20_000, 1],
      ['serviceInLocation', 'inp', 40, 1],
      ['serviceInLocation', 'lcp', 800, 1],
    ]);
    const page = await browser.read('/owner/health');
    const words = [
      '4 visits',
      'after 2.8 seconds',
      'too slow',
      'by 0.01 while',
      'service in location',
      '40 milliseconds',
    ];
    for (const text of words) expect(page).toContain(text);
    expect(page.match(/too slow/g)).toHaveLength(1);
    const html = await server.ask('/', { Accept: 'text/html' });
    expect(html.headers['server-timing']).toBe('vitals');
    expect((await browser.get('/owner', { Accept: 'text/html' })).headers['server-timing']).toBeUndefined();
    expect(JSON.stringify(server.log)).not.toContain('lcp');

    // Also where nothing else is ever deleted.
    let clock = Date.now() + 92 * day;
    const retention = makeRetention({ store, days: undefined, log: keptLog().log, now: () => clock });
    await insert(store.db, 'question', { id: 'q', createdAt: Date.now(), text: 'x' });
    await retention.run();
    clock += day;
    await retention.run();
    expect(await store.db.selectFrom('vital').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('question').selectAll().execute()).toEqual([]);

    const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await send({ page: 'home' })).status));
    expect(statuses).toContain(429);
  });
});
