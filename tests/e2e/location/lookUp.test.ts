import { afterAll, describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { addLink } from '#scripts/support/visit.ts';
import { eventually, keptIn, offers, positionCalls, shows, startLocationVisit } from './locationVisit.ts';

const { visitor, url, stop } = await startLocationVisit();
afterAll(stop);

const allowed = { locationPermissionGranted: 'true' };
const nearAjax = { latitude: 43.86, longitude: -79.01 };
const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation)?.name ?? '';

describe('The visitor is found', () => {
  test('where they chose to be, whatever their connection says', async () => {
    const stored = { preferredLocation: 'vaughan', preferredLocationSource: 'chosen' };
    const { page, context, consoleErrors, open } = await visitor({
      stored,
      ip: { city: 'Markham', region: 'Ontario', postal: 'L3R' },
    });
    await open('/industries');
    await page.getByText('Your connection seems to come from Ontario, postal code L3R.', { exact: true }).waitFor();
    await shows(page, 'Vaughan');
    expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'preferredLocationSource')]).toEqual([
      'vaughan',
      'chosen',
    ]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([{}, { preferredLocationSource: 'found' }])(
    'anew, where a look-up had found them elsewhere (%j)',
    async (source) => {
      const { page, context, consoleErrors, open } = await visitor({
        stored: { preferredLocation: 'vaughan', ...source },
        ip: { city: 'Markham' },
      });
      await open();
      await shows(page, 'Markham');
      expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'preferredLocationSource')]).toEqual([
        'markham',
        'found',
      ]);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  test('where a look-up had found them, while nothing else is known', async () => {
    const { page, context, open } = await visitor({ stored: { preferredLocation: 'vaughan' } });
    await open();
    await shows(page, 'Vaughan');
    await context.close();
  });

  test.each([
    ['slug', { city: 'richmond-hill', loc: '43.65,-79.38' }, 'Richmond Hill', 'richmond-hill'],
    ['exact name', { city: 'Markham', loc: '43.65,-79.38' }, 'Markham', 'markham'],
    ['partial name', { city: 'City of Ajax', loc: '43.65,-79.38' }, 'Ajax', 'ajax'],
    ['nearest coordinates', { city: 'Whitby', loc: '43.87,-78.94' }, 'Ajax', 'ajax'],
  ])('by their connection: %s', async (_, ip, name, slug) => {
    const { page, context, consoleErrors, open } = await visitor({
      ip,
      stored: allowed,
      geolocation: { latitude: 43.44, longitude: -79.67 },
    });
    await open();
    await shows(page, name);
    expect(await keptIn(page, 'preferredLocation')).toBe(slug);
    expect(await positionCalls(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('by their browser where it was allowed before, asked for ten seconds and an answer of a day', async () => {
    const { page, context, consoleErrors, open } = await visitor({ stored: allowed, geolocation: nearAjax });
    await open();
    await shows(page, 'Ajax');
    expect(await positionCalls(page)).toEqual([{ timeout: 10_000, maximumAge: 86_400_000 }]);
    expect(await keptIn(page, 'preferredLocation')).toBe('ajax');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('by their browser where it has granted that, though this site never asked', async () => {
    const { page, context, consoleErrors, open } = await visitor({ geolocation: nearAjax });
    await open();
    await shows(page, 'Ajax');
    expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'preferredLocationSource')]).toEqual([
      'ajax',
      'found',
    ]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('nowhere else: a browser that was never allowed is not asked, and the default stays', async () => {
    const { page, context, consoleErrors, open } = await visitor({ geolocation: nearAjax, permissions: [] });
    await open();
    await offers(page);
    await shows(page, home);
    expect(await positionCalls(page)).toEqual([]);
    expect(await keptIn(page, 'preferredLocation')).toBeNull();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('without a prompt that nobody asked for, where a permission was taken back', async () => {
    const { page, context, open } = await visitor({ stored: allowed, fake: 'silent' });
    await open();
    await offers(page);
    expect(await positionCalls(page)).toEqual([]);
    await context.close();
  });

  test.each(['nowhere', 'Markham', ''])('although "%s" is stored, which is no place', async (preferredLocation) => {
    const { page, context, consoleErrors, open } = await visitor({
      stored: { preferredLocation },
      ip: { city: 'Oakville' },
    });
    await open();
    await shows(page, 'Oakville');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('nowhere, although a place is stored that is none: it is removed, and the default stays', async () => {
    const { page, context, consoleErrors, open } = await visitor({
      stored: { preferredLocation: 'nowhere', preferredLocationSource: 'chosen' },
    });
    await open();
    await offers(page);
    await shows(page, home);
    expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'preferredLocationSource')]).toEqual([
      null,
      null,
    ]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('The second document knows as much as the first', () => {
  const ip = { city: 'Ajax', region: 'Ontario', postal: 'L1S', loc: '43.8509,-79.0204' };

  test('of a visitor who was found: region, postal code and distances, from one request', async () => {
    const { page, context, consoleErrors, lookUps, open } = await visitor({ ip });
    for (const step of [() => open('/industries'), () => page.reload(), () => page.goto(`${url}/industries`)]) {
      await step();
      await page.getByText('Your connection seems to come from Ontario, postal code L1S.', { exact: true }).waitFor();
    }
    await open('/locations');
    await page.getByText("We detected you're near Ajax").waitFor();
    const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Locations Near You' }) });
    for (const row of await near.getByRole('listitem').allInnerTexts()) expect(row).toMatch(/\n\d+ km$/);
    await open('/');
    await page.getByText(`${site.visitor.pricing?.known.replace('{region}', 'Ontario')}`, { exact: true }).waitFor();
    for (const text of await page.locator('[data-tour="locations"] ol > li').allInnerTexts())
      expect(text).toMatch(/, \d+ km away/);
    expect(lookUps).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('of a visitor of whose connection nothing is known: it is not asked about again', async () => {
    const { page, context, lookUps, open } = await visitor();
    await open();
    await offers(page);
    await page.reload();
    await offers(page);
    expect(lookUps).toHaveLength(1);
    await context.close();
  });

  test('of a visitor who asked to be found: place and distances', async () => {
    const { page, context, open } = await visitor({
      ip: { city: 'Toronto', loc: '43.65,-79.38' },
      geolocation: nearAjax,
      permissions: [],
    });
    const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Locations Near You' }) });
    const rows = async () => (await near.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll('\n', ' '));
    await open('/locations');
    await page.getByText("We detected you're near Toronto").waitFor();
    await near.getByRole('button', { name: 'Dismiss' }).click();
    await context.grantPermissions(['geolocation']);
    await near.getByRole('button', { name: 'Use My Location' }).click();
    await eventually(async () => (await rows())[0]).toBe('Ajax 1 km');
    const before = await rows();
    await page.reload();
    await page.getByText("We detected you're near Ajax").waitFor();
    await eventually(rows).toEqual(before);
    expect(await keptIn(page, 'preferredLocationSource')).toBe('chosen');
    await context.close();
  });
});

test('There is one look-up a visit, whatever pages it leads to', async () => {
  const { page, context, consoleErrors, lookUps, open } = await visitor({
    ip: { city: 'Markham', region: 'Ontario', postal: 'L3R' },
  });
  await open();
  await shows(page, 'Markham');
  for (const path of ['/services', '/industries', '/locations']) {
    await (await addLink(page, path)).click();
    await page.waitForURL(`**${path}`);
    await shows(page, 'Markham');
  }
  await page.getByText("We detected you're near Markham").waitFor();
  expect(lookUps).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

describe('The default stays, without a word on the console,', () => {
  test('where the service is down', async () => {
    const { page, context, consoleErrors, open } = await visitor({ ip: (_, response) => response.destroy() });
    await open();
    await offers(page);
    await shows(page, home);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    'null',
    '"Markham"',
    '{"success":true,"data":{"city":7,"loc":["north"]}}',
    '{"success":true,"data":{"city":"Paris","loc":"143.1,2"}}',
    '<html>',
  ])('where the answer is %s', async (body) => {
    const { page, context, consoleErrors, open } = await visitor();
    await page.route('**/api/ip-location', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    );
    await open();
    await offers(page);
    await shows(page, home);
    expect(await keptIn(page, 'preferredLocation')).toBeNull();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('where no answer comes: after five seconds it is not waited for', async () => {
    const { page, context, consoleErrors, open } = await visitor();
    await page.clock.install();
    const asked = page.waitForRequest('**/api/ip-location');
    await page.route('**/api/ip-location', () => {});
    await open();
    await page.clock.runFor(2500);
    await asked;
    expect(await page.getByRole('button', { name: 'Use My Location' }).count()).toBe(0);
    await page.clock.runFor(5000);
    await offers(page);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('where the list of places cannot be had', async () => {
    const { page, context, consoleErrors, open } = await visitor({
      stored: { preferredLocation: 'ajax', preferredLocationSource: 'chosen' },
    });
    await page.route('**/places.json', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
    );
    await open();
    await offers(page);
    await shows(page, home);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('where the browser was allowed to tell and never does', async () => {
    const { page, context, consoleErrors, open } = await visitor({
      stored: allowed,
      fake: 'silent',
      permissions: ['geolocation'],
    });
    await page.clock.install();
    await open();
    await page.clock.runFor(1000);
    await eventually(() => positionCalls(page)).toHaveLength(1);
    await page.clock.runFor(11_000);
    await offers(page);
    await shows(page, home);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

test('Where storage is refused the connection is looked up, and a choice holds as long as the visit', async () => {
  const { page, context, consoleErrors, open } = await visitor({ ip: { city: 'Pickering' } });
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
  });
  await open();
  await shows(page, 'Pickering');
  await page.getByRole('button', { name: 'Change' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Markham' }).click();
  await shows(page, 'Markham');
  await (await addLink(page, '/about')).click();
  await page.waitForURL('**/about');
  await shows(page, 'Markham');
  expect(consoleErrors).toEqual([]);
  await context.close();
});
