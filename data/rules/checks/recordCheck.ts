import type { Site } from '../schema/site.ts';

/** A rule across records; `Collections` names those that it reads. */
export interface RecordCheck<Collections extends keyof Site = keyof Site> {
  /** The rule as a sentence, for example "exactly one plan is recommended", for the message where the check itself throws. */
  name: string;
  /** @returns a message for each violation, which names the record, the field, the value and the remedy */
  check(records: Pick<Site, Collections>): string[];
}
