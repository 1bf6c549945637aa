import { z } from 'zod';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Somebody of the provider's team whom visitors meet by name. */
export const personSchema = z.strictObject({
  id: slugSchema,
  /** As visitors read it. */
  name: textSchema,
  /** What the person does, in a word or two, for example "Service desk". */
  role: textSchema,
  /** One sentence about the person, as one would introduce them. */
  about: textSchema.optional(),
  /** The `id` of a photograph: it is shown square. */
  portrait: referenceTo('photo').optional(),
  /** What the person answers for, a few words each. */
  answersFor: z.array(textSchema).default([]),
  /** A line or an address of the person's own. */
  phone: z
    .strictObject({ display: textSchema, e164: z.string().regex(/^\+\d{7,15}$/, 'Give the number as +14165550100.') })
    .optional(),
  email: z.email().optional(),
  /** A page about the person elsewhere, for example a profile. */
  url: z.url({ protocol: /^https$/, error: 'Give the full address, beginning with https://.' }).optional(),
  /** Whether the person answers chats: the desk then offers the name to whoever goes on duty. */
  chat: z.boolean().default(false),
  /** Whether the person takes what visitors book: each such person can be booked once at a time. */
  bookings: z.boolean().default(false),
  /** Whether the person signs articles, as their `author`. */
  articles: z.boolean().default(false),
});
export type Person = z.infer<typeof personSchema>;
