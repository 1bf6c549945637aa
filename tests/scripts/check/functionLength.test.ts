import { expect, test } from 'vitest';
import { functionsIn } from '#scripts/check/functionLength.ts';

test('Every line of a function counts, inside JSX and nested functions as well', () => {
  const source = [
    'export function Card() {',
    '  const close = () => {',
    '    done();',
    '  };',
    '  return (',
    '    <p>',
    '      Text',
    '    </p>',
    '  );',
    '}',
  ].join('\n');
  expect(functionsIn('Card.tsx', source)).toEqual([
    { line: 1, lines: 10 },
    { line: 2, lines: 3 },
  ]);
});
