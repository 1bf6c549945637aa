import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A downloadable file, as pages list it. Its content is the download record with the same id. */
export const resourceSchema = z.strictObject({
  /** The id of the download record, too. */
  id: slugSchema,
  /** The name of the file's document, as lists, mails and the document itself show it. */
  title: textSchema,
  /** One sentence: what the document is for. */
  description: textSchema,
  /** The kind of document: a guide to read, or a template to fill in. */
  type: z.enum(['PDF Guide', 'Template']),
  /** Its subject in a word or two. */
  category: textSchema,
  /** The path of the file. */
  downloadUrl: z
    .string()
    .regex(
      /^\/resources\/[a-z0-9-]+\.(pdf|xlsx|docx)$/,
      'Give a path under /resources/ that ends in .pdf, .xlsx or .docx.',
    ),
});
export type Resource = z.infer<typeof resourceSchema>;
