import { createContext, useContext } from 'react';

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
  /** Whole km from the visitor, where the visitor's position is known. */
  distanceKm?: number;
}

/** The answer of `GET /api/ip-location`. */
export interface IpLocation { city?: string; region?: string; postal?: string; loc?: string }

/** Where the visitor is, as far as the site knows. */
export interface VisitorLocation {
  /** The nearest place: at once the stored one or the default, later perhaps a better one. */
  place: Place;
  /** Whether it is more than the default: chosen, stored, or found. */
  known: boolean;
  /** False until the look-up has ended, whatever its end. */
  settled: boolean;
  ipLocation: IpLocation | undefined;
  /** The three nearest places, `place` first, with distances where the visitor's position is known; empty until known. */
  nearby: readonly Place[];
  /** True for 3 s after the visitor asked to be found. */
  requesting: boolean;
  /** Why the visitor could not be found, in the specification's words. */
  message: string | undefined;
  /** The visitor's own choice: stored, and shown everywhere at once. */
  choose(slug: string): void;
  /** Asks the browser where it is, after the visitor pressed a button. */
  request(): void;
  /** Forgets what is stored of the visitor's place and goes back to the default. */
  forget(): void;
}

export const VisitorLocationContext = createContext<VisitorLocation | undefined>(undefined);

/** @throws Error outside `LocationProvider` */
export function useVisitorLocation(): VisitorLocation {
  const location = useContext(VisitorLocationContext);
  if (!location) throw new Error('useVisitorLocation must be used within a LocationProvider.');
  return location;
}
