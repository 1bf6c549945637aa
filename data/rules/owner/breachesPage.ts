import type { DeskMoment } from './deskParts.ts';
import type { BreachRisk } from './kept.ts';

/** What the owner writes of a breach; `day` as yyyy-mm-dd. */
export interface DeskBreachFields {
  day: string;
  what: string;
  whom: string;
  risk: BreachRisk | '';
  why: string;
  told: string;
}

/** The record of breaches of safeguards. */
export interface BreachesPage {
  kind: 'breaches';
  /** The newest first; `written` and `changed` are when the record was. */
  breaches: readonly (DeskBreachFields & { id: string; written: DeskMoment; changed: DeskMoment })[];
  /** The last day that one can have happened on. */
  today: string;
  /** What was typed and not taken, for a new record or one by its id. */
  typed?: (DeskBreachFields & { id: string }) | undefined;
}
