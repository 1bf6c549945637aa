import { expect, it, vi } from 'vitest';
import { contactFields } from '#tests/support/contactFields.ts';
import { startMailPeer } from '#tests/support/testServer.ts';
import { testSeed } from '#tests/support/testSeed.ts';
import { seededRandom } from '#tests/support/seededRandom.ts';
import { openConnection, postJson } from '#tests/support/rawHttp.ts';
import { withoutPostgres } from '#tests/support/postgres.ts';
import { freshDatabase, opened } from '#tests/support/stores.ts';
import { startServer } from '#tests/durability/startServer.ts';

const leads = 500;
/**
 * So many mails fail half the time, and then none: each wait of a mail is twice as long as the one before, and the tail of bad
 * luck would be all that the test waits for.
 */
const failing = 1600;
/** How a mail is left untaken: refused for now, or the connection breaks within it. */
const ways = [{ rcpt: 451 }, { data: 451 }, { drop: true }] as const;

it.skipIf(withoutPostgres)(
  'two processes on one PostgreSQL send every mail of 500 leads exactly once, through a mail server that fails half the time',
  async () => {
    const mail = await startMailPeer();
    const random = seededRandom(testSeed);
    const behaviours = Array.from({ length: failing }, () =>
      random.next() < 0.5 ? {} : ways[Math.floor(random.next() * ways.length)],
    );
    mail.behave((number) => behaviours[number] ?? {});
    // Who sends what is the question here, and nothing crashes: 4,000 flushes to the disk would only make it wait.
    const url = `${await freshDatabase()}&options=${encodeURIComponent('-c synchronous_commit=off')}`;
    const env = { DATABASE_URL: url, SMTP_URL: mail.url, OUTBOX_RETRY_SECONDS: '0.02', MAIL_BUDGET_MS: '50' };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    // A domain each, because few mails at a time go to one.
    const open = Array.from({ length: leads }, (_, index) => contactFields({ email: `ada@engines${index}.example` }));
    const sent = new Set(open.map(({ email }) => email));
    await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const connection = openConnection(servers[index % 2]?.port ?? 0);
        for (let fields = open.pop(); fields; fields = open.pop())
          expect((await connection.ask(postJson('/api/contact', fields)))?.status).toBe(200);
        connection.close();
      }),
    );

    const store = await opened({ url });
    // A notice that fails three times in a row counts as an outage, of which the owner is told: that mail is about no lead.
    const aboutLeads = store.db.selectFrom('outbox').where('leadId', 'is not', null);
    const messages = () =>
      aboutLeads
        .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
    await vi.waitFor(async () => expect(await messages()).toEqual([{ status: 'sent', count: 2 * leads }]), {
      timeout: 180_000,
      interval: 200,
    });
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);

    const ids = (await aboutLeads.select('id').execute()).map(({ id }) => id);
    const taken = mail.accepted.map(({ mail: { messageId } }) => messageId?.slice(1, -1).split('@')[0] ?? '');
    expect(taken.length, `mails that came once, with SEED=${testSeed}`).toBe(new Set(taken).size);
    expect(taken.filter((id) => ids.includes(id))).toHaveLength(2 * leads);
    const confirmed = mail.accepted.flatMap(({ to }) => to).filter((to) => sent.has(to));
    expect(confirmed.toSorted()).toEqual([...sent].toSorted());
    expect((mail.tries - mail.accepted.length) / mail.tries).toBeGreaterThan(0.4);
  },
  240_000,
);
