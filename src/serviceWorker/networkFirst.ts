/** How long the network may take before what is kept is shown instead, in milliseconds. */
export const timeoutMs = 3000;

/** The network's answer; what is kept where it fails or takes too long; undefined where there is neither. */
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
