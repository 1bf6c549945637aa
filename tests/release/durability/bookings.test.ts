import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seededRandom.ts';
import { buildSite } from '#tests/support/buildData.ts';
import { makeDataFolder } from '#tests/support/dataFolder.ts';
import { openConnection, postJson } from '#tests/support/rawHttp.ts';
import { bothStores, opened, temporaryFile } from '#tests/support/stores.ts';
import { testSeed } from '#tests/support/testSeed.ts';
import { startServer } from '#tests/durability/startServer.ts';

const { provider } = buildSite();
const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00', label: 'Always' };
const kinds = [
  { id: 'look', name: 'Look', minutes: 30, about: 'We look.' },
  { id: 'call', name: 'Call', minutes: 15, about: 'We call.' },
];
const folderOf = (seats: number, bufferMinutes: number) =>
  makeDataFolder(
    {},
    {
      booking: { kinds, every: 15, leadHours: 1, horizonDays: 3, bufferMinutes, seats },
      provider: { ...provider, hours },
    },
  );
const fieldsOf = (key: string, kind: string, start: string) => ({
  ...{ kind, start, name: 'Ada Lovelace', email: `${key}@engines.example`, phone: '416 555 0100', idempotencyKey: key },
});
const slotsOf = async (url: string, kind: string): Promise<string[]> => {
  const { data } = (await (await fetch(`${url}/api/slots?kind=${kind}`)).json()) as {
    data: { days: { times: string[] }[] };
  };
  return data.days.flatMap(({ times }) => times);
};

interface Row {
  startsAt: number;
  minutes: number;
  resource: string;
}

/** Pairs of bookings of one resource that are nearer to each other than the buffer. */
function overlaps(rows: readonly Row[], buffer: number): number {
  const sorted = rows.toSorted((a, b) => a.resource.localeCompare(b.resource) || a.startsAt - b.startsAt);
  return sorted.filter((row, index) => {
    const next = sorted[index + 1];
    return next?.resource === row.resource && next.startsAt < row.startsAt + (row.minutes + buffer) * 60_000;
  }).length;
}

describe.each(bothStores)('Two processes on $name', ({ address }) => {
  it.each([
    { attempts: 'one time', spread: 1, seats: 1, kept: 1 },
    { attempts: 'times that overlap, of two kinds, with a buffer and two seats', spread: 8, seats: 2, kept: undefined },
  ])('keep 500 attempts at $attempts from being booked twice', async ({ spread, seats, kept }) => {
    const where = await address();
    const store = await opened(where);
    const env = {
      DATA_DIR: folderOf(seats, 15),
      ...('url' in where ? { DATABASE_URL: where.url } : { STORE_FILE: where.file }),
    };
    const servers = [await startServer(env), await startServer(env)];
    const [free, freeCalls] = [
      await slotsOf(servers[0]?.url ?? '', 'look'),
      await slotsOf(servers[0]?.url ?? '', 'call'),
    ];
    const random = seededRandom(testSeed);
    const attempts = Array.from({ length: 500 }, (_, index) => {
      const at = 20 + Math.floor(random.next() * spread);
      const isCall = spread > 1 && random.next() < 0.5;
      return fieldsOf(`attempt-${index}`, isCall ? 'call' : 'look', (isCall ? freeCalls : free)[at] ?? '');
    });
    const statuses: (number | undefined)[] = [];
    await Promise.all(
      Array.from({ length: 32 }, async (_, index) => {
        const connection = openConnection(servers[index % 2]?.port ?? 0);
        for (let fields = attempts.pop(); fields; fields = attempts.pop())
          statuses.push((await connection.ask(postJson('/api/bookings', fields)))?.status);
        connection.close();
      }),
    );
    const rows = await store.db.selectFrom('booking').selectAll().execute();
    expect(statuses.filter((status) => status === 201)).toHaveLength(rows.length);
    expect(statuses.filter((status) => status === 409)).toHaveLength(500 - rows.length);
    expect(overlaps(rows, 15), `with SEED=${testSeed}`).toBe(0);
    expect(rows.length).toBeGreaterThanOrEqual(kept ?? 4);
    if (kept) expect(rows).toHaveLength(kept);
  });
});

it('a thousand bookings over kill -9: none lost, none twice', async () => {
  const random = seededRandom(testSeed);
  const file = temporaryFile();
  const env = { STORE_FILE: file, DATA_DIR: folderOf(20, 0) };
  const answered = new Map<string, string>();
  let unanswered: ReturnType<typeof fieldsOf>[] = [];
  let free: string[] = [];
  let made = 0;
  let cut = 0;
  let rounds = 0;
  while (answered.size < 1000 || unanswered.length > 0) {
    const server = await startServer(env);
    if (free.length === 0) free = await slotsOf(server.url, 'call');
    const waiting = unanswered;
    unanswered = [];
    const isLast = answered.size >= 1000;
    const until = answered.size + waiting.length + 100;
    let killed = isLast;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        const connection = openConnection(server.port);
        for (;;) {
          const key = `booking-${made}`;
          const fields =
            waiting.shift() ??
            (isLast ? undefined : fieldsOf(key, 'call', free[Math.floor(random.next() * 250)] ?? ''));
          if (!fields) return connection.close();
          if (fields.idempotencyKey === key) made += 1;
          const answer = await connection.ask(postJson('/api/bookings', fields));
          if (answer === undefined) {
            unanswered.push(fields);
            return connection.close();
          }
          expect([201, 409]).toContain(answer.status);
          if (answer.status === 201) answered.set(fields.idempotencyKey, fields.start);
          if (killed || answered.size < until) continue;
          killed = true;
          // A moment that has nothing to do with the answers: in the middle of whatever is going on then.
          setTimeout(() => server.child.kill('SIGKILL'), random.next() * 40);
        }
      }),
    );
    await server.stop(isLast ? 'SIGTERM' : 'SIGKILL');
    cut += unanswered.length;
    rounds += 1;
  }
  const store = new DatabaseSync(file, { readOnly: true });
  expect(store.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const rows = store
    .prepare('SELECT startsAt, minutes, resource, email FROM booking JOIN lead ON lead.id = booking.leadId')
    .all() as unknown as (Row & { email: string })[];
  const quarters = store.prepare('SELECT COUNT(*) AS count FROM bookingQuarter').get();
  store.close();
  // The key of a booking is part of its address.
  const kept = new Map(rows.map(({ email, startsAt }) => [email.split('@')[0], new Date(startsAt).toISOString()]));
  expect(kept.size, 'none twice').toBe(rows.length);
  expect(
    [...answered].filter(([key, start]) => kept.get(key) !== start),
    'none lost',
  ).toEqual([]);
  expect(overlaps(rows, 0), `with SEED=${testSeed}`).toBe(0);
  expect(quarters).toEqual({ count: rows.length });
  expect(rows.length).toBeGreaterThanOrEqual(1000);
  expect(cut, 'requests that a kill cut off').toBeGreaterThan(rounds / 2);
}, 600_000);
