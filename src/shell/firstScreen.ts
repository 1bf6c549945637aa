/** `<Block>` renders it on each of its bands. */
const sectionMarker = / data-band="true"/g;

/** Where the first band of a page's HTML ends. What follows is below the fold, and is painted after the style sheet has loaded. */
export function endOfFirstSection(html: string): number {
  const second = [...html.matchAll(sectionMarker)][1];
  return second ? html.lastIndexOf('<section', second.index) : html.indexOf('<footer');
}
