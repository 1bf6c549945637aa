import { z } from 'zod';
import { alternativesSchema } from './alternatives.ts';
import { assistantCardSchema } from './assistantCard.ts';
import { coordinatesSchema } from './geo.ts';
import { referenceTo, type Target } from './reference.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';
import { vocabularySchema } from './vocabulary.ts';

const aliasesOf = (kind: Target) =>
  z.record(referenceTo(kind), z.union([z.array(textSchema).min(1), alternativesSchema]));

/** A place that visitors mention and that has no location record. */
const nearbyPlaceSchema = z.strictObject({
  name: textSchema,
  /** Alternative spellings. */
  aliases: z.array(textSchema).optional(),
  coordinates: coordinatesSchema,
  /** Slug of the location that contains it, for example for a borough. The assistant treats such a place as served. */
  within: referenceTo('location').optional(),
});

/** A page that visitors ask for by name. */
const pageTargetSchema = z.strictObject({
  id: slugSchema,
  /** The page's title, or a sentence where there is no such page. */
  title: textSchema,
  href: z.string().startsWith('/').optional(),
  names: z.array(textSchema).min(1),
});

/**
 * How people tell of something, one way a line, in every language that the assistant answers in. All words of a line occur in one
 * sentence, in any order and form; of words with "|" between them one, and none with "!" before it. A line that ends with "|" goes on.
 */
const signsSchema = z
  .string()
  .transform((text): readonly string[] =>
    text
      .replace(/\|\n\s*/g, '|')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.every((line) => line.split(/\s+/).some((part) => !part.startsWith('!'))), {
    error: 'A line has only words with "!", so that every message would show it. Join it to the line before with "|".',
  });

/** A kind of emergency, with its first steps before a person answers the call. */
const emergencySchema = z.strictObject({
  id: slugSchema,
  /** As a button names it. */
  title: textSchema.max(60),
  signs: signsSchema,
  /** The sentence before the steps. */
  opening: textSchema,
  /** Short imperative sentences, in order. */
  steps: z.array(textSchema).min(1),
  /** What people say next, as buttons, each with its own reply. */
  replies: z.array(z.strictObject({ say: textSchema.max(60), reply: textSchema })).default([]),
  /** Sentences that no reply to this emergency may hold, such as leave to do what is dangerous. */
  never: z.array(textSchema).default([]),
  /** Whether people call 911 and bring themselves to safety before they call the provider. */
  safetyFirst: z.boolean().default(false),
  french: z.strictObject({ title: textSchema, opening: textSchema, steps: z.array(textSchema).min(1) }).optional(),
});
export type Emergency = z.output<typeof emergencySchema>;

/** A fixed reply to what must not be talked about otherwise: despair, unsafe requests, attacks on the assistant. */
const scriptSchema = z.strictObject({
  id: slugSchema,
  signs: signsSchema,
  text: textSchema,
  french: textSchema.optional(),
  /** Whether it comes before emergencies too. */
  isFirst: z.boolean().default(false),
  /** Whether a person is offered with it. */
  askPerson: z.boolean().default(false),
});
export type Script = z.output<typeof scriptSchema>;

/** What the chat's assistant knows beyond the other records. */
export const assistantSchema = z.strictObject({
  /** Alternative names that visitors use for records, by id or slug. */
  aliases: z.strictObject({
    plans: aliasesOf('plan'),
    addOns: aliasesOf('addOn'),
    services: aliasesOf('service'),
    industries: aliasesOf('industry'),
    /** Industries with a pricing profile but no page. */
    profiles: aliasesOf('profile'),
    terms: aliasesOf('term'),
  }),
  /** Groups of words with the same meaning; the first of a group is the one that is searched by. */
  synonyms: z.array(z.array(textSchema).min(2)),
  vocabulary: vocabularySchema,
  /** Questions with their answers. */
  cards: z.array(assistantCardSchema).default([]),
  emergencies: z.array(emergencySchema).min(1),
  scripts: z.array(scriptSchema).min(1),
  pages: z.array(pageTargetSchema),
  places: z.array(nearbyPlaceSchema),
  /** Maximum distance in kilometres at which the provider visits clients. */
  visitsWithinKm: z.int().min(1),
});
