import { textSchema } from './text.ts';

/** Several short texts in one, with `|` between them: names of a record, wordings of a question. */
export const alternativesSchema = textSchema.transform((text) =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean),
);
