import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '#api/db/open.ts';
import type { Lead, OutboxMessage } from '#api/db/tables.ts';
import { makeLeads } from '#api/leads/leads.ts';
import { makeMailer } from '#api/mail/mailer.ts';
import { makeMessageWriter } from '#api/mail/makeMessageWriter.ts';
import { makeOutbox } from '#api/mail/makeOutbox.ts';
import { makeSenders } from '#api/mail/senders.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { keptLog } from '#tests/support/koaServer.ts';
import { stores } from '#tests/support/stores.ts';
import { type Behaviour, freePort, type SmtpPeer, startSmtp } from '#scripts/support/smtpPeer.ts';

const site = buildSite();
const wellInTime = 60_000;
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: wellInTime, interval: 5 });

describe.each(stores)('Mail about leads, from $name to a server that', ({ open }) => {
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

  /** What a process has: leads, messages and an outbox that sends them. */
  function begin(smtpUrl: string) {
    const env = { MAIL_FROM: undefined, OWNER_EMAIL: undefined, LEAD_WEBHOOK_URL: undefined };
    const mailer = makeMailer(smtpUrl, { connections: 5 });
    const mailers = { owner: mailer, signIn: mailer, visitors: mailer };
    const { log, records } = keptLog();
    const now = () => clock.at;
    const messageWriter = makeMessageWriter({ site, env, mail: true, confirmDays: 7, now });
    const leads = makeLeads(store);
    const senders = makeSenders({ mailers, env: { ...env, LEAD_WEBHOOK_SECRET: undefined } });
    const outbox = makeOutbox({ store, senders, now, random: () => 0.5, pollMs: 5, log });
    const stop = async () => {
      await outbox.stop();
      mailer.close();
    };
    onTestFinished(stop);
    return {
      outbox,
      log: records,
      stop,
      async keep(facts: Partial<Lead> = {}): Promise<string[]> {
        const lead = buildLead(facts);
        const messages = messageWriter.forLead(lead);
        await leads.keep({ lead, messages });
        return messages.map(({ id }) => id);
      },
    };
  }

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
    expect(JSON.stringify(log)).not.toMatch(/ada@|Zoë|Drucker/);
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
    expect(JSON.stringify(log)).not.toContain('ada@');
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
});
