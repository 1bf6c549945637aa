import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildOutboxMessage } from '#tests/support/buildLead.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';
import { type Behaviour, type SmtpPeer, startSmtp } from '#scripts/support/smtpPeer.ts';
import { startWebhook } from '#scripts/support/webhookPeer.ts';

const site = buildSite();
const request = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email: 'ada@engines.example',
  phone: '416-555-0100',
  service: site.serviceCategories[0]?.id ?? '',
  message: 'Our printer prints in reverse.',
};
const ownerAddress = 'hello@northshore.example';
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: 60_000, interval: 10 });

const post = (server: TestServer, path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const contact = async (server: TestServer, facts: Partial<typeof request> = {}) =>
  (await post(server, '/api/contact', { ...request, ...facts })).json();
const subjectsTo = (smtp: SmtpPeer, address: string) =>
  smtp.accepted.filter(({ to }) => to[0] === address).map(({ mail }) => mail.subject);

describe.each(stores)('The service on $name', ({ open }) => {
  async function start(smtp: SmtpPeer, env: Record<string, string> = {}): Promise<TestServer> {
    const store: Store = await open();
    const server = await startServer(site, {
      store,
      env: { RATE_LIMITS: 'off', SMTP_URL: smtp.url, OUTBOX_RETRY_SECONDS: '0.05', MAIL_BUDGET_MS: '8000', ...env },
    });
    onTestFinished(async () => {
      await Promise.all([smtp.stop(), server.stop()]);
    });
    return server;
  }
  const rows = (server: TestServer) => server.store.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
  const ready = async (server: TestServer) => {
    const answer = await server.ask('/readyz');
    return [answer.status, JSON.parse(answer.text).data];
  };
  const numbers = async (server: TestServer) => (await server.ask('/metrics')).text.split('\n');

  test('counts no mail to sign in that fails: the numbers would tell whose address was guessed', async () => {
    const smtp = await startSmtp();
    smtp.behave({ rcpt: 450 });
    const server = await start(smtp);
    const message = buildOutboxMessage({ kind: 'owner-sign-in', recipient: ownerAddress, createdAt: Date.now() });
    await server.store.db.insertInto('outbox').values(message).execute();
    await until(async () => expect((await rows(server))[0]?.attempts).toBeGreaterThan(1));
    expect((await numbers(server)).filter((line) => line.startsWith('delivery_failures_total{'))).toEqual([]);
  });

  const sides: [string, Behaviour][] = [
    ['550 to MAIL FROM', { mail: 550 }],
    ['550 5.7.1 to the recipient', { rcpt: 550, detail: '5.7.1' }],
    ['554 to the recipient', { rcpt: 554, detail: '' }],
    ['552 5.2.2, over quota', { rcpt: 552, detail: '5.2.2' }],
    ['550 5.7.1 to the mail', { data: 550, detail: '5.7.1' }],
    ['554 to the mail', { data: 554, detail: '' }],
  ];
  test.each(sides)('loses no mail to a relay that answers %s for a while', async (_, behaviour) => {
    const smtp = await startSmtp();
    const server = await start(smtp);
    smtp.behave(behaviour);
    expect(await contact(server)).toMatchObject({ success: true, emailSent: false });
    await until(async () => expect((await rows(server)).every(({ attempts }) => attempts > 1)).toBe(true));
    smtp.behave({});
    await until(async () =>
      expect((await rows(server)).filter(({ leadId }) => leadId).map(({ status }) => status)).toEqual(['sent', 'sent']),
    );
    expect(subjectsTo(smtp, request.email)).toHaveLength(1);
    expect(subjectsTo(smtp, ownerAddress).filter((subject) => subject?.startsWith('New request'))).toHaveLength(1);
  });

  test('loses no mail while the password is wrong', async () => {
    const smtp = await startSmtp(0, 'right');
    const server = await start(smtp, { SMTP_URL: smtp.url.replace('//', '//site:right@') });
    smtp.password = 'changed';
    expect(await contact(server)).toMatchObject({ emailSent: false });
    await until(async () => expect((await rows(server)).every(({ attempts }) => attempts > 1)).toBe(true));
    expect((await rows(server)).map(({ lastError }) => lastError)).toContain('answered 535 5.7.8 to AUTH PLAIN');
    smtp.password = 'right';
    await until(() => expect(smtp.accepted.length).toBeGreaterThan(1));
  });

  test.each<[string, Behaviour]>([
    ['the recipient', { rcpt: 550 }],
    ['the mail', { data: 550 }],
  ])(
    'goes on with the notice to the owner where %s is refused for good, and gives up the mail to the visitor',
    async (_, behaviour) => {
      const smtp = await startSmtp();
      const server = await start(smtp);
      smtp.behave(behaviour);
      await contact(server);
      await until(async () =>
        expect(await rows(server)).toMatchObject([
          { kind: 'owner-notification', status: 'queued', attempts: expect.toSatisfy((attempts) => attempts > 2) },
          { kind: 'visitor-confirmation', status: 'parked', attempts: 1 },
        ]),
      );
      smtp.behave({});
      await until(() => expect(subjectsTo(smtp, ownerAddress).length).toBeGreaterThan(0));
      expect(subjectsTo(smtp, request.email)).toEqual([]);
    },
  );

  test('tells the webhook that no mail gets through, and sums it up by mail when it does', async () => {
    const smtp = await startSmtp();
    const webhook = await startWebhook();
    onTestFinished(() => webhook.stop());
    const server = await start(smtp, { LEAD_WEBHOOK_URL: webhook.url });
    expect(await ready(server)).toEqual([200, { store: 'ok', outboxAgeSeconds: 0, mail: 'ok', webhook: 'ok' }]);
    smtp.behave({ mail: 550, detail: '5.7.1' });
    await contact(server);
    await until(() => expect(webhook.taken.map(({ body }) => body.event).toSorted()).toEqual(['alert', 'lead']));
    const alert = webhook.taken.find(({ body }) => body.event === 'alert');
    expect(alert?.body).toEqual({
      event: 'alert',
      id: alert?.headers['x-webhook-id'],
      createdAt: expect.stringMatching(/Z$/),
      alert: 'mail-failing',
      since: expect.stringMatching(/Z$/),
      waiting: 1,
      parked: 0,
      lastError: 'answered 550 5.7.1 to MAIL FROM',
    });
    // Since the first try that failed, which was logged just before it was noted.
    const tries = server.log.filter(({ msg, kind }) => msg === 'message not sent' && kind === 'owner-notification');
    const [firstTry = Number.NaN, secondTry = Number.NaN] = tries.map(({ time }) => Number(time));
    const since = Date.parse(String(alert?.body.since));
    expect(since).toBeGreaterThanOrEqual(firstTry);
    expect(since).toBeLessThan(secondTry);
    expect(since).toBeLessThan(Date.parse(String(alert?.body.createdAt)));
    expect(await ready(server)).toEqual([200, { store: 'ok', outboxAgeSeconds: 0, mail: 'failing', webhook: 'ok' }]);
    const failing = await numbers(server);
    for (const line of [
      'owner_channel_failing{channel="mail"} 1',
      'owner_channel_failing{channel="webhook"} 0',
      'owner_notices{channel="mail",status="queued"} 1',
      'owner_notices{channel="mail",status="parked"} 0',
    ])
      expect(failing).toContain(line);
    expect(failing.join('\n')).toMatch(/^delivery_failures_total\{kind="owner-notification",failure="sender"\} [1-9]/m);
    expect(failing.join('\n')).toMatch(/^owner_notices_oldest_queued_seconds\{channel="mail"\} 0\.\d/m);

    smtp.behave({});
    await until(() => expect(subjectsTo(smtp, ownerAddress)).toHaveLength(2));
    expect(subjectsTo(smtp, ownerAddress)).toEqual([
      expect.stringMatching(/^New request/),
      'Notices about requests get through again: e-mail',
    ]);
    await until(async () => expect((await rows(server)).every(({ status }) => status === 'sent')).toBe(true));
    expect(await ready(server)).toEqual([200, { store: 'ok', outboxAgeSeconds: 0, mail: 'ok', webhook: 'ok' }]);
    expect(webhook.taken).toHaveLength(2);
    expect(JSON.stringify(server.log)).not.toMatch(/ada@|Lovelace|Engines/);
  });

  test('tells the owner by mail that the webhook fails, and that it works again', async () => {
    const smtp = await startSmtp();
    const webhook = await startWebhook();
    onTestFinished(() => webhook.stop());
    webhook.status = 404;
    const server = await start(smtp, { LEAD_WEBHOOK_URL: webhook.url });
    await contact(server);
    const failing = 'Notices about requests do not get through: the webhook';
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

  test('sends a notice and mail to others beside 30 mails to a domain that never answers', async () => {
    const smtp = await startSmtp();
    smtp.behave({ stall: 'stalled' });
    const server = await start(smtp);
    const sending = Array.from({ length: 30 }, (_, index) =>
      post(server, '/api/subscribe', { email: `visitor${index}@Stalled.example`, list: 'checklist' }),
    );
    for (const answer of await Promise.all(sending)) expect(answer.status).toBe(200);
    await until(() => expect(smtp.stalled.length).toBeGreaterThan(1));
    expect(await contact(server)).toMatchObject({ emailSent: true });
    expect(subjectsTo(smtp, ownerAddress)).toHaveLength(1);
    await until(() => expect(subjectsTo(smtp, request.email)).toHaveLength(1));
  });

  test('sends a notice beside visitors whose domains all stall', async () => {
    const smtp = await startSmtp();
    smtp.behave({ stall: 'stalled' });
    const server = await start(smtp, { MAIL_BUDGET_MS: '3000' });
    const sending = Array.from({ length: 30 }, (_, index) =>
      post(server, '/api/subscribe', { email: `visitor@stalled${index}.example`, list: 'checklist' }),
    );
    await Promise.all(sending);
    await until(() => expect(smtp.stalled.length).toBeGreaterThanOrEqual(5));
    expect(await contact(server)).toMatchObject({ emailSent: true });
    await until(() => expect(subjectsTo(smtp, ownerAddress)).toHaveLength(1));
  });

  test('calls the webhook and writes to the owner within 2 seconds beside 30 visitors whose domains stall', async () => {
    const smtp = await startSmtp();
    smtp.behave({ stall: 'stalled' });
    const webhook = await startWebhook();
    onTestFinished(() => webhook.stop());
    const server = await start(smtp, {
      LEAD_WEBHOOK_URL: webhook.url,
      OUTBOX_RETRY_SECONDS: '30',
      MAIL_BUDGET_MS: '500',
    });
    const stalling = Array.from({ length: 30 }, (_, index) =>
      post(server, '/api/subscribe', { email: `visitor@stalled${index}.example`, list: 'checklist' }),
    );
    await Promise.all(stalling);
    await until(() => expect(smtp.stalled.length).toBeGreaterThanOrEqual(5));
    for (const round of [1, 2, 3]) {
      const asked = performance.now();
      const answer = contact(server, { email: `ada@stalled-${round}.example` });
      await until(() => expect([webhook.taken.length, subjectsTo(smtp, ownerAddress).length]).toEqual([round, round]));
      expect(performance.now() - asked).toBeLessThan(2000);
      await answer;
    }
  });

  test('sends mail to other visitors within 5 seconds beside 60 domains that never answer, also while those are tried again', async () => {
    const smtp = await startSmtp();
    smtp.behave({ stall: 'stalled' });
    const server = await start(smtp, { OUTBOX_RETRY_SECONDS: '2', MAIL_BUDGET_MS: '3000' });
    const stalling = Array.from({ length: 60 }, (_, index) =>
      post(server, '/api/subscribe', { email: `visitor@stalled${index}.example`, list: 'checklist' }),
    );
    await Promise.all(stalling);
    const took: number[] = [];
    // While the first are tried, when no more can be tried at a time, and once many are tried for the second time.
    for (const [round, stalled] of [5, 20, 35, 50, 60, 70].entries()) {
      await until(() => expect(smtp.stalled.length).toBeGreaterThanOrEqual(stalled));
      const asked = performance.now();
      const addresses = [`ada@host${round}.example`, `bob@other${round}.example`];
      expect((await post(server, '/api/subscribe', { email: addresses[1], list: 'checklist' })).status).toBe(200);
      await contact(server, { email: addresses[0] ?? '' });
      await until(() => expect(addresses.map((address) => subjectsTo(smtp, address).length)).toEqual([1, 1]));
      took.push(performance.now() - asked);
    }
    expect(took.filter((ms) => ms > 5000)).toEqual([]);
    expect(smtp.connections).toBeLessThan(200);
  });

  test('calls the webhook within 2 seconds where there is no mail', async () => {
    const webhook = await startWebhook();
    onTestFinished(() => webhook.stop());
    const server = await startServer(site, {
      store: await open(),
      env: { RATE_LIMITS: 'off', LEAD_WEBHOOK_URL: webhook.url },
    });
    onTestFinished(() => server.stop());
    for (const round of [1, 2, 3]) {
      const asked = performance.now();
      expect(await contact(server)).toMatchObject({ success: true, emailSent: false });
      await until(() => expect(webhook.taken).toHaveLength(round));
      expect(performance.now() - asked).toBeLessThan(2000);
    }
  });
});
