/**
 * Adds a script of another firm, without holding anything up.
 * @throws what the browser throws where it cannot be loaded; a script that is blocked is nothing unusual.
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

/** The sales script's address: the application id, and a random value so that no cache answers. */
export function salesAddress(src: string, id: string, random: () => number = Math.random): string {
  const address = new URL(src);
  address.searchParams.set('appId', id);
  address.searchParams.set('nocache', random().toString(36).slice(2));
  return address.href;
}
