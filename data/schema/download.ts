import { z } from 'zod';
import { checklistPointSchema } from './content.ts';
import { slugSchema } from './slug.ts';
import { pointSchema, textSchema } from './text.ts';

/** What every file has: which resource it is the file of, what it is about, and the day of its wording. */
const common = {
  /** The resource's id; its title and address are the file's. */
  id: slugSchema,
  /** For the file's properties. */
  subject: textSchema,
  /** The day its wording was last changed; the file is dated so, that the same wording gives the same bytes. */
  updatedAt: z.iso.date('Give a date as yyyy-mm-dd, in quotes.'),
};

/** A checklist to print: a row for each point with boxes to tick and room for a date and initials. */
const checklistFileSchema = z.strictObject({
  ...common,
  format: z.literal('pdf'),
  /** Under the title: what it is and how to use it. */
  intro: z.array(textSchema).min(1),
  /** What is filled in on top, each with a line to write on. */
  fields: z.array(textSchema),
  /** The headings of the table's columns. */
  columns: z.strictObject({ number: textSchema, point: textSchema, answer: textSchema, initials: textSchema }),
  labels: z.strictObject({
    why: textSchema,
    check: textSchema,
    /** A box for each. */
    answers: z.array(textSchema).min(1).max(3),
    /** `[page]` and `[pages]` stand for the numbers. */
    page: textSchema,
  }),
  points: z.array(checklistPointSchema).min(1),
  /** After the points. */
  closing: z.array(pointSchema),
});
export type ChecklistFile = z.infer<typeof checklistFileSchema>;

/** A name in formulas: letters only, so that it can never be taken for a cell. */
const nameSchema = z.string().regex(/^[a-z][a-zA-Z]*$/, 'Give a name of letters that begins with a small one.');

/**
 * A formula without its equal sign. `[name]` stands for the cell of a column in the same row, or for a figure of the same
 * sheet; `[sheet!name]` for a whole column, a list or a figure of another; `[sheet!name@row]` for the cell in the row of the same number.
 */
const formulaSchema = z
  .string()
  .min(1)
  .refine((text) => !text.startsWith('='), 'Leave the equal sign out.');

/** `money` is in cents in the data and in dollars in the file; a `date` is yyyy-mm-dd. */
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
  /** The list that a cell is chosen from. */
  list: nameSchema.optional(),
  formula: formulaSchema.optional(),
});
export type SheetColumn = z.infer<typeof columnSchema>;

/** A figure with a cell of its own: filled in, or worked out by a formula. */
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
  /** On its tab. */
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
  /** Above the table; its first column is as wide as their labels. */
  figures: z.array(figureSchema),
  columns: z.array(columnSchema).min(2),
  /** Rows that are filled in. */
  rows: z.array(z.record(nameSchema, valueSchema)),
  /** Whether those rows are examples, to be written over. */
  examples: z.boolean(),
  /** How many rows there are in all; formulas reach so far. */
  length: z.int().min(1).max(500),
  /** Cells of a column that are coloured: where a number is at least this. Highest first. */
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

/** A workbook with formulas. Cells to fill in, cells that are worked out and examples look different; `legend` names them. */
const workbookFileSchema = z.strictObject({
  ...common,
  format: z.literal('xlsx'),
  legend: z.strictObject({ input: textSchema, formula: textSchema, example: textSchema }),
  sheets: z.array(sheetSchema).min(1),
});
export type WorkbookFile = z.infer<typeof workbookFileSchema>;

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: textSchema }),
  /** How to fill in what follows: in a style of its own, so that it can be found and deleted. */
  z.strictObject({ kind: z.literal('instruction'), text: textSchema }),
  z.strictObject({ kind: z.literal('heading'), text: textSchema }),
  z.strictObject({ kind: z.literal('list'), numbered: z.boolean(), items: z.array(textSchema).min(1) }),
  /** Words to copy out and send. */
  z.strictObject({ kind: z.literal('message'), title: textSchema, lines: z.array(textSchema).min(1) }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z
      .array(z.strictObject({ header: textSchema, /** Its share of the width. */ width: z.number().positive() }))
      .min(1),
    /** Rows with words in them; a cell may be empty. */
    rows: z.array(z.array(z.string())),
    blankRows: z.int().min(0),
  }),
]);
export type DocumentBlock = z.infer<typeof blockSchema>;

/** A document to fill in: title page, table of contents, sections that each begin with a heading. */
const documentFileSchema = z.strictObject({
  ...common,
  format: z.literal('docx'),
  /** On the title page, under the title. */
  subtitle: textSchema,
  /** What is filled in on the title page. */
  fields: z.array(textSchema).min(1),
  labels: z.strictObject({
    contents: textSchema,
    /** `[page]` and `[pages]` stand for the numbers. */ page: textSchema,
  }),
  sections: z
    .array(z.strictObject({ heading: textSchema, newPage: z.boolean(), blocks: z.array(blockSchema).min(1) }))
    .min(1),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;

/** A file to download, made from its record when the site is built. */
export const downloadSchema = z.discriminatedUnion('format', [
  checklistFileSchema,
  workbookFileSchema,
  documentFileSchema,
]);
export type Download = z.infer<typeof downloadSchema>;
