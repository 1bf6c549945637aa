import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';
import { writtenPage } from './written.ts';

const { label: _, slug: __, ...written } = writtenPage;

/** The page about a download, at `/downloads/{resource}`; its preview is taken from the file's own content. */
export const downloadPageSchema = z.strictObject({
  ...written,
  /** The id of the resource, and of the download record. */
  resource: slugSchema,
  /** For whom it is, one line each. */
  audience: z.array(textSchema).min(2),
  /** What is in it, one line each. */
  contents: z.array(textSchema).min(2),
});
