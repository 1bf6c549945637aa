import { type RawBuilder, sql } from 'kysely';

/** Whether a column contains a text, in whatever case. */
export const like = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`;
