export interface DeskMoment {
  /** For programs: ISO 8601. */
  iso: string;
  text: string;
}

export interface DeskPageNumbers {
  number: number;
  count: number;
}
