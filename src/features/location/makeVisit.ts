import type { Coordinates } from '#data/schema/geo.ts';
import type { Found, IpLocation, Place, Trouble } from './context.ts';
import { lookUp } from './lookUp.ts';
import { nearbyOf, nearestPlace } from './nearby.ts';
import { unknownAt } from './unknownAt.ts';

/** The keys under which a browser keeps what the visitor chose. */
export const preferredKey = 'preferredLocation';
export const permissionKey = 'locationPermissionGranted';

/** How a visit gets to know something, and keeps it. */
export interface Ways {
  /** All places; none where they cannot be had. */
  places(): Promise<readonly Place[]>;
  /** Undefined where the connection tells nothing. */
  ipLocation(): Promise<IpLocation | undefined>;
  /** Whether the browser would say where it is without asking the visitor again. */
  mayAsk(): Promise<boolean>;
  /** Where the browser is; rejects with a `Trouble`. */
  position(): Promise<Coordinates>;
  read(key: string): string | null;
  keep(key: string, value: string | undefined): void;
  /** Tells the visitor that the browser is being asked. */
  announce(): void;
}

/** How long a request counts as under way, in milliseconds. */
const requestingMs = 3000;

const messages: Record<Trouble, string> = {
  failed: 'Unable to determine your location. Showing default information.',
  unsupported: 'Geolocation is not supported by your browser. Showing default information.',
};

export type Visit = ReturnType<typeof makeVisit>;

/** What is known of a visitor's place from the first page to the last, and what the visitor does about it. */
export function makeVisit(home: Place, ways: Ways) {
  let found = unknownAt(home);
  let follow: (found: Found) => void = () => {};
  let position: Coordinates | undefined;
  // What the visitor did since makes an older question's answer void.
  let turn = 0;
  let forgotten = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (news: Partial<Found>) => { found = { ...found, ...news }; follow(found); };
  const at = (place: Place, places: readonly Place[]): Partial<Found> =>
    ({ place, known: true, nearby: nearbyOf(place, places, position), trouble: undefined, message: undefined });
  const inTrouble = (trouble: Trouble | undefined): Partial<Found> => ({ trouble, message: trouble && messages[trouble] });

  async function show(slug: string): Promise<boolean> {
    const mine = ++turn;
    const places = await ways.places();
    const place = places.find((one) => one.slug === slug);
    if (place && turn === mine) tell(at(place, places));
    return place !== undefined && turn === mine;
  }

  function unknow(): void {
    turn++;
    position = undefined;
    forgotten = true;
    tell({ ...unknownAt(home), settled: found.settled, requesting: found.requesting });
  }

  return {
    follow(next: (found: Found) => void) { follow = next; follow(found); },

    /** The one look-up of a visit. */
    async lookUp() {
      const mine = turn;
      const { place, ipLocation, trouble, ...finding } = await lookUp(ways);
      const places = place ? await ways.places() : [];
      if (turn === mine && place) {
        position = finding.position;
        ways.keep(preferredKey, place.slug);
        tell(at(place, places));
      } else if (turn === mine) tell(inTrouble(trouble));
      tell({ settled: true, ipLocation: forgotten ? undefined : ipLocation });
    },

    async choose(slug: string) {
      if (await show(slug)) ways.keep(preferredKey, slug);
    },

    /** What another tab keeps from now on; null where it forgot. */
    hear(slug: string | null) {
      if (slug === null) unknow();
      else void show(slug);
    },

    async request({ quiet = false }: { quiet?: boolean } = {}) {
      const mine = ++turn;
      if (!quiet) ways.keep(permissionKey, 'true');
      ways.announce();
      tell({ requesting: true, ...inTrouble(undefined) });
      clearTimeout(timer);
      timer = setTimeout(() => tell({ requesting: false }), requestingMs);
      try {
        const here = await ways.position();
        const places = await ways.places();
        const place = nearestPlace(here, places);
        if (!place) throw new Error('There are no places to be near to.');
        if (turn !== mine) return;
        position = here;
        ways.keep(permissionKey, 'true');
        ways.keep(preferredKey, place.slug);
        tell(at(place, places));
      } catch (trouble) {
        if (quiet) console.info('The browser did not say where it is.');
        else if (turn === mine) tell(inTrouble(trouble === 'unsupported' ? trouble : 'failed'));
      }
    },

    forget() {
      ways.keep(preferredKey, undefined);
      ways.keep(permissionKey, undefined);
      unknow();
    },
  };
}
