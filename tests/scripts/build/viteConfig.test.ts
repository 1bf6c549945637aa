import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/support/root.ts';

test('no source of pages is in what browsers load, as each is imported by the prerenderer alone', () => {
  const lines = ['src/routes.ts', 'src/resourceRoutes.ts'].flatMap((file) =>
    readFileSync(join(root, file), 'utf8').split('\n'),
  );
  // Components are in .tsx files, and what the API answers with is loaded where it does.
  const imports = lines.filter(
    (line) => /(?<!typeof )import\('\.\/pages\/[^']+\.ts'\)/.test(line) && !/fromApi:/.test(line),
  );
  expect(imports.length).toBeGreaterThan(20);
  for (const line of imports) expect(line).toMatch(/import\.meta\.env\.SSR \? .*import\(.* : undefined[;,]$/);
});
