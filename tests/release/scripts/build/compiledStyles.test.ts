import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '#tests/support/runScript.ts';
import { besideBrand, temporaryFolder } from '#tests/support/folders.ts';

test('the styles of a build are those of development: the same rules in the same order, and the same names', async () => {
  const work = temporaryFolder(besideBrand);
  expect(await runScript('tests/support/bundleStyles.ts', [work], { NODE_ENV: 'production' })).toMatchObject({
    code: 0,
  });
  const [compiled, watched] = ['compiled', 'watched'].map((name) => {
    const read = (file: string) => readFileSync(join(work, name, file), 'utf8');
    // Node lists a module's exports by name, Vite as they are written.
    return {
      rules: read('styles.css'),
      names: read('styles.js')
        .split(/[\s,;]+/)
        .sort(),
    };
  });
  expect(compiled?.rules.length).toBeGreaterThan(50_000);
  expect(compiled).toEqual(watched);
});
