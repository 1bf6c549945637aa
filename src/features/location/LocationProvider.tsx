import { type ReactNode, useEffect, useState } from 'react';
import { LocationContext, type LocationStore, type Place, type VisitorLocation } from './context.ts';
import { initialLocationState } from './initialLocationState.ts';

/** What the shell says of places: the default, and the longest name. */
export interface LocationDefaults {
  place: Place;
  widest: string;
}

type LocationController = typeof import('./deferred.ts');

/** The look-up and all that follows from it come after the page is alive. Without them the default stays. */
const visit = (step: (code: LocationController) => void) => {
  import('./deferred.ts').then(step, () => {});
};

/** Tells everything below it where the visitor is: first the default, as the page was built, then what one look-up a visit finds. */
export function LocationProvider({ home, children }: { home: LocationDefaults; children: ReactNode }) {
  const [store] = useState(() => makeStore(home));
  useEffect(() => {
    const begin = () => visit((code) => code.join(home.place, store.tell));
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin);
  }, [home, store]);
  return <LocationContext value={store}>{children}</LocationContext>;
}

function makeStore({
  place,
  widest,
}: LocationDefaults): LocationStore & { tell(news: Partial<VisitorLocation>): void } {
  const built: VisitorLocation = {
    ...initialLocationState(place),
    widest,
    hydrated: false,
    choose: (slug) => visit((code) => code.choose(slug)),
    request: (options) => visit((code) => code.request(options)),
    forget: () => visit((code) => code.forget()),
  };
  let now = built;
  const readers = new Set<() => void>();
  return {
    now: () => now,
    built: () => built,
    subscribe(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    tell(news) {
      now = { ...now, ...news };
      for (const reader of readers) reader();
    },
  };
}
