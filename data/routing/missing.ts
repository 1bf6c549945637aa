/** What answers an address that fits a route's path but no page of it: another address, or another page in its place. */
export type Missing = { redirect: string } | { show: string };
export type MissingRule = { path: string } & Missing;

/** The rule for an address without a page: the first whose pattern (`/locations/:slug`, `*`) it fits. */
export function findMissingRule(rules: readonly MissingRule[], address: string): MissingRule | undefined {
  return rules.find(({ path }) => path === '*' || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
}
