import { z } from 'zod';
import { coordinatesSchema } from './geo.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

const aliasesSchema = z.record(slugSchema, z.array(textSchema).min(1));

/** A place that visitors mention and that has no location record. */
const nearbyPlaceSchema = z.strictObject({
  name: textSchema,
  /** Alternative spellings. */
  aliases: z.array(textSchema).optional(),
  coordinates: coordinatesSchema,
  /** Slug of the location that contains it, for example for a borough. The assistant treats such a place as served. */
  within: slugSchema.optional(),
});
/** Kinds of messages that are answered before any question they contain. */
export const pressingKinds = ['emergency', 'refusal', 'person', 'complaint'] as const;
export type PressingKind = (typeof pressingKinds)[number];

const stepsSchema = z.array(textSchema).min(1);

/** What the chat's assistant knows beyond the other records. */
export const assistantSchema = z.strictObject({
  /** Alternative names that visitors use for records, by id or slug. */
  aliases: z.strictObject({
    plans: aliasesSchema,
    addOns: aliasesSchema,
    services: aliasesSchema,
    industries: aliasesSchema,
    /** Industries with a pricing profile but no page. */
    profiles: aliasesSchema,
    terms: aliasesSchema,
  }),
  /** Groups of words and phrases with the same meaning; the first of a group is the canonical one. */
  synonyms: z.array(z.array(textSchema).min(2)),
  /** Example messages by intent: an intent of the assistant's replies, or `areas`. */
  examples: z.record(z.string(), z.array(textSchema)),
  /** Paraphrases of the question that a passage answers. `of` is that question, or the title of a feature, rule or article. */
  paraphrases: z.array(z.strictObject({ of: textSchema, also: z.array(textSchema).min(1) })),
  /**
   * Training examples for the kinds of messages that are answered first: `is` holds messages of the kind, `only` messages
   * that merely resemble it. Without examples the assistant relies on alarm words alone.
   */
  pressing: z.partialRecord(
    z.enum(pressingKinds),
    z.strictObject({ is: z.array(textSchema), only: z.array(textSchema) }),
  ),
  places: z.array(nearbyPlaceSchema),
  /** Maximum distance in kilometres at which the provider visits clients. */
  visitsWithinKm: z.int().min(1),
  /** First steps in an emergency, before the call is answered: short imperative sentences in order. */
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
