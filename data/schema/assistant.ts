import { z } from 'zod';
import { coordinatesSchema } from './geo.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

const aliasesSchema = z.record(slugSchema, z.array(textSchema).min(1));

/** A place that visitors name and that is not on the list of locations. */
const nearbyPlaceSchema = z.strictObject({
  name: textSchema,
  /** Other ways to write it. */
  aliases: z.array(textSchema).optional(),
  coordinates: coordinatesSchema,
  /** Slug of the location it is a part of, such as a borough; the assistant then counts it as served. */
  within: slugSchema.optional(),
});

/** What a message can be that goes before any question in it. */
export const pressingKinds = ['emergency', 'refusal', 'person', 'complaint'] as const;
export type PressingKind = (typeof pressingKinds)[number];

const stepsSchema = z.array(textSchema).min(1);

/** What the assistant of the chat says and understands beyond the other records. */
export const assistantSchema = z.strictObject({
  /** What else visitors call things, by id or slug. */
  aliases: z.strictObject({
    plans: aliasesSchema,
    addOns: aliasesSchema,
    services: aliasesSchema,
    industries: aliasesSchema,
    /** Trades that have a price of their own and no page. */
    profiles: aliasesSchema,
    terms: aliasesSchema,
  }),
  /** Words and phrases for one thing, in rows; the first of a row is the one it is looked up by. */
  synonyms: z.array(z.array(textSchema).min(2)),
  /** What visitors write, by what the assistant takes it for: an intent of its replies, or `areas`. */
  examples: z.record(z.string(), z.array(textSchema)),
  /** Other ways to ask for what a passage answers: `of` is the question of an answer, or the title of a feature, rule or article. */
  paraphrases: z.array(z.strictObject({ of: textSchema, also: z.array(textSchema).min(1) })),
  /**
   * Messages of each kind that goes before any question, and others that only sound like it: what the assistant
   * learns to tell them by. Without any it goes by words of alarm alone.
   */
  pressing: z.partialRecord(
    z.enum(pressingKinds),
    z.strictObject({ is: z.array(textSchema), only: z.array(textSchema) }),
  ),
  places: z.array(nearbyPlaceSchema),
  /** Beyond so many kilometres a place is too far for visits. */
  visitsWithinKm: z.int().min(1),
  /** What to do at once, before anybody has picked up the phone; short imperative sentences in their order. */
  emergencies: z.strictObject({
    malware: stepsSchema,
    account: stepsSchema,
    payment: stepsSchema,
    device: stepsSchema,
    breach: stepsSchema,
    outage: stepsSchema,
  }),
});
export type AssistantRecord = z.infer<typeof assistantSchema>;
