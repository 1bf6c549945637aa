import { authorsOf } from '../blog/authorOf.ts';
import type { Target } from '../schema/reference.ts';
import type { Site } from '../schema/site.ts';

/** Where the records of a target are kept, and the keys they are referenced by. */
export const targets: Record<Target, { home: string; keys: (site: Site) => readonly string[] }> = {
  location: { home: 'data/locations', keys: ({ locations }) => locations.map(({ slug }) => slug) },
  locationName: { home: 'data/locations', keys: ({ locations }) => locations.map(({ name }) => name) },
  region: { home: 'data/regions.ts', keys: ({ regions }) => regions.map(({ id }) => id) },
  industry: { home: 'data/industries', keys: ({ industries }) => industries.map(({ slug }) => slug) },
  service: { home: 'data/services', keys: ({ services }) => services.map(({ id }) => id) },
  planService: { home: 'data/services', keys: ({ planServices = [] }) => planServices.map(({ slug }) => slug) },
  serviceInLocations: {
    home: 'data/services',
    keys: ({ services, planServices = [] }) => [
      ...services.map(({ id }) => id),
      ...planServices.filter(({ inLocations }) => inLocations).map(({ slug }) => slug),
    ],
  },
  article: { home: 'data/blog', keys: ({ articles }) => articles.map(({ slug }) => slug) },
  recommendable: {
    home: 'the recommendables',
    keys: ({ recommendables: { main, secondary } }) => [...main, ...secondary].map(({ id }) => id),
  },
  profile: {
    home: 'the pricing profiles',
    keys: ({ pricing }) => pricing.profiles.map(({ id }) => id),
  },
  plan: { home: 'the plans', keys: ({ pricing }) => pricing.plans.map(({ id }) => id) },
  addOn: { home: 'the calculator add-ons', keys: ({ pricing }) => pricing.calculatorAddOns.map(({ id }) => id) },
  planAddOn: { home: 'the add-ons of the plans tab', keys: ({ pricing }) => pricing.planAddOns.map(({ id }) => id) },
  serviceCategory: {
    home: 'data/services/categories.ts',
    keys: ({ serviceCategories }) => serviceCategories.map(({ id }) => id),
  },
  blogCategory: {
    home: 'data/blog/categories.ts',
    keys: ({ blogCategories }) => blogCategories.map(({ name }) => name),
  },
  author: { home: 'data/authors.ts', keys: (site) => authorsOf(site).map(({ id }) => id) },
  term: { home: 'data/glossary.ts', keys: ({ glossary }) => glossary.map(({ slug }) => slug) },
  termCategory: { home: 'the glossary categories', keys: ({ glossaryCategories }) => glossaryCategories },
  legalPage: { home: 'data/legal', keys: ({ legal }) => legal.map(({ slug }) => slug) },
  source: { home: 'data/sources.ts', keys: ({ sources = [] }) => sources.map(({ id }) => id) },
  photo: { home: 'data/photos', keys: ({ photos = [] }) => photos.map(({ id }) => id) },
  claim: { home: 'data/claims.ts', keys: ({ claims }) => claims.map(({ id }) => id) },
};
