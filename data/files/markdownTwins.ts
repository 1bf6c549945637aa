/** Address of a page's Markdown twin: `/pricing.md`, and `/index.md` for the home page. */
export function markdownAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Path of the page that a Markdown twin belongs to; undefined for any other address. */
export function pathOfMarkdown(address: string): string | undefined {
  if (!address.endsWith('.md')) return undefined;
  return address === '/index.md' ? '/' : address.slice(0, -'.md'.length);
}
