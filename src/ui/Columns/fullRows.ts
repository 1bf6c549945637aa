const possible = [2, 3, 4] as const;

/** In how many columns a number of items fills every row. Where there is no such number, two columns, and one item is left for a row of its own. */
export function fullRows(items: number): { counts: readonly (typeof possible)[number][]; oneLeft: boolean } {
  const counts = possible.filter((count) => items % count === 0);
  if (counts.length > 0 || items < possible[0]) return { counts, oneLeft: false };
  return { counts: [possible[0]], oneLeft: true };
}
