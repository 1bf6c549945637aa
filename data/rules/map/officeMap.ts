import type { Provider } from '../schema/provider.ts';

/** Address of the drawn map of the office, a small document that the contact page shows in a frame. */
export const officeMapPath = '/contact/map';

/** URL of the office on a street map: OpenStreetMap at the coordinates, or the provider's own; undefined if it has none. */
export function streetMap({
  map,
  coordinates: { latitude, longitude },
}: Pick<Provider, 'map' | 'coordinates'>): string | undefined {
  return map === 'openstreetmap'
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
    : map;
}
