import { describe, expect, test } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { makeMessageWriter } from '#api/mail/messageWriter.ts';
import { noteBackup } from '#api/db/backups.ts';
import { sendWarnings } from '#api/owner/warnings.ts';
import { startWebhook } from '#tests/support/webhookPeer.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { owner } from '#tests/support/ownerDesk.ts';
import { insert, onEach, openSides, stores } from '#tests/support/stores.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';

const site = buildSite();
const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2025-07-07T12:00:00Z');
const teams = 'https://prod-1.westus.logic.azure.com/workflows/x?sig=secret';

describe.each(stores)('Warnings of the owner, on $name,', ({ open, address }) => {
  /** The tasks of some processes on one store, with one clock and one disk. */
  function watch(sides: readonly Store[], { mail = true, env = {} as Record<string, string> } = {}) {
    const state = { at: start, free: 0.5 };
    const now = () => state.at;
    const messageWriter = makeMessageWriter({ site, env: { OWNER_EMAIL: owner, ...env }, mail, now });
    const disk = async () => ({ machine: 'one', freeBytes: 1, freeShare: state.free });
    const own = { STORE_FILE: 'var/site.db', DATABASE_URL: undefined };
    const seen = new Set<string>();
    return {
      state,
      /** What a check of every process writes. */
      async round() {
        await onEach(sides, (store) => sendWarnings({ store, messageWriter, site, env: own, now, disk }));
        const rows = await (sides[0] as Store).db
          .selectFrom('outbox')
          .selectAll()
          .where('kind', 'in', ['owner-warning', 'warning-call'])
          .orderBy('createdAt')
          .execute();
        // Those of one moment have no order.
        const fresh = rows.filter(({ id }) => !seen.has(id));
        for (const { id } of fresh) seen.add(id);
        return fresh.map(({ kind, payload }) => [kind, JSON.parse(payload)] as const);
      },
    };
  }
  const subjects = (written: readonly (readonly [string, { subject?: string }])[]) =>
    written.map(([, { subject }]) => subject);

  test('come once for each condition, from one of several processes, with one all-clear', async () => {
    const sides = await openSides(address);
    const [{ db }] = sides;
    const { state, round } = watch(sides);
    expect(await round()).toEqual([]);

    // The disk, with a margin before it counts as having room again.
    state.free = 0.099;
    expect(subjects(await round())).toEqual(['Needs you: the disk is nearly full']);
    for (const free of [0.05, 0.11]) {
      state.free = free;
      expect(await round()).toEqual([]);
    }
    state.free = 0.13;
    expect(subjects(await round())).toEqual(['Settled: the disk has room again']);
    expect(await round()).toEqual([]);

    // A backup is missed a day after the store was first watched.
    state.at += 24 * hour;
    expect(await round()).toEqual([]);
    state.at += 2 * hour;
    expect(subjects(await round())).toEqual(['Needs you: there is no backup of the last day']);
    // One of a clock that was ahead is none.
    await noteBackup(db, { at: state.at + 24 * hour, how: 'checked', bytes: 1 });
    expect(await round()).toEqual([]);
    await noteBackup(db, { at: state.at, how: 'checked', bytes: 1 });
    expect(subjects(await round())).toEqual(['Settled: there is a backup again']);

    // As many bookings as there may be in an hour.
    const leads = Array.from({ length: 20 }, () => buildLead({ createdAt: state.at }));
    await insert(db, 'lead', leads);
    const times = { startsAt: state.at + 48 * hour, minutes: 30, changedAt: state.at, createdAt: state.at };
    const booked = { kind: 'look', resource: 'seat-1', state: 'booked', sequence: 0, timezone: null } as const;
    const bookings = leads.map(({ id }) => ({ ...booked, ...times, id, leadId: id, remindedAt: null }));
    await insert(db, 'booking', bookings.slice(1));
    expect(await round()).toEqual([]);
    await insert(db, 'booking', bookings.slice(0, 1));
    expect(subjects(await round())).toEqual(['Needs you: unusually many calls are booked']);
    state.at += 2 * hour;
    expect(subjects(await round())).toEqual(['Settled: calls can be booked again']);

    // A notice that has not left for ten minutes.
    const lead = buildLead({ createdAt: state.at });
    await insert(db, 'lead', lead);
    const notice = buildOutboxMessage({ leadId: lead.id, createdAt: state.at, attempts: 4, kind: 'webhook' });
    await insert(db, 'outbox', notice);
    state.at += 9 * minute;
    expect(await round()).toEqual([]);
    state.at += minute;
    expect(subjects(await round())).toEqual(["Needs you: requests don't get through to you"]);
    expect(await round()).toEqual([]);
    await db.updateTable('outbox').set({ status: 'sent' }).where('id', '=', notice.id).execute();
    expect(subjects(await round())).toEqual(['Settled: requests get through to you again']);
    expect(await db.selectFrom('ownerWarning').selectAll().execute()).toEqual([]);
  });

  test('tell of probable customers held back, of several together, of programs never, and name nobody', async () => {
    const store = await open();
    const { state, round } = watch([store]);
    const hold = async (facts: Parameters<typeof buildLead>[0]) => {
      const lead = buildLead({ status: 'quarantined', spamReason: 'sent 900 ms after', createdAt: state.at, ...facts });
      await insert(store.db, 'lead', lead);
      return lead;
    };
    await hold({ spamReason: site.messages.mail.spamReasons.honeypot });
    await hold({ message: 'Buy at https://pills.example' });
    expect(await round()).toEqual([]);
    const ada = await hold({});
    const [written] = await round();
    expect(written?.[1].subject).toBe('Needs you: a probable customer is held back');
    expect(written?.[1].text).toContain(`${site.provider.origin}/owner/held-back`);
    for (const word of [ada.name, ada.email, ada.message]) expect(JSON.stringify(written)).not.toContain(word);

    const bob = await hold({ name: 'Bob' });
    await hold({ name: 'Cyd' });
    expect(await round()).toEqual([]);
    state.at += hour;
    expect(subjects(await round())).toEqual(['Needs you: a probable customer is held back']);
    // Released by the owner, and erased.
    await store.db.updateTable('lead').set({ status: 'new' }).where('id', '=', ada.id).execute();
    await store.db.deleteFrom('lead').where('id', '=', bob.id).execute();
    expect(subjects(await round())).toEqual(['Settled: what was held back is among the requests']);
  });

  test('go over the next channel that works, in a form that its receiver shows', async () => {
    const store = await open();
    const failing = (since: number | null) =>
      store.db.updateTable('outage').set({ since }).where('channel', '=', 'mail').execute();
    const { state, round } = watch([store], { env: { ALERT_WEBHOOK_URL: 'https://hooks.slack.com/services/x' } });
    state.free = 0;
    expect((await round()).map(([kind]) => kind)).toEqual(['owner-warning']);
    // The mail does not get through: it is taken back, and the webhook gets the same words.
    await store.db.updateTable('outbox').set({ attempts: 3 }).execute();
    await failing(state.at);
    await round();
    expect(await store.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'warning-call' }]);
    const [call] = await store.db.selectFrom('outbox').selectAll().execute();
    expect(call?.recipient).toBe('https://hooks.slack.com');
    expect(JSON.parse(call?.payload ?? '')).toEqual({
      text: expect.stringContaining('Needs you: the disk is nearly full\nLess than 10%'),
    });
    state.free = 1;
    const [over] = await round();
    expect(over).toEqual(['warning-call', { text: expect.stringMatching(/^Settled: the disk has room again\n/) }]);
    await failing(null);
    state.free = 0;
    expect((await round()).map(([kind]) => kind)).toEqual(['owner-warning']);

    const leads = watch([store], { mail: false, env: { LEAD_WEBHOOK_URL: 'https://crm.example/hook?key=1' } });
    leads.state.at = state.at + 1;
    leads.state.free = 1;
    const calls = await leads.round();
    expect(calls.at(-1)?.[1]).toMatchObject({ event: 'warning', text: expect.stringMatching(/^Settled: /) });
    const cards = watch([store], { mail: false, env: { ALERT_WEBHOOK_URL: teams } });
    cards.state.at = state.at + 2;
    cards.state.free = 0;
    const body = [{ type: 'TextBlock', text: expect.stringContaining('Needs you') }];
    const card = { contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard', body } };
    expect((await cards.round()).at(-1)?.[1]).toMatchObject({ type: 'message', attachments: [card] });
  });

  test('are mailed by a server, or called where it has no mail', async () => {
    const [smtp, webhook] = [await startMailPeer(), await startWebhook()];
    for (const channel of [{ SMTP_URL: smtp.url }, { ALERT_WEBHOOK_URL: webhook.url }]) {
      const store = await open();
      const held = buildLead({ status: 'quarantined', spamReason: 'too fast', createdAt: Date.now() });
      await insert(store.db, 'lead', held);
      const server = await startServer(site, {
        store,
        env: { OWNER_EMAIL: owner, OUTBOX_RETRY_SECONDS: '0.2', ...channel },
      });
      const told = () =>
        smtp.accepted.some(({ mail }) => mail.subject?.startsWith('Needs you: ')) || webhook.taken.length > 0;
      await expect.poll(told).toBe(true);
      await server.stop();
      smtp.accepted.length = 0;
    }
    expect(webhook.taken[0]?.body).toEqual({ text: expect.stringContaining('Needs you: ') });
  });
});
