import { postalAreasOf } from '#data/rules/locations/locationOfPostalCode.ts';
import { postalAreasText } from '#data/rules/locations/postalAreasText.ts';
import { recommend } from '#data/rules/recommendations/recommend.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { longestOf } from '#data/rules/text/longestOf.ts';
import type { Place } from './context.ts';
import type { RecommendationList, RecommendationRoom } from './recommendations.ts';

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

/** The space that the recommendations of any location need. A page is built with no recommendation: nothing is known of its visitor. */
export function recommendationRoom(
  site: Pick<Site, 'recommendations' | 'recommendables' | 'locations'>,
): RecommendationRoom {
  const all = site.locations.map((location) => recommendedAt(site, location));
  const services = all.flatMap(({ items, banner }) => [...items, ...banner]);
  return {
    name: textWithMostLines(services.map(({ name }) => name)),
    reason: textWithMostLines(services.map(({ reason }) => reason)),
    items: Math.max(...all.map(({ items }) => items.length)),
    banner: Math.max(...all.map(({ banner }) => banner.length)),
  };
}

/** A text that needs at least as many lines as each of the given ones, at any width: the longest, plus the longest word for space lost to line breaks. */
export function textWithMostLines(texts: readonly string[]): string {
  return `${longestOf(texts)} ${longestOf(texts.flatMap((text) => text.split(' ')))}`;
}

/** A name at least as wide as that of any place, with non-breaking spaces, to reserve the width of one line. */
export function widestName(locations: readonly Pick<Location, 'name'>[]): string {
  const longest = longestOf(locations.map(({ name }) => name));
  // A name of the same length can be wider; two wide letters make up for that.
  return `${longest}mm`.replaceAll(' ', '\u00a0');
}
