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
  const tables = ['src/routes.ts', 'src/resourceRoutes.ts'].map((file) => readFileSync(join(root, file), 'utf8'));
  const sources = tables.flatMap((text) => text.match(/^ +source: .*/gm) ?? []);
  expect(sources.length).toBeGreaterThan(30);
  for (const line of sources)
    expect(line).toMatch(
      /source: (?:import\.meta\.env\.SSR \? \(\) => import\(.*\) : undefined|missingSource\('\w+'\)),$/,
    );
  expect(tables.join()).toMatch(/const missingSource = .*\n {2}import\.meta\.env\.SSR \? .* : undefined;/);
});
