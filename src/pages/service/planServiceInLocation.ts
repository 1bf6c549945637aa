import { siteIndex } from '../../routing/siteIndex.ts';
import type { PageSource } from '../../types/page.ts';
import { offeredWithPlans } from '../shared/offer.ts';
import { type CombinationData, combinationContent } from './combination.ts';

export const source: PageSource<{ planService: string; locationSlug: string }, CombinationData> = {
  params: ({ planServices, locations }) =>
    planServices
      .filter(({ inLocations }) => inLocations)
      .flatMap(({ slug }) => locations.map((location) => ({ planService: slug, locationSlug: location.slug }))),
  content: (site, { planService, locationSlug }, path) => {
    const index = siteIndex(site);
    return combinationContent(site, path, {
      service: offeredWithPlans(site, index.planService(planService)),
      location: index.location(locationSlug),
    });
  },
};
