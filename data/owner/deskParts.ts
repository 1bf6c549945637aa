/** What several pages of the owner's desk have. A moment is formatted in the provider's time zone already. */
export interface DeskMoment {
  /** For programs: ISO 8601. */
  iso: string;
  text: string;
}

export interface DeskPageNumbers {
  number: number;
  count: number;
}
