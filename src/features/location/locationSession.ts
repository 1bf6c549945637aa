import type { Coordinates } from '#data/rules/schema/geo.ts';
import { type BrowserApi, preferredKey, sourceKey } from './browserApi.ts';
import type { GeolocationFailure, LocationState, Place } from './context.ts';
import { failureMessages } from './geolocationMessages.ts';
import { initialLocationState } from './initialLocationState.ts';
import type { Source } from './lookUp.ts';
import { nearbyOf, nearestPlace } from './nearby.ts';

export type LocationSession = ReturnType<typeof makeLocationSession>;

/** The state that the steps of `makeLocationController` share. */
export function makeLocationSession(defaultPlace: Place, browserApi: BrowserApi) {
  let state = initialLocationState(defaultPlace);
  let listener: (state: LocationState) => void = () => {};
  let position: Coordinates | undefined;
  let generation = 0;
  let forgotten = false;

  function setState(changes: Partial<LocationState>): void {
    state = { ...state, ...changes };
    listener(state);
  }

  return {
    browserApi,
    setState,
    state: () => state,
    isForgotten: () => forgotten,

    /** Sets the one listener, and calls it with the current state. */
    setListener(next: (state: LocationState) => void): void {
      listener = next;
      listener(state);
    },

    /**
     * Every action of the visitor starts a new generation. Asynchronous work remembers its generation, and drops its
     * result if another one has started meanwhile.
     */
    startGeneration: () => ++generation,
    generation: () => generation,

    /** Sets the visitor's position, from which distances are calculated; undefined where it is not known. */
    setPosition(next: Coordinates | undefined): void {
      position = next;
    },

    /** Of a place that the visitor is not near, the neighbours are its own, and it is not said to be detected. */
    showPlace(place: Place, places: readonly Place[], source: Source): void {
      const isNear = position !== undefined && nearestPlace(position, places)?.slug === place.slug;
      setState({
        place,
        known: true,
        chosen: source === 'chosen',
        detected: position === undefined ? source === 'found' : isNear,
        nearby: nearbyOf(place, places, isNear ? position : undefined),
        ...failureState(undefined),
      });
    },

    /** Writes the source first: another tab reads it when it is notified of the place. */
    store(slug: string, source: Source): void {
      browserApi.write(sourceKey, source);
      browserApi.write(preferredKey, slug);
    },

    /** Returns to the default place for the rest of the visit. */
    forget(): void {
      generation++;
      position = undefined;
      forgotten = true;
      browserApi.endLookUps();
      setState({ ...initialLocationState(defaultPlace), settled: state.settled, requesting: state.requesting });
    },
  };
}

/** The part of the state that tells the visitor of a geolocation failure, or of none. */
export function failureState(failure: GeolocationFailure | undefined): Pick<LocationState, 'failure' | 'message'> {
  return { failure, message: failure && failureMessages[failure] };
}
