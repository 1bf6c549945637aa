import { type LocationNames, locationByName } from '../../../data/locations/locationByName.ts';
import { findPlaces } from '../../../data/places/findPlaces.ts';
import type { Coordinates } from '../../../data/schema/geo.ts';
import type { Site } from '../../../data/schema/site.ts';

/** More words than these have no place's name. */
export const mostWords = 4;
/** Names of smaller towns are everyday words too often, such as Bath and Hope. */
const leastPopulation = 5000;

export interface Place {
  name: string;
  /** The location that it is in; undefined for a town that is not ours. */
  slug?: string | undefined;
  coordinates?: Coordinates;
}

/** Finds the place that consecutive words name, and how many other words say something. */
export function makePlaceFinder({ locations, provider, assistant }: Site) {
  const { serve, beforePlaces, functionWords } = assistant.vocabulary;
  const bySlug = new Map(locations.map((location) => [location.slug as string, location]));
  const names: LocationNames = Object.fromEntries([
    ...locations.map(({ slug, name }) => [slug, [name]] as const),
    ...assistant.places.map(({ name, aliases = [] }, at) => [`near ${at}`, [name, ...aliases]] as const),
  ]);
  const isOwn = (word: string) => serve.has(word) || functionWords.en?.has(word) || functionWords.fr?.has(word);

  function placeNamed(name: string, withOthers: boolean): Place | undefined {
    const { found } = locationByName(name, names);
    const near = found?.slug.startsWith('near ') ? assistant.places[Number(found.slug.slice(5))] : undefined;
    if (near) return { name: near.name, slug: near.within, coordinates: near.coordinates };
    if (found) return { name: bySlug.get(found.slug)?.name ?? name, slug: found.slug };
    if (!withOthers || name.length < 4 || isOwn(name)) return undefined;
    const [town] = [...findPlaces(name, provider.address.region), ...findPlaces(name)];
    return town && town.population >= leastPopulation ? { name: town.name, coordinates: town.coordinates } : undefined;
  }

  /** A town that is not ours is found only after a word such as "in", or where a place was asked for. */
  return function find(own: readonly string[], isAsked: boolean): { place: Place; others: number } | undefined {
    for (let length = mostWords; length > 0; length--)
      for (let at = 0; at + length <= own.length; at++) {
        const name = own.slice(at, at + length).join(' ');
        const found = placeNamed(name, isAsked || beforePlaces.has(own[at - 1] ?? ''));
        if (!found) continue;
        const others = own.filter((word, index) => (index < at || index >= at + length) && !isOwn(word)).length;
        return { place: found, others };
      }
    return undefined;
  };
}
