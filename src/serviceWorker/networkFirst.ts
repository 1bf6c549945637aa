/** How long the network may take before what is kept is shown instead, in milliseconds. */
const patienceMs = 3000;

/** The network's answer; what is kept where it fails or takes too long; undefined where there is neither. */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  const first = await Promise.race([network.catch(() => 'failed' as const), late]);
  if (first instanceof Response) return first;
  return (await kept()) ?? (first === 'failed' ? undefined : network.catch(() => undefined));
}
