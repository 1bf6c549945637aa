import type { RecordsInput } from './schema/site.ts';

/** `{location}` is the visitor's nearest place. */
export const visitor: RecordsInput['visitor'] = {
  hero: 'In {location} somebody comes to your door when a problem needs hands. The rest is done remotely.',
  services: 'All of it is done in {location} too: remotely first, at your desks when it takes hands.',
  servicesCard: {
    title: 'IT help in {location}',
    description: 'Say what is slow, broken or worrying. The first look at it costs nothing.',
  },
  industriesHeading: 'IT for your industry in {location}',
  popular:
    'Popular industries in {location}: {industries}. We have helped {claims.local-clients} local businesses since the start.',
  popularIndustries: ['healthcare', 'financial-services', 'professional-services'],
  pricing: {
    known: 'The same prices for every firm in {region}.',
    unknown: 'The same prices for every firm in the {area.name}.',
  },
  selector: ['toronto', 'mississauga', 'markham', 'vaughan'],
};
