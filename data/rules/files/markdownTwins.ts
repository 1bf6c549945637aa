/** Address of a page's Markdown twin: `/pricing.md`, and `/index.md` for the home page. */
export function markdownAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Path of the page that a Markdown twin belongs to; undefined for any other address. */
export function pathOfMarkdown(address: string): string | undefined {
  if (!address.endsWith('.md')) return undefined;
  return address === '/index.md' ? '/' : address.slice(0, -'.md'.length);
}

/** Other forms of pages, for programs; search engines are to list the pages. */
const forPrograms = ['/*.json', '/*.md', '/llms.txt'];

export const isForPrograms = (address: string): boolean => /\.(?:json|md)$|^\/llms\.txt$/.test(address);

/** `_headers`, which Netlify, Cloudflare Pages and others read. */
export const hostHeaders = forPrograms.map((path) => `${path}\n  X-Robots-Tag: noindex\n`).join('');
