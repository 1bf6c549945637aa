import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '#scripts/support/root.ts';
import { brandDir, runScript } from '#scripts/support/runScript.ts';

it('a build that finds a fault says it with its remedy, and leaves what was there untouched', async () => {
  // As deep below the project as the brand's folder, which imports the project's own messages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache/build-test-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const [data, out] = [join(work, 'data'), join(work, 'out')];
  cpSync(brandDir, data, { recursive: true });
  const file = join(data, 'navigation.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/href: '\/about'/, "href: '/abuot'"));
  mkdirSync(out);
  for (const name of ['index.html', 'site.json']) writeFileSync(join(out, name), 'the site before');
  const { code, output } = await runScript('scripts/build.ts', ['--out', out, '--no-compress'], { DATA_DIR: data });
  expect([code, output]).toEqual([1, expect.stringContaining(`Nothing was changed in ${out}`)]);
  expect(output).toContain('navigation: link "/abuot" leads nowhere. Fix the address or add the page.');
  expect(readdirSync(out)).toEqual(['index.html', 'site.json']);
  expect(readdirSync(work).filter((name) => /\.(?:new|old)-/.test(name))).toEqual([]);
});

it('a build never replaces a folder that no build wrote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precious-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'letters.txt'), 'precious');
  const { code, output } = await runScript('scripts/build.ts', ['--out', folder], {});
  expect([code, output.trim()]).toEqual([
    1,
    `${folder} holds what no build wrote, and a build replaces everything in its folder. Name a new or an empty folder with --out.` +
      `\n\nNothing was changed in ${folder}.`,
  ]);
  expect(readFileSync(join(folder, 'letters.txt'), 'utf8')).toBe('precious');
});
