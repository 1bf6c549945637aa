/** How the server answers an address without a page: a redirect, or another page shown at the same address. */
export type Fallback = { redirect: string } | { show: string };
/** A fallback for the addresses that match a path pattern, for example `/locations/:slug`; `*` matches every address. */
export type FallbackRule = { path: string } & Fallback;

interface RouteFallback {
  path: string;
  fallback?: Fallback;
}

/** The fallbacks of a site's routes; one that leads to a page which the site does not have is left out. */
export function fallbackRulesOf(routes: readonly RouteFallback[], paths: ReadonlySet<string>): FallbackRule[] {
  return routes.flatMap(({ path, fallback }) =>
    fallback && paths.has('redirect' in fallback ? fallback.redirect : fallback.show) ? [{ path, ...fallback }] : [],
  );
}

/** The first rule whose pattern matches an address that has no page. */
export function findFallbackRule(rules: readonly FallbackRule[], address: string): FallbackRule | undefined {
  return rules.find(({ path }) => path === '*' || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
}
