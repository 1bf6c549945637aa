import { createContext, useContext, useSyncExternalStore } from 'react';
import type { IpLocation } from '#data/rules/requests/ipLocation.ts';
import type { Edge } from '../toasts/toast.ts';

/** A location that the provider serves, as listed in `/places.json`. */
export interface Place {
  slug: string;
  name: string;
  /** Display name of the location's region: the part of the metropolitan area. */
  region: string;
  latitude: number;
  longitude: number;
  /** Its postal areas as they are read, for example "Postal areas L1S to L1Z". */
  postalAreas: string;
  /** A well-known building or place. */
  landmark?: string;
  /** The industries typical of its region. */
  sectors: readonly string[];
  /** Whole kilometres from the visitor's position, if known. */
  distanceKm?: number;
  /** Whole kilometres from the first place of the same list. */
  apartKm?: number;
}

/** What the browser keeps of the response of `GET /api/ip-location`; unknown values are empty or missing. */
export type KnownIpLocation = Partial<IpLocation>;

/** Why no place was found: the browser gave no position, or one that is far from all places. */
export type GeolocationFailure = 'failed' | 'unsupported' | 'outside';

/** What is known of the visitor's location. */
export interface LocationState {
  /** The visitor's nearest place: first the stored one or the default, later the result of the look-up. */
  place: Place;
  /** Whether `place` was chosen, stored or found; false for the default. */
  known: boolean;
  /** Whether the visitor chose `place`, rather than its being found. */
  chosen: boolean;
  /** Whether the IP address or the browser confirms `place`; false for a place that was only chosen, or where the visitor no longer is. */
  detected: boolean;
  /** Whether the look-up has ended, with or without a result. */
  settled: boolean;
  ipLocation: KnownIpLocation | undefined;
  /** The three nearest places, `place` first; with `distanceKm` where the visitor is near `place`. Empty until `known`. */
  nearby: readonly Place[];
  /** True for 3 s after the visitor asked to be located. */
  requesting: boolean;
  failure: GeolocationFailure | undefined;
  /** What to tell the visitor about `failure`. */
  message: string | undefined;
}

/** Options of a visitor's request to be located. */
export interface LocateOptions {
  /** Whether it comes from the home page's banner, which stores the permission only on success, and logs failures. */
  banner?: boolean;
  /** Where to show the toast: the edge of the window away from the button, near which the result appears. */
  edge?: Edge;
}

/** The location state with the visitor's actions. */
export interface VisitorLocation extends LocationState {
  /** A name at least as wide as that of any place, to reserve space for all of them. */
  widestName: string;
  /** Whether the controls work. False in the prerendered page. */
  hydrated: boolean;
  /** Stores the visitor's choice and shows it. */
  choose(slug: string): void;
  /** Asks for the browser's position; may prompt, so only call it after a click. */
  request(options?: LocateOptions): void;
  /** Removes everything stored of the location, and shows the default for the rest of the visit. */
  forget(): void;
}

/**
 * An external store, as `useSyncExternalStore` expects it. With a plain context value, every change would render islands
 * that are not hydrated yet, and so replace their prerendered HTML.
 */
export interface LocationStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): VisitorLocation;
  /** The state of the prerendered page. */
  getServerSnapshot(): VisitorLocation;
}

export const LocationContext = createContext<LocationStore | undefined>(undefined);

/** @throws Error outside `LocationProvider` */
export function useVisitorLocation(): VisitorLocation {
  const store = useContext(LocationContext);
  if (!store) throw new Error('useVisitorLocation must be used within a LocationProvider.');
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
