import type { Region } from './rules/schema/location.ts';

/** The lines of the map. Bounds are generous boxes that catch a mistyped coordinate. */
export const regions: Region[] = [
  {
    id: 'downtown',
    name: 'Downtown',
    sectors: ['Banking and asset management', 'Law', 'Professional services', 'Hospitals and medical research'],
    bounds: { south: 43.55, west: -79.65, north: 43.86, east: -79.1 },
  },
  {
    id: 'york',
    name: 'York',
    sectors: ['Technology', 'Manufacturing', 'Construction', 'Health care'],
    bounds: { south: 43.74, west: -79.78, north: 44.45, east: -79.15 },
  },
  {
    id: 'peel',
    name: 'Peel',
    sectors: ['Logistics', 'Pharmaceuticals', 'Food processing', 'Head offices'],
    bounds: { south: 43.47, west: -80.1, north: 43.95, east: -79.53 },
  },
  {
    id: 'halton',
    name: 'Halton',
    sectors: ['Advanced manufacturing', 'Professional services', 'Life sciences', 'Food processing'],
    bounds: { south: 43.25, west: -80.15, north: 43.75, east: -79.55 },
  },
  {
    id: 'durham',
    name: 'Durham',
    sectors: ['Energy', 'Manufacturing', 'Warehousing', 'Health care'],
    bounds: { south: 43.75, west: -79.25, north: 44.4, east: -78.4 },
  },
];
