import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { root } from '#scripts/support/root.ts';

test("a change of a message or of how records are read does not restart Vite's server: its configuration imports neither", async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts', root);
  const files = config?.dependencies.map((file) => relative(root, file)) ?? [];
  expect(files).toContain('data/theme.ts');
  expect(files.filter((file) => /^data\/(?:messages\/|rules\/(?:load\.ts|checks\/))/.test(file))).toEqual([]);
});

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
