import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from '#scripts/support/builtSite.ts';

test('no declaration of a style sheet has lost its value to the minifier', () => {
  const sheets = builtFiles.filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const path of sheets) expect(readBuilt(path).match(/[{;][a-z-]+:[;}]/g)).toBeNull();
});
