import * as z from 'zod/mini';
import { maxDevices } from '../prices/maxDevices.ts';
import { maxUsers } from '../prices/maxUsers.ts';
import type { Messages } from '../schema/messages.ts';
import { isEmailAddress } from '../text/emailAddress.ts';
import { withoutIgnorable, withoutInvisible } from '../text/invisible.ts';
import { contactLimits } from './contactLimits.ts';
import { protocolText } from './protocolText.ts';

type FieldErrors = Messages['fieldErrors'];

export const emailCheck = (message: string) => z.refine<string>(isEmailAddress, message);

/** Lone surrogates are not valid text, and PostgreSQL does not store U+0000. */
export const storable = ({ charactersUnreadable }: FieldErrors) =>
  z.refine<string>((text) => text.isWellFormed() && !text.includes('\u0000'), charactersUnreadable);

/** Fields a visitor fills in. */
export function makeFields(messages: FieldErrors) {
  const { emailInvalid, messageTooShort, messageTooLong } = messages;
  const atLeast = (length: number, message: string, clean = withoutInvisible) =>
    z.string(message).check(z.overwrite(clean), z.trim(), z.minLength(length, message), storable(messages));
  const atMost = (field: keyof typeof contactLimits, message: string) => z.maxLength(contactLimits[field], message);
  return {
    name: atLeast(2, messages.nameMissing).check(atMost('name', messages.nameTooLong)),
    company: atLeast(2, messages.companyMissing).check(atMost('company', messages.companyTooLong)),
    email: z.string(emailInvalid).check(z.overwrite(withoutIgnorable), z.trim(), emailCheck(emailInvalid)),
    phone: atLeast(10, messages.phoneTooShort, withoutIgnorable).check(atMost('phone', messages.phoneTooLong)),
    /** Id of a service category. */
    service: atLeast(1, messages.serviceMissing),
    message: z
      .string(messageTooShort)
      .check(
        z.overwrite(withoutInvisible),
        z.trim(),
        z.minLength(10, messageTooShort),
        atMost('message', messageTooLong),
        storable(messages),
      ),
  };
}

/** Hidden fields of the forms; API clients leave them out. */
export function makeHiddenFields(messages: FieldErrors) {
  return {
    /** Honeypot: hidden from people, so that only bots fill it in. */
    website: z.optional(z.string()),
    /** Milliseconds between the form being shown and being sent. */
    elapsed: z.optional(z.coerce.number()),
    /** The page it was sent from. */
    page: z.optional(
      z.string().check(z.maxLength(300, protocolText('Give a page of 300 characters or less.')), storable(messages)),
    ),
    /** Identifies the request: the same for every attempt to send it, so that it is stored once. */
    idempotencyKey: z.optional(
      z
        .string()
        .check(z.regex(/^[\w-]{8,100}$/, protocolText('Give 8 to 100 letters, digits, hyphens or underscores.'))),
    ),
  };
}

/** `POST /api/contact`: the form and the API check with the same schema. */
export function makeContactSchema(messages: FieldErrors) {
  return z.object({
    ...makeFields(messages),
    ...makeHiddenFields(messages),
    /** Set by the calculator's form without JavaScript; any other kind counts as none. */
    kind: z.catch(z.optional(z.literal('quote')), undefined),
  });
}
export type ContactRequest = z.output<ReturnType<typeof makeContactSchema>>;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const count = (most: number) => z.int().check(z.gte(1), z.lte(most));

/** The selection in the price calculator, by the ids of the price list. */
const quoteSelection = z.object({
  planId: id,
  users: count(maxUsers),
  profileId: id,
  addOnIds: z.array(id).check(z.maxLength(50)),
  includeSetup: z.boolean(),
  includeHardware: z.boolean(),
  devices: count(maxDevices(maxUsers)),
});

/** `POST /api/contact` with `kind: 'quote'`: asks for a detailed quote. The selection takes the place of company, service and message. */
export function makeQuoteRequestSchema(messages: FieldErrors) {
  const { name, email, phone } = makeFields(messages);
  return z.object({
    kind: z.literal('quote'),
    name,
    email,
    phone,
    quote: quoteSelection,
    ...makeHiddenFields(messages),
  });
}
export type QuoteRequest = z.output<ReturnType<typeof makeQuoteRequestSchema>>;
