import type { RecordsInput } from './schema/site.ts';

/** `{location}` is the visitor's nearest place. */
export const visitor: RecordsInput['visitor'] = {
  hero: 'In {location} a technician comes to your office when a problem needs hands. The rest is done remotely.',
  services: 'All services are available in {location}: remotely first, on site when a problem needs hands.',
  servicesAnywhere:
    'All services are available at every place on our map: remotely first, on site when a problem needs hands.',
  servicesCard: {
    title: 'IT help in {location}',
    description: 'Tell us what is slow, broken or worrying. The IT assessment is free.',
  },
  industriesHeading: 'IT support by industry in {location}',
  popular:
    'Popular industries in {location}: {industries}. We have helped {claims.local-clients} local businesses since the start.',
  popularIndustries: ['healthcare', 'financial-services', 'professional-services'],
  pricing: {
    known: 'The same prices for every business in {region}.',
    unknown: 'The same prices for every business in the {area.name}.',
  },
  selector: ['toronto', 'mississauga', 'markham', 'vaughan'],
};
