import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commonIcons } from '#data/rules/schema/iconName.ts';
import { root } from '#scripts/support/root.ts';
import { makeDataFolder } from '#tests/support/dataFolder.ts';
import { iconNamesOf, siteIconNames, unknownIcons } from '#scripts/build/iconNames.ts';

const crowns = { id: 'crowns', iconName: 'crown', features: [{ title: 'A', iconName: 'tooth' }] };
const site = { services: [crowns, { id: 'pipes', iconName: 'wrnech' }], about: { values: [{ iconName: 'star' }] } };

it('finds the icons of records wherever they stand', () => {
  expect(iconNamesOf(site).map(({ name }) => name)).toEqual(['crown', 'tooth', 'wrnech', 'star']);
});

it('tells icons that are not in the sprite, and those that Lucide does not have with the names that are spelled most alike', () => {
  expect(unknownIcons(site, ['star'])).toEqual([
    'services/crowns: iconName "crown" is not written in the record. Write it there as text in quotes.',
    'services/crowns: features[0].iconName "tooth" is no icon. Use a name of https://lucide.dev/icons, for example mouth.',
    'services/pipes: iconName "wrnech" is no icon. Use a name of https://lucide.dev/icons, for example wrench.',
  ]);
});

it('finds the names in the files of a data folder, starters apart', async () => {
  expect(await siteIconNames(join(root, 'data'))).toEqual(expect.arrayContaining([...commonIcons]));
  const dir = makeDataFolder({
    'services/crowns.ts': "export const crowns = { iconName: 'crown' };",
    'starters/a.ts': "export const a = { iconName: 'anchor' };",
  });
  const names = await siteIconNames(dir);
  expect(names).toContain('crown');
  expect(names).not.toContain('anchor');
});
