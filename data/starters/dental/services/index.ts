import type { Service } from '#data/rules/schema/service.ts';
import { checkups } from './checkups-and-cleanings.ts';
import { children } from './childrens-dentistry.ts';
import { replacements } from './dentures-and-implants.ts';
import { emergencyCare } from './emergency-dental-care.ts';
import { fillings } from './fillings-and-crowns.ts';
import { rootCanals } from './root-canals.ts';

/** Everything that is offered, in the order lists show it. Prices are examples: write those of your own fee guide. */
export const services: Service[] = [checkups, emergencyCare, fillings, rootCanals, children, replacements];
