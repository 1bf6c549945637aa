/** Where the Markdown of a page lies, beside its HTML: `/pricing.md`, `/index.md` for home. */
export function twinAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page that an address of a twin belongs to; undefined where it is none. */
export function pathOfTwin(address: string): string | undefined {
  if (!address.endsWith('.md')) return undefined;
  return address === '/index.md' ? '/' : address.slice(0, -'.md'.length);
}
