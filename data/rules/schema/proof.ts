import { z } from 'zod';
import { dateSchema } from './date.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** What buyers look for before they trust somebody with their passwords. */
export const proofKinds = [
  'certificate',
  'partnerLevel',
  'insurance',
  'reference',
  'measuredResponse',
  'rating',
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Something about the provider that a visitor can check. It is shown with its evidence, and until its end. */
export const proofSchema = z.strictObject({
  id: slugSchema,
  kind: z.enum(proofKinds),
  /** What it is, for example "Cyber liability insurance". */
  label: textSchema,
  /** What it says, for example "Two million dollars a claim", in the words of the evidence. */
  value: textSchema,
  /** Where it can be checked: a page of whoever issued it, or where to ask for it. */
  evidence: z.union([
    z.strictObject({
      label: textSchema,
      url: z.url({ protocol: /^https$/, error: 'Give the full address, beginning with https://.' }),
    }),
    z.strictObject({ onRequest: textSchema }),
  ]),
  /** The last day on which it is true: from the day after it is not shown. */
  until: dateSchema,
});
export type Proof = z.infer<typeof proofSchema>;
