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

interface Found {
  /** In the order of the words. */
  places: readonly Place[];
  /** The words that name none, and how many of them say something. */
  rest: readonly string[];
  others: number;
}

/** Finds the places that words name. */
export function makePlaceFinder({ locations, provider, assistant }: Site) {
  const { serve, beforePlaces, joints, functionWords } = assistant.vocabulary;
  const bySlug = new Map(locations.map((location) => [location.slug as string, location]));
  const names: LocationNames = Object.fromEntries([
    ...locations.map(({ slug, name }) => [slug, [name]] as const),
    ...assistant.places.map(({ name, aliases = [] }, at) => [`near ${at}`, [name, ...aliases]] as const),
  ]);
  const isOwn = (word: string) => serve.has(word) || functionWords.en?.has(word) || functionWords.fr?.has(word);

  function placeNamed(name: string, withOthers: boolean): Place | undefined {
    if (/\d/.test(name)) return undefined;
    const { found } = locationByName(name, names);
    const near = found?.slug.startsWith('near ') ? assistant.places[Number(found.slug.slice(5))] : undefined;
    if (near) return { name: near.name, slug: near.within, coordinates: near.coordinates };
    if (found) return { name: bySlug.get(found.slug)?.name ?? name, slug: found.slug };
    if (!withOthers || name.length < 4 || isOwn(name)) return undefined;
    const [town] = [...findPlaces(name, provider.address.region), ...findPlaces(name)];
    return town && town.population >= leastPopulation ? { name: town.name, coordinates: town.coordinates } : undefined;
  }

  /** A town that is not ours is found only after a word such as "in", after another place, or where a place was asked for. */
  return function find(own: readonly string[], isAsked: boolean): Found {
    const found: Place[] = [];
    const rest: string[] = [];
    for (let at = 0; at < own.length; ) {
      const isAfter = beforePlaces.has(own[at - 1] ?? '') || (found.length > 0 && joints.has(own[at - 1] ?? ''));
      let length = Math.min(mostWords, own.length - at);
      const named = () => placeNamed(own.slice(at, at + length).join(' '), isAsked || isAfter);
      let place = named();
      while (!place && length > 1) {
        length -= 1;
        place = named();
      }
      if (place) found.push(place);
      else rest.push(own[at] ?? '');
      at += place ? length : 1;
    }
    return { places: found, rest, others: rest.filter((word) => !isOwn(word)).length };
  };
}
