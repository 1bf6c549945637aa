import { describe, expect, test } from 'vitest';
import { writeSetting } from '#api/db/settings.ts';
import { makeMessageWriter } from '#api/mail/messageWriter.ts';
import { lastMonday, sendWeek } from '#api/owner/reports.ts';
import { buildRecords, buildSite } from '#tests/support/buildData.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { owner } from '#tests/support/ownerDesk.ts';
import { insert, onEach, opened, openSides, stores, temporaryFile } from '#tests/support/stores.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';

const [claim] = buildRecords().claims;
const site = buildSite({
  claims: [
    ...buildRecords().claims,
    { ...claim, id: 'non-critical', value: '1-2 hours', confirmed: false, shownOn: [] } as never,
  ],
});
/** Looks for mails to send often. */
const prompt = { OUTBOX_RETRY_SECONDS: '0.2' };
const hour = 3_600_000;
const day = 24 * hour;
/** Eight o'clock on a Monday in Toronto. */
const monday = Date.parse('2025-07-07T12:00:00Z');

test('A week begins on Monday morning in the time zone of the provider, also when the clock changes', () => {
  const at = (iso: string) => new Date(lastMonday('America/Toronto', 8, Date.parse(iso))).toISOString();
  expect(at('2025-07-07T12:00:00Z')).toBe('2025-07-07T12:00:00.000Z');
  expect(at('2025-07-07T11:59:00Z')).toBe('2025-06-30T12:00:00.000Z');
  expect(at('2025-07-13T23:00:00Z')).toBe('2025-07-07T12:00:00.000Z');
  // Summer time ends on Sunday, November 2, and begins on Sunday, March 8.
  expect(at('2025-11-03T12:59:00Z')).toBe('2025-10-27T12:00:00.000Z');
  expect(at('2025-11-03T13:00:00Z')).toBe('2025-11-03T13:00:00.000Z');
  expect(at('2026-03-08T20:00:00Z')).toBe('2026-03-02T13:00:00.000Z');
  expect(at('2026-03-09T12:00:00Z')).toBe('2026-03-09T12:00:00.000Z');
});

describe.each(stores)('The mail about the week, on $name,', ({ open, address }) => {
  test('counts requests, sources, quotes and answers, says what needs the owner, and names nobody', async () => {
    const smtp = await startMailPeer();
    const store = await open();
    const now = Date.now();
    const until = lastMonday(site.provider.timezone, 7, now);
    const from = until - 7 * day;
    await writeSetting(store.db, 'weekUntil', String(from));
    const inWeek = [
      buildLead({ createdAt: from + hour, page: '/pricing?utm=x' }),
      buildLead({ createdAt: from + 2 * hour, page: '/pricing', kind: 'quote' }),
      buildLead({ createdAt: from + 3 * hour, page: null }),
      buildLead({ createdAt: from + 3 * hour, page: '/Call Eve at 1-900-555-0100' }),
      buildLead({ createdAt: from + 3 * hour, page: 'https://evil.example/pricing' }),
      buildLead({ createdAt: from + 3 * hour, page: '/assets/app.js' }),
      buildLead({ createdAt: until - 1, page: '/locations/ajax' }),
      buildLead({ createdAt: from + 2 * day, page: null }),
    ];
    const others = [
      buildLead({ createdAt: from - 1 }),
      buildLead({ createdAt: until + 1 }),
      buildLead({ createdAt: from + hour, status: 'quarantined', spamReason: 'x' }),
    ];
    await insert(store.db, 'lead', [...inWeek, ...others]);
    const answered = [
      [inWeek[0], from + hour + 60_000],
      [inWeek[1], from + 6 * day],
      [inWeek[7], from + 2 * day],
    ] as const;
    for (const [lead, answeredAt] of answered)
      await insert(store.db, 'leadState', { leadId: lead?.id ?? '', state: 'answered', answeredAt });
    // A call that was booked, which nobody has to answer.
    await insert(store.db, 'booking', {
      ...{ id: 'b', leadId: inWeek[7]?.id ?? '', kind: 'look', startsAt: until + day, minutes: 30, resource: 'seat-1' },
      ...{ state: 'booked', sequence: 0, changedAt: from, timezone: null, remindedAt: null, createdAt: from },
    });
    await insert(store.db, 'question', { id: 'q', createdAt: from + day, text: 'Do you do x?' });

    const env = { ...prompt, SMTP_URL: smtp.url, OWNER_EMAIL: `${owner}, second@northshore.example`, DIGEST_HOUR: '7' };
    await startServer(site, { store, env });
    const weeks = () => smtp.accepted.filter(({ mail }) => mail.subject?.includes('week'));
    await expect.poll(() => weeks().length).toBe(2);
    expect(weeks().map(({ to }) => to[0])).toEqual(expect.arrayContaining([owner, 'second@northshore.example']));
    const mail = weeks()[0]?.mail;
    expect(mail?.subject).toBe('The week on your website: 8 requests');
    for (const line of [
      'Requests received: 8',
      'Of these, for a quote: 1',
      'Of these, booked calls: 1',
      '/pricing: 2',
      '/locations/ajax: 1',
      'Another page: 3',
      'Page not known: 2',
      'Answered as promised: 1',
      'Answered later than promised: 1',
      'Wait, and are still in time: 1',
      'Wait longer than promised: 4',
      'Requests without an answer, from before as well: 7',
      'Held back because they look automated: 1',
      "Questions the assistant couldn't answer, this week: 1",
      'Statements about you that nobody has confirmed: 1',
    ])
      expect(mail?.text).toContain(`${line}\n`);
    expect(mail?.html).toContain('<strong>Answered as promised:</strong> 1');
    for (const word of ['Ada', 'Lovelace', 'engines.example', 'printer', 'Eve', 'evil', 'app.js'])
      expect(weeks()[0]?.raw).not.toContain(word);
  });

  test('is written once a week, by one of several processes, also after restarts, and never for a week before the first start', async () => {
    const sides = await openSides(address, 3);
    let clock = monday - 2 * day;
    const env = { OWNER_EMAIL: owner };
    const round = () =>
      onEach(sides, (store) => {
        const now = () => clock;
        const messageWriter = makeMessageWriter({ site, env, mail: true, now });
        return sendWeek({ store, messageWriter, site, hour: 8, isPage: () => true, now });
      });
    const written = () => sides[0].db.selectFrom('outbox').select(['kind', 'createdAt']).orderBy('createdAt').execute();
    await round();
    expect(await written()).toEqual([]);
    for (const at of [monday - 1, monday, monday + day, monday + 7 * day, monday + 30 * day]) {
      clock = at;
      await round();
      await round();
    }
    expect((await written()).map(({ createdAt }) => (createdAt - monday) / day)).toEqual([0, 7, 30]);
  });
});

test('Where it is turned off, no mail about the week is written', async () => {
  const file = temporaryFile();
  const env = { STORE_FILE: file, SMTP_URL: 'smtp://127.0.0.1:9', OWNER_EMAIL: owner, WEEKLY_MAIL: 'off' };
  await (await startServer(site, { env })).stop();
  const store = await opened({ file });
  const names = (await store.db.selectFrom('setting').select('name').execute()).map(({ name }) => name);
  expect(names).not.toContain('weekUntil');
});
