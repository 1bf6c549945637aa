import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvTable } from '#api/leads/csv.ts';
import { printable } from '#data/rules/text/printable.ts';
import { tries } from '#tests/support/tier.ts';

/** What terminals and spreadsheets stumble over. */
const awkward = [...['\x1b[31m', '\x9b2J', '👩‍👩‍👧', '🇨🇦'], ...'\r\n\t",;=+-@＝王é\u202e\u0301 '];
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'binary', maxLength: 2 })),
  maxLength: 60,
});

interface Row {
  name: string;
  message: string | null;
}
const columns = { name: ({ name }: Row) => name, message: ({ message }: Row) => message };
const csvOf = (rows: readonly Row[]) => [...csvTable(columns, rows)].join('');

/** Every cell that a spreadsheet sees which expects another separator: quotes mean something only where a cell begins. */
function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"(?:[^"]|"")*")?[^${separator}\\t\\r\\n]*`, 'gy');
  const cells: string[] = [];
  for (let at = 1; at <= csv.length; at += 1) {
    cell.lastIndex = at;
    const [text = ''] = cell.exec(csv) ?? [];
    cells.push(text.replace(/^"((?:[^"]|"")*)"/, (_, inside: string) => inside.replaceAll('""', '"')));
    at = cell.lastIndex;
  }
  return cells;
}

/** Reads CSV as RFC 4180 says; anything it does not allow is an error. */
function parseCsv(csv: string): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))(,|\r\n)/gy;
  cell.lastIndex = 1;
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const match = cell.exec(csv);
    if (!match) throw new Error(`Not CSV at ${at}: ${JSON.stringify(csv.slice(at, at + 50))}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('text of visitors in a log or a file', () => {
  it.each([
    ['\x1b[2J\x07', '␛[2J␇'],
    ['\x7f\x9b31m', '␡<U+009B>31m'],
    ['a\u202eb\u2066', 'a<U+202E>b<U+2066>'],
    ['\ud800', '<U+D800>'],
    ['👩‍👩‍👧 Zoë 王', '👩‍👩‍👧 Zoë 王'],
  ])('%j is shown as %j', (given, shown) => expect(printable(given)).toBe(shown));
});

describe('files', () => {
  it('whatever anybody types, CSV can be read, is complete, and holds no formula, opened with semicolons either', () => {
    fc.assert(
      fc.property(text, text, (name, message) => {
        const csv = csvOf([
          { name, message },
          { name: 'a;b, "c"', message: `x;${name}` },
        ]);
        for (const cell of cellsOf(csv, ';')) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u);
        const rows = parseCsv(csv);
        expect(rows.map((row) => row.length)).toEqual([2, 2, 2]);
        expect(rows[2]?.[0]).toBe('a;b, "c"');
        for (const [cell, given] of [
          [rows[1]?.[0], name],
          [rows[1]?.[1], message],
        ]) {
          expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that must not be there.
          expect(cell).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/);
          if (!/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp};,]/u.test(given ?? ''))
            expect(cell?.replace(/^'/, '')).toBe(given?.replace(/^'/, ''));
        }
      }),
      { numRuns: tries(300) },
    );
  });
});
