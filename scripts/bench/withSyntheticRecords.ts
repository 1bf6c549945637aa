import type { RecordsInput } from '../../data/rules/schema/site.ts';

type Location = RecordsInput['locations'][number];
type Service = RecordsInput['services'][number];
type Industry = RecordsInput['industries'][number];
type Pairs = RecordsInput['pairs'];
interface PairTexts {
  text: string;
  points: string[];
}

/** How many records of each kind a synthetic site has; without a number, the real ones alone. */
export interface SyntheticCounts {
  locations: number;
  services?: number;
  industries?: number;
}

/** The records with exactly so many of each kind: the real ones first, then synthetic copies of them with names of their own. */
export function withSyntheticRecords(records: RecordsInput, counts: SyntheticCounts): RecordsInput {
  const services = upTo(counts.services, records.services, makeService);
  const industries = upTo(counts.industries, records.industries, makeIndustry);
  const locations = upTo(counts.locations, records.locations, makeLocation);
  const namesOf = <Entry extends { name: string }>(copies: readonly Copy<Entry>[], keyOf: (entry: Entry) => string) =>
    copies.map(
      ({ record, model }): Side => ({
        ...{ key: keyOf(record), name: record.name },
        ...{ modelKey: keyOf(model), modelName: model.name },
      }),
    );
  const serviceNames = namesOf(services, ({ id }) => id);
  return {
    ...records,
    services: services.map(({ record }) => record),
    industries: industries.map(({ record }) => ({ ...record, rules: rulesFor(record.rules, serviceNames) })),
    locations: locations.map(({ record }) => record),
    pairs: pairsOf(records.pairs, {
      services: serviceNames,
      industries: namesOf(industries, ({ slug }) => slug),
      locations: namesOf(locations, ({ slug }) => slug),
    }),
  };
}

interface Copy<Entry> {
  record: Entry;
  /** The real record that it is a copy of, or itself. */
  model: Entry;
}

function upTo<Entry>(
  count: number | undefined,
  real: readonly Entry[],
  copy: (model: Entry, index: number) => Entry,
): Copy<Entry>[] {
  return Array.from({ length: Math.max(count ?? real.length, 1) }, (_, index) => {
    const model = real[index % real.length];
    if (!model) throw new RangeError('There is no record to copy.');
    return { record: index < real.length ? model : copy(model, index - real.length + 1), model };
  });
}

function makeService(model: Service, index: number): Service {
  const name = `${model.name} ${index}`;
  return {
    ...model,
    id: `${model.id}-${index}`,
    name,
    nameInText: `${model.nameInText ?? model.name} ${index}`,
    description: `${name}: ${model.description}`,
    metaDescription: shortened(`${name}: ${model.metaDescription}`),
  };
}

function makeIndustry(model: Industry, index: number): Industry {
  const name = `${model.name} ${index}`;
  return {
    ...model,
    id: `${model.id}-${index}`,
    slug: `${model.slug}-${index}`,
    name,
    clients: `${model.clients} ${index}`,
    shortDescription: `${name}: ${model.shortDescription}`,
    metaDescription: shortened(`${name}: ${model.metaDescription}`),
  };
}

/** The rules with what they ask of the copies of services. */
const rulesFor = (rules: Industry['rules'], services: readonly Side[]): Industry['rules'] =>
  rules?.map((rule) => {
    const asks = services.flatMap((service) => {
      const ask = rule.asks?.[service.modelKey];
      return ask === undefined ? [] : [[service.key, named(ask, [service])]];
    });
    return rule.asks ? { ...rule, asks: Object.fromEntries(asks) } : rule;
  });

function makeLocation(model: Location, index: number): Location {
  const name = `Place ${index}`;
  const own = (text: string) => text.replaceAll(model.name, name);
  const shift = (((index - 1) % 97) - 48) / 10_000;
  return {
    ...model,
    slug: `place-${index}`,
    name,
    coordinates: { latitude: model.coordinates.latitude + shift, longitude: model.coordinates.longitude - shift },
    metaDescription: shortened(`${name}: ${own(model.metaDescription)}`, 165),
    landmark: `${name} Square`,
    keywords: model.keywords.map(own),
    summary: own(model.summary),
    ...(model.economy === undefined ? {} : { economy: own(model.economy) }),
    reach: own(model.reach),
  };
}

/** Fits the limits of a description, with placeholders filled in. */
const shortened = (text: string, length = 150) => text.slice(0, length).trim();

/** One record of a pair, and its model. */
interface Side {
  key: string;
  name: string;
  modelKey: string;
  modelName: string;
}

/** A text of the models in the names of their copies. */
const named = (text: string, sides: readonly Side[]) =>
  sides
    .filter(({ key, modelKey }) => key !== modelKey)
    .reduce(
      (made, { name, modelName }) => (made.includes(modelName) ? made.replaceAll(modelName, name) : `${name}: ${made}`),
      text,
    );

/** Every pair of the records: a real pair as it is, otherwise that of their models. */
function pairsOf(
  pairs: Pairs,
  { services, industries, locations }: Record<'services' | 'industries' | 'locations', readonly Side[]>,
): Pairs {
  return {
    servicesInIndustries: copied(pairs.servicesInIndustries, ['service', services], ['industry', industries]),
    servicesInLocations: copied(pairs.servicesInLocations, ['service', services], ['location', locations]),
    industriesInLocations: copied(pairs.industriesInLocations, ['industry', industries], ['location', locations]),
  };
}

function copied<First extends string, Second extends string, Pair extends PairTexts & Record<First | Second, string>>(
  pairs: readonly Pair[],
  [first, firstSides]: [First, readonly Side[]],
  [second, secondSides]: [Second, readonly Side[]],
): Pair[] {
  const keyOf = (one: string, other: string) => `${one} ${other}`;
  const known = new Map(pairs.map((pair) => [keyOf(pair[first], pair[second]), pair]));
  return firstSides.flatMap((one) =>
    secondSides.flatMap((other) => {
      const model = known.get(keyOf(one.modelKey, other.modelKey));
      if (!model) return [];
      const own = (text: string) => named(text, [one, other]);
      return [
        { ...model, [first]: one.key, [second]: other.key, text: own(model.text), points: model.points.map(own) },
      ];
    }),
  );
}
