import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrated } from '#scripts/support/browser.ts';

/** What Chromium says of a page that is offline, and, now and then, of what it preloaded from the service worker's world. */
export const offlineNoise = /ERR_(INTERNET_DISCONNECTED|ABORTED|FAILED|CONNECTION_\w+)|Failed to load resource|preload/;
export const heading = (page: Page) => page.locator('main h1').innerText();
/** Waits until a service worker answers for the page. */
export const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

/** Waits until an address is kept. */
export const kept = (page: Page, path: string, cacheName = 'site-pages') => {
  const isKept = () =>
    page.evaluate(async (given) => Boolean(await caches.match(given.path, given)), { path, cacheName });
  return expect.poll(isKept).toBe(true);
};

/** The page has its style, and its scripts have taken over. */
export async function works(page: Page): Promise<void> {
  await hydrated(page);
  const footer = page.locator('footer');
  expect(await footer.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
}
