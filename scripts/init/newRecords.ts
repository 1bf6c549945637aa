import type { Claim } from '../../data/rules/schema/claim.ts';
import type { LegalFact } from '../../data/rules/schema/article.ts';
import type { Location, Region } from '../../data/rules/schema/location.ts';
import { publicHolidays } from '../../data/holidays.ts';
import type { Provider } from '../../data/rules/schema/provider.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { provinces } from '../../data/rules/places/provinces.ts';
import { newLocation } from '../new/records.ts';
import { toE164, type Facts, slugOf } from './facts.ts';

/** Half the side of the first region's bounding box, in degrees: some 50 km. */
const reach = 0.5;

/** The provider's record with the new facts; what was not asked for is kept, or is a placeholder in brackets where it names others. */
export function newProvider(facts: Facts, { unpublishedHours: _, ...present }: Provider): Provider {
  const { holidays: __, exceptions: ___, ...hours } = present.hours;
  const { name, phone, email, street, city, region, postal, origin, latitude, longitude, timezone } = facts;
  return {
    ...present,
    name,
    shortName: name,
    origin,
    email,
    timezone,
    tagline: `[What ${name} does, in one line]`,
    description: `[What ${name} does, for whom and where, in one sentence]`,
    phone: { display: phone, e164: toE164(phone) },
    address: { street, city, region, postalCode: postal, country: present.address.country },
    coordinates: { latitude, longitude },
    // As texts go on after "in the" and "in {provider.city} and the".
    area: { name: `${city} area`, shortName: 'region', serviceRadius: present.area.serviceRadius },
    homeLocation: slugOf(city),
    hours: { ...hours, ...holidaysOf(region) },
    parent: { name: `[Parent company of ${name}]`, url: origin },
    sister: { name: `[Sister company of ${name}]`, url: origin },
    social: [],
  };
}

/** The holidays of the province, where the project knows them; `check` asks for the others. */
export function holidaysOf(region: string): Pick<Provider['hours'], 'holidays'> {
  const holidays = publicHolidays[region];
  return holidays ? { holidays } : {};
}

/** The location of the office, whose texts need local knowledge and are placeholders in brackets. */
export function firstLocation(facts: Facts, present: Site): Location {
  const { city, postal, latitude, longitude, population, timezone } = facts;
  const figures = { latitude: String(latitude), longitude: String(longitude), population: String(population) };
  const site = { ...present, regions: [firstRegion(facts)] };
  const { draft: _, ...location } = newLocation(site, city, slugOf(city), { ...figures, postal: postal.slice(0, 3) });
  return { ...location, timezone };
}

/** One region for the whole province, until there are locations enough for several. */
export function firstRegion(facts: Facts): Region {
  const { region, latitude, longitude } = facts;
  const round = (degrees: number) => Number(degrees.toFixed(2));
  return {
    id: regionId(facts),
    name: provinces[region] ?? region,
    sectors: ['[Trade]', '[Second trade]'],
    bounds: {
      south: round(latitude - reach),
      west: round(longitude - reach),
      north: round(latitude + reach),
      east: round(longitude + reach),
    },
  };
}

/**
 * The claims without their values, which were another provider's. Placeholders are as short as a figure, so that
 * descriptions stay within their limits.
 */
export function openClaims(claims: readonly Claim[]): Claim[] {
  return claims.map((claim) => ({
    ...claim,
    value: `[${claim.id}]`,
    condition: '[when it is true]',
    source: '[Where the figure comes from]',
    confirmed: false,
  }));
}

export function openLegalFacts(facts: readonly LegalFact[]): LegalFact[] {
  return facts.map((fact) => ({ ...fact, confirmed: false }));
}

function regionId({ region }: Facts): string {
  return slugOf(provinces[region] ?? region);
}
