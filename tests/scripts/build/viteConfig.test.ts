import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { root } from '#scripts/support/root.ts';

test("a change of a message or of how records are read does not restart Vite's server: its configuration imports neither", async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts', root);
  const files = config?.dependencies.map((file) => relative(root, file)) ?? [];
  expect(files).toContain('data/theme.ts');
  expect(files.filter((file) => /^data\/(?:messages\/|rules\/(?:load\.ts|checks\/))/.test(file))).toEqual([]);
});
