import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The function by which searches compare texts, as `foldText` does: an SQLite gets it whenever it is opened. Most texts
 * are ASCII alone, and a search folds each that is stored: for these it is a fast one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    CREATE OR REPLACE FUNCTION "fold"(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
    BEGIN
      IF octet_length(value) = char_length(value) THEN RETURN lower(replace(replace(value, '''', ''), '\`', '')); END IF;
      RETURN replace(replace(replace(replace(
        translate(
          lower(translate(
            regexp_replace(
              normalize(translate(value, '''\`´‘’‚‛ʻʼʹ′＇', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
            'ÆŒØŁĐÐÞẞĦŦŊ', 'æœøłđðþßħŧŋ')),
          'øłđðıħŧŋĸ‐‑‒–—―−', 'olddihtnk-------'),
        'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');
    END
    $fold$`.execute(db);
}
