import type { DeleteResult, SelectQueryBuilder, UpdateResult } from 'kysely';
import type { DeskPageNumbers } from '../../data/rules/owner/deskParts.ts';

export const pageSize = 25;

export const pageNumbers = (number: number, total: number, size = pageSize): DeskPageNumbers => ({
  number,
  count: Math.max(1, Math.ceil(total / size)),
});

/** A page of what a query finds, and how many rows there are in all. @param number from 1 */
export async function readPage<DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  number: number,
  size = pageSize,
) {
  const total = await countRows(query.clearSelect().clearOrderBy());
  const rows = await query
    .limit(size)
    .offset((number - 1) * size)
    .execute();
  return { rows, total, page: pageNumbers(number, total, size) };
}

/** How many rows a query finds. */
export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counting = query.select(({ fn }) => fn.countAll<number>().as('total'));
  return ((await counting.executeTakeFirstOrThrow()) as { total: number }).total;
}

/** How many rows a query of a table with a status finds in each. */
export async function countByStatus<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<Readonly<Record<string, number>>> {
  const counted = query
    .select(({ fn }) => ['status' as never, fn.countAll<number>().as('count')])
    .groupBy('status' as never);
  const rows = (await counted.execute()) as unknown as { status: string; count: number }[];
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Runs an update or a deletion. Returns how many rows it has changed. */
export async function changedRows(query: {
  executeTakeFirstOrThrow(): Promise<UpdateResult | DeleteResult>;
}): Promise<number> {
  const result = await query.executeTakeFirstOrThrow();
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows);
}
