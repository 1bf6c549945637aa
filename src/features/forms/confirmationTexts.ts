import type { ContactTaken } from '#data/schema/content.ts';

/** What the panel in place of a sent contact form says. */
export interface TakenTexts extends ContactTaken {
  /** Where a confirmation went out by e-mail, and where it did not. */
  sent: string;
  saved: string;
  phone: { display: string; e164: string };
}
