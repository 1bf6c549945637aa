/**
 * The address without `www.`, for a host that starts with it or a query that asks for the same (`simulate=www`); the
 * rest of the address stays, less that parameter. Undefined where nothing is to change. Server and browser share it.
 */
export function bareAddress(address: URL): URL | undefined {
  const simulated = address.searchParams.get('simulate') === 'www';
  if (!simulated && !address.hostname.startsWith('www.')) return undefined;
  const bare = new URL(address);
  bare.hostname = address.hostname.replace(/^www\./, '');
  if (simulated) bare.searchParams.delete('simulate');
  return bare;
}
