import * as z from 'zod/mini';
import { isEmailAddress } from '../../../data/text/emailAddress.ts';

/** Addresses that no mail server would accept are refused while the visitor can still correct them. */
export const emailCheck = (message: string) => z.refine<string>(isEmailAddress, message);

/** Lone surrogates are not valid text, and PostgreSQL does not store U+0000. */
const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\u0000'),
  'Remove the characters that cannot be read.',
);
const wrongEmail = 'Invalid email address';
const atLeast = (length: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(length, message), storable);

/** Fields a visitor fills in. */
const fields = {
  name: atLeast(2, 'Name is required'),
  company: atLeast(2, 'Company name is required'),
  email: z.string(wrongEmail).check(z.trim(), emailCheck(wrongEmail)),
  phone: atLeast(10, 'Phone number must be at least 10 digits'),
  service: atLeast(1, 'Please select a service'),
  message: z
    .string('Message is too short')
    .check(z.trim(), z.minLength(10, 'Message is too short'), z.maxLength(500, 'Message is too long'), storable),
};

/** Hidden fields of the forms; API clients leave them out. */
export const formFields = {
  /** Honeypot: hidden from people, so that only bots fill it in. */
  website: z.optional(z.string()),
  /** Milliseconds between the form being shown and being sent. */
  elapsed: z.optional(z.coerce.number()),
  /** The page it was sent from. */
  page: z.optional(z.string().check(z.maxLength(300, 'Give a page of 300 characters or less.'), storable)),
  /** The same for each attempt at sending one request. */
  idempotencyKey: z.optional(
    z.string().check(z.regex(/^[\w-]{8,100}$/, 'Give 8 to 100 letters, digits, hyphens or underscores.')),
  ),
};

/** `POST /api/contact`: the form and the API check with the same schema. */
export const contactSchema = z.object({ ...fields, ...formFields });
export type ContactRequest = z.output<typeof contactSchema>;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const count = (most: number) => z.int().check(z.gte(1), z.lte(most));

/** A choice in the price calculator, by the ids of the price list. */
const quoteChoice = z.object({
  planId: id,
  users: count(10_000),
  profileId: id,
  addOnIds: z.array(id).check(z.maxLength(50)),
  includeSetup: z.boolean(),
  includeHardware: z.boolean(),
  devices: count(20_000),
});

/** `POST /api/contact` with `kind: 'quote'`: asks for a detailed quote. The choice takes the place of company, service and message. */
export const quoteRequestSchema = z.object({
  kind: z.literal('quote'),
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  quote: quoteChoice,
  ...formFields,
});
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
