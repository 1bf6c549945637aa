import type { Site } from '#data/rules/schema/site.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { pageSource } from '../../types/page.ts';
import { offeredWithPlans } from '../shared/offer.ts';
import { combinationContent } from './combination.ts';

/** The pages of a service where it meets industries, locations or both: what each joins is in the parameters of its route. */
const joining = (params: (site: Site) => Record<string, string>[]) =>
  pageSource({
    params,
    content: (site, { serviceId = '', planService, industrySlug, locationSlug }, path) => {
      const index = siteIndex(site);
      return combinationContent(site, path, {
        service: planService ? offeredWithPlans(site, index.planService(planService)) : index.service(serviceId),
        ...(industrySlug ? { industry: index.industry(industrySlug) } : {}),
        ...(locationSlug ? { location: index.location(locationSlug) } : {}),
      });
    },
  });

export const serviceInIndustry = joining(({ services, industries }) =>
  services.flatMap(({ id }) => industries.map(({ slug }) => ({ serviceId: id, industrySlug: slug }))),
);

export const serviceInLocation = joining(({ services, locations }) =>
  services.flatMap(({ id }) => locations.map(({ slug }) => ({ serviceId: id, locationSlug: slug }))),
);

export const serviceInIndustryInLocation = joining(({ services, industries, locations }) =>
  services.flatMap(({ id }) =>
    industries.flatMap((industry) =>
      locations.map(({ slug }) => ({ serviceId: id, industrySlug: industry.slug, locationSlug: slug })),
    ),
  ),
);

export const planServiceInLocation = joining(({ planServices, locations }) =>
  planServices
    .filter(({ inLocations }) => inLocations)
    .flatMap(({ slug }) => locations.map((location) => ({ planService: slug, locationSlug: location.slug }))),
);
