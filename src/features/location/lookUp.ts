import { matchCity } from '#data/rules/locations/matchCity.ts';
import { parseLoc } from '#data/rules/locations/parseLoc.ts';
import type { Coordinates } from '#data/rules/schema/geo.ts';
import { type BrowserApi, preferredKey, sourceKey } from './browserApi.ts';
import type { GeolocationFailure, KnownIpLocation, Place } from './context.ts';
import { nearestPlace } from './nearby.ts';

/** How a stored place came to be known: the visitor chose it, or a look-up found it. */
export type Source = 'chosen' | 'found';

export const sourceOf = (text: string | null): Source => (text === 'chosen' ? 'chosen' : 'found');

/** The place that an earlier document stored. An unknown slug is removed, unless the list of places could not be loaded. */
export async function findStoredPlace(browserApi: BrowserApi): Promise<{ place: Place; source: Source } | undefined> {
  const slug = browserApi.read(preferredKey);
  if (slug === null) return undefined;
  const places = await browserApi.places();
  const place = places.find((one) => one.slug === slug);
  if (place) return { place, source: sourceOf(browserApi.read(sourceKey)) };
  if (places.length > 0) for (const key of [preferredKey, sourceKey]) browserApi.write(key, undefined);
  return undefined;
}

/**
 * The place nearest to the visitor's IP address: by city name, else by coordinates. A city of the same name far away is another one. Never
 * rejects.
 */
export async function locateByConnection(
  browserApi: BrowserApi,
): Promise<{ place?: Place; position?: Coordinates; ipLocation?: KnownIpLocation; failure?: GeolocationFailure }> {
  const ipLocation = await browserApi.ipLocation();
  if (!ipLocation) return {};
  const places = await browserApi.places();
  const position = parseLoc(ipLocation.loc ?? '');
  const nearest = position && nearestPlace(position, places);
  if (position && !nearest && places.length > 0) return { ipLocation, position, failure: 'outside' };
  const place = matchCity(ipLocation.city ?? '', places) ?? nearest;
  return { ipLocation, ...(place && { place }), ...(position && { position }) };
}

/** The place nearest to the browser's position, which may prompt for it. Never rejects; takes about ten seconds at most. */
export async function locateByBrowser(browserApi: BrowserApi): Promise<{
  place?: Place;
  position?: Coordinates;
  places?: readonly Place[];
  failure?: GeolocationFailure;
}> {
  try {
    const position = await browserApi.position();
    const places = await browserApi.places();
    const place = nearestPlace(position, places);
    if (place) return { position, place, places };
    return { position, ...(places.length > 0 && { failure: 'outside' }) };
  } catch (failure) {
    return { failure: failure === 'unsupported' ? failure : 'failed' };
  }
}
