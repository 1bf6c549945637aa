import type { RecordsInput } from '../../data/schema/site.ts';

/** The records with exactly so many places: some of the real ones, and after them made ones whose texts name themselves. */
export function withPlaces(records: RecordsInput, count: number): RecordsInput {
  const { locations } = records;
  const made = Array.from({ length: Math.max(0, count - locations.length) }, (_, index) => makePlace(locations, index));
  return { ...records, locations: [...locations, ...made].slice(0, Math.max(count, 1)) };
}

function makePlace(locations: RecordsInput['locations'], index: number): RecordsInput['locations'][number] {
  const model = locations[index % locations.length];
  if (!model) throw new RangeError('There is no place to take after.');
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
    economy: own(model.economy),
    reach: own(model.reach),
  };
}
