import { type Arguments, functions } from './functions.ts';
import { operate } from './operators.ts';
import { type FormulaNode, parseFormula } from './parseFormula.ts';
import type { Value } from './values.ts';

/** Reads a cell of a sheet; column and row are counted from 1. */
export type ReadCell = (sheet: string, column: number, row: number) => Value;

/**
 * Evaluates a formula as spreadsheets do, so that the file holds its results where nothing calculates: in previews, on
 * phones, in protected view. Written here, because a whole spreadsheet engine is a large dependency for so few functions.
 * @throws SyntaxError for a formula that is not understood, FormulaError for a result such as `#VALUE!`.
 */
export function evaluate(formula: string, sheet: string, read: ReadCell): Value {
  return resultOf(parseFormula(formula, sheet), read);
}

function resultOf(node: FormulaNode, read: ReadCell): Value {
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
        throw new SyntaxError(
          `The function ${node.name} is not known here. Add it in scripts/build/downloads/workbook/formulas/functions.ts.`,
        );
      return run(argumentsOf(node.args, read));
    }
  }
}

function argumentsOf(nodes: readonly FormulaNode[], read: ReadCell): Arguments {
  return {
    count: nodes.length,
    value: (index) => resultOf(nodes[index] ?? { kind: 'value', value: null }, read),
    list: (index) => listOf(nodes[index], read),
  };
}

function listOf(node: FormulaNode | undefined, read: ReadCell): Value[] {
  if (!node) return [];
  if (node.kind !== 'area') return [resultOf(node, read)];
  const { sheet, left, top, right, bottom } = node.area;
  const values: Value[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) values.push(read(sheet, column, row));
  return values;
}
