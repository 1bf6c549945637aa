import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '#tests/support/runScript.ts';
import { upgradeFiles } from '#scripts/upgrade/steps.ts';
import { besideBrand, copyBrand, temporaryFolder } from '#tests/support/folders.ts';

test('a folder of the first layout is valid afterwards, and what was done is said', async () => {
  const data = copyBrand(temporaryFolder(besideBrand));
  const forms = join(data, 'forms.ts');
  const today = readFileSync(forms, 'utf8');
  const title = /^ {2}title: .*\n/m.exec(today)?.[0] ?? '';
  writeFileSync(forms, today.replace(title, `${title}  again: 'Once more',\n`));

  const upgrade = () => runScript('scripts/upgrade.ts', ['--from=0.1'], { DATA_DIR: data });
  const first = await upgrade();
  expect([first.code, first.output]).toEqual([
    0,
    expect.stringContaining('forms.ts: took the label of the button out'),
  ]);
  expect(first.output).toContain('The folder is valid.');
  expect(readFileSync(forms, 'utf8')).toBe(today);
  expect((await upgrade()).output).toContain('Nothing had to be moved.');

  writeFileSync(forms, today.replace(title, ''));
  const left = await upgrade();
  expect([left.code, left.output]).toEqual([1, expect.stringContaining('What is left to do by hand')]);
});

test('a version that there is none of is told with those that there are', async () => {
  const { code, output } = await runScript('scripts/upgrade.ts', ['--from=7']);
  expect([code, output]).toEqual([1, expect.stringContaining('--from is "7". npm run upgrade -- --from 0.1')]);
});

test('of the office map the address is kept that the drawn one links to', () => {
  const old = "  map: { embed: 'https://maps.example/embed', page: 'https://maps.example/page' },\n  hours: {},\n";
  const { changed } = upgradeFiles(new Map([['provider.ts', old]]), '0.2');
  expect(changed.get('provider.ts')).toBe("  map: 'https://maps.example/page',\n  hours: {},\n");
});

test('what is code is imported from data/rules', () => {
  const own = "import { legal } from './legal.ts';\n";
  const before = `import type { Region } from '#data/schema/location.ts';\nimport { fill } from '../../data/text/fill.ts';\n${own}`;
  const { changed } = upgradeFiles(new Map([['regions.ts', before]]), '0.2');
  expect(changed.get('regions.ts')).toBe(
    `import type { Region } from '#data/rules/schema/location.ts';\nimport { fill } from '../../data/rules/text/fill.ts';\n${own}`,
  );
  expect(upgradeFiles(changed, '0.2').changed.size).toBe(0);
});
