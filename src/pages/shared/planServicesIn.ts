import { planPricing } from '#data/rules/prices/planPricing.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerName } from './offerName.ts';

/** The plan services that have a page for each location, as they are offered at one. */
export function planServicesIn(site: Site, location: Location) {
  return site.planServices
    .filter(({ inLocations }) => inLocations)
    .map((service) => ({
      name: offerName({ service, location }),
      href: `/services/${service.slug}/${location.slug}`,
      text: siteIndex(site).serviceInLocation(service.slug, location.slug)?.lede ?? service.description,
      pricing: planPricing(site),
    }));
}
