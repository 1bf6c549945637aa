import { describe, expect, test } from 'vitest';
import { buildSite } from '#tests/support/buildData.ts';
import { openSides, stores } from '#tests/support/stores.ts';
import { startMailPeer, startServer } from '#tests/support/testServer.ts';

const stranger = 'stranger@elsewhere.example';
const typed = {
  name: 'TYPED name',
  company: 'TYPED company',
  phone: 'TYPED 416-555',
  service: 'support',
  message: 'TYPED: see https://evil.example\u202e now.',
};
const bidirectional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

describe.each(stores)("Requests with a stranger's address, on $name", ({ address }) => {
  async function start() {
    const smtp = await startMailPeer();
    // The stores share a thread: one would wait for a deletion of the other that cannot go on meanwhile.
    const env = { SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1', RETENTION_DAYS: 'off' };
    const [store, ...sides] = await openSides(address, 3);
    const servers = await Promise.all(sides.map((side) => startServer(buildSite(), { store: side, env })));
    let client = 0;
    /** Every request comes to the next process, from another network. */
    const post = async (path: string, body: object) => {
      client += 1;
      const headers = { 'x-forwarded-for': `203.0.${client}.7` };
      return servers[client % servers.length]?.post(`/api/${path}`, body, headers) ?? expect.fail();
    };
    const queued = store.db.selectFrom('outbox').selectAll().where('status', '=', 'queued');
    const waiting = async () =>
      (await queued.execute()).map(({ createdAt, nextAttemptAt }) => nextAttemptAt - createdAt);
    return { smtp, post, waiting };
  }

  test("bring them one mail of each kind in an hour, with nothing of the sender's, which no answer tells", async () => {
    const { smtp, post, waiting } = await start();
    const answers: unknown[] = [];
    for (let round = 0; round < 10; round += 1) {
      const spellings = [stranger, 'Stranger@Elsewhere.example', 'stran.ger+x@elsewhere.example'];
      const email = spellings[round % spellings.length] ?? '';
      const request = { ...typed, email, idempotencyKey: `the-request-${round}` };
      answers.push((await post('contact', request)).json, (await post('contact', request)).json);
      expect((await post('subscribe', { email, list: 'checklist' })).status).toBe(200);
      expect((await post('subscribe', { email: stranger })).status).toBe(200);
    }
    answers.push((await post('contact', { ...typed, email: 'new@elsewhere.example' })).json);
    // Otherwise anybody could ask whether an address was written to within the hour.
    expect(answers).toEqual(Array(21).fill({ success: true, data: { emailSent: true }, emailSent: true }));
    await expect.poll(async () => (await waiting()).filter((ms) => ms < 3_500_000)).toEqual([]);
    expect((await waiting()).length).toBeLessThanOrEqual(3);
    const toStranger = smtp.accepted.filter(({ to }) => /stran\.?ger/i.test(to.join()));
    expect(toStranger.map(({ mail }) => mail.subject).toSorted()).toEqual([
      'Confirm your subscription to the North Shore IT newsletter',
      'Your Guide',
      'Your request to North Shore IT',
    ]);
    for (const { raw, mail } of toStranger) expect(raw + JSON.stringify(mail)).not.toMatch(/typed|evil/i);
    // The owner hears of each.
    expect(smtp.accepted.filter(({ to }) => to[0] === 'hello@northshore.example')).toHaveLength(11);
    for (const { mail } of smtp.accepted) expect(JSON.stringify(mail)).not.toMatch(bidirectional);
  });
});
