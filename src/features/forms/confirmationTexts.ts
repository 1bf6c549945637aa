import type { ContactConfirmationTexts } from '#data/rules/schema/contactConfirmation.ts';

/** Texts of the panel above the contact form after a successful request. */
export interface ConfirmationTexts extends ContactConfirmationTexts {
  /** First sentence where a confirmation e-mail was sent. */
  sent: string;
  /** First sentence where the request was saved and no e-mail could be sent. */
  saved: string;
  phone: { display: string; e164: string };
  /** Where a time is picked, if that is offered. */
  pickTime?: string;
}
