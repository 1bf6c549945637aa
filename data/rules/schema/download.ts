import { z } from 'zod';
import { checklistItemSchema } from './checklist.ts';
import { dateSchema } from './date.ts';
import { slugSchema } from './slug.ts';
import { titledTextSchema, textSchema } from './text.ts';

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
  columns: z.strictObject({ number: textSchema, item: textSchema, answer: textSchema, initials: textSchema }),
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

/** A name in formulas: letters only, so that it cannot be mistaken for a cell reference. */
const nameSchema = z.string().regex(/^[a-z][a-zA-Z]*$/, 'Give a name of letters that begins with a small one.');

/**
 * A spreadsheet formula without the equal sign. References are written as names in brackets: `[name]` is the cell of a
 * column in the same row or a figure of the same sheet, `[sheet!name]` a whole column, a list or a figure of another sheet,
 * `[sheet!name@row]` the cell of another sheet's column in the same row.
 */
const formulaSchema = z
  .string()
  .min(1)
  .refine((text) => !text.startsWith('='), 'Leave the equal sign out.');

/** Cell formats. A `money` value is in cents in the data and in dollars in the file; a `date` is yyyy-mm-dd. */
const valueFormats = ['text', 'number', 'money', 'percent', 'date'] as const;
const formatSchema = z.enum(valueFormats);
const valueSchema = z.union([textSchema, z.number()]);
export type CellValue = z.infer<typeof valueSchema>;

const columnSchema = z.strictObject({
  id: nameSchema,
  header: textSchema,
  /** In characters. */
  width: z.number().min(3).max(90),
  format: formatSchema,
  /** Id of the list that the cells offer for selection. */
  list: nameSchema.optional(),
  formula: formulaSchema.optional(),
});
export type SheetColumn = z.infer<typeof columnSchema>;

/** A labelled cell with either a value or a formula. */
const figureSchema = z
  .strictObject({
    id: nameSchema,
    label: textSchema,
    format: formatSchema,
    value: valueSchema.optional(),
    formula: formulaSchema.optional(),
    list: nameSchema.optional(),
    note: textSchema.optional(),
  })
  .refine(
    ({ value, formula }) => (value === undefined) !== (formula === undefined),
    'Give it a value or a formula, and not both.',
  );
export type SheetFigure = z.infer<typeof figureSchema>;

const sheetCommon = {
  id: nameSchema,
  /** Label of the sheet's tab. */
  name: z
    .string()
    .min(1)
    .max(31)
    .regex(/^[^\\/?*:[\]']+$/, 'Leave out \\ / ? * : [ ] and the apostrophe.'),
  title: textSchema,
  note: textSchema,
};

const tableSheetSchema = z.strictObject({
  ...sheetCommon,
  kind: z.literal('table'),
  /** Figures above the table. Their labels share the table's first column, which has to be wide enough for them. */
  figures: z.array(figureSchema),
  columns: z.array(columnSchema).min(2),
  /** Prefilled rows: values by column id. */
  rows: z.array(z.record(nameSchema, valueSchema)),
  /** Whether the prefilled rows are examples for the user to overwrite. */
  examples: z.boolean(),
  /** Number of rows, blank ones included; formulas cover all of them. */
  length: z.int().min(1).max(500),
  /** Conditional formatting: cells of a column whose number is at least `from`, the highest threshold first. */
  marks: z.array(z.strictObject({ column: nameSchema, from: z.number(), tone: z.enum(['high', 'middle']) })),
});
export type TableSheet = z.infer<typeof tableSheetSchema>;

const figuresSheetSchema = z.strictObject({
  ...sheetCommon,
  kind: z.literal('figures'),
  groups: z.array(z.strictObject({ heading: textSchema, figures: z.array(figureSchema).min(1) })).min(1),
});
const textSheetSchema = z.strictObject({
  ...sheetCommon,
  kind: z.literal('text'),
  groups: z.array(z.strictObject({ heading: textSchema, lines: z.array(textSchema).min(1) })).min(1),
});
const listsSheetSchema = z.strictObject({
  ...sheetCommon,
  kind: z.literal('lists'),
  lists: z
    .array(
      z.strictObject({ id: nameSchema, header: textSchema, format: formatSchema, values: z.array(valueSchema).min(1) }),
    )
    .min(1),
});
const sheetSchema = z.discriminatedUnion('kind', [
  tableSheetSchema,
  figuresSheetSchema,
  textSheetSchema,
  listsSheetSchema,
]);
export type WorkbookSheet = z.infer<typeof sheetSchema>;

/** A workbook with formulas. Input cells, formula cells and examples are styled differently; `legend` explains the styles. */
const workbookFileSchema = z.strictObject({
  ...common,
  format: z.literal('xlsx'),
  legend: z.strictObject({ input: textSchema, formula: textSchema, example: textSchema }),
  sheets: z.array(sheetSchema).min(1),
});
export type WorkbookFile = z.infer<typeof workbookFileSchema>;

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: textSchema }),
  /** Instruction for filling in the next block, in a style of its own so that it can be found and deleted. */
  z.strictObject({ kind: z.literal('instruction'), text: textSchema }),
  z.strictObject({ kind: z.literal('heading'), text: textSchema }),
  z.strictObject({ kind: z.literal('list'), numbered: z.boolean(), items: z.array(textSchema).min(1) }),
  /** Text of a message to copy and send. */
  z.strictObject({ kind: z.literal('message'), title: textSchema, lines: z.array(textSchema).min(1) }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z
      .array(
        z.strictObject({
          header: textSchema,
          /** Share of the table's width, relative to the other columns. */ width: z.number().positive(),
        }),
      )
      .min(1),
    /** Prefilled rows; a cell may be empty. */
    rows: z.array(z.array(z.string())),
    blankRows: z.int().min(0),
  }),
]);
export type DocumentBlock = z.infer<typeof blockSchema>;

/** A document template: title page, table of contents, and sections that each begin with a heading. */
const documentFileSchema = z.strictObject({
  ...common,
  format: z.literal('docx'),
  /** Below the title on the title page. */
  subtitle: textSchema,
  /** Labels of the fields on the title page. */
  fields: z.array(textSchema).min(1),
  labels: z.strictObject({
    contents: textSchema,
    /** The page footer; `[page]` and `[pages]` are replaced by the numbers. */
    page: textSchema,
  }),
  sections: z
    .array(z.strictObject({ heading: textSchema, newPage: z.boolean(), blocks: z.array(blockSchema).min(1) }))
    .min(1),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;

/** The content of a downloadable file, which the build generates. */
export const downloadSchema = z.discriminatedUnion('format', [
  checklistFileSchema,
  workbookFileSchema,
  documentFileSchema,
]);
export type Download = z.infer<typeof downloadSchema>;
