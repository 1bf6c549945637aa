import { z } from 'zod';
import { checklistItemSchema } from './checklist.ts';
import { dateSchema } from './date.ts';
import { slugSchema } from './slug.ts';
import { titledTextSchema, textSchema } from './text.ts';
import { ownBlockSchema } from './written.ts';

/** Fields of every file. */
const common = {
  /** Id of the resource that this is the file of; title and address come from the resource. */
  id: slugSchema,
  /** The subject in the document properties. */
  subject: textSchema,
  /** Date of the last change. It is written into the file instead of the build date, so that builds are reproducible. */
  updatedAt: dateSchema,
};

/** A printable checklist: a table row per point with check boxes and room for a date and initials. */
const checklistFileSchema = z.strictObject({
  ...common,
  format: z.literal('pdf'),
  /** Paragraphs under the title. */
  intro: z.array(textSchema).min(1),
  /** Labels of the blank lines at the top, for example for a name. */
  fields: z.array(textSchema),
  /** Column headings of the table. */
  columns: z.strictObject({
    number: textSchema,
    item: textSchema,
    answer: textSchema,
    /** Left out where nobody signs. */
    initials: textSchema.optional(),
  }),
  labels: z.strictObject({
    why: textSchema,
    check: textSchema,
    /** Possible answers, each with a check box. */
    answers: z.array(textSchema).min(1).max(3),
    /** The page footer; `[page]` and `[pages]` are replaced by the numbers. */
    page: textSchema,
  }),
  items: z.array(checklistItemSchema).min(1),
  /** Sections after the table. */
  closing: z.array(titledTextSchema),
});
export type ChecklistFile = z.infer<typeof checklistFileSchema>;

/**
 * A workbook or a document, made in a program for them: the file of its id in the folder `downloads` beside the records. It quotes facts of the
 * provider in braces, such as `{provider.name}`, which the build fills in.
 */
const templateFileSchema = z.strictObject({
  id: common.id,
  updatedAt: common.updatedAt,
  format: z.enum(['xlsx', 'docx']),
  /** What the page about it shows of its content. */
  preview: z.array(ownBlockSchema).min(1),
});
export type TemplateFile = z.infer<typeof templateFileSchema>;

/** A file to download. */
export const downloadSchema = z.discriminatedUnion('format', [checklistFileSchema, templateFileSchema]);
