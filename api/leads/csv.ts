import type { Lead } from '../db/tables.ts';
import { printable } from '../../data/rules/text/printable.ts';

type Columns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

const leadColumns = [
  'id',
  'createdAt',
  'status',
  'spamReason',
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
  'page',
  'idempotencyKey',
] as const satisfies readonly (keyof Lead)[];

/** Every column of a lead, in the order of a file. */
const columns: Columns<Lead> = {
  ...Object.fromEntries(leadColumns.map((name) => [name, (lead: Lead) => lead[name] as string | null])),
  createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
};

/** Spreadsheets expect a semicolon in locales where the comma is the decimal separator. */
export type Separator = ',' | ';';

/** Leads as CSV: RFC 4180 in UTF-8, with the byte order mark that Excel needs. Written here, because no library escapes formulas for both separators. */
export const csvOf = (leads: Iterable<Lead>, separator: Separator = ','): Generator<string> =>
  csvTable(columns, leads, separator);

export function* csvTable<Row>(
  columnsOfRow: Columns<Row>,
  rows: Iterable<Row>,
  separator: Separator = ',',
): Generator<string> {
  const line = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  yield `\ufeff${line(Object.keys(columnsOfRow))}`;
  for (const row of rows) yield line(Object.values(columnsOfRow).map((value) => value(row) ?? ''));
}

const formula = String.raw`["\p{Zs}]*[=+\-@＝＋－＠]`;
const atStart = new RegExp(String.raw`^(?=${formula}|[\t\r\n])`, 'u');
/** Where a cell would begin if the file were opened with the other separator, which ignores these quotes. */
const withinFor = (other: string) => new RegExp(String.raw`[${other}\t\r\n](?=${formula})`, 'gu');
const within: Record<Separator, RegExp> = { ',': withinFor(';'), ';': withinFor(',') };

/** One cell, escaped and quoted. An apostrophe keeps spreadsheets from evaluating text as a formula (CWE-1236). */
export function csvCell(text: string, separator: Separator = ','): string {
  const harmless = text.replace(within[separator], "$&'").replace(atStart, "'");
  // Of control characters only tabs and line ends are kept.
  const clean = harmless
    .split(/([\t\r\n])/)
    .map((part) => (/^[\t\r\n]$/.test(part) ? part : printable(part)))
    .join('');
  return /[",;\r\n\t]|^\s|\s$/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean;
}

/** Leads as a JSON array, one per line; control and format characters, which a terminal would act on, as escapes. */
export function jsonOf(leads: readonly Lead[]): string {
  const records = leads.map((lead) => {
    const record = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(lead)]));
    return escapeControls(JSON.stringify(record));
  });
  return records.length > 0 ? `[\n${records.join(',\n')}\n]\n` : '[]\n';
}

function escapeControls(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
