import type { Site } from '#data/rules/schema/site.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import type { HeroMapData } from '../../sections/TransitMap/data/mapTypes.ts';

/** How many other locations a location's page names. */
export const nearbyCount = 2;

/** The map round a location; the places near it and the office tell the scale. `notes` are second lines of names, by slug. */
export function placeMap(site: Site, slug: string, notes?: Readonly<Record<string, string>>): HeroMapData {
  const nearby = siteIndex(site).neighbours(slug).slice(0, nearbyCount);
  return heroMap(site, {
    place: slug,
    notes,
    neighbours: [...nearby.map(({ location }) => location.slug), site.provider.homeLocation],
  });
}
