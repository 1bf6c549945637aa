import { postalAreasOf } from '#data/locations/locationOfPostalCode.ts';
import { postalAreasText } from '#data/locations/postalAreasText.ts';
import { recommend } from '#data/recommendations/recommend.ts';
import type { Location } from '#data/schema/location.ts';
import type { Site } from '#data/schema/site.ts';
import type { Place } from './context.ts';
import type { RecommendationList, RecommendedService, RecommendationsData } from './recommendations.ts';

export function placeOf(
  { regions, locations }: Pick<Site, 'regions' | 'locations'>,
  { slug, name, region: regionId, coordinates, landmark }: Location,
): Place {
  const region = regions.find(({ id }) => id === regionId);
  if (!region) throw new RangeError(`locations/${slug}: there is no region "${regionId}".`);
  return {
    slug,
    name,
    region: region.name,
    ...coordinates,
    postalAreas: postalAreasText(slug, postalAreasOf(locations)),
    ...(landmark === undefined ? {} : { landmark }),
    sectors: region.sectors,
  };
}

export function recommendedAt(
  { recommendations, recommendables }: Pick<Site, 'recommendations' | 'recommendables'>,
  { name }: Pick<Location, 'name'>,
): RecommendationList {
  const items = (mode: 'card' | 'banner') =>
    recommend({ mode, recommendations, recommendables, locationName: name }).map(
      ({ recommendation, recommendable }) => ({
        id: recommendable.id,
        name: recommendable.name,
        reason: recommendation.recommendationReason,
        iconName: recommendable.iconName,
      }),
    );
  return { location: name, items: items('card'), banner: items('banner') };
}

/**
 * Data for prerendering recommendations: the services recommended at a location, described without its name, because
 * nothing is known of the visitor; and `longest`, the largest texts and counts of all locations, to reserve space.
 */
export function recommendationsData(site: RecommendationRecords, location: Location): RecommendationsData {
  const longest = longestBySite.get(site) ?? longestOf(site);
  longestBySite.set(site, longest);
  const { items, banner } = recommendedAt(site, location);
  return {
    location: '',
    items: items.map((item) => anywhere(site, item)),
    banner: banner.map((item) => anywhere(site, item)),
    longest,
  };
}

type RecommendationRecords = Pick<Site, 'recommendations' | 'recommendables' | 'locations'>;

function anywhere(
  { recommendables: { main, secondary } }: RecommendationRecords,
  item: RecommendedService,
): RecommendedService {
  return { ...item, reason: [...main, ...secondary].find(({ id }) => id === item.id)?.description ?? '' };
}

const longestBySite = new WeakMap<object, RecommendationsData['longest']>();

function longestOf(site: RecommendationRecords): RecommendationsData['longest'] {
  const all = site.locations.map((location) => recommendedAt(site, location));
  const local = all.flatMap(({ items, banner }) => [...items, ...banner]);
  const services = [...local, ...local.map((item) => anywhere(site, item))];
  return {
    name: textWithMostLines(services.map(({ name }) => name)),
    reason: textWithMostLines(services.map(({ reason }) => reason)),
    items: Math.max(...all.map(({ items }) => items.length)),
    banner: Math.max(...all.map(({ banner }) => banner.length)),
  };
}

/** A text that needs at least as many lines as each of the given ones, at any width: the longest, plus the longest word for space lost to line breaks. */
export function textWithMostLines(texts: readonly string[]): string {
  const longest = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
  const word = texts
    .flatMap((text) => text.split(' '))
    .reduce((best, text) => (text.length > best.length ? text : best), '');
  return `${longest} ${word}`;
}

/** A name at least as wide as that of any place, with non-breaking spaces, to reserve the width of one line. */
export function widestName(locations: readonly Pick<Location, 'name'>[]): string {
  const longest = locations.reduce((best, { name }) => (name.length > best.length ? name : best), '');
  // A name of the same length can be wider; two wide letters make up for that.
  return `${longest}mm`.replaceAll(' ', '\u00a0');
}
