/**
 * The address without the `www.` of the site's own host and without the query parameter `simulate=www`, which tests the
 * redirect; undefined where there is nothing to remove. Addresses on other hosts are left alone. Used by server and browser.
 * @param origin any address of the site.
 */
export function withoutWww(address: URL, origin: string): URL | undefined {
  const siteHost = new URL(origin).hostname;
  const isSimulated = address.searchParams.get('simulate') === 'www';
  const isWww = address.hostname === `www.${siteHost}`;
  if (!isSimulated && !isWww) return undefined;
  const target = new URL(address);
  if (isWww) target.hostname = siteHost;
  if (isSimulated) target.searchParams.delete('simulate');
  return target;
}
