import { storageKeys, writeStorage } from '../storage/browserStorage.ts';
import { functionalKeys } from './functionalKeys.ts';

/** Deletes what third-party scripts stored for this origin: all cookies, and every storage key that is not the site's own. */
export function deleteThirdPartyData(): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of storageKeys(area)) if (!functionalKeys[area].includes(key)) writeStorage(area, key, undefined);
  }
  const host = location.hostname;
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    // A cookie can only be deleted with the domain it was set for, which cannot be read; so all possible ones are tried.
    for (const domain of ['', `; domain=${host}`, `; domain=.${host}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: half of the browsers have no Cookie Store API
      if (name) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
