/** What a visitor wants to see of the blog; empty texts want everything. */
export interface BlogFilter {
  /** A category's slug. */
  category: string;
  search: string;
}

/** The longest text that the API searches for. */
const longestSearch = 200;

/** Reads the filter from an address's query: a category may be given by its name too. */
export function readFilter(query: string): BlogFilter {
  const given = new URLSearchParams(query);
  const text = (name: string) => (given.get(name) ?? '').trim();
  return {
    category: text('category').toLowerCase().replaceAll(' ', '-'),
    search: text('search').slice(0, longestSearch),
  };
}

/** The query that says a filter, `?category=cloud&search=mail`; nothing for one that wants everything. */
export function writeFilter(filter: BlogFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, text]) => text)).toString();
  return query && `?${query}`;
}
