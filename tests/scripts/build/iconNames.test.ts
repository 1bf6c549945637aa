import { expect, it } from 'vitest';
import { iconNamesOf, unknownIcons } from '#scripts/build/iconNames.ts';

const site = {
  services: [
    { id: 'crowns', iconName: 'crown', features: [{ title: 'A', iconName: 'tooth' }] },
    { id: 'pipes', iconName: 'wrnech' },
  ],
  about: { values: [{ iconName: 'star' }] },
};

it('finds the icons of records wherever they stand', () => {
  expect(iconNamesOf(site).map(({ name }) => name)).toEqual(['crown', 'tooth', 'wrnech', 'star']);
});

it('tells icons that Lucide does not have, with the names that are spelled most alike', () => {
  expect(unknownIcons(site)).toEqual([
    'services/crowns: features[0].iconName "tooth" is no icon. Use a name of https://lucide.dev/icons, for example mouth.',
    'services/pipes: iconName "wrnech" is no icon. Use a name of https://lucide.dev/icons, for example wrench.',
  ]);
});
