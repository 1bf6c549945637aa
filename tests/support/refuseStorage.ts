import type { BrowserContext } from 'playwright';

/** Makes a browser refuse storage as if all site data were blocked: reading the property throws. */
export function refuseStorage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
