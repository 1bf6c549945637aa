import places from './canada.json' with { type: 'json' };

/** A town or city of Canada with 1,000 inhabitants or more, from GeoNames (https://www.geonames.org, CC BY 4.0). */
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

/** The places of a name, the largest first; in one province where it is given. */
export function findPlaces(name: string, province?: string): Place[] {
  const wanted = comparable(name);
  return (places as [string, string, number, number, number][])
    .filter(([own, region]) => comparable(own) === wanted && (province === undefined || region === province))
    .map(([own, region, latitude, longitude, population]) => ({
      name: own,
      province: region,
      coordinates: { latitude, longitude },
      population,
      timezone: timezones[region] ?? 'America/Toronto',
    }));
}
