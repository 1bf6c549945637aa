import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Edge } from '../toasts/toast.ts';

/** A place the provider serves, as the browser knows it: `/places.json` holds all of them. */
export interface Place {
  slug: string;
  name: string;
  /** The region's name as it is shown. */
  region: string;
  latitude: number;
  longitude: number;
  /** The most central postal area, for example "M5H". */
  postal: string;
  /** A building or place that everybody there knows. */
  landmark: string;
  /** The trades typical of its region. */
  sectors: readonly string[];
  /** Whole km from the visitor, where the visitor's position is known. */
  distanceKm?: number;
  /** Whole km from the first place of a list. */
  apartKm?: number;
}

/** The whole answer of `GET /api/ip-location`; a text that it does not know is empty or not there. */
export interface IpLocation {
  city?: string;
  region?: string;
  postal?: string;
  loc?: string;
}

/** Why the browser did not say where it is. */
export type GeolocationFailure = 'failed' | 'unsupported';

/** What is known of the visitor's place. */
export interface LocationState {
  /** The nearest place: at once the stored one or the default, later perhaps a better one. */
  place: Place;
  /** Whether it is more than the default: chosen, stored, or found. */
  known: boolean;
  /** Whether the visitor was found there, by the connection or the browser: a place that was only chosen is not detected. */
  detected: boolean;
  /** False until the look-up has ended, whatever its end. */
  settled: boolean;
  ipLocation: IpLocation | undefined;
  /** The three nearest places, `place` first, with distances where the visitor's position is known; empty until known. */
  nearby: readonly Place[];
  /** True for 3 s after the visitor asked to be found. */
  requesting: boolean;
  failure: GeolocationFailure | undefined;
  /** Why the visitor could not be found, in the specification's words. */
  message: string | undefined;
}

/** How a visitor asks to be found. */
export interface PlaceRequest {
  /** From the home page's banner: it keeps the permission only once it was given, and logs a failure. */
  banner?: boolean;
  /** The window's edge that is farther from where the answer will stand. */
  edge?: Edge;
}

/** Where the visitor is, as far as the site knows, and what the visitor can do about it. */
export interface VisitorLocation extends LocationState {
  /** A name no narrower than that of any place: what is to hold any of them is made as wide. */
  widest: string;
  /** Whether the code is there that does what a control promises. */
  hydrated: boolean;
  /** The visitor's own choice: stored, and shown everywhere at once. */
  choose(slug: string): void;
  /** Asks the browser where it is, after the visitor pressed a button. */
  request(options?: PlaceRequest): void;
  /** Forgets what is stored of the visitor's place and goes back to the default, for as long as the visit lasts. */
  forget(): void;
}

/** Holds what is known now. Only what reads it is rendered anew: the rest of a page, and what is not alive yet, stays as it is. */
export interface LocationStore {
  subscribe(reader: () => void): () => void;
  now(): VisitorLocation;
  /** As the page was built. */
  built(): VisitorLocation;
}

export const LocationContext = createContext<LocationStore | undefined>(undefined);

/** @throws Error outside `LocationProvider` */
export function useVisitorLocation(): VisitorLocation {
  const store = useContext(LocationContext);
  if (!store) throw new Error('useVisitorLocation must be used within a LocationProvider.');
  return useSyncExternalStore(store.subscribe, store.now, store.built);
}
