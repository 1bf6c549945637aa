import type { RecordsInput } from '../../data/schema/site.ts';

type Location = RecordsInput['locations'][number];
interface LocationPair {
  location: string;
  text: string;
  points: string[];
}

/** The records with exactly `count` locations: the real ones first, then synthetic copies of them with names of their own. */
export function withSyntheticLocations(records: RecordsInput, count: number): RecordsInput {
  const { locations } = records;
  const made = Array.from({ length: Math.max(0, count - locations.length) }, (_, index) =>
    makeLocation(locations, index),
  );
  const all = [...locations, ...made].slice(0, Math.max(count, 1));
  const ofAll = <Pair extends LocationPair>(pairs: readonly Pair[]) =>
    all.flatMap((location, index) => pairsOf(pairs, locations[index % locations.length], location));
  const { servicesInIndustries, servicesInLocations, industriesInLocations } = records.pairs;
  return {
    ...records,
    locations: all,
    pairs: {
      servicesInIndustries,
      servicesInLocations: ofAll(servicesInLocations),
      industriesInLocations: ofAll(industriesInLocations),
    },
  };
}

/** A real location's own pairs; for a synthetic one those of its model, with the name replaced. */
function pairsOf<Pair extends LocationPair>(
  pairs: readonly Pair[],
  model: Location | undefined,
  { slug, name }: Location,
): Pair[] {
  const own = (text: string) =>
    text.includes(model?.name ?? name) ? text.replaceAll(model?.name ?? name, name) : `${name}: ${text}`;
  return model?.slug === slug
    ? pairs.filter(({ location }) => location === slug)
    : pairs
        .filter(({ location }) => location === model?.slug)
        .map((pair) => ({ ...pair, location: slug, text: own(pair.text), points: pair.points.map(own) }));
}

function makeLocation(locations: readonly Location[], index: number): Location {
  const model = locations[index % locations.length];
  if (!model) throw new RangeError('There is no location to copy.');
  const name = `Place ${index + 1}`;
  const own = (text: string) => text.replaceAll(model.name, name);
  const shift = ((index % 97) - 48) / 10_000;
  return {
    ...model,
    slug: `place-${index + 1}`,
    name,
    coordinates: { latitude: model.coordinates.latitude + shift, longitude: model.coordinates.longitude - shift },
    metaDescription: `${name}: ${own(model.metaDescription)}`.slice(0, 165).trim(),
    landmark: `${name} Square`,
    keywords: model.keywords.map(own),
    summary: own(model.summary),
    ...(model.economy === undefined ? {} : { economy: own(model.economy) }),
    reach: own(model.reach),
  };
}
