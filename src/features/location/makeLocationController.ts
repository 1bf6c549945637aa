import type { Coordinates } from '#data/schema/geo.ts';
import type { LocationState, Place, PlaceRequest, GeolocationFailure } from './context.ts';
import { byBrowser, byConnection, type Source, sourceOf, storedPlace } from './lookUp.ts';
import { messages } from './geolocationMessages.ts';
import { nearbyOf, nearestPlace } from './nearby.ts';
import { initialLocationState } from './initialLocationState.ts';
import { permissionKey, preferredKey, sourceKey, type BrowserApi } from './browserApi.ts';

/** How long a request counts as under way, in milliseconds. */
const requestingMs = 3000;

export type LocationController = ReturnType<typeof makeLocationController>;

/** What is known of a visitor's place from the first page to the last, and what the visitor does about it. */
export function makeLocationController(home: Place, browserApi: BrowserApi) {
  let found = initialLocationState(home);
  let follow: (found: LocationState) => void = () => {};
  let position: Coordinates | undefined;
  // What the visitor did since makes an older question's answer void.
  let turn = 0;
  let forgotten = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (news: Partial<LocationState>) => {
    found = { ...found, ...news };
    follow(found);
  };
  const at = (place: Place, places: readonly Place[], source: Source): Partial<LocationState> => ({
    place,
    known: true,
    detected: source === 'found' || (position !== undefined && nearestPlace(position, places)?.slug === place.slug),
    nearby: nearbyOf(place, places, position),
    failure: undefined,
    message: undefined,
  });
  const inTrouble = (failure: GeolocationFailure | undefined): Partial<LocationState> => ({
    failure,
    message: failure && messages[failure],
  });

  // The source first: another tab hears of the place and then reads how it came to be known.
  function store(slug: string, source: Source): void {
    browserApi.write(sourceKey, source);
    browserApi.write(preferredKey, slug);
  }

  async function show(slug: string, source: Source): Promise<boolean> {
    const mine = ++turn;
    const places = await browserApi.places();
    const place = places.find((one) => one.slug === slug);
    if (place && turn === mine) tell(at(place, places, source));
    return place !== undefined && turn === mine;
  }

  function unknow(): void {
    turn++;
    position = undefined;
    forgotten = true;
    browserApi.endLookUps();
    tell({ ...initialLocationState(home), settled: found.settled, requesting: found.requesting });
  }

  return {
    follow(next: (found: LocationState) => void) {
      follow = next;
      follow(found);
    },

    /** What each document begins with: the stored place at once, then the look-up. */
    async lookUp() {
      const mine = turn;
      const connecting = byConnection(browserApi);
      const stored = await storedPlace(browserApi);
      const chosen = stored?.source === 'chosen' ? stored.place : undefined;
      const reveal = async (place: Place, source: Source, here?: Coordinates) => {
        const places = await browserApi.places();
        if (turn !== mine) return;
        position = here;
        tell(at(place, places, source));
        // Another tab may have chosen meanwhile.
        const isChosen = browserApi.read(preferredKey) !== null && browserApi.read(sourceKey) === 'chosen';
        if (source === 'found' && !isChosen) store(place.slug, source);
      };
      if (stored) await reveal(stored.place, stored.source);

      const { ipLocation, ...connection } = await connecting;
      const settle = () => tell({ settled: true, ipLocation: forgotten ? undefined : ipLocation });
      const near = chosen ?? connection.place;
      if (near) {
        await reveal(near, chosen ? 'chosen' : 'found', connection.position);
        settle();
        // Who asked to be found keeps the distances that the browser gave.
        if (!chosen || browserApi.read(permissionKey) !== 'true') return;
      }
      const browser = await byBrowser(browserApi);
      const nearest = chosen ?? browser.place;
      if (nearest && browser.position) await reveal(nearest, chosen ? 'chosen' : 'found', browser.position);
      else if (!stored && turn === mine) tell(inTrouble(browser.failure));
      settle();
    },

    async choose(slug: string) {
      if (await show(slug, 'chosen')) store(slug, 'chosen');
    },

    /** What another tab keeps from now on; null where it forgot. */
    hear(slug: string | null) {
      if (slug === null) return unknow();
      const source = sourceOf(browserApi.read(sourceKey));
      // What this tab's own look-up is about to find has distances too.
      if (source === 'chosen' || found.settled) void show(slug, source);
    },

    async request({ banner = false, edge = 'top' }: PlaceRequest = {}) {
      const mine = ++turn;
      if (!banner) browserApi.write(permissionKey, 'true');
      const endAnnouncement = browserApi.announce(edge);
      tell({ requesting: true, ...inTrouble(undefined) });
      clearTimeout(timer);
      timer = setTimeout(() => tell({ requesting: false }), requestingMs);
      try {
        const here = await browserApi.position();
        const places = await browserApi.places();
        const place = nearestPlace(here, places);
        if (!place) throw new Error('There are no places to be near to.');
        if (turn !== mine) return;
        position = here;
        browserApi.write(permissionKey, 'true');
        // The visitor's own doing, which no look-up by the connection may undo.
        store(place.slug, 'chosen');
        tell(at(place, places, 'chosen'));
      } catch (failure) {
        if (banner) console.info('The browser did not say where it is.');
        if (turn === mine) tell(inTrouble(failure === 'unsupported' ? failure : 'failed'));
      } finally {
        endAnnouncement();
      }
    },

    forget() {
      for (const key of [preferredKey, sourceKey, permissionKey]) browserApi.write(key, undefined);
      unknow();
    },
  };
}
