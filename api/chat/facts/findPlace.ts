import { comparable } from '../../../data/rules/locations/locationByName.ts';
import { findPlaces } from '../../../data/rules/places/findPlaces.ts';
import type { Coordinates } from '../../../data/rules/schema/geo.ts';
import type { Site } from '../../../data/rules/schema/site.ts';

/** More words than these have no place's name. */
export const maxWords = 4;
/** Names of smaller towns are everyday words too often, such as Bath and Hope. */
const minPopulation = 5000;

export interface NamedPlace {
  name: string;
  /** The location that it is in; undefined for a town that is not ours. */
  slug?: string | undefined;
  coordinates?: Coordinates;
}

interface Found {
  /** In the order of the words. */
  places: readonly NamedPlace[];
  /** The words that name none, and how many of them say something. */
  rest: readonly string[];
  others: number;
}

/** Finds the places that words name. */
export function makePlaceFinder({ locations, provider, assistant }: Site) {
  const { serve, beforePlaces, joints, functionWords } = assistant.vocabulary;
  const own: readonly (readonly [name: string, NamedPlace])[] = [
    ...locations.map(({ slug, name }) => [name, { name, slug }] as const),
    ...assistant.places.flatMap(({ name, aliases = [], within: slug, coordinates }) =>
      [name, ...aliases].map((one) => [one, { name, slug, coordinates }] as const),
    ),
  ];
  // A name of two places is no answer.
  const named = Map.groupBy(own, ([name]) => comparable(name));
  const isOwn = (word: string) => serve.has(word) || functionWords.en?.has(word) || functionWords.fr?.has(word);

  function placeNamed(all: readonly string[], withOthers: boolean): NamedPlace | undefined {
    const places = new Set(named.get(all.join(''))?.map(([, { name }]) => name));
    if (places.size > 0) return places.size === 1 ? named.get(all.join(''))?.[0]?.[1] : undefined;
    const name = all.join(' ');
    if (!withOthers || /\d/.test(name) || name.length < 4 || isOwn(name)) return undefined;
    const [town] = [...findPlaces(name, provider.address.region), ...findPlaces(name)];
    return town && town.population >= minPopulation ? { name: town.name, coordinates: town.coordinates } : undefined;
  }

  /** A town that is not ours is found only after a word such as "in", at the end after another place, or where a place was asked for. */
  return function find(words: readonly string[], isAsked: boolean): Found {
    const places = new Map<string, NamedPlace>();
    const rest: string[] = [];
    for (let at = 0; at < words.length; ) {
      const before = words[at - 1] ?? '';
      let length = Math.min(maxWords, words.length - at) + 1;
      let place: NamedPlace | undefined;
      while (!place && length > 1) {
        length -= 1;
        const isLast = places.size > 0 && joints.has(before) && at + length === words.length;
        place = placeNamed(words.slice(at, at + length), isAsked || isLast || beforePlaces.has(before));
      }
      if (place) places.set(place.name, place);
      else rest.push(words[at] ?? '');
      at += place ? length : 1;
    }
    return { places: [...places.values()], rest, others: rest.filter((word) => !isOwn(word)).length };
  };
}
