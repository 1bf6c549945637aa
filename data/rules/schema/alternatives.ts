import { z } from 'zod';
import { textSchema } from './text.ts';

/** Several short texts in one, with `|` between them: names of a record, wordings of a question. */
export const alternativesSchema = z
  .string('Write them as one text with | between them, such as "parking lot | where do I park".')
  .pipe(textSchema)
  .transform((text) =>
    text
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean),
  );
