import type { Service } from '#data/rules/schema/service.ts';
import { consultation } from './consultation.ts';
import { oneTimeService } from './one-time-service.ts';
import { regularService } from './regular-service.ts';

/** Everything that is offered, in the order lists show it. */
export const services: Service[] = [consultation, regularService, oneTimeService];
