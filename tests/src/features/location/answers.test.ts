import { describe, expect, test } from 'vitest';
import { readIpLocation } from '#src/features/location/realBrowserApi.ts';
import { recommendationRoom, textWithMostLines, widestName } from '#src/features/location/placeData.ts';
import { jsonFiles } from '#scripts/build/jsonFiles.ts';
import { buildSite } from '#tests/support/buildData.ts';

test('A response of /api/ip-location keeps its string fields', () => {
  const fields = { city: 'Cork', region: '', postal: 'K1A', loc: '44,-78', country: 'CA' };
  expect(readIpLocation({ ...fields, bogon: true, loc: '44,-78' })).toEqual(fields);
});

test.each([undefined, null, 7, 'Cork', [], {}, { city: 7, loc: null }, { city: ' ' }, { country: 'CA' }])(
  'A response of /api/ip-location that is %j locates nobody',
  (data) => {
    expect(readIpLocation(data)).toBeUndefined();
  },
);

describe('The files of places', () => {
  const site = buildSite();

  test("list every place once, with what distances and strips need, and each place's recommendations", () => {
    const files = jsonFiles(site);
    expect([...files.keys()].slice(2)).toEqual(['/places.json', '/places/ajax.json', '/places/pickering.json']);
    const sectors = ['Energy', 'Trade'];
    const facts = { region: 'Durham', postalAreas: 'Postal area L1S', landmark: 'the waterfront', sectors };
    expect(files.get('/places.json')?.()).toEqual({
      places: [
        { slug: 'ajax', name: 'Ajax', latitude: 43.85, longitude: -79.02, ...facts },
        { slug: 'pickering', name: 'Pickering', latitude: 43.84, longitude: -79.09, ...facts },
      ],
      selector: ['ajax'],
    });
    const phones = { id: 'phones', name: 'Phones', reason: 'Shops there take orders by phone.', iconName: 'phone' };
    expect(files.get('/places/ajax.json')?.()).toEqual({ location: 'Ajax', items: [phones], banner: [] });
    expect(files.get('/places/pickering.json')?.()).toEqual({ location: 'Pickering', items: [], banner: [] });
  });

  test('a page is built with no recommendation, and with the longest texts of all places', () => {
    const reason = 'Shops there take orders by phone. orders';
    expect(recommendationRoom(site)).toEqual({ name: 'Phones Phones', reason, items: 1, banner: 0 });
  });
});

test('The room for texts is the longest and a word more', () => {
  expect(textWithMostLines(['a bb', 'cccccc', 'dd ee ff'])).toBe('dd ee ff cccccc');
  expect(textWithMostLines([])).toBe(' ');
});

test('The widestName name does not break', () => {
  expect(widestName([{ name: 'Ajax' }, { name: 'Bern Hill' }])).toBe('Bern\u00a0Hillmm');
});
