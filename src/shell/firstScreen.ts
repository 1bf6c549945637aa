/** Rendered by `<Block>` on every section. */
const sectionMarker = / data-band="true"/g;

/** Index in a page's HTML where the first section ends. The style sheet is inserted there, and blocks painting only of what follows. */
export function endOfFirstSection(html: string): number {
  const second = [...html.matchAll(sectionMarker)][1];
  return second ? html.lastIndexOf('<section', second.index) : html.indexOf('<footer');
}
