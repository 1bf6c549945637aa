/**
 * The address without `www.` before the site's own host, and without the query that asks for the same (`simulate=www`);
 * the rest of it stays. Another site's host stays as it is. Undefined where nothing is to change. Server and browser
 * share it.
 * @param origin any address of the site.
 */
export function bareAddress(address: URL, origin: string): URL | undefined {
  const own = new URL(origin).hostname;
  const simulated = address.searchParams.get('simulate') === 'www';
  const www = address.hostname === `www.${own}`;
  if (!simulated && !www) return undefined;
  const bare = new URL(address);
  if (www) bare.hostname = own;
  if (simulated) bare.searchParams.delete('simulate');
  return bare;
}
