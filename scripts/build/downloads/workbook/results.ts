import type { CellValue, SheetColumn } from '../../../../data/rules/schema/download.ts';
import { columnLetters } from './columnLetters.ts';
import { evaluate } from './formulas/evaluate.ts';
import { dateSerial, type Value } from './formulas/values.ts';
import type { SheetLayout } from './layout/sheetLayout.ts';

/**
 * The values of all cells, as [sheet][row][column] counted from 0.
 * @throws Error that names the cell where a formula fails.
 */
export function evaluateSheets(sheets: readonly SheetLayout[]): Value[][][] {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  const known = new Map<string, Value>();
  const read = (sheet: string, column: number, row: number): Value => {
    const cell = byName.get(sheet)?.rows[row - 1]?.[column - 1];
    if (!cell) return null;
    if (cell.formula === undefined) return cell.value === undefined ? null : storedValue(cell.value, cell.format);
    const key = `${sheet}!${columnLetters(column)}${row}`;
    if (!known.has(key)) known.set(key, evaluate(cell.formula, sheet, read));
    return known.get(key) ?? null;
  };
  return sheets.map(({ name, rows }) =>
    rows.map((cells, row) =>
      cells.map((_, column) => {
        try {
          return read(name, column + 1, row + 1);
        } catch (error) {
          throw new Error(
            `${name}!${columnLetters(column + 1)}${row + 1} cannot be worked out: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          );
        }
      }),
    ),
  );
}

/** A value as a cell stores it: dollars for cents, a serial number for a date. */
export function storedValue(value: CellValue, format: SheetColumn['format'] | undefined): number | string {
  if (format === 'money' && typeof value === 'number') return value / 100;
  return format === 'date' && typeof value === 'string' ? dateSerial(value) : value;
}
