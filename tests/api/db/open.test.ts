import { chmodSync, copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore, type StoreAddress } from '#api/db/open.ts';
import { keepLead } from '#api/leads/leads.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { runTogether } from '#tests/support/runTogether.ts';
import { bothStores, opened, temporaryFile } from '#tests/support/stores.ts';

const keep = async (where: StoreAddress, lead = buildLead()) => {
  const store = await openStore(where);
  await keepLead(store, { lead, messages: [] });
  await store.close();
  return lead;
};

it('a SQLite store makes its folder, and its files are for their own user alone, also where they were not', async () => {
  const file = join(dirname(temporaryFile()), 'new', 'site.db');
  await (await openStore({ file })).close();
  expect([dirname(file), file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  chmodSync(file, 0o644);
  const store = await opened({ file });
  await store.db.selectFrom('lead').selectAll().execute();
  expect([file, `${file}-wal`].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
});

describe.each(bothStores)('a $name store', ({ address }) => {
  it('is opened by several processes at once, new as it is', async () => {
    const where = await address();
    const runs = await runTogether(
      6,
      '#api/db/open.ts',
      `const store = await it.openStore(${JSON.stringify(where)}); await store.close();`,
    );
    expect(runs).toEqual(Array(6).fill({ code: 0, output: '' }));
    const lead = await keep(where);
    const store = await opened(where);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: lead.id }]);
  });

  it('that cannot be brought up to date is left as it was', async () => {
    const where = await address();
    const store = await opened(where);
    // All that is left of a store whose last table stands in the way of making it anew.
    const chat = ['conversationMessage', 'conversation'];
    const booked = ['bookingQuarter', 'booking'];
    const all = [
      ...chat,
      ...booked,
      'leadNote',
      'leadState',
      'consent',
      'subscriber',
      'outbox',
      'lead',
      'kysely_migration',
    ];
    for (const table of all) await store.db.schema.dropTable(table).execute();
    await store.db.schema.createTable('outbox').addColumn('id', 'text').execute();
    const before = (await store.db.introspection.getTables()).map(({ name }) => name);
    await expect(openStore(where)).rejects.toThrow('The store could not be brought up to date (migration 001-start): ');
    expect((await store.db.introspection.getTables()).map(({ name }) => name)).toEqual(before);
  });

  it('flushes each commit to the disk before it is answered', async () => {
    const store = await opened(await address());
    const settings =
      store.kind === 'sqlite'
        ? { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }
        : { fsync: 'on', synchronous_commit: 'on' };
    for (const [name, value] of Object.entries(settings)) {
      const asked = store.kind === 'sqlite' ? sql`PRAGMA ${sql.raw(name)}` : sql`SHOW ${sql.raw(name)}`;
      expect((await asked.execute(store.db)).rows, name).toEqual([{ [name]: value }]);
    }
  });
});

describe('a SQLite store', () => {
  it('waits for another process that writes, and holds up nothing but the store meanwhile', async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    const other = new DatabaseSync(file);
    const write = () => store.db.insertInto('lead').values(buildLead()).execute();
    const read = () => store.db.selectFrom('lead').select('id').execute();
    const inTransaction = () =>
      store.db.transaction().execute((transaction) => transaction.selectFrom('lead').select('id').execute());
    other.exec('BEGIN IMMEDIATE');
    const started = performance.now();
    let longestGap = 0;
    let seen = started;
    const watch = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - seen);
      seen = performance.now();
    }, 5);
    const writing = Promise.all([write(), write(), inTransaction()]);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    other.exec('ROLLBACK');
    await writing;
    expect(await read()).toHaveLength(2);

    // Who holds it for longer is an error, of all who wait at the same time.
    other.exec('BEGIN IMMEDIATE');
    const failing = await Promise.allSettled([write(), write(), inTransaction()]);
    clearInterval(watch);
    expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(performance.now() - started).toBeLessThan(9000);
    expect(longestGap).toBeLessThan(1000);
    other.close();
    await write();
  });

  it('that is no store is said, not written over', async () => {
    const file = temporaryFile();
    const minutes = 'These are the minutes of a meeting. '.repeat(100);
    writeFileSync(file, minutes);
    await expect(openStore({ file })).rejects.toThrow(
      `The store ${file} is damaged: file is not a database. Put a copy in its place: npm run restore -- FILE`,
    );
    expect(readFileSync(file, 'utf8')).toBe(minutes);
  });

  it('that was copied over the log of a crashed server is refused', async () => {
    const [file, copy] = [temporaryFile(), temporaryFile()];
    const crashed = await openStore({ file });
    const keepSome = async () => {
      for (let count = 0; count < 100; count += 1) await keepLead(crashed, { lead: buildLead(), messages: [] });
    };
    await keepSome();
    // What follows is in the log alone, and names pages that the other file does not have.
    await crashed.scrub();
    await keepSome();
    for (const ending of ['', '-wal']) copyFileSync(file + ending, copy + ending);
    await crashed.close();
    const other = temporaryFile();
    await keep({ file: other });
    copyFileSync(other, copy);
    await expect(openStore({ file: copy })).rejects.toThrow(`The store ${copy} is damaged: `);
  });
});

describe.runIf(bothStores.some(({ name }) => name === 'PostgreSQL'))('a PostgreSQL store', () => {
  it('that cannot be reached is an error soon', async () => {
    await expect(openStore({ url: 'postgres://nobody@localhost/none?host=/nowhere' })).rejects.toThrow(
      'The store could not be brought up to date: connect ENOENT',
    );
  });
});
