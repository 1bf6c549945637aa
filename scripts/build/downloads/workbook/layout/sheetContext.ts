import type { CellValue, SheetFigure, WorkbookFile, WorkbookSheet } from '../../../../../data/rules/schema/download.ts';
import type { SheetLayout } from './sheetLayout.ts';
import { listRange, resolveNames, type SheetNames } from './sheetNames.ts';

/** What the rows of a sheet are made with. */
export interface SheetContext {
  layout: SheetLayout;
  own: SheetNames;
  /** A formula with its names replaced by cell references. */
  resolve(formula: string, row: number): string;
  /** The range of a list to choose from. */
  rangeOf(list: string): string;
  addFigure(figure: SheetFigure): void;
}

/** A layout that holds the title and the note so far, with the functions that add to it. */
export function makeSheetContext(
  file: WorkbookFile,
  { name, kind, title, note }: WorkbookSheet,
  sheets: readonly SheetNames[],
  own: SheetNames,
): SheetContext {
  const rows: SheetLayout['rows'] = [[{ style: 'title', value: title }], [{ style: 'note', value: note }], []];
  const layout: SheetLayout = { name, kind, rows, widths: [], headerRow: undefined, choices: [], marks: [] };
  const resolve = (formula: string, row: number) => resolveNames(formula, { file: file.id, sheets, own, row });
  const rangeOf = (list: string) => listRange(list, sheets);
  const addFigure = ({ id, label, format, value, formula, list, note }: SheetFigure) => {
    const row = rows.length + 1;
    rows.push([
      { style: 'label', value: label },
      formula === undefined
        ? { style: 'input', format, value: value as CellValue }
        : { style: 'formula', format, formula: resolve(formula, row) },
      note === undefined ? undefined : { style: 'note', value: note },
    ]);
    if (own.figures.get(id) !== row) throw new Error(`The figure "${id}" is not where formulas look for it.`);
    if (list) layout.choices.push({ cells: `B${row}`, list: rangeOf(list) });
  };
  return { layout, own, resolve, rangeOf, addFigure };
}
