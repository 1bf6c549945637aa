import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate } from '#api/db/migrate.ts';
import { migrations } from '#api/db/migrations/index.ts';
import { openStore, type Store, type StoreAddress } from '#api/db/open.ts';
import { takeOverHeld } from '#api/mail/heldSignUps.ts';
import { keepLead } from '#api/leads/leads.ts';
import { buildLead, buildOutboxMessage } from '#tests/support/buildLead.ts';
import { bothStores, insert, opened, temporaryFile } from '#tests/support/stores.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, `../../fixtures/stores/${name}.sql`), 'utf8');

/** Fills an empty store as release 0.2 left it. */
async function makeEarlier(address: StoreAddress): Promise<void> {
  if ('file' in address) {
    const sqlite = new DatabaseSync(address.file);
    sqlite.exec(fixture('tables'));
    sqlite.close();
    return;
  }
  const client = new pg.Client({ connectionString: address.url });
  await client.connect();
  await client.query(fixture('tables') + fixture('postgres'));
  await client.end();
}

/** Tables, columns and indexes, in an order of their own. */
async function shapeOf({ db, kind }: Store): Promise<string[]> {
  const columns = (await db.introspection.getTables()).flatMap((table) =>
    table.columns.map(({ name, dataType, isNullable, hasDefaultValue }) =>
      [table.name, name, dataType, isNullable ? 'null' : 'not null', hasDefaultValue ? 'default' : ''].join(' '),
    ),
  );
  const indexes = await (kind === 'sqlite'
    ? sql<{ name: string }>`SELECT tbl_name || ' ' || name AS name FROM sqlite_schema WHERE type = 'index'`
    : sql<{ name: string }>`SELECT indexdef AS name FROM pg_indexes WHERE schemaname = 'public'`
  ).execute(db);
  return [...columns, ...indexes.rows.map(({ name }) => name)].sort();
}

/** What a release in place of the next one might add. */
const next: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('lead').addColumn('mood', 'text').execute();
    await db.schema.createTable('visit').addColumn('id', 'text').execute();
  },
};
const newer = { ...migrations, '900-next': next };

/** What a migration took away, or asks for from a release that does not know it. */
const lost = (before: string[], after: string[]): string[] => [
  ...before.filter((line) => !after.includes(line)),
  ...after.filter((line) => !before.includes(line) && / not null $/.test(line) && isOfTable(line, before)),
];
const isOfTable = (line: string, before: string[]) =>
  before.some((known) => known.split(' ')[0] === line.split(' ')[0]);

