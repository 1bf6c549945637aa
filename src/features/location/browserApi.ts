import type { Coordinates } from '#data/rules/schema/geo.ts';
import type { Edge } from '../toasts/toast.ts';
import type { KnownIpLocation, Place } from './context.ts';

/** Keys in local storage: the slug of the visitor's place, why it is stored (`Source`), and whether geolocation was allowed. */
export const preferredKey = 'preferredLocation';
export const sourceKey = 'preferredLocationSource';
export const permissionKey = 'locationPermissionGranted';

/** The parts of the browser that the location controller uses. Tests replace them. */
export interface BrowserApi {
  /** All places; an empty list where they cannot be loaded. */
  places(): Promise<readonly Place[]>;
  /** Requested once per visit, however many documents it has. Undefined where nothing is known of the IP address. */
  ipLocation(): Promise<KnownIpLocation | undefined>;
  /** Whether geolocation can be used without a permission prompt. */
  canLocateSilently(): Promise<boolean>;
  /** The browser's position; rejects with a `GeolocationFailure`. */
  position(): Promise<Coordinates>;
  read(key: string): string | null;
  /** Stores a value; undefined removes the key. */
  write(key: string, value: string | undefined): void;
  /** Ends look-ups for the rest of the visit, so that a forgotten place is not found again by the next document. */
  endLookUps(): void;
  /** Shows a toast at an edge of the window, for three seconds. Returns a function for when the browser has answered: no toast comes after it. */
  announce(edge: Edge): () => void;
}
