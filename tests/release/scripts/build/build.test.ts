import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandDir, runScript } from '#tests/support/runScript.ts';
import { besideBrand, copyBrand, sharedFolder } from '#tests/support/folders.ts';

const work = sharedFolder(besideBrand);

const build = (out: string, env: Record<string, string>, ...flags: string[]) =>
  runScript('scripts/build.ts', ['--out', out, ...flags], env);

/** Every file below a folder with a hash of its content. */
function contents(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(dir.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

describe('The build', () => {
  it('gives the same bytes for the same input, compressed copies included, with bundles made anew or kept, on one thread or on three', async () => {
    const outs = [join(work, 'first'), join(work, 'second')];
    for (const [index, out] of outs.entries()) {
      const flags = index === 0 ? ['--no-cache'] : [];
      expect(await build(out, { DATA_DIR: brandDir }, ...flags)).toMatchObject({ code: 0 });
    }
    const [first, second] = outs.map(contents);
    expect(first?.size).toBeGreaterThan(100);
    expect([...(first?.keys() ?? [])].some((file) => file.endsWith('.html.br'))).toBe(true);
    expect(second).toEqual(first);
  });

  it('gives the same bytes after changes as a build of everything', async () => {
    const out = join(work, 'changed');
    const data = copyBrand(work, 'data-changed');
    const flags = ['--no-pictures'];
    expect(await build(out, { DATA_DIR: data }, ...flags)).toMatchObject({ code: 0 });
    const location = join(data, 'locations/dartmouth.ts');
    const changed = readFileSync(location, 'utf8').replace(/landmark: '[^']+'/, "landmark: 'The Changed Landmark'");
    writeFileSync(location, changed);
    const shared = '../../../../data/messages/shell.ts';
    writeFileSync(
      join(data, 'messages/shell.ts'),
      `import { shellMessages as own } from '${shared}';\nexport * from '${shared}';\n` +
        "export const shellMessages = { ...own, menu: 'Pages' };\n",
    );
    writeFileSync(join(out, 'blog.html'), 'not what was built');
    expect(await build(out, { DATA_DIR: data }, ...flags)).toMatchObject({ code: 0 });
    const page = readFileSync(join(out, 'locations/dartmouth.html'), 'utf8');
    expect(page).toContain('>Pages<');
    expect(page).toContain('The Changed Landmark');
    const cold = join(work, 'cold');
    expect(await build(cold, { DATA_DIR: data }, ...flags, '--no-cache')).toMatchObject({ code: 0 });
    expect(contents(out)).toEqual(contents(cold));
  });

  it('puts another public address into every page', async () => {
    const out = join(work, 'origin');
    await build(out, { DATA_DIR: brandDir, SITE_ORIGIN: 'https://preview.example:8443' }, '--no-compress');
    expect(readFileSync(join(out, 'about.html'), 'utf8')).toContain(
      '<link data-rh rel="canonical" href="https://preview.example:8443/about"/>',
    );
    expect(readFileSync(join(out, 'sitemap-pages.xml'), 'utf8')).not.toContain('harbourbyte.example/');
  });
});

it('a page that fails names itself and its route', async () => {
  const out = join(work, 'failing');
  const data = copyBrand(work, 'data-failing');
  rmSync(join(data, 'legal/accessibility.md'));
  const { code, output } = await build(out, { DATA_DIR: data }, '--no-compress');
  expect(code).toBe(1);
  expect(output).toContain(
    '/accessibility (route "accessibility", /accessibility): There is no data/legal/accessibility.md. Write it: every provider needs one.',
  );
  expect(existsSync(out)).toBe(false);
});
