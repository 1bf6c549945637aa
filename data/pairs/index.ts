import type { Pairs } from '../rules/schema/pair.ts';
import { industriesInLocations } from './industries-in-locations/index.ts';
import { servicesInIndustries } from './services-in-industries/index.ts';
import { servicesInLocations } from './services-in-locations/index.ts';

/** What is true where two records meet; one file for each service, and two for each place. */
export const pairs: Pairs = { servicesInIndustries, servicesInLocations, industriesInLocations };
