import { z } from 'zod';
import { textSchema } from './text.ts';

/** Consent texts of the forms. The version is stored with each consent; every change of the wording needs a new version. */
export const consentSchema = z.strictObject({
  /** Names the present wording. */
  version: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'Give a version such as "2".'),
  /** Next to the newsletter form: what the subscriber consents to, from whom, and that consent can be withdrawn. */
  text: textSchema,
  /** Next to the checklist form, which does not subscribe to anything. */
  checklistText: textSchema,
});
