import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import {
  answerPosition,
  eventually,
  keptIn,
  offers,
  positionCalls,
  shows,
  startLocationVisit,
} from './locationVisit.ts';

const { visitor, url, stop } = await startLocationVisit();
afterAll(stop);

const nearAjax = { latitude: 43.86, longitude: -79.01 };
const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation)?.name ?? '';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Your Location' });
const change = (page: Page) => page.getByRole('button', { name: 'Change' }).last();
const findMe = (page: Page) => page.getByRole('button', { name: 'Use My Location' });

describe('The location selector', () => {
  test('offers four places and all of them; choosing stores and closes', async () => {
    const { page, context, consoleErrors, open } = await visitor();
    await open('/about');
    await change(page).click();
    const names = site.visitor.selector.map((slug) => site.locations.find((location) => location.slug === slug)?.name);
    await dialog(page).getByRole('button', { name: 'Vaughan' }).waitFor();
    expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual(names);
    expect(await dialog(page).getByRole('link', { name: 'View all locations' }).getAttribute('href')).toBe(
      '/locations',
    );
    await dialog(page).getByRole('button', { name: 'Mississauga' }).click();
    await shows(page, 'Mississauga');
    expect(await dialog(page).count()).toBe(0);
    expect(await keptIn(page, 'preferredLocation')).toBe('mississauga');
    await page.reload();
    await shows(page, 'Mississauga');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('is reached, used and left with the keyboard alone', async () => {
    const { page, context, consoleErrors, open } = await visitor();
    await open('/about');
    await change(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Vaughan' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).count()).toBe(0);
    await eventually(() => change(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const vaughan = dialog(page).getByRole('button', { name: 'Vaughan' });
    await vaughan.waitFor();
    for (let step = 0; step < 8 && !(await vaughan.evaluate((button) => button === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await shows(page, 'Vaughan');
    await eventually(() => change(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await change(page).click();
    expect(await dialog(page).getByRole('button', { name: 'Vaughan' }).getAttribute('aria-pressed')).toBe('true');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('leads to all locations, and is gone there', async () => {
    const { page, context, open } = await visitor();
    await open('/about');
    await change(page).click();
    await dialog(page).getByRole('link', { name: 'View all locations' }).click();
    await page.waitForURL('**/locations');
    expect(await dialog(page).count()).toBe(0);
    await context.close();
  });

  test('is a link to all locations without a script', async () => {
    const { page, context } = await visitor({ javaScriptEnabled: false });
    await page.goto(`${url}/about`);
    await page.getByRole('link', { name: 'Change' }).click();
    await page.waitForURL('**/locations');
    await context.close();
  });
});

test('Forgetting takes back place and permission for the visit, and the next one begins anew', async () => {
  const { page, context, lookUps, consoleErrors, open } = await visitor({
    ip: { city: 'Oakville', postal: 'L6H' },
    stored: { locationPermissionGranted: 'true' },
  });
  await open('/about');
  await shows(page, 'Oakville');
  await page.getByRole('button', { name: 'Forget my location' }).click();
  await shows(page, home);
  const keys = ['preferredLocation', 'preferredLocationSource', 'locationPermissionGranted'];
  expect(await Promise.all(keys.map((key) => keptIn(page, key)))).toEqual([null, null, null]);
  expect(await page.getByRole('button', { name: 'Forget my location' }).count()).toBe(0);
  await open('/locations');
  await findMe(page).waitFor();
  await shows(page, home);
  expect(lookUps).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('L6H');
  const next = await context.newPage();
  await next.goto(`${url}/about`);
  await shows(next, 'Oakville');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('Another tab follows a choice, and forgetting', async () => {
  const { page, context, consoleErrors, open } = await visitor();
  const other = await context.newPage();
  await open('/about');
  await other.goto(`${url}/contact`);
  await change(other).waitFor();
  await change(page).click();
  await dialog(page).getByRole('button', { name: 'Markham' }).click();
  await shows(other, 'Markham');
  await other.getByRole('button', { name: 'Forget my location' }).click();
  await shows(page, home);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

describe('Asking to be found', () => {
  test('stores the permission, says so, and finds the nearest place', async () => {
    const { page, context, consoleErrors, open } = await visitor({ fake: 'held' });
    await open('/locations');
    await findMe(page).first().click();
    await page.getByText('Finding your location', { exact: true }).first().waitFor();
    await answerPosition(page, nearAjax);
    await page.getByText("We detected you're near Ajax").waitFor();
    expect([await keptIn(page, 'preferredLocation'), await keptIn(page, 'locationPermissionGranted')]).toEqual([
      'ajax',
      'true',
    ]);
    expect(await positionCalls(page)).toEqual([{ timeout: 10_000, maximumAge: 86_400_000 }]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('counts as under way for 3 s, as long as its toast stays', async () => {
    const { page, context, open } = await visitor({ fake: 'silent' });
    await page.clock.install();
    await open('/locations');
    await page.clock.runFor(2500);
    await findMe(page).click();
    const toast = page.getByText('Finding your location', { exact: true }).first();
    await eventually(async () => {
      await page.clock.runFor(20);
      return toast.isVisible();
    }).toBe(true);
    expect(await findMe(page).getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(3500);
    await eventually(() => findMe(page).getAttribute('aria-disabled')).toBe('false');
    await eventually(async () => {
      await page.clock.runFor(100);
      return toast.isVisible();
    }).toBe(false);
    await context.close();
  });

  test.each([
    [
      'denied',
      'Unable to determine your location. Showing default information.',
      'Unable to access your location. Showing locations without distance information.',
    ],
    [
      'missing',
      'Geolocation is not supported by your browser. Showing default information.',
      'Geolocation is not supported by your browser. Showing locations without distance information.',
    ],
  ] as const)(
    'where geolocation is %s says so in the selector, and by the list of locations',
    async (fake, message, withoutDistance) => {
      const { page, context, consoleErrors, open } = await visitor({ fake });
      await open('/locations');
      await change(page).click();
      await dialog(page).getByRole('button', { name: 'Use My Location' }).click();
      await dialog(page).getByText(message, { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(withoutDistance, { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Locations Near You' }).waitFor();
      expect(
        await page
          .locator('section', { has: page.getByRole('heading', { name: 'Locations Near You' }) })
          .getByText(/\d km/)
          .count(),
      ).toBe(0);
      expect(await keptIn(page, 'preferredLocation')).toBeNull();
      expect(await keptIn(page, 'locationPermissionGranted')).toBe('true');
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );
});

describe('The banner of the home page', () => {
  test('offers to find a visitor of whom nothing is known; the permission is stored with the success', async () => {
    const { page, context, consoleErrors, open } = await visitor({ geolocation: nearAjax, permissions: [] });
    await open();
    await offers(page);
    await context.grantPermissions(['geolocation']);
    expect(await keptIn(page, 'locationPermissionGranted')).toBeNull();
    await findMe(page).first().click();
    await page.getByText("We're showing IT services for Ajax businesses").waitFor();
    expect(await keptIn(page, 'locationPermissionGranted')).toBe('true');
    expect(await page.getByText('Postal areas L1S to L1Z').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'See local services' }).getAttribute('href')).toBe('/locations/ajax');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    ['denied', 'Unable to determine your location. Showing default information.', 360],
    ['denied', 'Unable to determine your location. Showing default information.', 1280],
    ['missing', 'Geolocation is not supported by your browser. Showing default information.', 360],
  ] as const)(
    'says what happened where geolocation is %s, in the banner itself, and logs it: %s, %s pixels wide',
    async (fake, message, width) => {
      const { page, context, consoleErrors, open } = await visitor({ fake, viewport: { width, height: 740 } });
      await open();
      await offers(page);
      const logged = page.waitForEvent(
        'console',
        (message) => message.type() === 'info' && message.text() === 'The browser did not say where it is.',
      );
      await findMe(page).first().click();
      await logged;
      await page.getByRole('status').filter({ hasText: message }).filter({ visible: true }).waitFor();
      // Only there: nothing else on the page asked.
      expect(await page.getByText(message, { exact: true }).filter({ visible: true }).count()).toBe(1);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await keptIn(page, 'locationPermissionGranted')).toBeNull();
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  test.each([{}, { preferredLocation: 'markham' }])(
    'can be dismissed, for as long as the visit lasts (%j)',
    async (stored) => {
      const { page, context, open } = await visitor({ stored });
      await open();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      const gone = async () =>
        expect(await page.getByText(/We're showing IT services|Where is your office/).count()).toBe(0);
      await gone();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: site.pages.home.heading }).waitFor();
      await gone();
      await context.close();
    },
  );
});

test.each([360, 1280])(
  'The services page says where the visitor asked that they could not be found, %s pixels wide',
  async (width) => {
    const { page, context, consoleErrors, open } = await visitor({ fake: 'denied', viewport: { width, height: 740 } });
    await open('/services');
    const section = page.locator('section').filter({ has: findMe(page) });
    await findMe(page).click();
    await section
      .getByRole('status')
      .filter({ hasText: 'Unable to determine your location. Showing default information.' })
      .waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

describe('"Finding your location"', () => {
  const toast = (page: Page) => page.locator('[data-toast]').filter({ hasText: 'Finding your location' });

  test.each([
    ['a place', nearAjax, 'Ajax'],
    ['a failure', undefined, 'Unable to determine your location. Showing default information.'],
  ] as const)('goes when the answer, %s, is shown', async (_, answer, shown) => {
    const { page, context, open } = await visitor({ fake: 'held', viewport: { width: 360, height: 740 } });
    await open('/services');
    await findMe(page).first().click();
    // Under the pointer its lifetime stands still.
    await toast(page).hover();
    await answerPosition(page, answer);
    await page.locator('section').filter({ hasText: shown }).first().waitFor();
    await eventually(() => toast(page).count()).toBe(0);
    await context.close();
  });

  test('is not shown at all where the answer was there before it', async () => {
    const { page, context, open } = await visitor({ fake: 'denied' });
    const toaster = Promise.withResolvers<void>();
    await page.route('**/assets/Toaster-*.js', async (route) => {
      await toaster.promise;
      await route.continue();
    });
    await open('/services');
    await findMe(page).first().click();
    await page.getByText('Unable to determine your location.').first().waitFor();
    const loaded = page.waitForResponse('**/assets/Toaster-*.js');
    toaster.resolve();
    await (await loaded).finished();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve);
        }),
    );
    expect(await toast(page).count()).toBe(0);
    await context.close();
  });
});
