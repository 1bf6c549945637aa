import type { SelectQueryBuilder } from 'kysely';

/**
 * The rows whose id, or its first six characters or more, is given.
 * @throws Error for what is no id
 */
export async function rowsByPrefix<DB, TB extends keyof DB, Row extends { id: string }>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  given: string,
): Promise<Row[]> {
  if (!/^[\w-]{6,}$/.test(given))
    throw new Error(`"${given}" is no id. Give all of one, or at least its first 6 characters.`);
  const found = (await rows.where('id' as never, 'like', `${given}%` as never).execute()) as Row[];
  // `like` takes an underscore for any character.
  return found.filter(({ id }) => id.startsWith(given));
}

/**
 * The one row that an id or its beginning names.
 * @throws Error if it names none, or several
 */
export async function findByPrefix<DB, TB extends keyof DB, Row extends { id: string }>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  given: string,
  noun: string,
): Promise<Row> {
  const begun = await rowsByPrefix(rows, given);
  const found = begun.find(({ id }) => id === given) ?? begun[0];
  if (!found) throw new Error(`There is no ${noun} "${given}".`);
  if (found.id !== given && begun.length > 1)
    throw new Error(`"${given}" begins the ids of ${begun.length} ${noun}s. Give more of it.`);
  return found;
}
