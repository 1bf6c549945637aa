/** Resolves once the browser is idle, after two seconds at the latest. */
export function idle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}
