import { FormulaError, toNumber, type Value } from './values.ts';

/** Applies a binary operator. @throws FormulaError where a spreadsheet shows an error. */
export function operate(sign: string, left: Value, right: Value): Value {
  switch (sign) {
    case '+':
      return toNumber(left) + toNumber(right);
    case '-':
      return toNumber(left) - toNumber(right);
    case '*':
      return toNumber(left) * toNumber(right);
    case '/': {
      const divisor = toNumber(right);
      if (divisor === 0) throw new FormulaError('#DIV/0!');
      return toNumber(left) / divisor;
    }
    case '&':
      return `${left ?? ''}${right ?? ''}`;
    default:
      return compare(sign, left, right);
  }
}

/** Applies a comparison operator. */
export function compare(sign: string, left: Value, right: Value): boolean {
  // Spreadsheets compare an empty cell as an empty text or 0, and sort every text after any number.
  const [a, b] = [left ?? (typeof right === 'string' ? '' : 0), right ?? (typeof left === 'string' ? '' : 0)];
  const order =
    typeof a === typeof b
      ? lowerCase(a) < lowerCase(b)
        ? -1
        : lowerCase(a) > lowerCase(b)
          ? 1
          : 0
      : typeof a === 'string'
        ? 1
        : -1;
  return (
    { '=': order === 0, '<>': order !== 0, '<': order < 0, '>': order > 0, '<=': order <= 0, '>=': order >= 0 }[sign] ??
    false
  );
}

const lowerCase = (value: number | string | boolean) => (typeof value === 'string' ? value.toLowerCase() : value);

/** Whether a value meets a criterion of COUNTIF and the like: `5`, `"Yes"`, `">0"`, `"<>Closed"`, `""`. */
export function meetsCriterion(value: Value, criterion: Value): boolean {
  const [, sign = '=', rest = ''] =
    typeof criterion === 'string' ? (/^(<>|<=|>=|<|>|=)?(.*)$/s.exec(criterion) ?? []) : ['', '=', String(criterion)];
  if (rest === '') return sign === '<>' ? value !== null && value !== '' : value === null || value === '';
  const wanted = Number.isNaN(Number(rest)) ? rest : Number(rest);
  if (sign === '=' || sign === '<>')
    return (typeof value === typeof wanted && compare('=', value, wanted)) === (sign === '=');
  return typeof value === typeof wanted && compare(sign, value, wanted);
}
