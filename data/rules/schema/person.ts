import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Somebody of the provider's team whom visitors meet by name. */
export const personSchema = z.strictObject({
  id: slugSchema,
  /** As visitors read it. */
  name: textSchema,
  /** What the person does, in a word or two, for example "Service desk". */
  role: textSchema,
  /** Whether the person answers chats: the desk then offers the name to whoever goes on duty. */
  chat: z.boolean().default(false),
  /** Whether the person takes what visitors book: each such person can be booked once at a time. */
  bookings: z.boolean().default(false),
});
