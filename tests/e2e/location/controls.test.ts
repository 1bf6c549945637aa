import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { inRelease } from '#tests/support/tier.ts';
import { answerPosition, keptIn, offers, positionCalls, shows, startLocationVisit } from './locationVisit.ts';

const { visitor, url } = await startLocationVisit();

const nearAjax = { latitude: 43.86, longitude: -79.01 };
const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation)?.name ?? '';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Your Location' });
const change = (page: Page) => page.getByRole('button', { name: 'Change' }).last();
const findMe = (page: Page) => page.getByRole('button', { name: 'Use My Location' });
const forget = (page: Page) => page.getByRole('button', { name: 'Forget my location' });
const denied = 'Unable to determine your location. Showing default information.';

test('The location selector offers four places and all of them, is used with the keyboard alone, stores the choice and gives the focus back', async () => {
  const { page, open } = await visitor();
  const hasFocus = () => change(page).evaluate((button) => button === document.activeElement);
  await open('/about');
  await change(page).press('Enter');
  const vaughan = dialog(page).getByRole('button', { name: 'Vaughan' });
  await vaughan.waitFor();
  const names = site.visitor.selector.map((slug) => site.locations.find((location) => location.slug === slug)?.name);
  expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual(names);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Enter');
  await vaughan.waitFor();
  for (let step = 0; step < 8 && !(await vaughan.evaluate((button) => button === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await shows(page, 'Vaughan');
  await expect.poll(hasFocus).toBe(true);
  expect(await keptIn(page, 'preferredLocation')).toBe('vaughan');
  await page.reload();
  await shows(page, 'Vaughan');
  await change(page).click();
  expect(await vaughan.getAttribute('aria-pressed')).toBe('true');
  await dialog(page).getByRole('link', { name: 'View all locations' }).click();
  await page.waitForURL('**/locations');
  expect(await dialog(page).count()).toBe(0);
});

test('Asking to be found stores the permission, says so, and finds the nearest place', async () => {
  const { page } = await visitor({ path: '/locations', fake: 'held' });
  await findMe(page).first().click();
  await page.getByText('Finding your location', { exact: true }).first().waitFor();
  await answerPosition(page, nearAjax);
  await page.getByText("We detected you're near Ajax").waitFor();
  expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'locationPermissionGranted')]).toEqual([
    'ajax',
    'true',
  ]);
  expect(await positionCalls(page)).toEqual([{ timeout: 10_000, maximumAge: 86_400_000 }]);
});

test('Where geolocation is denied this is said in the selector, and by the list of locations', async () => {
  const { page } = await visitor({ path: '/locations', fake: 'denied' });
  await change(page).click();
  await dialog(page).getByRole('button', { name: 'Use My Location' }).click();
  await dialog(page).getByText(denied, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByText('Unable to access your location. Showing locations without distance information.', { exact: true })
    .waitFor();
  const near = page.locator('section', { has: page.getByRole('heading', { name: 'Locations Near You' }) });
  expect([await near.count(), await near.getByText(/\d km/).count()]).toEqual([1, 0]);
  expect(await keptIn(page, 'preferredLocation')).toBeNull();
});

describe.runIf(inRelease)('The controls of the location', () => {
  test('forget place and permission for the visit, and the next one begins anew', async () => {
    const stored = { locationPermissionGranted: 'true' };
    const { page, context, lookUps, open } = await visitor({
      path: '/about',
      ip: { city: 'Oakville', postal: 'L6H' },
      stored,
    });
    await shows(page, 'Oakville');
    await forget(page).click();
    await shows(page, home);
    const keys = ['preferredLocation', 'preferredLocationSource', 'locationPermissionGranted'];
    expect(await Promise.all(keys.map((key) => keptIn(page, key)))).toEqual([null, null, null]);
    expect(await forget(page).count()).toBe(0);
    await open('/locations');
    await findMe(page).waitFor();
    await shows(page, home);
    expect(lookUps).toHaveLength(1);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('L6H');
    const next = await context.newPage();
    await next.goto(`${url}/about`);
    await shows(next, 'Oakville');
  });

  test('reach another tab: a choice, and forgetting', async () => {
    const { page, context, open } = await visitor();
    const other = await context.newPage();
    await open('/about');
    await other.goto(`${url}/contact`);
    await change(other).waitFor();
    await change(page).click();
    await dialog(page).getByRole('button', { name: 'Markham' }).click();
    await shows(other, 'Markham');
    await forget(other).click();
    await shows(page, home);
  });
});

describe.runIf(inRelease)('The banner of the home page', () => {
  test('offers to find a visitor of whom nothing is known; the permission is stored with the success', async () => {
    const { page, context } = await visitor({ path: '/', geolocation: nearAjax, permissions: [] });
    await offers(page);
    await context.grantPermissions(['geolocation']);
    expect(await keptIn(page, 'locationPermissionGranted')).toBeNull();
    await findMe(page).first().click();
    await page.getByText("We're showing IT services for Ajax businesses").waitFor();
    expect(await keptIn(page, 'locationPermissionGranted')).toBe('true');
    expect(await page.getByText('Postal areas L1S, L1T and 1 more').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'See local services' }).getAttribute('href')).toBe('/locations/ajax');
  });

  const asked = async (page: Page, then: () => Promise<unknown>) => {
    await offers(page);
    const ended = then();
    await findMe(page).first().click();
    await ended;
  };

  test.each([360, 1280])(
    'elsewhere says once that geolocation is denied, and nothing moves, %s pixels wide',
    async (width) => {
      const { page } = await visitor({ path: '/services', fake: 'denied', viewport: { width, height: 740 } });
      await asked(page, () => page.getByRole('status').filter({ hasText: denied }).filter({ visible: true }).waitFor());
      expect(await page.getByText(denied, { exact: true }).filter({ visible: true }).count()).toBe(1);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await keptIn(page, 'locationPermissionGranted')).toBe('true');
    },
  );

  test.each([{}, { preferredLocation: 'markham' }])('can be dismissed for the visit (%j)', async (stored) => {
    const { page } = await visitor({ path: '/', stored });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const banner = page.getByText(/We're showing IT services|Where is your office/);
    expect(await banner.count()).toBe(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: site.pages.home.heading }).waitFor();
    expect(await banner.count()).toBe(0);
  });
});
