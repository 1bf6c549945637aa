import { type RawBuilder, sql } from 'kysely';

/** Whether one of some columns contains a text, however capitals, accents and apostrophes are written. */
export const like = (columns: readonly string[], text: string): RawBuilder<boolean> => {
  // A line's end keeps a word from beginning in one column and ending in the next.
  const all = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || '\n' || `,
  );
  return sql<boolean>`fold(${all}) like fold(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`;
};
