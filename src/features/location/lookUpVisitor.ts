import type { Coordinates } from '#data/rules/schema/geo.ts';
import { permissionKey, preferredKey, sourceKey } from './browserApi.ts';
import type { Place } from './context.ts';
import { failureState, type LocationSession } from './locationSession.ts';
import { findStoredPlace, locateByBrowser, locateByConnection, type Source } from './lookUp.ts';

/**
 * Looks the visitor's place up, once per document: shows the stored place at once, then asks the IP service, then the
 * browser if it already has permission. A stored place is kept, however it came to be known: with it, texts and prices stay the same.
 */
export async function lookUpVisitor(session: LocationSession): Promise<void> {
  const { browserApi, setState } = session;
  const generation = session.generation();
  const connectionRequest = locateByConnection(browserApi);
  const stored = await findStoredPlace(browserApi);
  if (stored) await reveal(stored.place, stored.source);

  const { ipLocation, ...connection } = await connectionRequest;
  const source = stored?.source ?? 'found';
  const settle = () => setState({ settled: true, ipLocation: session.isForgotten() ? undefined : ipLocation });
  const placeByConnection = stored?.place ?? connection.place;
  if (placeByConnection) {
    await reveal(placeByConnection, source, connection.position);
    settle();
    // A visitor who chose a place and granted geolocation still gets exact distances from the browser.
    const isExact = stored?.source === 'chosen' && browserApi.read(permissionKey) === 'true';
    if (!stored || (connection.position && !isExact)) return;
  }
  const isAllowed = await browserApi.canLocateSilently();
  const browser = isAllowed ? await locateByBrowser(browserApi) : {};
  const placeByBrowser = stored?.place ?? browser.place;
  if (placeByBrowser && browser.position) await reveal(placeByBrowser, source, browser.position);
  else if (!stored && session.generation() === generation)
    setState(failureState(browser.failure ?? connection.failure));
  settle();

  /** Shows a place and stores it if it was looked up, unless the visitor acted meanwhile. */
  async function reveal(place: Place, source: Source, position?: Coordinates): Promise<void> {
    const places = await browserApi.places();
    if (session.generation() !== generation) return;
    session.setPosition(position);
    session.showPlace(place, places, source);
    // Another tab may have stored a choice meanwhile, which must not be overwritten.
    const isChosen = browserApi.read(preferredKey) !== null && browserApi.read(sourceKey) === 'chosen';
    if (source === 'found' && !isChosen) session.store(place.slug, source);
  }
}
