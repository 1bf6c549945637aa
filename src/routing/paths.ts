/** Removes trailing slashes, except from the root. */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/** Path of a page's JSON file. */
export function framePath(path: string): string {
  return path === '/' ? '/index.json' : `${path}.json`;
}

/** Puts values into a pattern: `/blog/:articleSlug` with `{ articleSlug: 'news' }` gives `/blog/news`. */
export function pathOf(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value)
      throw new RangeError(`${pattern}: ":${name}" has no value. The page's source must give one in its params.`);
    return value;
  });
}
