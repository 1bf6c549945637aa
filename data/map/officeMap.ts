import type { Provider } from '../schema/provider.ts';

/** URLs of the map of the office: a document for an iframe, and a page to link to. */
export interface OfficeMap {
  embed: string;
  page: string;
}

/** Half the extent of the map in degrees, about a kilometre in each direction. */
const extent = { latitude: 0.008, longitude: 0.012 };

/** The provider's map: its own URLs, or OpenStreetMap at its coordinates; undefined if it has none. */
export function officeMap({
  map,
  coordinates: { latitude, longitude },
}: Pick<Provider, 'map' | 'coordinates'>): OfficeMap | undefined {
  if (map !== 'openstreetmap') return map;
  const box = [
    longitude - extent.longitude,
    latitude - extent.latitude,
    longitude + extent.longitude,
    latitude + extent.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}
