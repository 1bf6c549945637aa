import type { Service } from '#data/schema/service.ts';
import { consultation } from './consultation.ts';
import { oneTimeJobs } from './one-time-jobs.ts';
import { regularService } from './regular-service.ts';

/** Everything that is offered, in the order lists show it. */
export const services: Service[] = [consultation, regularService, oneTimeJobs];
