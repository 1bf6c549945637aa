import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { startSmtp } from '#scripts/support/smtpPeer.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { stores } from '#tests/support/stores.ts';
import { startServer } from '#tests/support/testServer.ts';

const site = buildSite();
const [category] = site.serviceCategories;
const stranger = 'stranger@elsewhere.example';
const typed = {
  name: 'TYPED name',
  company: 'TYPED company',
  phone: 'TYPED 416-555',
  service: category?.id ?? '',
  message: 'TYPED: see https://evil.example\u202e now.',
};
const bidirectional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

describe.each(stores)("Requests with a stranger's address, on $name", ({ address }) => {
  async function start() {
    const smtp = await startSmtp();
    cleanUps.push(() => smtp.stop());
    const where = await address();
    const servers: Awaited<ReturnType<typeof startServer>>[] = [];
    for (let count = 0; count < 2; count += 1) {
      // The stores share a thread: one would wait for a deletion of the other that cannot go on meanwhile.
      const env = { SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1', RETENTION_DAYS: 'off' };
      const server = await startServer(site, { store: await openStore(where), env });
      servers.push(server);
      cleanUps.push(() => server.stop());
    }
    let client = 0;
    /** Every request comes to the next process, from another network. */
    const post = async (path: string, body: object) => {
      client += 1;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${client}.7` };
      const server = servers[client % servers.length]?.url;
      const answer = await fetch(`${server}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    };
    return { smtp, post, store: servers[0]?.store ?? expect.fail() };
  }

  test("bring them one mail of each kind in an hour, with nothing of the sender's", async () => {
    const { smtp, post, store } = await start();
    const answers: unknown[] = [];
    for (let round = 0; round < 10; round += 1) {
      const email = ['stranger@elsewhere.example', 'Stranger@Elsewhere.example', 'stran.ger+x@elsewhere.example'][
        round % 3
      ];
      answers.push((await post('contact', { ...typed, email })).body.emailSent);
      expect((await post('subscribe', { email, list: 'checklist' })).status).toBe(200);
      expect((await post('subscribe', { email: stranger })).status).toBe(200);
    }
    // Otherwise anybody could ask whether an address was written to within the hour.
    expect(answers).toEqual(Array(10).fill(true));
    await expect
      .poll(
        async () =>
          (
            await store.db
              .selectFrom('outbox')
              .select('id')
              .where('status', '=', 'queued')
              .where('nextAttemptAt', '<=', Date.now())
              .execute()
          ).length,
      )
      .toBe(0);
    const toStranger = smtp.accepted.filter(({ to }) => /elsewhere/i.test(to.join()));
    expect(toStranger.map(({ mail }) => mail.subject).toSorted()).toEqual([
      'Confirm your subscription to the North Shore IT newsletter',
      'Your Guide',
      'Your request to North Shore IT',
    ]);
    for (const { raw, mail } of toStranger) expect(raw + JSON.stringify(mail)).not.toMatch(/typed|evil/i);
    // The owner hears of each.
    expect(smtp.accepted.filter(({ to }) => to[0] === 'hello@northshore.example')).toHaveLength(10);
    for (const { mail } of smtp.accepted) expect(JSON.stringify(mail)).not.toMatch(bidirectional);
    const waiting = await store.db
      .selectFrom('outbox')
      .select(['kind', 'createdAt', 'nextAttemptAt'])
      .where('status', '=', 'queued')
      .execute();
    expect(waiting.length).toBeLessThanOrEqual(3);
    for (const { createdAt, nextAttemptAt } of waiting) expect(nextAttemptAt - createdAt).toBeGreaterThan(3_500_000);
  });

  test('bring a mailbox with addresses at several hosts one mail of each kind', async () => {
    const { smtp, post, store } = await start();
    const spellings = [
      'some.one@gmail.com',
      'someone@googlemail.com',
      'SomeOne+x@GoogleMail.com',
      's.omeone+y@gmail.com',
    ];
    for (const email of spellings) {
      expect((await post('subscribe', { email, list: 'checklist' })).status).toBe(200);
      await expect.poll(() => smtp.accepted.length).toBeGreaterThan(0);
    }
    const rows = await store.db.selectFrom('outbox').select(['createdAt', 'nextAttemptAt']).execute();
    // The first, and one that waits for an hour.
    expect(rows.map(({ createdAt, nextAttemptAt }) => nextAttemptAt - createdAt > 3_000_000).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(smtp.accepted).toHaveLength(1);
  });

  test('are not told of by an answer: an address that was mailed, or is new', async () => {
    const { post } = await start();
    const answers: unknown[] = [];
    for (const email of [stranger, stranger, 'new@elsewhere.example']) {
      const request = { ...typed, email, idempotencyKey: `the-request-${answers.length}` };
      answers.push((await post('contact', request)).body, (await post('contact', request)).body);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ success: true, data: { emailSent: true }, emailSent: true })]),
    );
  });
});
