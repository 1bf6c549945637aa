import { expect, test } from 'vitest';
import { fullRows } from '#src/ui/Columns/fullRows.ts';

test.each([
  [0, [2, 3, 4], false],
  [1, [], false],
  [2, [2], false],
  [3, [3], false],
  [4, [2, 4], false],
  [5, [2], true],
  [6, [2, 3], false],
  [7, [2], true],
  [8, [2, 4], false],
  [12, [2, 3, 4], false],
])('%s items fill their rows in %j columns', (items, counts, oneLeft) => {
  expect(fullRows(items)).toEqual({ counts, oneLeft });
});
