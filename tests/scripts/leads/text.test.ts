import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvOf, jsonOf } from '#api/leads/csv.ts';
import { makeDates, table } from '#scripts/leads/command.ts';
import { printable } from '#data/rules/text/printable.ts';
import { tries } from '#tests/support/tier.ts';
import { buildLead } from '#tests/support/buildLead.ts';

const ann = { name: 'Ann', company: 'Co', email: 'a@a.example', phone: '1', service: 's', message: 'm' };
const lead = buildLead({ ...ann, id: 'one', createdAt: 0, page: null });
/** What terminals and spreadsheets stumble over. */
const awkward = [...['\x1b[31m', '\x9b2J', '👩‍👩‍👧', '🇨🇦'], ...'\r\n\t",;=+-@＝王é\u202e\u0301 '];
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'binary', maxLength: 2 })),
  maxLength: 60,
});

const all = (parts: Iterable<string>) => [...parts].join('');

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
function parseCsv(csv: string, separator = ','): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^",;\\r\\n]*))(${separator}|\\r\\n)`, 'gy');
  cell.lastIndex = 1;
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const match = cell.exec(csv);
    if (!match) throw new Error(`Not CSV at ${at}: ${JSON.stringify(csv.slice(at, at + 50))}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('text of visitors on a terminal', () => {
  it.each([
    ['\x1b[2J\x07', '␛[2J␇'],
    ['\x7f\x9b31m', '␡<U+009B>31m'],
    ['a\u202eb\u2066', 'a<U+202E>b<U+2066>'],
    ['\ud800', '<U+D800>'],
    ['👩‍👩‍👧 Zoë 王', '👩‍👩‍👧 Zoë 王'],
  ])('%j is shown as %j', (given, shown) => expect(printable(given)).toBe(shown));

  it('whatever anybody types, a table sends it no command, and is cut in all columns but the last', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ First: text, Last: text }), { minLength: 1, maxLength: 4 }), (rows) => {
        const lines = table(rows).split('\n');
        expect(lines).toHaveLength(rows.length + 2);
        for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: tries(300) },
    );
    expect(table([{ First: 'x'.repeat(80), Last: 'y'.repeat(80) }]).split('\n')[2]).toBe(
      `${'x'.repeat(35)}…  ${'y'.repeat(80)}`,
    );
  });
});

describe('files', () => {
  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['a\nb', '"a\nb"'],
    ['=1+1', "'=1+1"],
    ['+1 416', "'+1 416"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['＝1', "'＝1"],
    [' x', '" x"'],
    ['a;=b', '"a;\'=b"'],
    ['a; "@b', '"a;\' ""@b"'],
    ['a,=b', '"a,=b"'],
  ])('a cell with %j is written %j', (given, written) => expect(csvCell(given)).toBe(written));

  it('CSV has a mark, a head, CRLF, every column and ISO times', () => {
    expect(all(csvOf([{ ...lead, spamReason: 'why', page: '/contact', idempotencyKey: 'key' }]))).toBe(
      '\ufeffid,createdAt,status,spamReason,name,company,email,phone,service,message,page,idempotencyKey\r\n' +
        'one,1970-01-01T00:00:00.000Z,new,why,Ann,Co,a@a.example,1,s,m,/contact,key\r\n',
    );
  });

  it.each([
    [',', ';'],
    [';', ','],
  ] as const)(
    'whatever anybody types, CSV with %s can be read, is complete, and holds no formula, for one that expects %s either',
    (separator, other) => {
      fc.assert(
        fc.property(text, text, (name, message) => {
          const company = `x${other}${name}`;
          const csv = all(
            csvOf(
              [
                { ...lead, name, message, company },
                { ...lead, name: 'a;b, "c"' },
              ],
              separator,
            ),
          );
          for (const cell of cellsOf(csv, other)) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u);
          const rows = parseCsv(csv, separator);
          expect(rows.map((row) => row.length)).toEqual([12, 12, 12]);
          expect(rows[2]?.[4]).toBe('a;b, "c"');
          for (const [cell, given] of [
            [rows[1]?.[4], name],
            [rows[1]?.[9], message],
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
    },
  );

  it('whatever anybody types, JSON gives it back and sends a terminal no command', () => {
    fc.assert(
      fc.property(text, (message) => {
        const json = jsonOf([{ ...lead, message }, lead]);
        expect(JSON.parse(json)).toEqual([
          { ...lead, message, createdAt: '1970-01-01T00:00:00.000Z' },
          { ...lead, createdAt: '1970-01-01T00:00:00.000Z' },
        ]);
        expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      }),
      { numRuns: tries(300) },
    );
    expect(JSON.parse(jsonOf([]))).toEqual([]);
  });
});

describe("dates on the provider's clock", () => {
  const dates = makeDates('America/Toronto');
  it('summer and winter time', () => {
    expect(dates.moment(Date.parse('2025-07-01T03:59:00Z'))).toBe('2025-06-30 23:59');
    expect(dates.moment(Date.parse('2025-12-01T05:00:00Z'))).toBe('2025-12-01 00:00');
  });
  it.each([['2025-03-09', '2025-03-09T05:00:00Z']])('%s begins at %s', (day, at) => {
    expect(new Date(dates.startOf(day) ?? Number.NaN)).toEqual(new Date(at));
  });
  it.each(['2025-02-30', '2025-13-01', '25-01-01', 'yesterday', '', '2025-01-01T10:00'])('"%s" is no day', (day) =>
    expect(dates.startOf(day)).toBeUndefined(),
  );
});
