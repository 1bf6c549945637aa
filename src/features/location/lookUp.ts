import { matchCity } from '#data/locations/matchCity.ts';
import { parseLoc } from '#data/locations/parseLoc.ts';
import type { Coordinates } from '#data/schema/geo.ts';
import type { IpLocation, Place, GeolocationFailure } from './context.ts';
import { nearestPlace } from './nearby.ts';
import { preferredKey, sourceKey, type BrowserApi } from './browserApi.ts';

/** How a stored place came to be known: by the visitor's own choice, or by a look-up, which the next one may correct. */
export type Source = 'chosen' | 'found';

export const sourceOf = (text: string | null): Source => (text === 'chosen' ? 'chosen' : 'found');

/** The place that an earlier document stored. One that is no place of ours is removed, where that can be told. */
export async function storedPlace(browserApi: BrowserApi): Promise<{ place: Place; source: Source } | undefined> {
  const slug = browserApi.read(preferredKey);
  if (slug === null) return undefined;
  const places = await browserApi.places();
  const place = places.find((one) => one.slug === slug);
  if (place) return { place, source: sourceOf(browserApi.read(sourceKey)) };
  if (places.length > 0) for (const key of [preferredKey, sourceKey]) browserApi.write(key, undefined);
  return undefined;
}

/** Where the visitor's connection comes from: by its city, else by its coordinates. Never throws. */
export async function byConnection(
  browserApi: BrowserApi,
): Promise<{ place?: Place; position?: Coordinates; ipLocation?: IpLocation }> {
  const ipLocation = await browserApi.ipLocation();
  if (!ipLocation) return {};
  const places = await browserApi.places();
  const position = parseLoc(ipLocation.loc ?? '');
  const place = matchCity(ipLocation.city ?? '', places) ?? (position && nearestPlace(position, places));
  return { ipLocation, ...(place && { place }), ...(position && { position }) };
}

/**
 * Where the browser says it is, if it may be asked. Never throws. The answer is waited for as long as the browser takes,
 * which is ten seconds at most.
 */
export async function byBrowser(
  browserApi: BrowserApi,
): Promise<{ place?: Place; position?: Coordinates; failure?: GeolocationFailure }> {
  if (!(await browserApi.mayAsk())) return {};
  try {
    const position = await browserApi.position();
    const place = nearestPlace(position, await browserApi.places());
    return { position, ...(place && { place }) };
  } catch (failure) {
    return { failure: failure === 'unsupported' ? failure : 'failed' };
  }
}
