/** `<Block>` renders it on each of its bands. */
const bandMarker = / data-band="true"/g;

/** Where the first band of a page's HTML ends. What follows is below the fold, and is painted after the style sheet has loaded. */
export function endOfFirstBand(html: string): number {
  const second = [...html.matchAll(bandMarker)][1];
  return second ? html.lastIndexOf('<section', second.index) : html.indexOf('<footer');
}
