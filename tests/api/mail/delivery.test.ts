import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore, type Store } from '#api/db/open.ts';
import type { Lead, OutboxMessage } from '#api/db/tables.ts';
import { makeLeads } from '#api/leads/leads.ts';
import { maxConcurrency } from '#api/mail/lanes.ts';
import { makeMailer } from '#api/mail/mailer.ts';
import { makeMessageWriter } from '#api/mail/makeMessageWriter.ts';
import { makeOutbox } from '#api/mail/makeOutbox.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import { makeSenders } from '#api/mail/senders.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { stores } from '#tests/support/stores.ts';
import { tries } from '#tests/support/tier.ts';
import { type Behaviour, freePort, type SmtpPeer, startSmtp } from '#scripts/support/smtpPeer.ts';
import { startWebhook } from '#scripts/support/webhookPeer.ts';

const site = buildSite();
const wellInTime = 60_000;
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: wellInTime, interval: 5 });

/** What a process has: leads, messages and an outbox that sends them, on a store that may be shared. */
function startProcess(
  store: Store,
  smtpUrl: string,
  { now = Date.now, webhook }: { now?: () => number; webhook?: string } = {},
) {
  const env = {
    MAIL_FROM: undefined,
    OWNER_EMAIL: undefined,
    LEAD_WEBHOOK_URL: webhook,
    LEAD_WEBHOOK_SECRET: 'a secret',
  };
  const mailers = {
    owner: makeMailer(smtpUrl, { connections: maxConcurrency('owner') }),
    signIn: makeMailer(smtpUrl, { connections: maxConcurrency('signIn') }),
    visitors: makeMailer(smtpUrl, { connections: maxConcurrency('visitors', 'visitorRetries') }),
  };
  const log: string[] = [];
  const messageWriter = makeMessageWriter({ site, env, mail: true, confirmDays: 7, now });
  const leads = makeLeads(store);
  const outbox = makeOutbox({
    store,
    senders: makeSenders({ mailers, env }),
    now,
    random: () => 0.5,
    pollMs: 5,
    log: pino({ base: null }, { write: (line) => log.push(line) }),
  });
  const stop = async () => {
    await outbox.stop();
    for (const mailer of Object.values(mailers)) mailer.close();
  };
  onTestFinished(stop);
  return {
    outbox,
    log,
    stop,
    messageWriter,
    async keep(facts: Partial<Lead> = {}): Promise<string[]> {
      const lead = buildLead(facts);
      const written = messageWriter.forLead(lead);
      await leads.keep({ lead, messages: written });
      return written.map(({ id }) => id);
    },
  };
}

