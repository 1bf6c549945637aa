import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { waitingFor, withoutRecordsOf } from '#scripts/check/recordsFault.ts';
import { root } from '#scripts/support/root.ts';
import { DataError, UnreadableDataError } from '#data/load.ts';

it('runs everything on sound records, no pages on wrong ones, and nothing else on those that cannot be read', () => {
  expect(waitingFor(undefined)).toEqual([]);
  expect(waitingFor(new DataError('/nowhere', ['a']))).toEqual(['pages']);
  expect(waitingFor(new UnreadableDataError('/nowhere', ['a']))).toContain('types');
  expect(waitingFor(new UnreadableDataError('/nowhere', ['a']))).not.toContain('data');
});

it("leaves out the compiler's errors in the files that the records' messages name, with the lines that go on with them", () => {
  const dir = mkdtempSync(join(root, '.cache/records-fault-'));
  const folder = dir.slice(root.length + 1);
  writeFileSync(join(dir, 'provider.ts'), 'export const provider = { name: 5 };');
  const compiler =
    `${folder}/provider.ts(1,27): error TS2322: Type 'number' is not assignable to type 'string'.\n  It is a number.\n` +
    `src/App.tsx(3,1): error TS2304: Cannot find name 'x'.`;
  expect(withoutRecordsOf(new DataError(dir, ['provider: name is 5. Give a string.']), compiler, dir)).toBe(
    "src/App.tsx(3,1): error TS2304: Cannot find name 'x'.",
  );
  expect(withoutRecordsOf(undefined, compiler, dir)).toBe(compiler);
  rmSync(dir, { recursive: true });
});
