import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from '#tests/support/runScript.ts';
import { besideBrand, copyBrand, folderWith, temporaryFolder } from '#tests/support/folders.ts';

it('a build that finds a fault says it with its remedy, and leaves what was there untouched', async () => {
  const work = temporaryFolder(besideBrand);
  const [data, out] = [copyBrand(work), join(work, 'out')];
  const file = join(data, 'navigation.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/href: '\/about'/, "href: '/abuot'"));
  mkdirSync(out);
  for (const name of ['index.html', 'site.json']) writeFileSync(join(out, name), 'the site before');
  const { code, output } = await runScript('scripts/build.ts', ['--out', out, '--no-compress'], { DATA_DIR: data });
  expect([code, output]).toEqual([1, expect.stringContaining(`Nothing was changed in ${out}`)]);
  expect(output).toContain('navigation.header[5]: link "/abuot" leads nowhere. Fix the address or add the page.');
  expect(readdirSync(out)).toEqual(['index.html', 'site.json']);
  expect(readdirSync(work).filter((name) => /\.(?:new|old)-/.test(name))).toEqual([]);
});

it('a build never replaces a folder that no build wrote', async () => {
  const folder = folderWith({ 'letters.txt': 'precious' });
  const { code, output } = await runScript('scripts/build.ts', ['--out', folder], {});
  expect([code, output.trim()]).toEqual([
    1,
    `${folder} holds what no build wrote, and a build replaces everything in its folder. Name a new or an empty folder with --out.` +
      `\n\nNothing was changed in ${folder}.`,
  ]);
  expect(readFileSync(join(folder, 'letters.txt'), 'utf8')).toBe('precious');
});
