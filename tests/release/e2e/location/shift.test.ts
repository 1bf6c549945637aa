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

/** A long name that could break, a short one, and the default, which is what forgetting leaves. */
const hopsOn = (path: string) =>
  ['richmond-hill', 'ajax', null].map((slug) => ({
    slug,
    name: site.locations.find((location) => location.slug === slug)?.name ?? defaultPlace(site, path),
  }));

test.each([
  ['/', 360],
  ['/', 1280],
  ['/locations', 320],
  ['/services', 360],
  ['/services', 1280],
  ['/industries', 360],
  ['/locations/ajax', 360],
])('on %s, %s pixels wide, nothing in sight moves when the place changes', async (path, width) => {
  const { page, open } = await visitor({
    viewport: { width, height: 900 },
    stored: { preferredLocationSource: 'chosen' },
  });
  await open(path);
  await page.getByRole('button', { name: 'Change' }).last().waitFor();
  await page.evaluate(async (places) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    // As a choice in another tab does it: no input of this tab's excuses what moves.
    const hop = async ({ slug, name }: { slug: string | null; name: string }) => {
      dispatchEvent(new StorageEvent('storage', { key: 'preferredLocation', newValue: slug }));
      const recommended = slug === null ? '' : `Recommended for ${name}`;
      const isShown = () =>
        document.body.innerText.includes(`Showing information for ${name}`) &&
        (!document.body.innerText.includes('Recommended for ') || document.body.innerText.includes(recommended));
      while (!isShown()) await frame();
      await frame();
      await frame();
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' });
      for (const place of places) await hop(place);
    }
  }, hopsOn(path));
  expect(await layoutShifts(page)).toEqual([]);
});
