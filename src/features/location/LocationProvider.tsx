import { type ReactNode, useEffect, useState } from 'react';
import { idle } from '../../ui/hydration/idle.ts';
import { makeStore } from '../../ui/makeStore.ts';
import { LocationContext, type LocationStore, type Place, type VisitorLocation } from './context.ts';
import { initialLocationState } from './initialLocationState.ts';
import { loadParts } from './loadParts.ts';

/** Location data that every page embeds. */
export interface LocationDefaults {
  /** Shown until more is known of the visitor. */
  place: Place;
  /** A name at least as wide as that of any place. */
  widestName: string;
}

type LocationModule = typeof import('./lazyParts.ts');

/** Runs an action once the location code is loaded. If it cannot be loaded, the default place stays. */
const withLocationModule = (action: (module: LocationModule) => void) => {
  loadParts().then(action, () => {});
};

/** Provides the visitor's location: the default place in the prerendered page, then the result of the look-up. */
export function LocationProvider({ defaults, children }: { defaults: LocationDefaults; children: ReactNode }) {
  const [store] = useState(() => makeLocationStore(defaults));
  useEffect(() => {
    void idle().then(() => withLocationModule((module) => module.connect(defaults.place, store.update)));
  }, [defaults, store]);
  return <LocationContext value={store}>{children}</LocationContext>;
}

function makeLocationStore({
  place,
  widestName,
}: LocationDefaults): LocationStore & { update(changes: Partial<VisitorLocation>): void } {
  const initial: VisitorLocation = {
    ...initialLocationState(place),
    widestName,
    hydrated: false,
    choose: (slug) => withLocationModule((module) => module.choose(slug)),
    request: (options) => withLocationModule((module) => module.request(options)),
    forget: () => withLocationModule((module) => module.forget()),
  };
  const store = makeStore(() => initial);
  return {
    getSnapshot: store.get,
    getServerSnapshot: () => initial,
    subscribe: store.subscribe,
    update: (changes) => store.set({ ...store.get(), ...changes }),
  };
}
