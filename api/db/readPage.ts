import type { SelectQueryBuilder } from 'kysely';
import type { DeskPageNumbers } from '../../data/rules/owner/deskParts.ts';
import { countRows } from './countRows.ts';

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
