import { z } from 'zod';
import { navLinkSchema } from './navigation.ts';
import { proofKinds } from './proof.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Where an answer can be checked: a page, of this site or another, or what to ask for. */
const answerEvidenceSchema = z.union([navLinkSchema, z.strictObject({ onRequest: textSchema })]);

/**
 * A question that buyers are told to ask every provider, answered about this one. It is shown once it has an answer with its
 * evidence, here or as proof; until then `npm run check:claims` and the owner's desk say what is missing.
 */
export const ownAnswerSchema = z.union(
  [
    z.strictObject({
      id: slugSchema,
      question: textSchema,
      answer: textSchema,
      evidence: answerEvidenceSchema,
    }),
    z.strictObject({
      id: slugSchema,
      question: textSchema,
      /** The kind of proof that answers it: the answer is what `proof` holds of that kind. */
      proof: z.enum(proofKinds),
    }),
    z.strictObject({
      id: slugSchema,
      question: textSchema,
      /** What the owner has to say, while nobody has. */
      missing: textSchema,
    }),
  ],
  'Give a question an answer with its evidence, a kind of proof, or what is missing.',
);
