import { distanceKm } from '../locations/distance.ts';
import places from './canada.json' with { type: 'json' };

/** A town or city of Canada with 2,000 inhabitants or more, from GeoNames (https://www.geonames.org, CC BY 4.0). */
export interface Place {
  name: string;
  /** Its province or territory by two letters. */
  province: string;
  coordinates: { latitude: number; longitude: number };
  /** As GeoNames has it, often of an older census. */
  population: number;
  /** The name of its time zone in the IANA database, by its province. */
  timezone: string;
}

const timezones: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

const comparable = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

type Row = [name: string, province: string, latitude: number, longitude: number, population: number];
const rows = places as Row[];
let byName: ReadonlyMap<string, Row[]> | undefined;

const placeOf = ([name, province, latitude, longitude, population]: Row): Place => ({
  name,
  province,
  coordinates: { latitude, longitude },
  population,
  timezone: timezones[province] ?? 'America/Toronto',
});

/** The places of a name, the largest first; in one province where it is given. */
export function findPlaces(name: string, province?: string): Place[] {
  byName ??= Map.groupBy(rows, ([own]) => comparable(own));
  return (byName.get(comparable(name)) ?? [])
    .filter(([, region]) => province === undefined || region === province)
    .map(placeOf);
}

/** Maximum distance in kilometres at which visitors ask whether the provider comes to them. */
const askedWithinKm = 150;
/** Names of smaller places are everyday words too often, such as Bath and Hope. */
const minPopulation = 5000;

/** The towns and cities around some locations, without these, each name once. */
export function placesAround(
  locations: readonly Pick<Place, 'name' | 'coordinates'>[],
): Pick<Place, 'name' | 'coordinates'>[] {
  const seen = new Set(locations.map(({ name }) => comparable(name)));
  return rows
    .map(placeOf)
    .filter(
      ({ coordinates, population }) =>
        population >= minPopulation &&
        locations.some((location) => distanceKm(location.coordinates, coordinates) <= askedWithinKm),
    )
    .filter(({ name }) => !seen.has(comparable(name)) && seen.add(comparable(name)))
    .map(({ name, coordinates }) => ({ name, coordinates }));
}