describe.each(bothStores)('a $name store', ({ open, address }) => {
  it('of release 0.2 is taken over as it is, and has the tables of a new one', async () => {
    const where = await address();
    await makeEarlier(where);
    const store = await opened(where);
    expect(await store.db.selectFrom('lead').select(['id', 'email']).execute()).toEqual([
      { id: 'lead-1', email: 'ada@engines.example' },
    ]);
    expect(await store.db.selectFrom('leadState').select(['leadId', 'state']).execute()).toEqual([
      { leadId: 'lead-1', state: 'answered' },
    ]);
    await keepLead(store, { lead: buildLead(), messages: [] });
    const fresh = await open();
    expect(await shapeOf(store)).toEqual(await shapeOf(fresh));
    await store.close();
    const again = await opened(where);
    expect(await again.db.selectFrom('lead').select('id').execute()).toHaveLength(2);
  });

  it('that does not answer is not taken for a new one', async () => {
    const store = await open();
    let asked = 0;
    const busy = store.db.withPlugin({
      transformQuery({ node }) {
        if (asked++ === 0) throw new Error('It is busy.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(migrate(busy as never, { migrations })).rejects.toThrow(
      'The store could not be brought up to date: It is busy.',
    );
  });

  it('has the sign-ups in quarantine that were mails moved, and no others', async () => {
    const where = await address();
    const { '001-start': start = expect.fail() } = migrations;
    const before = await openStore(where, { '001-start': start });
    await insert(before.db, 'outbox', buildOutboxMessage({ id: 'sent' }));
    const held = { kind: 'checklist', recipient: 'bob@engines.example', lastError: 'a program' } as const;
    await insert(before.db, 'outbox', buildOutboxMessage({ id: 'held', ...held, status: 'quarantined' as never }));
    await before.close();
    const store = await opened(where);
    const moved = { id: 'held', kind: 'checklist', email: 'bob@engines.example', payload: '{"subject":"A lead"}' };
    const signUps = await store.db.selectFrom('heldSignUp').selectAll().execute();
    expect(signUps).toMatchObject([{ ...moved, reason: 'a program' }]);
    // And those of the release before, where it was gone back to.
    await insert(store.db, 'outbox', buildOutboxMessage({ id: 'again', ...held, status: 'quarantined' as never }));
    await takeOverHeld(store.db);
    expect(await store.db.selectFrom('heldSignUp').select('id').orderBy('id').execute()).toEqual([
      { id: 'again' },
      { id: 'held' },
    ]);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'sent' }]);
  });

  it('knows of the requests that it had how each came', async () => {
    const where = await address();
    const before = Object.entries(migrations).filter(([name]) => name < '006');
    const store = await openStore(where, Object.fromEntries(before));
    const { kind: _, ...lead } = buildLead();
    const quote = { company: '', message: 'Quote requested from the price calculator\nUsers: 12' };
    for (const facts of [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd', ...quote }])
      await insert(store.db, 'lead', { ...lead, ...facts } as never);
    await sql`INSERT INTO "booking" VALUES ('x', 'b', 'callback', 0, 15, '1', 'booked', 0, 0, null, null, 0)`.execute(
      store.db,
    );
    await sql`INSERT INTO "conversation" ("id", "secretHash", "createdAt", "changedAt", "number", "state", "askedAt", "leadId")
      VALUES ('x', 'x', 0, 0, 0, 'closed', 0, 'c')`.execute(store.db);
    await store.close();
    const { db } = await opened(where);
    expect(await db.selectFrom('lead').select(['id', 'kind']).orderBy('id').execute()).toEqual([
      { id: 'a', kind: 'contact' },
      { id: 'b', kind: 'call' },
      { id: 'c', kind: 'chat' },
      { id: 'd', kind: 'quote' },
    ]);
  });

  it('of a release before 0.2 is refused and left as it is', async () => {
    const where = await address();
    await makeEarlier(where);
    const store = await opened(where);
    await sql`DELETE FROM kysely_migration WHERE name > '002'`.execute(store.db);
    await sql`UPDATE kysely_migration SET name = '015-owner-calm'`.execute(store.db);
    await expect(openStore(where)).rejects.toThrow(
      'The store is of a release before 0.2. Start release 0.2 with it once, then this one.',
    );
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: 'lead-1' }]);
  });

  it('is gone back with to the release before, and forward again, with what both have written', async () => {
    const where = await address();
    const write = async (release: typeof migrations) => {
      const store = await opened(where, release);
      await keepLead(store, { lead: buildLead(), messages: [] });
      const leads = await store.db.selectFrom('lead').select('id').execute();
      await store.close();
      return [leads.length, store.newerMigrations];
    };
    expect(await write(migrations)).toEqual([1, []]);
    expect(await write(newer)).toEqual([2, []]);
    expect(await write(migrations)).toEqual([3, ['900-next']]);
    expect(await write(migrations)).toEqual([4, ['900-next']]);
    expect(await write(newer)).toEqual([5, []]);
  });

  it('only gains by each migration what the release before can leave alone', async () => {
    const where = await address();
    const taking: Migration = {
      async up(db: Kysely<never>) {
        await sql`ALTER TABLE lead DROP COLUMN page`.execute(db);
        await sql`CREATE TABLE mood (id text NOT NULL)`.execute(db);
      },
    };
    const found: [string, string[]][] = [];
    const known: Record<string, Migration> = {};
    let before: string[] = [];
    for (const [name, migration] of Object.entries({ ...newer, '901-taking': taking })) {
      known[name] = migration;
      const store = await opened(where, { ...known });
      const after = await shapeOf(store);
      found.push([name, lost(before, after)]);
      before = after;
      await store.close();
    }
    expect(found).toEqual([
      ...Object.keys(newer).map((name) => [name, []]),
      ['901-taking', [expect.stringMatching(/^lead page text/i)]],
    ]);
  });
});

it('a SQLite store is copied before it is changed, for its own user, and the copy goes after thirty days', async () => {
  const file = temporaryFile();
  await makeEarlier({ file });
  await (await openStore({ file })).close();
  const store = await opened({ file }, newer);
  const copiesOf = (...names: string[]) => names.map((name) => `${basename(file)}.before-${name}`);
  const copies = () => readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`));
  expect(copies().sort()).toEqual(copiesOf('001-start', '900-next'));
  const copy = `${file}.before-900-next`;
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('SELECT id FROM lead').all()).toEqual([{ id: 'lead-1' }]);
  expect(() => copied.prepare('SELECT mood FROM lead')).toThrow('no such column: mood');
  copied.close();

  store.dropOldCopies(Date.now());
  expect(copies()).toHaveLength(2);
  const old = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(copy, old, old);
  store.dropOldCopies(Date.now());
  expect(copies()).toEqual(copiesOf('001-start'));
  expect(existsSync(file)).toBe(true);
});
