import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { defaultPlace, shows, startLocationVisit } from '#tests/e2e/location/locationVisit.ts';
import type { RequestListener } from 'node:http';

const { visitor } = await startLocationVisit();

const paths = ['/', '/locations', '/services', '/industries', '/locations/ajax'];
const widths = [360, 1280];
const ip = { city: 'Richmond Hill', region: 'Ontario', postal: 'L4C', loc: '43.8828,-79.4403' };
const late: RequestListener = (_, response) => {
  setTimeout(() => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(ip)), 300);
};
const geolocation = { latitude: 43.8828, longitude: -79.4403 };
const found = 'Richmond Hill';

type Order = (viewport: { width: number; height: number }, path: string) => Promise<Page>;

/** In which order a page and what is known of its visitor can arrive. */
const orders: Record<string, Order> = {
  'stored at the start': (viewport, path) =>
    visit({ viewport, stored: { preferredLocation: 'richmond-hill' } }, path, found),
  'known to the service at once': (viewport, path) => visit({ viewport, ip }, path, found),
  'known to the service late': (viewport, path) => visit({ viewport, ip: late }, path, found),
  'found by the browser': (viewport, path) =>
    visit({ viewport, stored: { locationPermissionGranted: 'true' }, geolocation }, path, found),
  'not found': (viewport, path) => visit({ viewport }, path, defaultPlace(site, path)),
};

async function visit(options: Parameters<typeof visitor>[0], path: string, name: string) {
  const { page } = await visitor({ path, ...options });
  await page.getByRole('button', { name: 'Change' }).last().waitFor();
  await shows(page, name);
  // Wait for the recommendations that follow the look-up.
  await page.waitForLoadState('networkidle');
  return page;
}

describe.each(widths)('%s pixels wide', (width) => {
  test.each(paths)('nothing moves on %s, however the visitor is found', async (path) => {
    const moved = await Promise.all(
      Object.entries(orders).map(async ([order, begin]) => {
        const page = await begin({ width, height: 800 }, path);
        const shifts = await layoutShifts(page);
        return shifts.map((shift) => `${order}: ${shift}`);
      }),
    );
    expect(moved.flat()).toEqual([]);
  });
});
