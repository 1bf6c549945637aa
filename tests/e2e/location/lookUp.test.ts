import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { addLink } from '#tests/support/visit.ts';
import { refuseStorage } from '#tests/support/refuseStorage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { keptIn, offers, positionCalls, shows, startLocationVisit } from './locationVisit.ts';

// Which of the ways comes first, and what is kept of each, has tests of its own: this is what a browser adds.
const { visitor, url } = await startLocationVisit();

const allowed = { locationPermissionGranted: 'true' };
const nearAjax = { latitude: 43.86, longitude: -79.01 };
const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation)?.name ?? '';

describe('The visitor is found', () => {
  test('where their browser has stored that they are, whatever their connection says', async () => {
    // However it came to be known.
    const stored = { preferredLocation: 'vaughan', preferredLocationSource: 'found' };
    const { page } = await visitor({
      path: '/industries',
      stored,
      ip: { city: 'Markham', region: 'Ontario', postal: 'L3R' },
    });
    await page.getByText('Your connection seems to come from Ontario, postal code L3R.', { exact: true }).waitFor();
    await shows(page, 'Vaughan');
    expect(await keptIn(page, 'preferredLocation')).toBe('vaughan');
  });

  test('by their connection in one look-up a visit, before their browser is asked, and the next documents know as much', async () => {
    const ip = { city: 'Ajax', region: 'Ontario', postal: 'L1S', loc: '43.8509,-79.0204' };
    const { page, lookUps, open } = await visitor({
      ip,
      stored: allowed,
      geolocation: { latitude: 43.44, longitude: -79.67 },
    });
    for (const step of [() => open('/industries'), () => page.reload()]) {
      await step();
      await page.getByText('Your connection seems to come from Ontario, postal code L1S.', { exact: true }).waitFor();
    }
    await (await addLink(page, '/locations')).click();
    await page.getByText("We detected you're near Ajax").waitFor();
    const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Locations Near You' }) });
    for (const row of await near.getByRole('listitem').allInnerTexts()) expect(row).toMatch(/\n\d+ km$/);
    expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'preferredLocationSource')]).toEqual([
      'ajax',
      'found',
    ]);
    expect([await positionCalls(page), lookUps]).toEqual([[], [expect.any(String)]]);
  });

  test('by their browser where it was allowed before, asked for ten seconds and an answer of a day', async () => {
    const { page } = await visitor({ path: '/', stored: allowed, geolocation: nearAjax });
    await shows(page, 'Ajax');
    expect(await positionCalls(page)).toEqual([{ timeout: 10_000, maximumAge: 86_400_000 }]);
    expect(await keptIn(page, 'preferredLocation')).toBe('ajax');
  });

  test('nowhere else: a browser that was never allowed is not asked, the default stays, and the connection is not asked about again', async () => {
    const { page, lookUps } = await visitor({ path: '/', geolocation: nearAjax, permissions: [] });
    await offers(page);
    await shows(page, home);
    expect([await positionCalls(page), await keptIn(page, 'preferredLocation')]).toEqual([[], null]);
    await page.reload();
    await offers(page);
    expect(lookUps).toHaveLength(1);
  });
});

describe.runIf(inRelease)('The visitor is found', () => {
  test('by their browser where it has granted that, though this site never asked', async () => {
    const { page } = await visitor({ path: '/', geolocation: nearAjax });
    await shows(page, 'Ajax');
  });

  test('without a prompt that nobody asked for, where a permission was taken back', async () => {
    const { page } = await visitor({ path: '/', stored: allowed, fake: 'silent' });
    await offers(page);
    expect(await positionCalls(page)).toEqual([]);
  });

  test('where they asked to be found: place and distances, after a reload too', async () => {
    const ip = { city: 'Toronto', loc: '43.65,-79.38' };
    const { page, context, open } = await visitor({ ip, geolocation: nearAjax, permissions: [] });
    const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Locations Near You' }) });
    const rows = async () => (await near.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll('\n', ' '));
    await open('/locations');
    await page.getByText("We detected you're near Toronto").waitFor();
    await near.getByRole('button', { name: 'Dismiss' }).click();
    await context.grantPermissions(['geolocation']);
    await near.getByRole('button', { name: 'Use My Location' }).click();
    await expect.poll(async () => (await rows())[0]).toBe('Ajax 1 km');
    const before = await rows();
    await page.reload();
    await page.getByText("We detected you're near Ajax").waitFor();
    await expect.poll(rows).toEqual(before);
    expect(await keptIn(page, 'preferredLocationSource')).toBe('chosen');
  });

  test('by their connection where storage is refused, and a choice holds as long as the visit', async () => {
    const { page, context, open } = await visitor({ ip: { city: 'Pickering' } });
    await refuseStorage(context);
    await open();
    await shows(page, 'Pickering');
    await page.getByRole('button', { name: 'Change' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Markham' }).click();
    await shows(page, 'Markham');
    await (await addLink(page, '/about')).click();
    await page.waitForURL(`${url}/about`);
    await shows(page, 'Markham');
  });
});

describe.runIf(inRelease)('The default stays, without a word on the console,', () => {
  test('where the service is down', async () => {
    const { page } = await visitor({ path: '/', ip: (_, response) => response.destroy() });
    await offers(page);
    await shows(page, home);
  });

  test.each([
    ['api/ip-location', '{"success":true,"data":{"city":7,"loc":["north"]}}'],
    ['api/ip-location', '<html>'],
    ['places.json', '<html>'],
  ])('where the answer of %s is %s', async (address, body) => {
    const { page, open } = await visitor({ ip: { city: 'Ajax' } });
    await page.route(`**/${address}`, (route) => route.fulfill({ contentType: 'application/json', body }));
    await open();
    await offers(page);
    await shows(page, home);
  });

  test('where no answer comes: after five seconds it is not waited for', async () => {
    const { page, open } = await visitor();
    await page.clock.install();
    const asked = page.waitForRequest('**/api/ip-location');
    await page.route('**/api/ip-location', () => {});
    await open();
    await page.clock.runFor(2500);
    await asked;
    expect(await page.getByRole('button', { name: 'Use My Location' }).count()).toBe(0);
    await page.clock.runFor(5000);
    await offers(page);
  });
});
