/**
 * An id, or its first six characters or more, checked for use in a `like` pattern.
 * @throws Error for anything else
 */
export function idPrefix(given: string): string {
  if (!/^[\w-]{6,}$/.test(given))
    throw new Error(`"${given}" is no id. Give all of one, or at least its first 6 characters.`);
  return given;
}

/**
 * The one row that an id or its beginning names, of those that a `like` query found.
 * @throws Error if it names none, or several
 */
export function onlyMatch<Row extends { id: string }>(rows: Row[], given: string, noun: string): Row {
  const exact = rows.find(({ id }) => id === given);
  // `like` takes an underscore for any character.
  const found = exact ? [exact] : rows.filter(({ id }) => id.startsWith(given));
  const [first] = found;
  if (!first) throw new Error(`There is no ${noun} "${given}".`);
  if (found.length > 1) throw new Error(`"${given}" begins the ids of ${found.length} ${noun}s. Give more of it.`);
  return first;
}
