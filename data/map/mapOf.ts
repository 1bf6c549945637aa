import type { Provider } from '../schema/provider.ts';

/** A map of the office: what is framed on request, and the page that a link leads to. Both are full addresses. */
export interface OfficeMap {
  embed: string;
  page: string;
}

/** Half the width and height of what the map shows, in degrees: about a kilometre to each side. */
const reach = { latitude: 0.008, longitude: 0.012 };

/** The provider's map: its own addresses, or OpenStreetMap's round its coordinates; undefined where it shows none. */
export function mapOf({
  map,
  coordinates: { latitude, longitude },
}: Pick<Provider, 'map' | 'coordinates'>): OfficeMap | undefined {
  if (map !== 'openstreetmap') return map;
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}
