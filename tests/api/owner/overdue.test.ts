import { describe, expect, test } from 'vitest';
import { makeMessageWriter } from '#api/mail/messageWriter.ts';
import { remindOfOverdue } from '#api/owner/reports.ts';
import { buildRecords, buildSite } from '#tests/support/buildData.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { owner } from '#tests/support/ownerDesk.ts';
import { insert, stores } from '#tests/support/stores.ts';

const { claims, provider } = buildRecords();
const [claim] = claims;
const hours = { ...provider.hours, days: [1, 2, 3, 4, 5], opens: '08:30', closes: '17:00' };
const site = buildSite({
  provider: { ...provider, hours } as never,
  claims: [{ ...claim, id: 'non-critical', value: '1-2 hours', shownOn: [] } as never],
});

describe.each(stores)('The reminder of overdue requests, on $name,', ({ open }) => {
  test('comes once a day at opening, where some are overdue that none has told of, and names nobody', async () => {
    const store = await open();
    const { db } = store;
    let now = 0;
    const env = { OWNER_EMAIL: `${owner}, second@northshore.example` } as never;
    const messageWriter = makeMessageWriter({ site, env, mail: true, now: () => now });
    const remind = () => remindOfOverdue({ store, messageWriter, site, now: () => now });
    /** What is mailed at a moment, in Toronto. */
    const mailsAt = async (iso: string) => {
      now = Date.parse(iso);
      // Of several processes one does it.
      await Promise.all([remind(), remind()]);
      const mails = await db.deleteFrom('outbox').returning(['recipient', 'payload']).execute();
      return mails.map(({ recipient, payload }) => [recipient, (JSON.parse(payload) as { subject: string }).subject]);
    };
    const came = async (iso: string, facts = {}) => {
      const lead = buildLead({ createdAt: Date.parse(iso), ...facts });
      await insert(db, 'lead', lead);
      return lead;
    };
    expect(await mailsAt('2025-07-07T14:00:00-04:00')).toEqual([]);
    const first = await came('2025-07-07T09:00:00-04:00');
    await came('2025-07-07T09:00:00-04:00', { status: 'quarantined', spamReason: 'x' });
    // Overdue since Monday at 11: told of on Tuesday at opening, once, to each owner.
    expect(await mailsAt('2025-07-07T23:00:00-04:00')).toEqual([]);
    expect(await mailsAt('2025-07-08T08:29:00-04:00')).toEqual([]);
    expect((await mailsAt('2025-07-08T08:30:00-04:00')).toSorted()).toEqual([
      [owner, '1 request waits longer than promised'],
      ['second@northshore.example', '1 request waits longer than promised'],
    ]);
    expect(await mailsAt('2025-07-08T09:00:00-04:00')).toEqual([]);
    expect(await mailsAt('2025-07-09T09:00:00-04:00')).toEqual([]);
    // In time at Friday's opening, and overdue on a day off.
    await came('2025-07-11T09:00:00-04:00');
    expect(await mailsAt('2025-07-11T09:00:00-04:00')).toEqual([]);
    expect(await mailsAt('2025-07-12T12:00:00-04:00')).toEqual([]);
    expect((await mailsAt('2025-07-14T10:00:00-04:00')).map(([, subject]) => subject)).toEqual([
      '2 requests wait longer than promised',
      '2 requests wait longer than promised',
    ]);
    // What is answered needs no mail.
    const third = await came('2025-07-14T11:00:00-04:00');
    for (const { id } of [first, third])
      await insert(db, 'leadState', { leadId: id, state: 'answered', answeredAt: now });
    expect(await mailsAt('2025-07-15T10:00:00-04:00')).toEqual([]);
    const { payload } = messageWriter.forOverdue(3)[0] ?? { payload: '' };
    expect(payload).toContain('/owner/requests?state=overdue');
    expect(payload).toContain('Your developer can turn this email off.');
    expect(payload).not.toMatch(/Lovelace|engines\.example/);
  });
});
