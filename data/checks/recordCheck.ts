import type { Site } from '../schema/site.ts';

/** A rule across records. */
export interface RecordCheck<Scope extends keyof Site = keyof Site> {
  /** What holds, for the message of a rule that fails itself: "exactly one plan is recommended". */
  name: string;
  /** The records that it reads. */
  scope: readonly Scope[] | 'all';
  /** @returns a message for each violation, which names the record, the field, the value and the remedy */
  check(records: Pick<Site, Scope>): string[];
}
