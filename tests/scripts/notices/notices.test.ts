import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials } from '#scripts/notices/bom.ts';
import { missingNotices, noticesText } from '#scripts/notices/notices.ts';
import { type ShippedPackage, shippedPackages, unlistedPackages } from '#scripts/notices/shippedPackages.ts';
import { site } from '#scripts/support/builtSite.ts';
import { readBuilt } from '#tests/support/builtPages.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const dir = sharedFolder();
const shipped = (facts: Partial<ShippedPackage> = {}): ShippedPackage => ({
  ...{ name: '@example/part', version: '1.2.3', license: 'MIT', integrity: 'sha512-AAEC', dir },
  ...facts,
});

it('a package that is shipped without its licence is a fault, with what to do', () => {
  expect(missingNotices([shipped()])).toEqual([
    '@example/part 1.2.3 (MIT) has no file with its licence. Name the holder of its copyright in ' +
      'scripts/notices/notices.ts, or do without the package.',
  ]);
  writeFileSync(join(dir, 'LICENSE.md'), 'Copyright (c) Ada\n');
  expect(missingNotices([shipped()])).toEqual([]);
  expect(noticesText([shipped()])).toContain('@example/part 1.2.3 (MIT)\n\nCopyright (c) Ada\n');
});

it('a package that a bundle has and the list has not is found', () => {
  expect(unlistedPackages(['react', 'left-pad'])).toEqual(['left-pad']);
});

it('the bill of materials has each package once, with its licence and hash', () => {
  const bom = JSON.parse(billOfMaterials([shipped(), shipped({ name: 'b', license: 'MIT OR ISC' })]));
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bom.components[0]).toEqual({
    ...{ type: 'library', name: '@example/part', version: '1.2.3', licenses: [{ license: { id: 'MIT' } }] },
    ...{ 'bom-ref': 'pkg:npm/%40example/part@1.2.3', purl: 'pkg:npm/%40example/part@1.2.3' },
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  expect(bom.components[1]).toMatchObject({ purl: 'pkg:npm/b@1.2.3', licenses: [{ expression: 'MIT OR ISC' }] });
});

it('the built site carries both: React, the typefaces, the icons and the server among them', () => {
  const packages = shippedPackages(site.theme);
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'koa', 'lucide-static', '@fontsource-variable/source-sans-3']),
  );
  expect(readBuilt('third-party-notices.txt')).toBe(noticesText(packages));
  expect(readBuilt('server/bom.cdx.json')).toBe(billOfMaterials(packages));
});
