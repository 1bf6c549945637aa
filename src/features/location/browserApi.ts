import type { Coordinates } from '#data/schema/geo.ts';
import type { Edge } from '../toasts/toast.ts';
import type { IpLocation, Place } from './context.ts';

/** The keys under which a browser keeps the visitor's place, and how it came to be known. */
export const preferredKey = 'preferredLocation';
export const sourceKey = 'preferredLocationSource';
export const permissionKey = 'locationPermissionGranted';

/** How a visit gets to know something, and keeps it. */
export interface BrowserApi {
  /** All places; none where they cannot be had. */
  places(): Promise<readonly Place[]>;
  /** Asked once a visit, however many documents it has. Undefined where the connection tells nothing. */
  ipLocation(): Promise<IpLocation | undefined>;
  /** Whether the browser would say where it is without asking the visitor. */
  mayAsk(): Promise<boolean>;
  /** Where the browser is; rejects with a `Trouble`. */
  position(): Promise<Coordinates>;
  read(key: string): string | null;
  write(key: string, value: string | undefined): void;
  /** Ends the look-ups of this visit: what is forgotten is not found again with the next document. */
  endLookUps(): void;
  /** Tells the visitor, at an edge of the window, that the browser is being asked. Returns what takes the message away. */
  announce(edge: Edge): () => void;
}