describe.each(stores)('Mail about leads, from $name to a server that', ({ open, address }) => {
  let store: Store;
  let clock: { at: number };
  const rows = (): Promise<OutboxMessage[]> => store.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
  const states = async () =>
    (await rows()).map(({ kind, status, attempts, lastError }) => ({ kind, status, attempts, lastError }));
  const ready = async () =>
    expect((await rows()).every(({ lockedUntil, attempts }) => lockedUntil === 0 && attempts > 0)).toBe(true);
  const messageIds = (smtp: SmtpPeer) => smtp.accepted.map(({ mail }) => mail.messageId).toSorted();
  const expectedIds = (ids: string[]) => ids.map((id) => `<${id}@northshore.example>`).toSorted();

  beforeEach(async () => {
    store = await open();
    onTestFinished(() => store.close());
    clock = { at: 1_760_000_000_000 };
  });
  const begin = (url: string, webhook?: string) =>
    startProcess(store, url, { now: () => clock.at, ...(webhook ? { webhook } : {}) });

  async function startServer(port?: number): Promise<SmtpPeer> {
    const smtp = await startSmtp(port);
    onTestFinished(() => smtp.stop());
    return smtp;
  }

  test('takes them', async () => {
    const smtp = await startServer();
    const { outbox, keep, log } = begin(smtp.url);
    const ids = await keep({ name: 'Zoë', company: 'Ada & <b>Söhne</b>', message: 'Drucker 打印机 👍\n<script>' });
    expect(await outbox.deliver(ids, wellInTime)).toBe(true);
    expect(messageIds(smtp)).toEqual(expectedIds(ids));
    const toOwner = smtp.accepted.find(({ to }) => to[0] === 'hello@northshore.example');
    const toVisitor = smtp.accepted.find(({ to }) => to[0] === 'ada@engines.example');
    expect(toOwner?.mail).toMatchObject({
      subject: 'New request: Ada & <b>Söhne</b> (Support)',
      replyTo: [{ name: 'Zoë', address: 'ada@engines.example' }],
    });
    expect(toOwner?.mail.html).toContain('Drucker 打印机 👍<br>&lt;script&gt;</blockquote>');
    expect(toVisitor?.mail).toMatchObject({
      subject: 'Your request to North Shore IT',
      replyTo: [{ name: 'North Shore IT', address: 'hello@northshore.example' }],
    });
    expect(JSON.stringify(toVisitor?.mail)).not.toMatch(/Zoë|Söhne|Drucker|script/);
    expect(log.join()).not.toMatch(/ada@|Zoë|Drucker/);
  });

  test.each<[string, Behaviour | undefined, string | RegExp]>([
    ['is down', undefined, 'no connection (ESOCKET)'],
    ['puts the recipient off', { rcpt: 450 }, 'answered 450 4.1.1 to RCPT TO'],
    ['puts the mail off', { data: 451 }, 'answered 451 4.1.1 to DATA'],
    ['breaks off within the mail', { drop: true }, /^no connection/],
  ])('%s, and takes them later, from the next process too', async (_, behaviour, reason) => {
    const port = await freePort();
    const first = behaviour ? await startServer(port) : undefined;
    first?.behave(behaviour ?? {});
    const { outbox, keep, log, stop } = begin(`smtp://127.0.0.1:${port}`);
    outbox.start();
    // So long that it takes more than one packet.
    const ids = await keep({ message: 'x'.repeat(1_000_000) });
    expect(await outbox.deliver(ids, wellInTime)).toBe(false);
    await until(ready);
    expect(await states()).toEqual(
      ['owner-notification', 'visitor-confirmation'].map((kind) => ({
        kind,
        status: 'queued',
        attempts: 1,
        lastError: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      })),
    );
    expect(log.join()).not.toContain('ada@');
    const smtp = first ?? (await startServer(port));
    smtp.behave({});
    await stop();
    begin(smtp.url).outbox.start();
    clock.at += 30_000;
    await until(async () =>
      expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['sent', 2],
        ['sent', 2],
      ]),
    );
    expect(messageIds(smtp)).toEqual(expectedIds(ids));
  });

  test("refuses the visitor's address for good", async () => {
    const smtp = await startServer();
    smtp.behave({ rcpt: 550 });
    const { outbox, keep } = begin(smtp.url);
    outbox.start();
    const ids = await keep();
    expect(await outbox.deliver(ids, wellInTime)).toBe(false);
    const refused = { attempts: 1, lastError: 'answered 550 5.1.1 to RCPT TO' };
    await until(async () =>
      expect(await states()).toEqual([
        { kind: 'owner-notification', status: 'queued', ...refused },
        { kind: 'visitor-confirmation', status: 'parked', ...refused },
      ]),
    );
    smtp.behave({});
    clock.at += 7 * 24 * 3_600_000;
    const later = await keep({ email: 'bob@engines.example' });
    expect(await outbox.deliver(later, wellInTime)).toBe(true);
    // The owner's notice was tried again, the visitor's was not.
    await until(() => expect(messageIds(smtp)).toEqual(expectedIds([...later, ids[0] ?? ''])));
    expect(smtp.tries).toBe(5);
    // From now on the mailbox gets nothing, and its owner's requests are told of all the same.
    const suppressed = await store.db.selectFrom('suppression').select(['email', 'reason']).execute();
    expect(suppressed).toEqual([{ email: 'ada@engines.example', reason: 'bounced' }]);
    const [notice = '', confirmation = ''] = await keep();
    expect(await outbox.deliver([notice], wellInTime)).toBe(true);
    expect((await rows()).map(({ id }) => id)).not.toContain(confirmation);
  });

  test('gets one recipient, whatever a visitor typed for an address', async () => {
    const smtp = await startServer();
    const { outbox, keep } = begin(smtp.url);
    for (const email of ['a@b.c,x@y.z', 'x,a@b.ca', 'a@b.ca\r\nBcc: x@y.ca', 'a@b.ca>\r\nRCPT TO:<x@y.ca'])
      expect(await outbox.deliver(await keep({ email }), wellInTime)).toBe(false);
    // The owner hears of it all the same.
    await until(async () =>
      expect((await states()).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
        ...Array(4).fill('owner-notification sent'),
        ...Array(4).fill('visitor-confirmation parked'),
      ]),
    );
    expect(smtp.accepted.map(({ to }) => to)).toEqual(Array(4).fill(['hello@northshore.example']));
    expect(new Set(smtp.accepted.flatMap(({ mail }) => mail.headers.map(({ key }) => key)))).not.toContain('bcc');
    expect(smtp.tries).toBe(4);
  });

  test('takes them, while the webhook that hears of the lead is away and comes back', async () => {
    const smtp = await startServer();
    const webhook = await startWebhook();
    onTestFinished(() => webhook.stop());
    webhook.status = 503;
    const { outbox, keep } = begin(smtp.url, webhook.url);
    outbox.start();
    await keep();
    await until(async () =>
      expect((await states()).map(({ status, lastError }) => [status, lastError])).toEqual([
        ['sent', null],
        ['sent', null],
        ['queued', 'answered 503'],
      ]),
    );
    webhook.status = 200;
    clock.at += 30_000;
    await until(async () => expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']));
    expect(webhook.taken.map(({ body }) => body)).toMatchObject([{ name: 'Ada Lovelace', serviceLabel: 'Support' }]);
  });

  test('fails half the time, from two processes: each mail arrives once', async () => {
    const shared = await address();
    const leads = Math.max(12, tries(40));
    const [one, two] = [await openStore(shared), await openStore(shared)];
    onTestFinished(async () => {
      await one.close();
      await two.close();
    });
    const smtp = await startServer();
    const kinds = [{}, { rcpt: 450 }, {}, { data: 451 }, {}, { drop: true }];
    smtp.behave((mail) => kinds[mail % kinds.length] ?? {});
    const processes = [one, two].map((own) => startProcess(own, smtp.url, { now: () => clock.at }));
    const boxes: Outbox[] = processes.map(({ outbox }) => outbox);
    for (const box of boxes) box.start();
    const ids = (
      await Promise.all(
        Array.from({ length: leads }, async (_, index) => {
          const own = (await processes[index % 2]?.keep({ email: `ada-${index}@engines.example` })) ?? [];
          void boxes[index % 2]?.deliver(own, 3000);
          return own;
        }),
      )
    ).flat();
    const left = () =>
      one.db.selectFrom('outbox').select(['lockedUntil', 'nextAttemptAt']).where('status', '!=', 'sent').execute();
    await until(async () => {
      const waiting = await left();
      // The clock goes on only when nothing is in anybody's hands, as their time would seem to be over.
      if (waiting.every(({ lockedUntil, nextAttemptAt }) => lockedUntil === 0 && nextAttemptAt > clock.at))
        clock.at = Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt), clock.at + 3_600_000);
      expect(waiting).toEqual([]);
    });
    await Promise.all(boxes.map((box) => box.stop()));
    expect(messageIds(smtp)).toEqual(expectedIds(ids));
    expect(ids).toHaveLength(2 * leads);
    expect(smtp.tries).toBeGreaterThan(3 * leads);
  });
});
