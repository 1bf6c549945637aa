import { columnNumber } from '../columnLetters.ts';
import type { Value } from './values.ts';

/** A rectangle of cells; rows and columns are counted from 1. */
interface Area {
  sheet: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A node of a formula's syntax tree. */
export type FormulaNode =
  | { kind: 'value'; value: Value }
  | { kind: 'area'; area: Area }
  | { kind: 'call'; name: string; args: FormulaNode[] }
  | { kind: 'operator'; sign: string; left: FormulaNode; right: FormulaNode };

const number = /(\d+(?:\.\d+)?)/;
const string = /"((?:[^"]|"")*)"/;
/** `Sheet!A1:B2`, the sheet and the second cell optional. */
const reference = /((?:'(?:[^']|'')+'|[A-Za-z_]\w*)!)?(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?/;
const call = /([A-Z]+)\(/;
const operator = /(<>|<=|>=|[-+*/&=<>(),])/;
const token = new RegExp(
  `\\s*(?:${[number, string, reference, call, operator].map(({ source }) => source).join('|')})`,
  'y',
);
/** Binary operators by precedence, the weakest first. */
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/']];

/**
 * Parses a formula without its leading `=`. `sheet` is where references without a sheet name point.
 * @throws SyntaxError that quotes the formula.
 */
export function parseFormula(formula: string, sheet: string): FormulaNode {
  const tokens = tokensOf(formula);
  let at = 0;
  const sign = () => tokens[at]?.[7];
  const expect = (wanted: string) => {
    if (sign() !== wanted) throw new SyntaxError(`"${formula}": "${wanted}" is missing.`);
    at++;
  };
  const binary = (level: number): FormulaNode => {
    const signs = levels[level];
    if (!signs) return operand();
    let left = binary(level + 1);
    for (let found = sign(); found !== undefined && signs.includes(found); found = sign()) {
      at++;
      left = { kind: 'operator', sign: found, left, right: binary(level + 1) };
    }
    return left;
  };
  const operand = (): FormulaNode => {
    const found = tokens[at++];
    if (!found) throw new SyntaxError(`"${formula}" ends too soon.`);
    const [, number, string, home, from, to, name, mark] = found;
    if (number !== undefined) return { kind: 'value', value: Number(number) };
    if (string !== undefined) return { kind: 'value', value: string.replaceAll('""', '"') };
    if (from !== undefined)
      return { kind: 'area', area: areaOf(from, to ?? from, home ? home.slice(0, -1).replace(/^'|'$/g, '') : sheet) };
    if (name !== undefined) {
      const args: FormulaNode[] = [];
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

function tokensOf(formula: string): RegExpExecArray[] {
  const tokens: RegExpExecArray[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const from = token.lastIndex;
    const found = token.exec(formula);
    if (!found) throw new SyntaxError(`"${formula}" is no formula that is known here: at "${formula.slice(from)}".`);
    tokens.push(found);
  }
  return tokens;
}

function areaOf(from: string, to: string, sheet: string): Area {
  const corner = (address: string) => {
    const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(address) ?? [];
    return {
      column: columnNumber(letters),
      row: Number(digits),
    };
  };
  const [first, last] = [corner(from), corner(to)];
  return { sheet, left: first.column, top: first.row, right: last.column, bottom: last.row };
}
