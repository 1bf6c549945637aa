import type { RecordsInput } from './rules/schema/site.ts';

/** `{location}` is the visitor's nearest place. */
export const visitor: RecordsInput['visitor'] = {
  hero: 'In {location}, visits are part of Professional and Enterprise; on Essential we quote them first.',
  services: 'All services are available in {location}: remotely first, with visits on Professional and Enterprise.',
  servicesAnywhere:
    'All services are available at every place on our map: remotely first, with visits on Professional and Enterprise.',
  servicesCard: {
    title: 'IT help in {location}',
    description: 'Tell us what is slow, broken or worrying. The IT assessment is free.',
  },
  industriesHeading: 'IT support by industry in {location}',
  popular:
    'Popular industries in {location}: {industries}. We have helped {claims.local-clients} local businesses since the start.',
  popularIndustries: ['healthcare', 'financial-services', 'professional-services'],
  pricing: {
    known: 'One price list for all of {region}; the industry can change the price per person.',
    unknown: 'One price list for the whole {area.name}; the industry can change the price per person.',
  },
  selector: ['toronto', 'mississauga', 'markham', 'vaughan'],
};
