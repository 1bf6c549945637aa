import { z } from 'zod';
import { textSchema } from './text.ts';

/** What a site can have others do with personal information, by the setting or the record that turns it on. */
export const supplierUses = {
  hosting: undefined,
  mail: 'SMTP_URL',
  location: 'IP_LOCATION_URL',
  model: 'CHAT_MODEL_URL',
  newsletter: 'LISTMONK_URL',
  requests: 'LEAD_WEBHOOK_URL',
  analytics: 'ANALYTICS_SRC',
  salesTracking: 'SALES_TRACKING_SRC',
  booking: undefined,
} as const;
export type SupplierUse = keyof typeof supplierUses;

/**
 * Who does it for this site. The privacy policy quotes it as `{suppliers.<use>}`; a part in `[[ ]]`, or else a sentence, that
 * quotes one of whom there is no record is left out, so that the policy says what this installation does and no more.
 */
export const supplierSchema = z.strictObject({
  use: z.enum(Object.keys(supplierUses) as [SupplierUse, ...SupplierUse[]]),
  /** The company, or the provider itself for a server of its own. */
  name: textSchema,
  /** Where it processes the information. */
  country: textSchema,
});
