/** A cell's value once it is evaluated; null for an empty cell. */
export type Value = number | string | boolean | null;

/** An error that a spreadsheet shows in the cell, such as `#VALUE!`. IFERROR catches it. */
export class FormulaError extends Error {}

/** Numbers and booleans as a number, an empty cell as 0. @throws FormulaError for text. */
export function toNumber(value: Value): number {
  if (typeof value === 'string') throw new FormulaError('#VALUE!');
  return Number(value);
}

/** A date, yyyy-mm-dd, as the serial number that spreadsheets store: days since 1899-12-30. */
export function dateSerial(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;
}
