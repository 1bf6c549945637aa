/** Milliseconds to wait for the network before the cache is used. */
const timeoutMs = 3000;

/** The network's response, or the cached one where the network fails or is slow; undefined where there is neither. */
export async function networkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
  const first = await Promise.race([network.catch(() => 'failed' as const), timeout]);
  if (first instanceof Response) return first;
  return (await cached()) ?? (first === 'failed' ? undefined : network.catch(() => undefined));
}
