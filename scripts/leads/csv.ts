import type { Lead } from '../../api/db/tables.ts';
import { printable } from './printable.ts';

/** Every column of a lead, in the order of a file; the type makes sure that none is missing. */
const columns: Record<keyof Lead, (lead: Lead) => string | null> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
  status: ({ status }) => status,
  spamReason: ({ spamReason }) => spamReason,
  name: ({ name }) => name,
  company: ({ company }) => company,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  service: ({ service }) => service,
  message: ({ message }) => message,
  page: ({ page }) => page,
  idempotencyKey: ({ idempotencyKey }) => idempotencyKey,
};

/** What separates cells: spreadsheets expect a semicolon where a comma is the decimal mark. */
export type Separator = ',' | ';';

/** Leads as a spreadsheet opens them: RFC 4180 in UTF-8, with the mark by which Excel knows that. */
export async function* csvOf(leads: AsyncIterable<Lead>, separator: Separator = ','): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  yield `\ufeff${line(Object.keys(columns))}`;
  for await (const lead of leads) yield line(Object.values(columns).map((value) => value(lead) ?? ''));
}

const formula = String.raw`["\p{Zs}]*[=+\-@＝＋－＠]`;
const atStart = new RegExp(String.raw`^(?=${formula}|[\t\r\n])`, 'u');
/** Where another cell begins for a spreadsheet that expects the other separator: it heeds no quotes within a cell. */
const withinFor = (other: string) => new RegExp(String.raw`[${other}\t\r\n](?=${formula})`, 'gu');
const within: Record<Separator, RegExp> = { ',': withinFor(';'), ';': withinFor(',') };

/** One cell. A spreadsheet takes a text that begins like a formula for one; the apostrophe makes it a text again. */
export function csvCell(text: string, separator: Separator = ','): string {
  const harmless = text.replace(within[separator], "$&'").replace(atStart, "'");
  // Tabs and line ends are the only control characters that have a meaning in a cell.
  const clean = harmless
    .split(/([\t\r\n])/)
    .map((part) => (/^[\t\r\n]$/.test(part) ? part : printable(part)))
    .join('');
  return /[",;\r\n\t]|^\s|\s$/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean;
}

/** Leads as a JSON array, one a line; what acts on a terminal is written as an escape that means the same. */
export async function* jsonOf(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const lead of leads) {
    const record = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(lead)]));
    yield before + escapeUnseen(JSON.stringify(record));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function escapeUnseen(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
