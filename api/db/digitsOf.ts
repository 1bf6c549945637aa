import { type RawBuilder, sql } from 'kysely';

/** A telephone number without what people write between its digits. */
export const digitsOf = (column: string): RawBuilder<string> =>
  [' ', '-', '(', ')', '.', '/', '+'].reduce<RawBuilder<string>>(
    (text, between) => sql<string>`replace(${text}, ${between}, '')`,
    sql.ref(column),
  );
