import { readKept } from '../storage/browserStorage.ts';
import { browserWays } from './realBrowserApi.ts';
import type { Found, Place, VisitorLocation } from './context.ts';
import { makeVisit, type Visit } from './makeLocationController.ts';
import { preferredKey, sourceKey } from './browserApi.ts';

let current: Visit | undefined;

/** Follows the visit from now on; the first to do so begins it, and with it the only look-up. */
export function join(home: Place, tell: (news: Found & Pick<VisitorLocation, 'alive'>) => void): void {
  const show = (found: Found) => tell({ ...found, alive: true });
  if (current) {
    current.follow(show);
    return;
  }
  const started = makeVisit(home, browserWays);
  current = started;
  started.follow(show);
  // Another tab's choice holds here too; it clears the key, or all of them, when it forgets.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === preferredKey || key === null) started.hear(newValue);
    // The same place, which now is a choice.
    const slug = key === sourceKey && newValue !== null && readKept('local', preferredKey);
    if (slug) started.hear(slug);
  });
  void started.lookUp();
}

export const choose: VisitorLocation['choose'] = (slug) => void current?.choose(slug);
export const request: VisitorLocation['request'] = (options) => void current?.request(options);
export const forget: VisitorLocation['forget'] = () => current?.forget();
