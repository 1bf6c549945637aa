import type { Db } from './open.ts';
import type { Tables } from './tables.ts';

export type SettingName = Tables['setting']['name'];

export async function readSetting(db: Db, name: SettingName): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** A setting that is made when it is first asked for. Of processes that ask at the same time the first to write wins. */
export async function settingOnce(db: Db, name: SettingName, make: () => string): Promise<string> {
  const known = await readSetting(db, name);
  if (known) return known;
  await advanceSetting(db, name, undefined, make());
  return (await readSetting(db, name)) ?? '';
}

export async function writeSetting(db: Db, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Changes a setting from what was read; false where another process was first. @param from undefined where there was none */
export async function advanceSetting(
  db: Db,
  name: SettingName,
  from: string | undefined,
  value: string,
): Promise<boolean> {
  const advanced = await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('setting.value', '=', from ?? ''),
    )
    .returning('value')
    .executeTakeFirst();
  return advanced !== undefined;
}
