/** The blog's filter; empty strings match everything. */
export interface BlogFilter {
  /** A category's slug. */
  category: string;
  search: string;
}

/** Longest search text that the API accepts, in characters. */
const longestSearch = 200;

/** Reads the filter from a query string. The category may be given as slug or name. */
export function readFilter(query: string): BlogFilter {
  const given = new URLSearchParams(query);
  const text = (name: string) => (given.get(name) ?? '').trim();
  return {
    category: text('category').toLowerCase().replaceAll(' ', '-'),
    search: text('search').slice(0, longestSearch),
  };
}

/** The query string of a filter, such as `?category=cloud&search=mail`; empty for no filter. */
export function writeFilter(filter: BlogFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, text]) => text)).toString();
  return query && `?${query}`;
}
