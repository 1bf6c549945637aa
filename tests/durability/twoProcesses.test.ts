import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { contactFields } from '#scripts/support/contactFields.ts';
import { testSeed } from '#tests/support/testSeed.ts';
import { seededRandom } from '#scripts/build/seededRandom.ts';
import { openConnection, postJson } from '#scripts/support/rawHttp.ts';
import { withoutPostgres } from '#scripts/support/postgres.ts';
import { freshDatabase } from '#tests/support/stores.ts';
import { startServer } from './startServer.ts';

const leads = 500;
/**
 * After so many failures the mail server works: each wait of a mail is twice as long as the one before, and the tail of bad luck
 * would be all that the test waits for.
 */
const mostFailures = 800;

let dist: string;
beforeAll(() => {
  dist = makeBuiltFolder();
});
afterAll(() => rmSync(dist, { recursive: true }));

it.skipIf(withoutPostgres)(
  'two processes on one PostgreSQL send every mail of 500 leads exactly once, through a mail server that fails half the time',
  async () => {
    const mail = await startMailServer();
    // Who sends what is the question here, and nothing crashes: 4,000 flushes to the disk would only make it wait.
    const url = `${await freshDatabase()}&options=${encodeURIComponent('-c synchronous_commit=off')}`;
    const env = {
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      DIST_DIR: dist,
      OUTBOX_RETRY_SECONDS: '0.02',
      MAIL_BUDGET_MS: '50',
    };
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

    const store = await openStore({ url });
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

    const times = new Map<string, number>();
    for (const { id } of mail.taken) times.set(id, (times.get(id) ?? 0) + 1);
    expect(
      [...times].filter(([, count]) => count !== 1),
      `mails that came more than once, with SEED=${testSeed}`,
    ).toEqual([]);
    const ids = await aboutLeads.select('id').execute();
    expect(ids.filter(({ id }) => [...times.keys()].some((messageId) => messageId.startsWith(`<${id}@`)))).toHaveLength(
      2 * leads,
    );
    const confirmed = mail.taken.map(({ to }) => to).filter((to) => sent.has(to));
    expect(new Set(confirmed)).toEqual(sent);
    expect(confirmed).toHaveLength(leads);
    expect(mail.failures / (mail.failures + mail.taken.length)).toBeGreaterThan(0.4);
    await store.close();
    await mail.stop();
  },
  240_000,
);

/**
 * A mail server that fails about half the time, `mostFailures` times in all, in every way that leaves a mail untaken: it refuses for
 * now, or it is gone, before or in the middle of the message.
 */
async function startMailServer() {
  const random = seededRandom(testSeed);
  const taken: { id: string; to: string }[] = [];
  let failures = 0;
  const fails = (share: number) => failures < mostFailures && random.next() < share;
  const busy = () => {
    failures += 1;
    return Object.assign(new Error('Try again later'), { responseCode: 451 });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(fails(0.1) ? busy() : null),
    onRcptTo: (_address, _session, done) => done(fails(0.1) ? busy() : null),
    onData(stream, session, done) {
      let text = '';
      // Gone in the middle of a message, or when all of it has come and nothing has been said to it.
      const drop = fails(0.2) ? random.next() : undefined;
      const vanish = () => {
        failures += 1;
        dropConnection(server, session.id);
      };
      stream.on('data', (chunk) => {
        text += chunk;
        if (drop !== undefined && drop < 0.5) vanish();
      });
      stream.on('end', () => {
        if (drop !== undefined) return vanish();
        if (fails(0.25)) return done(busy());
        const id = /^message-id: (\S+)/im.exec(text)?.[1] ?? 'none';
        taken.push({ id, to: session.envelope.rcptTo[0]?.address ?? '' });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    get failures() {
      return failures;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

function dropConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
    if (connection.id === id) connection._socket.destroy();
}
