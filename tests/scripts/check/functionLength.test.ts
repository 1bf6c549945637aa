import { expect, test } from 'vitest';
import { functionsIn } from '#scripts/check/functionLength.ts';

test('Every line of a function counts, inside JSX and nested functions as well', () => {
  const lines = ['() => {', '  const close = () => {', '    done();', '  };', '  return <p>Text</p>;', '};'];
  const source = `export const Card = ${lines.join('\n')}`;
  expect(functionsIn('Card.tsx', source)).toEqual([
    { line: 1, lines: 6 },
    { line: 2, lines: 3 },
  ]);
});
