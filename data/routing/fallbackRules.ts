/** How the server answers an address without a page: a redirect, or another page shown at the same address. */
export type Fallback = { redirect: string } | { show: string };
/** A fallback for the addresses that match a path pattern, for example `/locations/:slug`; `*` matches every address. */
export type FallbackRule = { path: string } & Fallback;

/** The first rule whose pattern matches an address that has no page. */
export function findFallbackRule(rules: readonly FallbackRule[], address: string): FallbackRule | undefined {
  return rules.find(({ path }) => path === '*' || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
}
