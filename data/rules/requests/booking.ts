import * as z from 'zod/mini';
import type { Messages } from '../schema/messages.ts';
import { telAddress } from '../text/dialled.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { makeFields, makeHiddenFields, storable } from './contact.ts';
import { contactLimits } from './contactLimits.ts';
import { protocolText } from './protocolText.ts';

/** `POST /api/bookings`. Whether the time is offered, and free, is looked up later. */
export function makeBookingSchema(
  fieldErrors: Messages['fieldErrors'],
  { startInvalid, kindUnknown }: { startInvalid: string; kindUnknown: string },
) {
  const { name, email, phone } = makeFields(fieldErrors);
  const optionalText = (most: number, message: string) =>
    z._default(
      z.string().check(z.overwrite(withoutInvisible), z.trim(), z.maxLength(most, message), storable(fieldErrors)),
      '',
    );
  return z.object({
    /** Id of a kind in `data/booking`. */
    kind: z.string(kindUnknown).check(z.maxLength(100, kindUnknown)),
    /** A moment as ISO 8601, as `GET /api/slots` gives it. */
    start: z.string(startInvalid).check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/, startInvalid),
      z.refine((text) => !Number.isNaN(Date.parse(text)), startInvalid),
    ),
    name,
    email,
    // Without a number that can be dialled there is no appointment.
    phone: phone.check(z.refine((text) => telAddress(text) !== undefined, fieldErrors.phoneTooShort)),
    company: optionalText(contactLimits.company, fieldErrors.companyTooLong),
    note: optionalText(contactLimits.message, fieldErrors.messageTooLong),
    /** The time zone of the visitor's browser (IANA). */
    timezone: z.optional(
      z.string().check(z.refine(isTimezone, protocolText('Give a time zone such as "Europe/London".'))),
    ),
    /** Minutes by which that zone is ahead of UTC at the start, as the browser reckons: its tables and ours may differ. */
    offset: z.optional(z.int().check(z.gte(-24 * 60), z.lte(24 * 60))),
    ...makeHiddenFields(fieldErrors),
  });
}
export type BookingRequest = z.output<ReturnType<typeof makeBookingSchema>>;

function isTimezone(text: string): boolean {
  try {
    return text.length <= 64 && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
