import { inText } from '../../data/rules/text/inText.ts';
import { distanceKm } from '../../data/rules/locations/distance.ts';
import { findPlaces, type Place } from '../../data/rules/places/findPlaces.ts';
import type { Location, Region } from '../../data/rules/schema/location.ts';
import type { Provider } from '../../data/rules/schema/provider.ts';
import type { Service } from '../../data/rules/schema/service.ts';
import { publicHolidays } from '../../data/hours/holidays.ts';
import { starterWords } from '../../data/starters/words.ts';
import { type Facts, slugOf, toE164 } from './facts.ts';
import { shortCount } from '../new/records.ts';

/** How far the box around the places reaches beyond them, in degrees: some 20 km. */
const margin = 0.2;

const fillWords = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const common = ({ name, trade, city }: Facts) => ({ firm: name, trade, tradeInText: inText(trade), city });

/** A town of the name that is farther from the office than this is another one. */
const farthestKm = 300;

/** The places beside the office's city, looked up in the list of Canadian places, and the names of those not in it. */
export function otherPlaces({ places, city, latitude, longitude }: Facts): { known: Place[]; unknown: string[] } {
  const far = (place: Place) => distanceKm({ latitude, longitude }, place.coordinates);
  const found = places
    .filter((name) => slugOf(name) !== slugOf(city))
    .map((name) => ({
      name,
      // Many names are those of several towns: the nearest is meant.
      place: findPlaces(name)
        .filter((place) => far(place) <= farthestKm)
        .toSorted((one, other) => far(one) - far(other))[0],
    }));
  return {
    known: found.flatMap(({ place }) => place ?? []),
    unknown: found.filter(({ place }) => !place).map(({ name }) => name),
  };
}

const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' };

/** The provider's record, with usual hours. */
export function starterProvider(facts: Facts, places: readonly Place[]): Provider {
  const { name, trade, city, region, street, postal, phone, email, origin, latitude, longitude, timezone } = facts;
  const words = starterWords(facts.starter).provider;
  // `check` asks for those of provinces that the project does not know.
  const holidays = publicHolidays[region];
  const values = common(facts);
  const coordinates = { latitude, longitude };
  const farthest = Math.max(0, ...places.map((place) => distanceKm(coordinates, place.coordinates)));
  const areaName = fillWords(words.areaName, values);
  return {
    name,
    shortName: name,
    category: trade,
    tagline: fillWords(words.tagline, values),
    description: fillWords(words.description, values),
    origin,
    phone: { display: phone.trim(), e164: toE164(phone) },
    email,
    address: { street, city, region, postalCode: postal, country: 'CA' },
    coordinates,
    timezone,
    locale: 'en-CA',
    currency: 'CAD',
    area: {
      name: areaName,
      shortName: areaName,
      serviceRadius: 20_000,
      offerRadius: Math.ceil((farthest + 20) / 10) * 10_000,
    },
    homeLocation: slugOf(city),
    hours: { ...weekdays, label: words.hours, ...(holidays && { holidays }) },
    hoursNote: words.hoursNote,
    businessType: words.businessType,
    social: [],
    defaultImage: '/images/logo.png',
  };
}

/** One region around all places, named as the area. */
export function starterRegion(facts: Facts, places: readonly Place[]): Region {
  const all = [
    { latitude: facts.latitude, longitude: facts.longitude },
    ...places.map(({ coordinates }) => coordinates),
  ];
  const round = (degrees: number) => Number(degrees.toFixed(2));
  const latitudes = all.map(({ latitude }) => latitude);
  const longitudes = all.map(({ longitude }) => longitude);
  const name = fillWords(starterWords(facts.starter).provider.areaName, common(facts));
  return {
    id: slugOf(name),
    name,
    sectors: [],
    bounds: {
      south: round(Math.min(...latitudes) - margin),
      west: round(Math.min(...longitudes) - margin),
      north: round(Math.max(...latitudes) + margin),
      east: round(Math.max(...longitudes) + margin),
    },
  };
}

/** The place of the office and the others, with texts that need no local knowledge. */
export function starterLocations(facts: Facts, places: readonly Place[]): Location[] {
  const { city, latitude, longitude, population, timezone, postal } = facts;
  const home = { latitude, longitude };
  const region = starterRegion(facts, places).id;
  return [
    {
      name: city,
      coordinates: home,
      population,
      timezone,
      postalAreas: [postal.slice(0, 3)],
      words: starterWords(facts.starter).home,
    },
    ...places.map((place) => ({ ...place, postalAreas: [], words: starterWords(facts.starter).away })),
  ].map(({ name, coordinates, population: inhabitants, timezone: zone, postalAreas, words }): Location => {
    const values = { ...common(facts), place: name, km: String(Math.round(distanceKm(home, coordinates))) };
    return {
      slug: slugOf(name),
      name,
      region,
      population: inhabitants,
      populationLabel: shortCount(inhabitants),
      coordinates,
      postalAreas,
      timezone: zone,
      keywords: words.keywords.map((keyword) => fillWords(keyword, values)),
      metaDescription: fillWords(words.metaDescription, values),
      sectors: [],
      summary: fillWords(words.summary, values),
      districts: [],
      reach: fillWords(words.reach, values),
    };
  });
}

/** Services of which only the names are known, on the pattern of one of the starter's. */
export function namedServices(facts: Facts, pattern: Service): Service[] {
  return facts.services.map((name): Service => {
    const words = starterWords(facts.starter).service;
    const nameInText = inText(name);
    const values = { ...common(facts), service: name, serviceInText: nameInText };
    return {
      ...pattern,
      id: slugOf(name),
      name,
      nameInText,
      description: fillWords(words.description, values),
      longDescription: fillWords(words.longDescription, values),
      metaDescription: fillWords(words.metaDescription, values),
      keywords: words.keywords.map((keyword) => fillWords(keyword, values)),
      pricing: { startingPrice: Math.round(facts.rate * 100), pricingModel: 'per-hour' },
    };
  });
}
