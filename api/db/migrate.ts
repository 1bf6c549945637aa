import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

type Migrations = Readonly<Record<string, Migration>>;

interface MigrateOptions {
  migrations: Migrations;
  /** Called before a store that has tables is changed, with the name of the first change. */
  beforeChange?(name: string): Promise<void>;
}

/** The last of the migrations of release 0.2; together they made what the first one makes now. */
const lastOfEarlierRelease = '017-composed-addresses';

/**
 * Runs what a store has not got of the migrations.
 * @returns migrations of a newer release that it has got and these do not know: they have only added
 * @throws Error naming the migration that failed; the store is then as it was
 */
export async function migrate(
  db: Kysely<never>,
  { migrations, beforeChange }: MigrateOptions,
): Promise<readonly string[]> {
  const known = Object.keys(migrations);
  const before = await executedIn(db);
  const next = known.find((name) => !before.includes(name));
  if (before.length > 0 && next) await beforeChange?.(next);
  if (before.includes(lastOfEarlierRelease)) await adopt(db, before, known[0] ?? '');
  else if (before.length > 0 && next === known[0])
    throw new Error('The store is of a release before 0.2. Start release 0.2 with it once, then this one.');
  const newer = (await executedIn(db)).filter((name) => !known.includes(name));
  const executed = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...executed }) },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (!error) return newer;
  throw failed(error, results?.find(({ status }) => status === 'Error')?.migrationName);
}

const failed = (error: unknown, migration?: string) =>
  new Error(
    `The store could not be brought up to date${migration ? ` (migration ${migration})` : ''}: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );

interface MigrationTable {
  kysely_migration: { name: string; timestamp: string };
}

/** Names of the migrations that a store has got; none where it is new. */
async function executedIn(db: Kysely<never>): Promise<string[]> {
  const rows = await (db as unknown as Kysely<MigrationTable>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
    .catch((error) => {
      if (isNoTable(error)) return [];
      throw failed(error);
    });
  return rows.map(({ name }) => name);
}

/** How SQLite, and PostgreSQL (`undefined_table`), say that there is no such table: any other failure tells nothing of the store. */
const isNoTable = (error: { message?: string; code?: unknown }) =>
  error.code === '42P01' || /^no such table/.test(error.message ?? '');

/** Notes the first migration in place of those of release 0.2, also where another process does so at the same time. */
function adopt(db: Kysely<never>, earlier: readonly string[], first: string): Promise<void> {
  return (db as unknown as Kysely<MigrationTable>).transaction().execute(async (transaction) => {
    await transaction.deleteFrom('kysely_migration').where('name', 'in', earlier).execute();
    await transaction
      .insertInto('kysely_migration')
      .values({ name: first, timestamp: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
