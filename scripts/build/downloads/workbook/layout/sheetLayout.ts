import type { CellValue, SheetColumn, WorkbookSheet } from '../../../../../data/rules/schema/download.ts';

/** What a cell is for; each style looks different. */
export type CellStyle =
  | 'title'
  | 'note'
  | 'heading'
  | 'header'
  | 'label'
  | 'text'
  | 'input'
  | 'formula'
  | 'example'
  | 'contact';

export interface SheetCell {
  style: CellStyle;
  value?: CellValue;
  formula?: string;
  format?: SheetColumn['format'];
}

/** A sheet with every cell in its place. Rows and columns are counted from 1; a row may have holes. */
export interface SheetLayout {
  name: string;
  kind: WorkbookSheet['kind'];
  rows: (SheetCell | undefined)[][];
  /** Of each column, in characters. */
  widths: number[];
  /** The row of the column headings, which stays in view while the sheet is scrolled. */
  headerRow: number | undefined;
  /** Data validation: the cells, and the range that lists what they may hold. */
  choices: { cells: string; list: string }[];
  /** Conditional formats: cells of a column from `least` on are coloured. */
  marks: { column: number; from: number; to: number; least: number; tone: 'high' | 'middle' }[];
}

/** A cell's `value` property, left out where there is none, as `exactOptionalPropertyTypes` asks. */
export function cellValue(value: CellValue | undefined): { value?: CellValue } {
  return value === undefined ? {} : { value };
}
