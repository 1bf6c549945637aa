import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The function by which searches compare texts, as `foldText` does: an SQLite gets it whenever it is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    CREATE OR REPLACE FUNCTION "fold"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fold$
      SELECT CASE WHEN octet_length(value) = char_length(value) THEN lower(translate(value, '''\`', ''))
      ELSE replace(replace(replace(replace(
        translate(
          lower(translate(
            regexp_replace(
              normalize(translate(value, '''\`´‘’‚‛ʻʼʹ′＇', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
            'ÆŒØŁĐÐÞẞĦŦŊ', 'æœøłđðþßħŧŋ')),
          'øłđðıħŧŋĸ‐‑‒–—―−', 'olddihtnk-------'),
        'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss')
      END
    $fold$`.execute(db);
}
