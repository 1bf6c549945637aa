import type { Service } from '#data/rules/schema/service.ts';
import { renovations } from './bathrooms-and-kitchens.ts';
import { drainCleaning } from './drain-cleaning.ts';
import { emergencyPlumbing } from './emergency-plumbing.ts';
import { repairs } from './fixtures-and-repairs.ts';
import { heating } from './heating.ts';
import { waterHeaters } from './water-heaters.ts';

/** Everything that is offered, in the order lists show it. Prices are usual ones: write your own. */
export const services: Service[] = [emergencyPlumbing, drainCleaning, waterHeaters, heating, repairs, renovations];
