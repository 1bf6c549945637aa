import { afterAll, describe, expect, test } from 'vitest';
import { site } from '../../support/builtSite.ts';
import { addLink } from '../../support/visit.ts';
import { eventually, keptIn, offers, positionCalls, shows, startLocationVisit } from './locationVisit.ts';

const { visitor, stop } = await startLocationVisit();
afterAll(stop);

const allowed = { locationPermissionGranted: 'true' };
const nearAjax = { latitude: 43.86, longitude: -79.01 };
const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation)?.name ?? '';

describe('The visitor is found', () => {
  test('where they were stored: the connection is not looked up', async () => {
    const { page, context, complaints, lookUps, open } = await visitor({ stored: { preferredLocation: 'vaughan' }, ip: { city: 'Markham' } });
    await open();
    await shows(page, 'Vaughan');
    expect(lookUps).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['slug', { city: 'richmond-hill', loc: '43.65,-79.38' }, 'Richmond Hill', 'richmond-hill'],
    ['exact name', { city: 'Markham', loc: '43.65,-79.38' }, 'Markham', 'markham'],
    ['partial name', { city: 'City of Ajax', loc: '43.65,-79.38' }, 'Ajax', 'ajax'],
    ['nearest coordinates', { city: 'Whitby', loc: '43.87,-78.94' }, 'Ajax', 'ajax'],
  ])('by their connection: %s', async (_, ip, name, slug) => {
    const { page, context, complaints, open } = await visitor({ ip, stored: allowed, geolocation: { latitude: 43.44, longitude: -79.67 } });
    await open();
    await shows(page, name);
    expect(await keptIn(page, 'preferredLocation')).toBe(slug);
    expect(await positionCalls(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by their browser where it was allowed before, asked for ten seconds and an answer of a day', async () => {
    const { page, context, complaints, open } = await visitor({ stored: allowed, geolocation: nearAjax });
    await open();
    await shows(page, 'Ajax');
    expect(await positionCalls(page)).toEqual([{ timeout: 10_000, maximumAge: 86_400_000 }]);
    expect(await keptIn(page, 'preferredLocation')).toBe('ajax');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('nowhere else: a browser that was never allowed is not asked, and the default stays', async () => {
    const { page, context, complaints, open } = await visitor({ geolocation: nearAjax });
    await open();
    await offers(page);
    await shows(page, home);
    expect(await positionCalls(page)).toEqual([]);
    expect(await keptIn(page, 'preferredLocation')).toBeNull();
    expect(complaints).toEqual([]);
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
    const { page, context, complaints, open } = await visitor({ stored: { preferredLocation }, ip: { city: 'Oakville' } });
    await open();
    await shows(page, 'Oakville');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('There is one look-up a visit, whatever pages it leads to', async () => {
  const { page, context, complaints, lookUps, open } = await visitor({ ip: { city: 'Markham', region: 'Ontario', postal: 'L3R' } });
  await open();
  await shows(page, 'Markham');
  for (const path of ['/services', '/industries', '/locations']) {
    await (await addLink(page, path)).click();
    await page.waitForURL(`**${path}`);
    await shows(page, 'Markham');
  }
  await page.getByText('We detected you\'re near Markham').waitFor();
  expect(lookUps).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

describe('The default stays, without a word on the console,', () => {
  test('where the service is down', async () => {
    const { page, context, complaints, open } = await visitor({ ip: (_, response) => response.destroy() });
    await open();
    await offers(page);
    await shows(page, home);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(['null', '"Markham"', '{"success":true,"data":{"city":7,"loc":["north"]}}', '{"success":true,"data":{"city":"Paris","loc":"143.1,2"}}', '<html>'])('where the answer is %s', async (body) => {
    const { page, context, complaints, open } = await visitor();
    await page.route('**/api/ip-location', (route) => route.fulfill({ status: 200, contentType: 'application/json', body }));
    await open();
    await offers(page);
    await shows(page, home);
    expect(await keptIn(page, 'preferredLocation')).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('where no answer comes: after five seconds it is not waited for', async () => {
    const { page, context, complaints, open } = await visitor();
    await page.clock.install();
    const asked = page.waitForRequest('**/api/ip-location');
    await page.route('**/api/ip-location', () => {});
    await open();
    await page.clock.runFor(2500);
    await asked;
    expect(await page.getByRole('button', { name: 'Use My Location' }).count()).toBe(0);
    await page.clock.runFor(5000);
    await offers(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('where the list of places cannot be had', async () => {
    const { page, context, complaints, open } = await visitor({ stored: { preferredLocation: 'ajax' } });
    await page.route('**/places.json', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }));
    await open();
    await offers(page);
    await shows(page, home);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('where the browser was allowed to tell and never does', async () => {
    const { page, context, complaints, open } = await visitor({ stored: allowed, fake: 'silent', permissions: ['geolocation'] });
    await page.clock.install();
    await open();
    await page.clock.runFor(1000);
    await eventually(() => positionCalls(page)).toHaveLength(1);
    await page.clock.runFor(11_000);
    await offers(page);
    await shows(page, home);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('Where storage is refused the connection is looked up, and a choice holds as long as the visit', async () => {
  const { page, context, complaints, open } = await visitor({ ip: { city: 'Pickering' } });
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open();
  await shows(page, 'Pickering');
  await page.getByRole('button', { name: 'Change' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Markham' }).click();
  await shows(page, 'Markham');
  await (await addLink(page, '/about')).click();
  await page.waitForURL('**/about');
  await shows(page, 'Markham');
  expect(complaints).toEqual([]);
  await context.close();
});
