import type { WorkbookSheet } from '../../../../../data/rules/schema/download.ts';
import { columnLetters } from '../columnLetters.ts';

/** Empty rows below a list of dates, such as holidays, for those of later years. */
const spareDates = 20;
/** The first row below the title, the note and an empty row. */
const firstRow = 4;

/** Where the columns and figures that formulas name are on a sheet. */
export interface SheetNames {
  id: string;
  name: string;
  kind: WorkbookSheet['kind'];
  /** The first row of a table or list, below its header. */
  first: number;
  /** The number and the last row of each column. */
  columns: Map<string, { at: number; last: number }>;
  /** The row of each figure, whose value is in column B. */
  figures: Map<string, number>;
}

export function sheetNames(sheet: WorkbookSheet): SheetNames {
  const names: SheetNames = {
    id: sheet.id,
    name: sheet.name,
    kind: sheet.kind,
    first: firstRow + 1,
    columns: new Map(),
    figures: new Map(),
  };
  if (sheet.kind === 'table') {
    for (const [index, { id }] of sheet.figures.entries()) names.figures.set(id, firstRow + index);
    names.first = firstRow + sheet.figures.length + (sheet.figures.length > 0 ? 1 : 0) + 1;
    for (const [index, { id }] of sheet.columns.entries())
      names.columns.set(id, { at: index + 1, last: names.first + sheet.length - 1 });
  }
  if (sheet.kind === 'lists') {
    for (const [index, { id, format, values }] of sheet.lists.entries())
      names.columns.set(id, { at: index + 1, last: firstRow + values.length + (format === 'date' ? spareDates : 0) });
  }
  if (sheet.kind === 'figures') {
    let row = firstRow;
    for (const { figures } of sheet.groups) {
      row++;
      for (const { id } of figures) names.figures.set(id, row++);
      row++;
    }
  }
  return names;
}

/**
 * Replaces the names in a formula, such as `[rates!hourly]`, by cell references. `row` is the formula's own.
 * @throws RangeError that quotes the formula and the name that does not exist.
 */
export function resolveNames(
  formula: string,
  { file, sheets, own, row }: { file: string; sheets: readonly SheetNames[]; own: SheetNames; row: number },
): string {
  return formula.replaceAll(
    /\[(?:([a-zA-Z]+)!)?([a-zA-Z]+)(@row)?\]/g,
    (whole, sheetId: string | undefined, name: string, sameRow: string | undefined) => {
      const sheet = sheetId === undefined ? own : sheets.find(({ id }) => id === sheetId);
      const [column, figure] = [sheet?.columns.get(name), sheet?.figures.get(name)];
      const prefix = sheet && sheet !== own ? `'${sheet.name}'!` : '';
      if (figure) return `${prefix}$B$${figure}`;
      if (!sheet || !column)
        throw new RangeError(
          `downloads/${file}: the formula "${formula}" of the sheet "${own.name}" names ${whole}, which does not exist. Fix the name.`,
        );
      if (sheetId === undefined) return `${columnLetters(column.at)}${row}`;
      if (sameRow) return `${prefix}${columnLetters(column.at)}${sheet.first + row - own.first}`;
      return prefix + columnRange(column.at, sheet.first, column.last);
    },
  );
}

/** The range of a list of a `lists` sheet; empty where there is none of that name. */
export function listRange(list: string, sheets: readonly SheetNames[]): string {
  const sheet = sheets.find(({ kind, columns }) => kind === 'lists' && columns.has(list));
  const column = sheet?.columns.get(list);
  return sheet && column ? `'${sheet.name}'!${columnRange(column.at, sheet.first, column.last)}` : '';
}

function columnRange(column: number, from: number, to: number): string {
  const letters = columnLetters(column);
  return `$${letters}$${from}:$${letters}$${to}`;
}
