/** Reads rows in pages, each after the last row of the one before: there may be more than memory holds. */
export async function* inPages<Cursor, Row extends Cursor>(
  start: Cursor,
  read: (after: Cursor) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Cursor | undefined = start; after !== undefined; ) {
    const rows: readonly Row[] = await read(after);
    yield* rows;
    after = rows.at(-1);
  }
}
