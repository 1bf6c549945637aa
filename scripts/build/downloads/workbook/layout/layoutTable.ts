import type { WorkbookSheet } from '../../../../../data/rules/schema/download.ts';
import { columnLetters } from '../columnLetters.ts';
import type { SheetContext } from './sheetContext.ts';
import { cellValue, type SheetCell } from './sheetLayout.ts';

type TableSheet = Extract<WorkbookSheet, { kind: 'table' }>;

/** The figures of a table sheet, and below them the table with its formulas, choices and conditional formats. */
export function layoutTable(sheet: TableSheet, { layout, own, resolve, rangeOf, addFigure }: SheetContext): void {
  sheet.figures.forEach(addFigure);
  if (sheet.figures.length > 0) layout.rows.push([]);
  layout.rows.push(sheet.columns.map(({ header }) => ({ style: 'header', value: header })));
  layout.headerRow = layout.rows.length;
  for (let index = 0; index < sheet.length; index++)
    layout.rows.push(tableRow(sheet, index, (formula) => resolve(formula, own.first + index)));

  const [top, bottom] = [own.first, own.first + sheet.length - 1];
  for (const [index, { list }] of sheet.columns.entries()) {
    const letters = columnLetters(index + 1);
    if (list) layout.choices.push({ cells: `${letters}${top}:${letters}${bottom}`, list: rangeOf(list) });
  }
  layout.marks = sheet.marks.map(({ column, from, tone }) => ({
    column: own.columns.get(column)?.at ?? 1,
    from: top,
    to: bottom,
    least: from,
    tone,
  }));
  layout.widths = sheet.columns.map(({ width }) => width);
}

function tableRow({ columns, rows, examples }: TableSheet, index: number, resolve: (formula: string) => string) {
  const given = rows[index];
  return columns.map(({ id, format, formula }): SheetCell => {
    if (formula !== undefined) return { style: 'formula', format, formula: resolve(formula) };
    const isExample = examples && given?.[id] !== undefined;
    return { style: isExample ? 'example' : 'input', format, ...cellValue(given?.[id]) };
  });
}
