import { describe, expect, test, vi } from 'vitest';
import type { Behaviour, SmtpPeer } from '#tests/support/smtpPeer.ts';
import { startWebhook } from '#tests/support/webhookPeer.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildOutboxMessage, contactRequest } from '#tests/support/buildLead.ts';
import { insert, stores } from '#tests/support/stores.ts';
import { startMailPeer, startServer, type TestServer } from '#tests/support/testServer.ts';

const ownerAddress = 'hello@northshore.example';
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: 60_000, interval: 10 });
const contact = async (server: TestServer, facts: Partial<typeof contactRequest> = {}) =>
  (await server.post('/api/contact', { ...contactRequest, ...facts })).json;
const subscribe = (server: TestServer, emails: string[]) =>
  Promise.all(emails.map((email) => server.post('/api/subscribe', { email, list: 'checklist' })));
const subjectsTo = (smtp: SmtpPeer, address: string) =>
  smtp.accepted.filter(({ to }) => to[0] === address).map(({ mail }) => mail.subject);

describe.each(stores)('The service on $name', ({ open }) => {
  const start = async (smtp: SmtpPeer | undefined, env: Record<string, string> = {}) => {
    const mail = { OUTBOX_RETRY_SECONDS: '0.05', MAIL_BUDGET_MS: '8000', ...(smtp ? { SMTP_URL: smtp.url } : {}) };
    return startServer(buildSite(), { store: await open(), env: { RATE_LIMITS: 'off', ...mail, ...env } });
  };
  const rows = (server: TestServer) => server.store.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
  const triedTwice = (server: TestServer) =>
    until(async () => expect((await rows(server)).every(({ attempts }) => attempts > 1)).toBe(true));
  const ready = async (server: TestServer) => {
    const answer = await server.ask('/readyz');
    return [answer.status, JSON.parse(answer.text).data];
  };
  const numbers = async (server: TestServer) => (await server.ask('/metrics')).text.split('\n');

  test('counts no mail to sign in that fails: the numbers would tell whose address was guessed', async () => {
    const smtp = await startMailPeer();
    smtp.behave({ rcpt: 450 });
    const server = await start(smtp);
    const message = buildOutboxMessage({ kind: 'owner-sign-in', recipient: ownerAddress, createdAt: Date.now() });
    await insert(server.store.db, 'outbox', message);
    await triedTwice(server);
    expect((await numbers(server)).filter((line) => line.startsWith('delivery_failures_total{'))).toEqual([]);
  });

  test.each<[string, Behaviour]>([
    ['550 to MAIL FROM', { mail: 550 }],
    ['550 5.7.1 to the recipient', { rcpt: 550, detail: '5.7.1' }],
    ['554 to the mail', { data: 554, detail: '' }],
    ['450 to the recipient', { rcpt: 450 }],
    ['nothing, and breaks off within the mail,', { drop: true }],
  ])('loses no mail to a relay that answers %s for a while', async (_, behaviour) => {
    const smtp = await startMailPeer();
    const server = await start(smtp);
    smtp.behave(behaviour);
    expect(await contact(server)).toMatchObject({ success: true, emailSent: false });
    expect(await server.store.db.selectFrom('lead').select('email').execute()).toEqual([
      { email: contactRequest.email },
    ]);
    await triedTwice(server);
    smtp.behave({});
    await until(async () =>
      expect((await rows(server)).filter(({ leadId }) => leadId).map(({ status }) => status)).toEqual(['sent', 'sent']),
    );
    expect(subjectsTo(smtp, contactRequest.email)).toHaveLength(1);
    expect(subjectsTo(smtp, ownerAddress).filter((subject) => subject?.startsWith('New request'))).toHaveLength(1);
  });

  test('tells the webhook that no mail gets through, and sums it up by mail when it does', async () => {
    const [smtp, webhook] = [await startMailPeer(), await startWebhook()];
    const server = await start(smtp, { LEAD_WEBHOOK_URL: webhook.url });
    expect(await ready(server)).toEqual([200, { store: 'ok', outboxAgeSeconds: 0, mail: 'ok', webhook: 'ok' }]);
    smtp.behave({ mail: 550, detail: '5.7.1' });
    await contact(server);
    await until(() => expect(webhook.taken.map(({ body }) => body.event).toSorted()).toEqual(['alert', 'lead']));
    const alert = webhook.taken.find(({ body }) => body.event === 'alert');
    const time = expect.stringMatching(/Z$/);
    const call = { event: 'alert', id: alert?.headers['x-webhook-id'], createdAt: time };
    const outage = { alert: 'mail-failing', since: time, lastError: 'answered 550 5.7.1 to MAIL FROM' };
    expect(alert?.body).toEqual({ ...call, ...outage, waiting: 1, parked: 0 });
    // Since the first try that failed, which was logged just before it was noted.
    const tries = server.log.filter(({ msg, kind }) => msg === 'message not sent' && kind === 'owner-notification');
    const [firstTry = Number.NaN, secondTry = Number.NaN] = tries.map(({ time }) => Number(time));
    const since = Date.parse(String(alert?.body.since));
    expect(since).toBeGreaterThanOrEqual(firstTry);
    expect(since).toBeLessThan(secondTry);
    expect(since).toBeLessThan(Date.parse(String(alert?.body.createdAt)));
    expect(await ready(server)).toEqual([200, { store: 'ok', outboxAgeSeconds: 0, mail: 'failing', webhook: 'ok' }]);
    const failures = /^delivery_failures_total\{kind="owner-notification",failure="sender"\} [1-9]/m;
    expect((await numbers(server)).join('\n')).toMatch(failures);

    smtp.behave({});
    await until(() => expect(subjectsTo(smtp, ownerAddress)).toHaveLength(2));
    expect(subjectsTo(smtp, ownerAddress)).toEqual([
      expect.stringMatching(/^New request/),
      'Notices about requests get through again: email',
    ]);
    await until(async () => expect((await rows(server)).every(({ status }) => status === 'sent')).toBe(true));
    expect(await ready(server)).toEqual([200, { store: 'ok', outboxAgeSeconds: 0, mail: 'ok', webhook: 'ok' }]);
    expect(webhook.taken).toHaveLength(2);
    expect(JSON.stringify(server.log)).not.toMatch(/ada@|Lovelace|Engines/);
  });

  test('tells the owner by mail that the webhook fails, and that it works again', async () => {
    const [smtp, webhook] = [await startMailPeer(), await startWebhook()];
    webhook.status = 404;
    const server = await start(smtp, { LEAD_WEBHOOK_URL: webhook.url });
    await contact(server);
    const failing = "Notices about requests don't get through: the webhook";
    await until(() => expect(subjectsTo(smtp, ownerAddress)).toContain(failing));
    expect((await ready(server))[1]).toMatchObject({ mail: 'ok', webhook: 'failing' });
    const alert = smtp.accepted.find(({ mail }) => mail.subject === failing);
    expect(alert?.mail.text).toContain('Last answer: answered 404\nWaiting: 1\nParked: 0\n');
    expect(alert?.mail.text).toMatch(/^Since [A-Z][a-z]+, .*m\., notices over the webhook have failed\.\n/m);
    expect(alert?.raw).not.toMatch(/ada@|Lovelace|Analytical/);
    webhook.status = 200;
    const again = 'Notices about requests get through again: the webhook';
    await until(() => expect(subjectsTo(smtp, ownerAddress)).toHaveLength(3));
    expect(subjectsTo(smtp, ownerAddress)).toEqual(expect.arrayContaining([failing, again]));
    expect(webhook.taken.map(({ body }) => body.event)).toEqual(['lead']);
    const over = smtp.accepted.find(({ mail }) => mail.subject === again);
    expect(over?.mail.text).toMatch(/^From .*m\. to .*m\., notices over the webhook failed\.\n/m);
    for (const { mail } of smtp.accepted) expect(`${mail.text}${mail.html}`).not.toMatch(/[^.]\.\.(?!\.)/);
  });

  test('reaches the owner, the webhook and other visitors at once beside visitors whose domains never answer', async () => {
    const [smtp, webhook] = [await startMailPeer(), await startWebhook()];
    smtp.behave({ stall: 'stalled' });
    const env = { LEAD_WEBHOOK_URL: webhook.url, OUTBOX_RETRY_SECONDS: '30', MAIL_BUDGET_MS: '3000' };
    const server = await start(smtp, env);
    const emails = Array.from({ length: 30 }, (_, index) => `visitor@stalled${index}.example`);
    const sameDomain = emails.map((_, index) => `visitor${index}@Stalled.example`);
    for (const { status } of await subscribe(server, [...sameDomain, ...emails])) expect(status).toBe(200);
    await until(() => expect(smtp.stalled.length).toBeGreaterThanOrEqual(5));
    for (const round of [1, 2]) {
      const asked = performance.now();
      const answer = contact(server, { email: `ada@${round === 1 ? 'stalled-too' : 'engines'}.example` });
      await until(() => expect([webhook.taken.length, subjectsTo(smtp, ownerAddress).length]).toEqual([round, round]));
      expect(performance.now() - asked).toBeLessThan(2000);
      expect(await answer).toMatchObject({ emailSent: true });
    }
    await until(() => expect(subjectsTo(smtp, 'ada@engines.example')).toHaveLength(1));
  });

  test('calls the webhook at once where there is no mail', async () => {
    const webhook = await startWebhook();
    const server = await start(undefined, { LEAD_WEBHOOK_URL: webhook.url, OUTBOX_RETRY_SECONDS: '30' });
    const asked = performance.now();
    expect(await contact(server)).toMatchObject({ success: true, emailSent: false });
    await until(() => expect(webhook.taken).toHaveLength(1));
    expect(performance.now() - asked).toBeLessThan(2000);
  });
});
