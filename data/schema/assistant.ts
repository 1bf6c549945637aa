import { z } from 'zod';
import { coordinatesSchema } from './geo.ts';
import { assistantCardSchema } from './assistantCard.ts';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { vocabularySchema } from './vocabulary.ts';
import { textSchema } from './text.ts';

const aliasesSchema = z.record(slugSchema, z.array(textSchema).min(1));

/** A place that visitors mention and that has no location record. */
const nearbyPlaceSchema = z.strictObject({
  name: textSchema,
  /** Alternative spellings. */
  aliases: z.array(textSchema).optional(),
  coordinates: coordinatesSchema,
  /** Slug of the location that contains it, for example for a borough. The assistant treats such a place as served. */
  within: referenceTo<'location'>().optional(),
});
/** Examples in lines, short ones several to a line with " | " between them. */
const examplesSchema = z.string().transform((text): readonly string[] =>
  text
    .split(/\n| \| /)
    .map((line) => line.trim())
    .filter(Boolean),
);

/** What visitors want with a message, by the messages that they write. */
const intentSchema = z.strictObject({
  id: slugSchema,
  /** Messages with this intent, in the languages the assistant answers in. */
  examples: examplesSchema,
  /** Messages that only resemble it. */
  counterExamples: examplesSchema.optional(),
});
export type Intent = z.output<typeof intentSchema>;

/** A page that visitors ask for by name. */
const pageTargetSchema = z.strictObject({
  id: slugSchema,
  /** The page's title, or a sentence where there is no such page. */
  title: textSchema,
  href: z.string().startsWith('/').optional(),
  names: z.array(textSchema).min(1),
});

/** What the provider says where an intent is understood and no page answers it. */
const policySchema = z.strictObject({
  text: textSchema,
  /** The page that says more. Without one the reply offers a call. */
  page: z.strictObject({ title: textSchema, href: z.string().startsWith('/') }).optional(),
});

const stepsSchema = z.array(textSchema).min(1);

/** By kind: messages with the intent `danger-<kind>` are answered with them. */
const emergenciesSchema = z.record(slugSchema, stepsSchema);

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
  /** Groups of words with the same meaning, for the search among facts; the first of a group is the canonical one. */
  synonyms: z.array(z.array(textSchema).min(2)),
  vocabulary: vocabularySchema,
  /** Questions with their answers; tried where no other rule is sure, and offered as buttons where none is near enough. */
  cards: z.array(assistantCardSchema).default([]),
  intents: z.array(intentSchema).min(1),
  /** Words that people put around a question, with "…" in its place. */
  carrierPhrases: z.array(z.string().includes('…')),
  /** Ids of the facts that answer an intent; of several, the one nearest to the question. */
  intentFacts: z.record(slugSchema, z.array(textSchema)),
  /** Words that visitors use for a fact, beside those of the fact itself; by the fact's subject and its title. */
  askedAs: z.record(textSchema, z.record(textSchema, textSchema)),
  /** Sentences of the provider's own, by intent. */
  policies: z.record(slugSchema, policySchema),
  pages: z.array(pageTargetSchema),
  /** Further names of laws and bodies that rules of industries name. */
  laws: z.record(textSchema, z.array(textSchema)),
  places: z.array(nearbyPlaceSchema),
  /** Maximum distance in kilometres at which the provider visits clients. */
  visitsWithinKm: z.int().min(1),
  /** Whether people who are not clients may call in an emergency; they are told so. */
  helpsAnyone: z.boolean(),
  /**
   * First steps in an emergency, before the call is answered: short imperative sentences in order. A sentence says what to do or
   * what not to do, never both: questions are answered from it with yes or no.
   */
  emergencies: emergenciesSchema,
  /** Kinds in which people bring themselves to safety before they call the provider. */
  safetyFirst: z.array(slugSchema).default([]),
  /** Those of them in which nothing may be done at the place: whoever asks to is told no. */
  handsOff: z.array(slugSchema).default([]),
  /** Id of the service that an emergency of a kind needs; its price is stated to whoever asks. */
  emergencyServices: z.record(slugSchema, referenceTo<'service'>()).default({}),
  /** Kinds that are no emergencies, but ask for help with work that only the provider's people should do. */
  refusedWork: z.array(slugSchema).default([]),
  /** The same in French; a kind that is left out is answered in English. */
  emergenciesInFrench: emergenciesSchema,
});
