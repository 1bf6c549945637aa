import { readStorage } from '../storage/browserStorage.ts';
import { realBrowserApi } from './realBrowserApi.ts';
import type { LocationState, Place, VisitorLocation } from './context.ts';
import { makeLocationController, type LocationController } from './makeLocationController.ts';
import { preferredKey, sourceKey } from './browserApi.ts';

let current: LocationController | undefined;

/** Follows the visit from now on; the first to do so begins it, and with it the only look-up. */
export function join(home: Place, tell: (news: LocationState & Pick<VisitorLocation, 'hydrated'>) => void): void {
  const show = (found: LocationState) => tell({ ...found, hydrated: true });
  if (current) {
    current.follow(show);
    return;
  }
  const started = makeLocationController(home, realBrowserApi);
  current = started;
  started.follow(show);
  // Another tab's choice holds here too; it clears the key, or all of them, when it forgets.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === preferredKey || key === null) started.hear(newValue);
    // The same place, which now is a choice.
    const slug = key === sourceKey && newValue !== null && readStorage('local', preferredKey);
    if (slug) started.hear(slug);
  });
  void started.lookUp();
}

export const choose: VisitorLocation['choose'] = (slug) => void current?.choose(slug);
export const request: VisitorLocation['request'] = (options) => void current?.request(options);
export const forget: VisitorLocation['forget'] = () => current?.forget();
