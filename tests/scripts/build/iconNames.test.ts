import { expect, it } from 'vitest';
import { unknownIcons } from '#scripts/build/iconNames.ts';

const crowns = { id: 'crowns', iconName: 'crown', features: [{ title: 'A', iconName: 'tooth' }] };
const site = { services: [crowns, { id: 'pipes', iconName: 'wrnech' }], about: { values: [{ iconName: 'star' }] } };

it('tells icons that are not in the sprite, and those that Lucide does not have with the names that are spelled most alike', () => {
  expect(unknownIcons(site, ['star'])).toEqual([
    'services/crowns: iconName "crown" is not written in the record. Write it there as text in quotes.',
    'services/crowns: features[0].iconName "tooth" is no icon. Use a name of https://lucide.dev/icons, for example mouth.',
    'services/pipes: iconName "wrnech" is no icon. Use a name of https://lucide.dev/icons, for example wrench.',
  ]);
});
