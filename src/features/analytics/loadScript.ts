/**
 * Loads a third-party script asynchronously.
 * Rejects where it cannot be loaded, which is common: many visitors block such scripts.
 */
export function loadScript(src: string, data: Readonly<Record<string, string>> = {}): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
}

/** URL of the sales script: with the application id, and a random value that bypasses caches. */
export function salesAddress(src: string, id: string, random: () => number = Math.random): string {
  const address = new URL(src);
  address.searchParams.set('appId', id);
  address.searchParams.set('nocache', random().toString(36).slice(2));
  return address.href;
}
