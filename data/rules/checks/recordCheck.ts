import type { Site } from '../schema/site.ts';

/**
 * A rule across records; `Collections` names those that it reads.
 * @returns a message for each violation, which names the record, the field, the value and the remedy
 */
export type RecordCheck<Collections extends keyof Site = keyof Site> = (records: Pick<Site, Collections>) => string[];
