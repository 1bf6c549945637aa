import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordsInput } from '../../data/rules/schema/site.ts';
import { root } from '../support/root.ts';

type Location = RecordsInput['locations'][number];

/** Writes a data folder with the project's own records and as many locations as asked for: the real ones first. */
export async function writeSyntheticData(dir: string, locations: number): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  for (const folder of ['blog', 'downloads', 'legal', 'messages', 'photos'])
    await cp(join(root, 'data', folder), join(dir, folder), { recursive: true });
  await writeFile(
    join(dir, 'index.ts'),
    `import { records as real } from '${join(root, 'data/index.ts')}';
import { withLocations } from '${import.meta.filename}';

export const records = withLocations(real, ${locations});
`,
  );
}

/** The records with exactly so many locations; those that are not real are copies in all that is written of them, with names of their own. */
export function withLocations(records: RecordsInput, count: number): RecordsInput {
  const { locations: real, pairs } = records;
  const copies = Array.from({ length: Math.max(count - real.length, 0) }, (_, index) => {
    const model = real[index % real.length] as Location;
    return { model, copy: makeLocation(model, index + 1) };
  });
  const kept = real.slice(0, count);
  const slugs = new Set(kept.map(({ slug }) => slug));
  const withCopies = <Pair extends { location: string; lede: string; points: string[] }>(all: readonly Pair[]) => [
    ...all.filter(({ location }) => slugs.has(location)),
    ...copies.flatMap(({ model, copy }) =>
      all
        .filter(({ location }) => location === model.slug)
        .map((pair) => {
          const own = (text: string) => renamed(text, model.name, copy.name);
          return { ...pair, location: copy.slug, lede: own(pair.lede), points: pair.points.map(own) };
        }),
    ),
  ];
  return {
    ...records,
    locations: [...kept, ...copies.map(({ copy }) => copy)],
    pairs: {
      ...pairs,
      servicesInLocations: withCopies(pairs.servicesInLocations),
      industriesInLocations: withCopies(pairs.industriesInLocations),
    },
  };
}

function makeLocation(model: Location, index: number): Location {
  const name = `Place ${index}`;
  const own = (text: string) => text.replaceAll(model.name, name);
  const shift = (((index - 1) % 97) - 48) / 10_000;
  return {
    ...model,
    slug: `place-${index}`,
    name,
    coordinates: { latitude: model.coordinates.latitude + shift, longitude: model.coordinates.longitude - shift },
    // Fits the limit of a description.
    metaDescription: `${name}: ${own(model.metaDescription)}`.slice(0, 165).trim(),
    landmark: `${name} Square`,
    keywords: model.keywords.map(own),
    summary: own(model.summary),
    ...(model.economy === undefined ? {} : { economy: own(model.economy) }),
    reach: own(model.reach),
  };
}

/** A text in another name; one that does not name the model begins with the name, so that no two are the same. */
const renamed = (text: string, from: string, to: string) =>
  text.includes(from) ? text.replaceAll(from, to) : `${to}: ${text}`;
