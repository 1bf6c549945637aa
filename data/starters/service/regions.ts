import type { Region } from '#data/rules/schema/location.ts';

export const regions: Region[] = [
  {
    id: 'kingston-area',
    name: 'Kingston area',
    sectors: [],
    bounds: { south: 43.73, west: -76.98, north: 44.73, east: -75.98 },
  },
];
