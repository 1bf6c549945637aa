import type { Place } from './context.ts';
import type { PlaceList, Recommended } from './placeFiles.ts';

export type { PlaceList, Recommended };

const kept = new Map<string, Promise<unknown>>();

/** A derived file, asked for once; after a failure again the next time. */
function load<Content>(address: string): Promise<Content> {
  const known = kept.get(address) ?? fetchFile(address);
  kept.set(address, known);
  known.catch(() => kept.delete(address));
  return known as Promise<Content>;
}

/** All places. Rejects where they cannot be had. */
export const loadPlaces = () => load<PlaceList>('/places.json');

/** What is recommended at a place. Rejects where it cannot be had. */
export const loadRecommended = ({ slug }: Pick<Place, 'slug'>) => load<Recommended>(`/places/${slug}.json`);

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
