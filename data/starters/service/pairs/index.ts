import type { Pairs } from '#data/rules/schema/pair.ts';
import { industriesInLocations } from './industries-in-locations/index.ts';
import { servicesInIndustries } from './services-in-industries/index.ts';
import { servicesInLocations } from './services-in-locations/index.ts';

/** What is true where two records meet; `npm run new -- pair` adds to it. */
export const pairs: Pairs = { servicesInIndustries, servicesInLocations, industriesInLocations };
