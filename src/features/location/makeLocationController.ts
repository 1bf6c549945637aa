import { type BrowserApi, permissionKey, preferredKey, sourceKey } from './browserApi.ts';
import type { LocationState, Place, LocateOptions } from './context.ts';
import { failureState, makeLocationSession } from './locationSession.ts';
import { locateByBrowser, type Source, sourceOf } from './lookUp.ts';
import { lookUpVisitor } from './lookUpVisitor.ts';

/** How long a request counts as pending, in milliseconds. */
const requestingMs = 3000;
/**
 * Milliseconds until a browser that has not answered counts as failed: its prompt may still be open, and some never answer.
 * A later answer still counts. Browsers themselves give up after ten seconds.
 */
const unansweredMs = 11_000;

export type LocationController = ReturnType<typeof makeLocationController>;

/** Finds the visitor's place, and changes it on request. One controller lives as long as the document. */
export function makeLocationController(defaultPlace: Place, browserApi: BrowserApi) {
  const session = makeLocationSession(defaultPlace, browserApi);
  let requestTimer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a place by its slug. Resolves to false for an unknown slug, or if the visitor acted meanwhile. */
  async function show(slug: string, source: Source): Promise<boolean> {
    const generation = session.startGeneration();
    const places = await browserApi.places();
    const place = places.find((one) => one.slug === slug);
    if (!place || session.generation() !== generation) return false;
    session.showPlace(place, places, source);
    return true;
  }

  return {
    setListener: (listener: (state: LocationState) => void) => session.setListener(listener),

    lookUp: () => lookUpVisitor(session),

    async choose(slug: string) {
      if (await show(slug, 'chosen')) session.store(slug, 'chosen');
    },

    /** Follows a change of the stored place in another tab; null where that tab removed it. */
    onStorageChange(slug: string | null) {
      if (slug === null) return session.forget();
      const source = sourceOf(browserApi.read(sourceKey));
      // While this tab's look-up runs, its result is better than the other tab's: it includes distances.
      if (source === 'chosen' || session.state().settled) void show(slug, source);
    },

    /** Asks the browser for the position, and stores the nearest place as the visitor's choice. */
    async request({ banner = false, edge = 'top' }: LocateOptions = {}) {
      const generation = session.startGeneration();
      if (!banner) browserApi.write(permissionKey, 'true');
      const endAnnouncement = browserApi.announce(edge);
      session.setState({ requesting: true, ...failureState(undefined) });
      clearTimeout(requestTimer);
      requestTimer = setTimeout(() => session.setState({ requesting: false }), requestingMs);
      const isCurrent = () => session.generation() === generation;
      const unanswered = setTimeout(() => isCurrent() && session.setState(failureState('failed')), unansweredMs);
      const { place, position, places = [], failure = 'failed' } = await locateByBrowser(browserApi);
      clearTimeout(unanswered);
      endAnnouncement();
      if (!place && banner) console.info('The browser did not say where it is.');
      if (!isCurrent()) return;
      if (!place) return session.setState(failureState(failure));
      session.setPosition(position);
      browserApi.write(permissionKey, 'true');
      // Stored as a choice, because the visitor asked for it.
      session.store(place.slug, 'chosen');
      session.showPlace(place, places, 'chosen');
    },

    forget() {
      for (const key of [preferredKey, sourceKey, permissionKey]) browserApi.write(key, undefined);
      session.forget();
    },
  };
}
