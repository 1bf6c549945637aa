import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { dataDir } from '#data/rules/dataDir.ts';
import { loadSite } from '#data/rules/load.ts';
import { runTool } from '#scripts/check/runTool.ts';
import { folderConfig, removeSlugTypes, writeSlugTypes } from '#scripts/support/slugTypes.ts';
import { besideBrand, copyBrand, sharedFolder } from '#tests/support/folders.ts';

const folder = copyBrand(sharedFolder(besideBrand));
beforeAll(async () => {
  writeFileSync(join(folder, 'tsconfig.json'), folderConfig(folder));
  writeSlugTypes(folder, await loadSite(folder, { drafts: true }));
});

const compile = (dir: string) => runTool('typescript/bin/tsc', ['--noEmit', '-p', dir]);

test('an editor that compiles a data folder is told of a slug that no record has, where it is written', async () => {
  expect(await compile(folder)).toBe('');
  const file = join(folder, 'provider.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/homeLocation: '[^']+'/, "homeLocation: 'hallifax'"));
  const errors = await compile(folder);
  expect(errors).toContain('"hallifax"');
  expect(errors).toContain('Did you mean \'"halifax"\'?');
  expect(errors.match(/error TS/g)).toHaveLength(1);
  removeSlugTypes(folder);
  expect(await compile(folder)).toBe('');
  writeFileSync(file, text);
});

test("the project's own records fit the types of their slugs", async () => {
  writeSlugTypes(dataDir(), await loadSite(dataDir(), { drafts: true }));
  expect(await compile(dataDir())).toBe('');
});
