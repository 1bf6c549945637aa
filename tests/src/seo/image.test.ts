import { expect, test } from 'vitest';
import { imageAddress } from '#src/seo/image.ts';

const site = { origin: 'https://firm.example', defaultImage: '/images/logo.png' };

test.each([
  ['a path', '/images/office.png', 'https://firm.example/images/office.png'],
  ['a full address', 'https://pictures.example/office.png', 'https://pictures.example/office.png'],
  ['an empty value', '', 'https://firm.example/images/logo.png'],
  ['nothing', undefined, 'https://firm.example/images/logo.png'],
])('A share image given as %s has a full address', (_, image, address) => {
  expect(imageAddress(image, site)).toBe(address);
});
