/** What a cell can hold once it is worked out; nothing in it is null. */
export type Value = number | string | boolean | null;

/** A rectangle of cells, counted from 1. */
export interface Area {
  sheet: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a cell of a sheet holds. */
export type ReadCell = (sheet: string, column: number, row: number) => Value;

type Node =
  | { kind: 'value'; value: Value }
  | { kind: 'area'; area: Area }
  | { kind: 'call'; name: string; args: Node[] }
  | { kind: 'operator'; sign: string; left: Node; right: Node };

/** An error as a spreadsheet shows it, `#VALUE!`. */
export class FormulaError extends Error {}

/**
 * Works out a formula as spreadsheets do, so that the file shows its results where nothing calculates: in previews, on
 * phones, in protected view. Knows the functions in the table below and no other.
 */
export function evaluate(formula: string, sheet: string, read: ReadCell): Value {
  return resultOf(parse(formula, sheet), read);
}

const number = /(\d+(?:\.\d+)?)/;
const text = /"((?:[^"]|"")*)"/;
/** `Sheet!A1:B2`, the sheet and the second cell optional. */
const reference = /((?:'(?:[^']|'')+'|[A-Za-z_]\w*)!)?(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?/;
const call = /([A-Z]+)\(/;
const operator = /(<>|<=|>=|[-+*/&=<>(),])/;
const token = new RegExp(
  `\\s*(?:${[number, text, reference, call, operator].map(({ source }) => source).join('|')})`,
  'y',
);
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/']];

function parse(formula: string, sheet: string): Node {
  const tokens: RegExpExecArray[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const from = token.lastIndex;
    const found = token.exec(formula);
    if (!found) throw new SyntaxError(`"${formula}" is no formula that is known here: at "${formula.slice(from)}".`);
    tokens.push(found);
  }
  let at = 0;
  const sign = () => tokens[at]?.[7];
  const expect = (wanted: string) => {
    if (sign() !== wanted) throw new SyntaxError(`"${formula}": "${wanted}" is missing.`);
    at++;
  };
  const binary = (level: number): Node => {
    const signs = levels[level];
    if (!signs) return operand();
    let left = binary(level + 1);
    for (let found = sign(); found !== undefined && signs.includes(found); found = sign()) {
      at++;
      left = { kind: 'operator', sign: found, left, right: binary(level + 1) };
    }
    return left;
  };
  const operand = (): Node => {
    const found = tokens[at++];
    if (!found) throw new SyntaxError(`"${formula}" ends too soon.`);
    const [, number, text, home, from, to, name, mark] = found;
    if (number !== undefined) return { kind: 'value', value: Number(number) };
    if (text !== undefined) return { kind: 'value', value: text.replaceAll('""', '"') };
    if (from !== undefined)
      return { kind: 'area', area: areaOf(from, to ?? from, home ? home.slice(0, -1).replace(/^'|'$/g, '') : sheet) };
    if (name !== undefined) {
      const args: Node[] = [];
      while (sign() !== ')') {
        args.push(binary(0));
        if (sign() !== ')') expect(',');
      }
      at++;
      return { kind: 'call', name, args };
    }
    if (mark === '-') return { kind: 'operator', sign: '-', left: { kind: 'value', value: 0 }, right: operand() };
    if (mark === '(') {
      const inner = binary(0);
      expect(')');
      return inner;
    }
    throw new SyntaxError(`"${formula}": "${mark}" stands where a value should.`);
  };
  const whole = binary(0);
  if (at < tokens.length) throw new SyntaxError(`"${formula}" goes on after its end.`);
  return whole;
}

function areaOf(from: string, to: string, sheet: string): Area {
  const corner = (address: string) => {
    const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(address) ?? [];
    return {
      column: [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0),
      row: Number(digits),
    };
  };
  const [first, last] = [corner(from), corner(to)];
  return { sheet, left: first.column, top: first.row, right: last.column, bottom: last.row };
}

function resultOf(node: Node, read: ReadCell): Value {
  switch (node.kind) {
    case 'value':
      return node.value;
    case 'area':
      return read(node.area.sheet, node.area.left, node.area.top);
    case 'operator':
      return operate(node.sign, resultOf(node.left, read), resultOf(node.right, read));
    case 'call': {
      const run = functions[node.name];
      if (!run)
        throw new SyntaxError(`The function ${node.name} is not known here. Add it in ${import.meta.filename}.`);
      return run(node.args, {
        value: (index) => resultOf(node.args[index] ?? { kind: 'value', value: null }, read),
        list: (index) => listOf(node.args[index], read),
      });
    }
  }
}

function listOf(node: Node | undefined, read: ReadCell): Value[] {
  if (!node) return [];
  if (node.kind !== 'area') return [resultOf(node, read)];
  const { sheet, left, top, right, bottom } = node.area;
  const values: Value[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) values.push(read(sheet, column, row));
  return values;
}

function operate(sign: string, left: Value, right: Value): Value {
  switch (sign) {
    case '+':
      return numberOf(left) + numberOf(right);
    case '-':
      return numberOf(left) - numberOf(right);
    case '*':
      return numberOf(left) * numberOf(right);
    case '/': {
      const divisor = numberOf(right);
      if (divisor === 0) throw new FormulaError('#DIV/0!');
      return numberOf(left) / divisor;
    }
    case '&':
      return `${left ?? ''}${right ?? ''}`;
    default:
      return compare(sign, left, right);
  }
}

function compare(sign: string, left: Value, right: Value): boolean {
  // An empty cell is as good as an empty text or a 0; every text is more than any number.
  const [a, b] = [left ?? (typeof right === 'string' ? '' : 0), right ?? (typeof left === 'string' ? '' : 0)];
  const order =
    typeof a === typeof b ? (fold(a) < fold(b) ? -1 : fold(a) > fold(b) ? 1 : 0) : typeof a === 'string' ? 1 : -1;
  return (
    { '=': order === 0, '<>': order !== 0, '<': order < 0, '>': order > 0, '<=': order <= 0, '>=': order >= 0 }[sign] ??
    false
  );
}

const fold = (value: number | string | boolean) => (typeof value === 'string' ? value.toLowerCase() : value);

function numberOf(value: Value): number {
  if (typeof value === 'string') throw new FormulaError('#VALUE!');
  return Number(value);
}

/** Whether a value answers a criterion of COUNTIF and its like: `5`, `"Yes"`, `">0"`, `"<>Closed"`, `""`. */
function answers(value: Value, criterion: Value): boolean {
  const [, sign = '=', rest = ''] =
    typeof criterion === 'string' ? (/^(<>|<=|>=|<|>|=)?(.*)$/s.exec(criterion) ?? []) : ['', '=', String(criterion)];
  if (rest === '') return sign === '<>' ? value !== null && value !== '' : value === null || value === '';
  const wanted = Number.isNaN(Number(rest)) ? rest : Number(rest);
  if (sign === '=' || sign === '<>')
    return (typeof value === typeof wanted && compare('=', value, wanted)) === (sign === '=');
  return typeof value === typeof wanted && compare(sign, value, wanted);
}

interface Given {
  value(index: number): Value;
  list(index: number): Value[];
}
const numbers = (values: readonly Value[]) => values.filter((value): value is number => typeof value === 'number');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** For each row whether all pairs of list and criterion from an argument on hold. */
const rowsThat = (args: readonly Node[], given: Given, from: number) => {
  const pairs = Array.from({ length: (args.length - from) / 2 }, (_, index) => ({
    values: given.list(from + 2 * index),
    criterion: given.value(from + 2 * index + 1),
  }));
  return (pairs[0]?.values ?? []).map((_, row) =>
    pairs.every(({ values, criterion }) => answers(values[row] ?? null, criterion)),
  );
};
const every = (args: readonly Node[], { list }: Given) => args.flatMap((_, index) => list(index));

const functions: Readonly<Record<string, (args: readonly Node[], given: Given) => Value>> = {
  IF: (_, { value }) => (value(0) ? value(1) : value(2)),
  IFERROR: (_, { value }) => {
    try {
      return value(0);
    } catch (error) {
      if (error instanceof FormulaError) return value(1);
      throw error;
    }
  },
  AND: (args, { value }) => args.every((_, index) => value(index)),
  OR: (args, { value }) => args.some((_, index) => value(index)),
  SUM: (args, given) => sum(numbers(every(args, given))),
  MAX: (args, given) => Math.max(0, ...numbers(every(args, given))),
  MIN: (args, given) => Math.min(...numbers(every(args, given))),
  COUNTA: (args, given) => every(args, given).filter((value) => value !== null).length,
  COUNTIF: (args, given) => rowsThat(args, given, 0).filter(Boolean).length,
  COUNTIFS: (args, given) => rowsThat(args, given, 0).filter(Boolean).length,
  SUMIFS: (args, given) => {
    const values = given.list(0);
    return sum(
      rowsThat(args, given, 1).map((holds, row) => (holds ? Number(numbers([values[row] ?? null])[0] ?? 0) : 0)),
    );
  },
  ROUNDUP: (_, { value }) => {
    const [given, unit] = [numberOf(value(0)), 10 ** numberOf(value(1))];
    return (Math.sign(given) * Math.ceil(Math.abs(given) * unit)) / unit;
  },
  MOD: (_, { value }) => {
    const [given, by] = [numberOf(value(0)), numberOf(value(1))];
    return given - by * Math.floor(given / by);
  },
  RANK: (_, { value, list }) => 1 + numbers(list(1)).filter((other) => other > numberOf(value(0))).length,
  WEEKDAY: (_, { value }) => ((numberOf(value(0)) - 1) % 7) + 1,
  WORKDAY: (_, { value, list }) => {
    const holidays = new Set(list(2));
    let day = numberOf(value(0));
    for (let left = numberOf(value(1)); left > 0; ) {
      day++;
      if ((day - 1) % 7 !== 0 && (day - 1) % 7 !== 6 && !holidays.has(day)) left--;
    }
    return day;
  },
  INDEX: (_, { value, list }) => list(0)[numberOf(value(1)) - 1] ?? null,
  MATCH: (_, { value, list }) => {
    const found = list(1).findIndex((one) => one !== null && compare('=', one, value(0)));
    if (found < 0) throw new FormulaError('#N/A');
    return found + 1;
  },
};

/** A day, yyyy-mm-dd, as spreadsheets count it. */
export function serialOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;
}
