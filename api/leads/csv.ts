import { printable } from '../../data/rules/text/printable.ts';

type Columns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/**
 * CSV: RFC 4180 in UTF-8, with the byte order mark that Excel needs. Written here, because no library escapes formulas for a file that is
 * opened with a semicolon as separator, as spreadsheets do where the comma is the decimal separator.
 */
export function* csvTable<Row>(columns: Columns<Row>, rows: Iterable<Row>): Generator<string> {
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
  yield `\ufeff${line(Object.keys(columns))}`;
  for (const row of rows) yield line(Object.values(columns).map((value) => value(row) ?? ''));
}

const formula = String.raw`["\p{Zs}]*[=+\-@＝＋－＠]`;
const atStart = new RegExp(String.raw`^(?=${formula}|[\t\r\n])`, 'u');
/** Where a cell would begin if the file were opened with semicolons, which ignores these quotes. */
const within = new RegExp(String.raw`[;\t\r\n](?=${formula})`, 'gu');

/** One cell, escaped and quoted. An apostrophe keeps spreadsheets from evaluating text as a formula (CWE-1236). */
function csvCell(text: string): string {
  const harmless = text.replace(within, "$&'").replace(atStart, "'");
  // Of control characters only tabs and line ends are kept.
  const clean = harmless
    .split(/([\t\r\n])/)
    .map((part) => (/^[\t\r\n]$/.test(part) ? part : printable(part)))
    .join('');
  return /[",;\r\n\t]|^\s|\s$/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean;
}
