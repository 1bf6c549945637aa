import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { refuseStorage } from '../../support/refuseStorage.ts';
import { startVisit } from '#scripts/support/visit.ts';
import { shellHydrated, done, record, tourKey, tourOf, tourVisits } from './tourVisits.ts';

const { browser, url, stop } = await startVisit(undefined, { newcomers: true });
afterAll(stop);

const { visit } = tourVisits(browser, url);

describe('the tour comes by itself', () => {
  test('2000 ms after the first load and not before, with its code and words loaded only then', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    await page.goto(url);
    // The first frame, after which the page asks for its scripts.
    await page.clock.runFor(50);
    await shellHydrated(page);
    await page.clock.runFor(1999);
    expect(asked.filter((path) => /Tour-|tour\.json/.test(path))).toEqual([]);
    await page.clock.runFor(1);
    await tourOf(page).waitFor();
    expect(asked.filter((path) => /tour\.json/.test(path))).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('not where it was taken, and then Take Tour stands in the header', async () => {
    const { page, context, consoleErrors } = await visit({ kept: done });
    await page.getByRole('button', { name: 'Take Tour' }).waitFor();
    await page.clock.runFor(10_000);
    expect(await tourOf(page).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    ['no JSON', '{completed'],
    ['of another shape', '{"completed":"yes"}'],
    ['without a time', '{"completed":true,"version":"1.0"}'],
    ['null', 'null'],
  ])('where the record is %s, which is deleted', async (_, kept) => {
    const { page, context, consoleErrors } = await visit({ kept });
    await page.clock.runFor(1000);
    expect(await record(page)).toBeNull();
    await page.clock.runFor(1000);
    await tourOf(page).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('where the record is of another version', async () => {
    const { page, context } = await visit({ kept: done.replace('1.0', '0.9') });
    await page.clock.runFor(2000);
    await tourOf(page).waitFor();
    await context.close();
  });

  test('not over a focused field; after it', async () => {
    const { page, context, consoleErrors } = await visit({ path: '/contact' });
    const field = page.getByRole('main').locator('form input:visible').first();
    await field.focus();
    await page.clock.runFor(30_000);
    expect(await tourOf(page).count()).toBe(0);
    await field.blur();
    await page.clock.runFor(1000);
    await tourOf(page).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('not over an open dialog; after it', async () => {
    const { page, context } = await visit({ path: '/services/cybersecurity/ajax' });
    await page.getByRole('link', { name: 'Book a free consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a free consultation' });
    await dialog.waitFor();
    await page.clock.runFor(30_000);
    expect(await tourOf(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.clock.runFor(1000);
    await tourOf(page).waitFor();
    await context.close();
  });

  test('not over the open menu of a small screen; after it', async () => {
    const { page, context } = await visit({ viewport: { width: 360, height: 700 } });
    await page.getByText('Menu', { exact: true }).click();
    await page.clock.runFor(30_000);
    expect(await tourOf(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await tourOf(page).waitFor();
    await context.close();
  });

  test('and a press beside its sheet ends it and does what it would have done', async () => {
    const { page, context, consoleErrors } = await visit({ viewport: { width: 360, height: 740 } });
    await page.clock.runFor(2000);
    await tourOf(page).waitFor();
    const menu = await page.locator('header summary').boundingBox();
    await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10);
    await page.locator('header details[open]').waitFor();
    expect(await tourOf(page).count()).toBe(0);
    // Written on the dialog's close event, a task after the dialog is closed.
    await expect.poll(() => record(page)).toContain('skippedAt');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('not to those who have begun to type', async () => {
    const { page, context } = await visit({ path: '/contact' });
    const field = page.getByRole('main').locator('form input:visible').first();
    await field.fill('Dana');
    await field.blur();
    await page.clock.runFor(30_000);
    expect(await tourOf(page).count()).toBe(0);
    await context.close();
  });

  test('not where the browser keeps nothing: it would come with every page', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await refuseStorage(context);
    await page.clock.install();
    await shellHydrated(page, url);
    await page.clock.runFor(10_000);
    expect(await tourOf(page).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('not where its words cannot be had, and nothing is noted', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.route('**/tour.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sign in to the network</title>' }),
    );
    await page.clock.install();
    await shellHydrated(page, url);
    const answered = page.waitForResponse('**/tour.json');
    await page.clock.runFor(2000);
    await answered;
    await page.clock.runFor(5000);
    expect(await tourOf(page).count()).toBe(0);
    expect(await record(page)).toBeNull();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('nothing on a page moves while it loads', () => {
  test.each([
    ['without a record', undefined],
    ['with one', done],
  ])('%s of the tour', async (_, kept) => {
    for (const width of [360, 1280, 1600]) {
      const { page, context } = await watchedPage(browser, { viewport: { width, height: 800 } });
      if (kept)
        await context.addInitScript(
          ([name, text]) => localStorage.setItem(name as string, text as string),
          [tourKey, kept],
        );
      await shellHydrated(page, `${url}/about`);
      if (kept && width >= 1280) await page.getByRole('button', { name: 'Take Tour' }).waitFor();
      expect(await layoutShifts(page), `${width}`).toEqual([]);
      await context.close();
    }
  });

  test('Take Tour is for large screens', async () => {
    const { page, context } = await visit({ kept: done, viewport: { width: 1100, height: 800 } });
    const again = page.locator('button', { hasText: 'Take Tour' });
    await again.waitFor({ state: 'attached' });
    expect(await again.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await again.isVisible()).toBe(true);
    await context.close();
  });
});
