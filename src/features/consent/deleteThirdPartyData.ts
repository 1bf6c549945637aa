import { writeStorage } from '../storage/browserStorage.ts';
import { functionalKeys } from './functionalKeys.ts';

/** Removes what scripts of others left in the browser under the site's own address: every cookie and every key that is not the site's. */
export function deleteThirdPartyData(): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of keysOf(area)) if (!functionalKeys[area].includes(key)) writeStorage(area, key, undefined);
  }
  const host = location.hostname;
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    // A cookie is only found under the domain it was set for, which nobody tells.
    for (const domain of ['', `; domain=${host}`, `; domain=.${host}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: half of the browsers have no Cookie Store API
      if (name) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function keysOf(area: 'local' | 'session'): string[] {
  try {
    return Object.keys(area === 'local' ? localStorage : sessionStorage);
  } catch {
    // Refused: then nobody has left anything.
    return [];
  }
}
