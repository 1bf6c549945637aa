import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { serveInPieces } from '../../support/inPieces.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

/** Opens an address and waits for the code that the shell loads lazily. */
async function openHydrated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.locator('html[data-visit]').waitFor();
}

describe('the header', () => {
  test('stays where it is, and stands out past 20 pixels of scroll, not before', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, { reducedMotion: 'reduce' });
    await openHydrated(page, url);
    const look = () =>
      page.locator('header[data-header]').evaluate((header) => {
        const { boxShadow, backgroundColor } = getComputedStyle(header);
        return { top: header.getBoundingClientRect().top, shadow: boxShadow !== 'none', backgroundColor };
      });
    const atTop = await look();
    expect(atTop).toMatchObject({ top: 0, shadow: false });
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
    expect((await look()).shadow).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect.poll(async () => (await look()).shadow).toBe(true);
    const scrolled = await look();
    expect(scrolled.top).toBe(0);
    // More solid: what shone through no longer does.
    expect(atTop.backgroundColor).toMatch(/\/ 0\.\d+\)|rgba\(.*, 0\.\d+\)/);
    expect(scrolled.backgroundColor).not.toMatch(/\/ 0\.\d+\)|rgba\(.*, 0\.\d+\)/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await look()).shadow).toBe(false);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    [360, '/about', '<summary'],
    [1280, '/about', 'data-slot="take-tour"'],
    [1280, '/', '</h1>'],
    [360, '/locations/ajax', '</h1>'],
  ])(
    'and the first section are never seen half, %s pixels wide on %s, with what comes after "%s" on its way: nothing moves',
    async (width, path, text) => {
      const slow = await serveInPieces(url, text);
      const { page, context, consoleErrors } = await watchedPage(browser, { viewport: { width, height: 800 } });
      await page.goto(slow.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () =>
          document.querySelector('header') &&
          [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
      );
      // Long enough to have painted: a slow machine takes longer, and finds no fault that is not there.
      expect(
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              setTimeout(() => resolve(performance.getEntriesByType('paint').length), 300);
            }),
        ),
      ).toBe(0);
      slow.goOn();
      await page.locator('html[data-visit]').waitFor();
      expect(await layoutShifts(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
      await context.close();
      slow.stop();
    },
  );

  test('marks the link of the page, also after a change of page', async () => {
    const page = await browser.newPage();
    await open(page, `${url}/pricing`);
    const marked = () => page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').allInnerTexts();
    expect(await marked()).toEqual(['Pricing']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(marked).toEqual(['About']);
    await page.close();
  });

  test('links home, to the parent firm and to the contact page', async () => {
    const page = await browser.newPage({ viewport: { width: 1600, height: 800 } });
    await open(page, `${url}/about`);
    const header = page.locator('header[data-header]');
    expect(await header.getByRole('link', { name: site.provider.name, exact: true }).getAttribute('href')).toBe('/');
    expect(
      await header
        .getByRole('link', { name: `${site.provider.parent?.name}` })
        .first()
        .getAttribute('href'),
    ).toBe(site.provider.parent?.url);
    expect(await header.getByRole('link', { name: site.navigation.action.label }).first().getAttribute('href')).toBe(
      '/contact',
    );
    await page.close();
  });

  test.each([768, 1024, 1151, 1152, 1280, 1536, 1920])(
    'carries the telephone number as a link, %s pixels wide',
    async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
      for (const path of ['/', '/locations/toronto', '/pricing', '/chat', '/not-found']) {
        await page.goto(url + path);
        const call = page.locator('header[data-header]').getByRole('link', { name: site.provider.phone.display });
        const box = await call.boundingBox();
        expect(await call.getAttribute('href'), path).toBe(`tel:${site.provider.phone.e164}`);
        expect(box && box.height >= 44 && box.y >= 0 && box.x >= 0 && box.x + box.width <= width, path).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
      await page.close();
    },
  );
});

describe('the menu of a small screen', () => {
  const small = { viewport: { width: 360, height: 640 } };
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const toggle = (page: Page) => page.getByText('Menu', { exact: true });
  const focusIsIn = (page: Page) =>
    page.evaluate(() => document.querySelector('[data-menu]')?.contains(document.activeElement));

  test('keeps the focus inside, both ways round', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, small);
    await openHydrated(page, url);
    await toggle(page).press('Enter');
    await menu(page).waitFor();
    const stops = 1 + (await menu(page).getByRole('link').count());
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        expect(await focusIsIn(page), `${key} ${stop}`).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(seen.size, key).toBe(stops);
    }
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('closes with Escape, with the focus back on its button', async () => {
    const { page, context } = await watchedPage(browser, small);
    await openHydrated(page, url);
    await toggle(page).press('Enter');
    await menu(page).getByRole('link', { name: 'Locations' }).focus();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
    await context.close();
  });

  test('closes when a link is chosen, and the next page has the focus', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, small);
    await openHydrated(page, url);
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL(`${url}/pricing`);
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('closes when the link of the page at hand is chosen', async () => {
    const { page, context } = await watchedPage(browser, small);
    await openHydrated(page, `${url}/pricing`);
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Pricing' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await context.close();
  });

  test('closes when the screen gets wide', async () => {
    const { page, context } = await watchedPage(browser, small);
    await openHydrated(page, url);
    await toggle(page).click();
    await menu(page).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.locator('[data-menu]').getAttribute('open')).toBeNull();
    await context.close();
  });

  test('closes by a press beside it', async () => {
    const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 900 } });
    await openHydrated(page, url);
    await toggle(page).click();
    await menu(page).waitFor();
    await page.mouse.click(180, 880);
    await menu(page).waitFor({ state: 'hidden' });
    await context.close();
  });

  test('keeps what is behind it still and out of reach', async () => {
    const { page, context } = await watchedPage(browser, small);
    // No part of this page scrolls by itself.
    await openHydrated(page, `${url}/about`);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await toggle(page).click();
    await menu(page).waitFor();
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => scrollY)).toBe(500);
    // Whatever of the page shows beside the menu is covered.
    expect(
      await page.evaluate(() =>
        document.querySelector('main')?.contains(document.elementFromPoint(180, innerHeight - 10)),
      ),
    ).toBe(false);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(500);
    await context.close();
  });

  test('lists the same links as the header, the one action and the parent firm', async () => {
    const page = await browser.newPage(small);
    await open(page, url);
    await toggle(page).click();
    const wanted = [
      ...site.navigation.header.map(({ label }) => label),
      site.navigation.action.label,
      site.provider.parent?.name,
    ];
    expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(wanted);
    await page.close();
  });

  test('can be used at 200 % zoom, down to its last link', async () => {
    const page = await browser.newPage({ viewport: { width: 640, height: 320 }, deviceScaleFactor: 2 });
    await openHydrated(page, url);
    await toggle(page).click();
    const last = menu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 320).toBe(true);
    await page.close();
  });

  test('axe finds nothing on it', async () => {
    const page = await browser.newPage({ ...small, bypassCSP: true, reducedMotion: 'reduce' });
    await openHydrated(page, url);
    await toggle(page).click();
    await menu(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
});
