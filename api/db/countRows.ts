import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counting = query.select(({ fn }) => fn.countAll<number>().as('total'));
  return ((await counting.executeTakeFirstOrThrow()) as { total: number }).total;
}
