import { beforeEach, describe, expect, test } from 'vitest';
import { writeSetting } from '#api/db/settings.ts';
import { releaseRequest, sendDigest } from '#api/leads/quarantine.ts';
import { makePeople } from '#api/privacy/people.ts';
import type { Mail } from '#api/mail/mail.ts';
import { makeMessageWriter } from '#api/mail/messageWriter.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildHeldSignUp, buildLead } from '#tests/support/buildLead.ts';
import { insert, stores, storePerTest } from '#tests/support/stores.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';

const site = buildSite();
const hour = 3_600_000;
const day = 24 * hour;
const tooFast = 'sent less than a second after the form was shown';
const honeypot = 'a field that no person sees was filled in';
/** Eight o'clock in Toronto. */
const eight = Date.parse('2025-07-01T12:00:00Z');

describe.each(stores)('What is in quarantine in $name', ({ open }) => {
  const store = storePerTest(open);
  let clock: number;
  beforeEach(() => {
    clock = eight + 10 * hour;
  });

  const digest = (on = store, env: { LEAD_WEBHOOK_URL?: string } = {}, mail = true) => {
    const messageWriter = makeMessageWriter({ site, env, mail, now: () => clock });
    return sendDigest({ store: on, messageWriter, site, hour: 8, now: () => clock });
  };
  const quarantine = async (facts: Parameters<typeof buildLead>[0] = {}) => {
    const lead = buildLead({ status: 'quarantined', spamReason: tooFast, createdAt: clock, ...facts });
    await insert(store.db, 'lead', lead);
    return lead;
  };
  const written = () => store.db.selectFrom('outbox').selectAll().where('status', '=', 'queued').execute();
  const mails = async () => (await written()).map(({ payload }) => JSON.parse(payload) as Mail);

  test('is told to the owner in the morning: why, who, what, and how to release it', async () => {
    await quarantine({ spamReason: honeypot, name: 'Bot', createdAt: clock + 1 });
    await quarantine();
    const signUp = buildHeldSignUp({ createdAt: clock, reason: honeypot });
    await insert(store.db, 'heldSignUp', signUp);
    await digest();
    expect(await mails()).toEqual([]);

    clock = eight + day + 60_000;
    await digest();
    expect(await written()).toMatchObject([
      { kind: 'quarantine-digest', recipient: 'hello@northshore.example', leadId: null },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      subject: 'In quarantine: 3 requests to look through',
      to: { address: 'hello@northshore.example' },
    });
    const why = [`In quarantine because: ${tooFast}`, 'Received: Tuesday, July 1, 2025 at 6:00 p.m.'];
    const who = ['Name: Ada Lovelace', 'Company: Analytical Engines', 'Email: ada@engines.example'];
    const what = ['Phone: 416-555-0100', 'Service: Support', '> Our printer prints in reverse.'];
    const ofSignUp = ['Sign-up for the checklist', 'Email: bob@engines.example'];
    for (const fact of [...why, ...who, ...what, ...ofSignUp]) expect(mail?.text).toContain(`${fact}\n`);
    expect(mail?.text).toContain('There is no desk yet: whoever runs the website switches it on with OWNER_EMAIL.');
    // A person's stands before a program's.
    expect(mail?.text.indexOf('Ada Lovelace')).toBeLessThan(mail?.text.indexOf('Name: Bot') ?? 0);
  });

  test('is told once, and only where there is something new', async () => {
    await quarantine({ createdAt: clock - 40 * day });
    await digest();
    await digest();
    expect(await mails()).toHaveLength(1);
    for (let morning = 0; morning < 3; morning += 1) {
      clock += day;
      await digest();
    }
    expect(await mails()).toHaveLength(1);
    await quarantine();
    clock += day;
    await digest();
    const [, second] = await mails();
    expect(second?.subject).toBe('In quarantine: 1 request to look through');
    expect(second?.text).toContain('In all, 2 wait.\n');
    // As a clock that was years ahead has noted it.
    await writeSetting(store.db, 'digestUntil', String(clock + 900 * day));
    await digest();
    expect(await mails()).toHaveLength(3);
  });

  test('is told in full up to fifty, counted beyond, and not where it was released', async () => {
    for (let count = 0; count < 60; count += 1) await quarantine({ createdAt: clock + count });
    const { id } = await quarantine({ name: 'Grace Hopper' });
    await releaseRequest(store.db, id);
    clock += day;
    await digest();
    const [mail] = await mails();
    expect(mail?.text.match(/^Received:/gm)).toHaveLength(50);
    expect(mail?.text).toContain('In all, 60 wait.');
    expect(mail?.text).not.toContain('Grace Hopper');
  });

  test('is told by the webhook where there is no mail, and later where there is neither', async () => {
    const { id } = await quarantine({ name: 'Ada\u202e' });
    clock += day;
    await digest(store, {}, false);
    expect(await written()).toEqual([]);
    await digest(store, { LEAD_WEBHOOK_URL: 'https://crm.example/hook' }, false);
    const [message] = await written();
    expect(message).toMatchObject({ kind: 'webhook', recipient: 'https://crm.example' });
    const request = { id, reason: tooFast, name: 'Ada', email: 'ada@engines.example' };
    const told = { event: 'quarantine-digest', waiting: 1, requests: [request], signUps: [] };
    expect(JSON.parse(message?.payload ?? '')).toMatchObject(told);
  });

  test('is erased from digests with the person', async () => {
    await quarantine();
    await quarantine({ email: 'bob@engines.example' });
    clock += day;
    await digest();
    const owner = makePeople(store);
    expect(await owner.traces('Ada@engines.example')).toMatchObject({ leads: 1, messages: 1 });
    expect((await owner.erase('Ada@engines.example')).erased).toMatchObject({ leads: 1, messages: 1 });
    expect(await written()).toEqual([]);
  });

  test('is mailed by a server that starts after the hour', async () => {
    const smtp = await startMailPeer();
    const own = await open();
    const facts = { status: 'quarantined', spamReason: tooFast, createdAt: Date.now() - 2 * day } as const;
    await insert(own.db, 'lead', buildLead({ ...facts, message: 'Call\u202e me, please.' }));
    await startServer(site, { store: own, env: { SMTP_URL: smtp.url, DIGEST_HOUR: '7', OUTBOX_RETRY_SECONDS: '0.2' } });
    await expect.poll(() => smtp.accepted.length).toBe(1);
    expect(smtp.accepted[0]?.to).toEqual(['hello@northshore.example']);
    expect(smtp.accepted[0]?.mail.text).toContain('> Call me, please.\n');
  });
});
