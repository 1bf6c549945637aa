import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { dist, site } from '#scripts/support/builtSite.ts';
import { pathOfEachKind } from '../../support/otherBuild.ts';
import { startVisit } from '#scripts/support/visit.ts';
import { shellHydrated, done, record, steps, tourKey, tourOf, tourVisits } from './tourVisits.ts';

const { browser, url, stop } = await startVisit(undefined, { newcomers: true });
afterAll(stop);
const { visit, onTour } = tourVisits(browser, url);

describe('the tour', () => {
  test('has its steps in their order, with a counter, a way back, and Finish on the last alone', async () => {
    const { page, context, consoleErrors } = await onTour();
    const tour = tourOf(page);
    for (const [index, { title, description }] of steps.entries()) {
      await tour.getByRole('heading', { name: title }).waitFor();
      await tour.getByText(description).waitFor();
      expect(await tour.locator('h2 svg').count()).toBe(1);
      await tour.getByText(`${index + 1} of ${steps.length}`, { exact: true }).waitFor();
      expect(await tour.getByRole('button', { name: 'Back' }).isEnabled()).toBe(index > 0);
      expect(await tour.getByRole('button', { name: 'Finish' }).count()).toBe(index === steps.length - 1 ? 1 : 0);
      if (index < steps.length - 1) await tour.getByRole('button', { name: 'Next' }).click();
    }
    await tour.getByRole('button', { name: 'Back' }).click();
    await tour.getByText(`${steps.length - 1} of ${steps.length}`, { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('goes to any step by its dot', async () => {
    const { page, context } = await onTour();
    const tour = tourOf(page);
    for (const at of [3, 1, 4, 0]) {
      const dot = tour.getByRole('button', { name: `Step ${at + 1}: ${steps[at]?.title}` });
      await dot.click();
      await tour.getByText(`${at + 1} of ${steps.length}`, { exact: true }).waitFor();
      expect(await dot.getAttribute('aria-current')).toBe('step');
      expect(await tour.locator('[aria-current="step"]').count()).toBe(1);
    }
    await context.close();
  });

  test('finds on every kind of page what its steps are about, on small screens and large ones', async () => {
    const { page, context } = await visit({ kept: done });
    const missing: string[] = [];
    for (const [kind, path] of pathOfEachKind(dist)) {
      await page.goto(url + path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const unseen = await page.evaluate(
          (targets) =>
            targets.filter(
              (target) =>
                ![...document.querySelectorAll(`[data-tour="${target}"]`)].some((element) =>
                  element.checkVisibility({ visibilityProperty: true }),
                ),
            ),
          steps.map(({ target }) => target),
        );
        missing.push(...unseen.map((target) => `${kind}, ${width} pixels wide: ${target}`));
      }
    }
    expect(missing).toEqual([]);
    await context.close();
  });

  test('Finish keeps that it was completed, and it does not come again', async () => {
    const { page, context, consoleErrors } = await onTour();
    await tourOf(page)
      .getByRole('button', { name: /^Step 5:/ })
      .click();
    await tourOf(page).getByRole('button', { name: 'Finish' }).click();
    await tourOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => record(page)).not.toBeNull();
    expect(JSON.parse((await record(page)) ?? '')).toEqual({
      completed: true,
      version: '1.0',
      completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await page.getByRole('button', { name: 'Take Tour' }).waitFor();
    await shellHydrated(page, url);
    await page.clock.runFor(10_000);
    expect(await tourOf(page).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test.each([
    ['the close button', (page: Page) => tourOf(page).getByRole('button', { name: 'Close the tour' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('%s keeps that it was skipped', async (_, close) => {
    const { page, context } = await onTour();
    await close(page);
    await tourOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Take Tour' }).waitFor();
    // The page hears of the close after the dialog has gone.
    await expect.poll(() => record(page)).not.toBeNull();
    expect(JSON.parse((await record(page)) ?? '')).toEqual({
      completed: true,
      version: '1.0',
      skippedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await context.close();
  });

  test('Take Tour shows it again from the first step, and gives the focus back', async () => {
    const { page, context, consoleErrors } = await visit({ kept: done });
    const again = page.getByRole('button', { name: 'Take Tour' });
    await again.press('Enter');
    await tourOf(page).getByText(`1 of ${steps.length}`, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await tourOf(page).waitFor({ state: 'detached' });
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('the reset option clears the record: Take Tour goes, and the next visit begins with the tour', async () => {
    const { page, context } = await visit({ kept: done });
    await page.getByRole('button', { name: 'Take Tour' }).click();
    await tourOf(page)
      .getByRole('button', { name: /^Reset/ })
      .click();
    await tourOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => record(page)).toBeNull();
    await page.getByRole('button', { name: 'Take Tour' }).waitFor({ state: 'detached' });
    await shellHydrated(page, url);
    await page.clock.runFor(2000);
    await tourOf(page).waitFor();
    await context.close();
  });

  test('gives focus and place on the page back to a visitor whom it interrupted', async () => {
    const { page, context } = await visit();
    await page
      .getByRole('link', { name: `${site.home.sections.industries?.title}` })
      .or(page.locator('footer a').first())
      .first()
      .focus();
    await page.evaluate(() => window.scrollTo(0, 900));
    const before = await page.evaluate(() => document.activeElement?.outerHTML);
    await page.clock.runFor(2000);
    await tourOf(page).waitFor();
    await tourOf(page)
      .getByRole('button', { name: /^Step 3:/ })
      .click();
    await page.keyboard.press('Escape');
    await tourOf(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
    // A closed dialog is gone before its page hears of it.
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
    await context.close();
  });

  test('can be taken with the keyboard alone, and keeps the focus', async () => {
    const { page, context } = await onTour();
    const inside = () => page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
    for (let stops = 0; stops < 14; stops++) {
      await page.keyboard.press('Tab');
      await expect.poll(inside).toBe(true);
    }
    for (let stops = 0; stops < 14; stops++) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(inside).toBe(true);
    }
    await page.keyboard.press('ArrowRight');
    await tourOf(page).getByText(`2 of ${steps.length}`, { exact: true }).waitFor();
    await tourOf(page).getByRole('button', { name: 'Back' }).press('Enter');
    await tourOf(page).getByText(`1 of ${steps.length}`, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
    for (let step = 1; step < steps.length; step++) {
      await page.keyboard.press('Enter');
      await tourOf(page)
        .getByText(`${step + 1} of ${steps.length}`, { exact: true })
        .waitFor();
    }
    await tourOf(page).getByRole('button', { name: 'Finish' }).waitFor();
    await page.keyboard.press('Enter');
    await tourOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => record(page)).toContain('completedAt');
    await context.close();
  });

  test('what another tab has taken does not come here, and gives Take Tour here', async () => {
    const { page, context } = await visit();
    // Until here the clock went on: on a slow machine the tour would begin before the other tab has loaded.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    const other = await context.newPage();
    await shellHydrated(other, `${url}/about`);
    await other.evaluate(([name, text]) => localStorage.setItem(name as string, text as string), [tourKey, done]);
    await page.getByRole('button', { name: 'Take Tour' }).waitFor();
    await page.bringToFront();
    await page.clock.runFor(5000);
    expect(await tourOf(page).count()).toBe(0);
    await context.close();
  });

  test.each([360, 1280])('axe finds nothing on it, %s pixels wide', async (width) => {
    const { page, context } = await onTour({ bypassCSP: true, viewport: { width, height: 800 } });
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });

  test('moves smoothly for those who want that, and at once for those who do not', async () => {
    const moves: Record<string, string[]> = {};
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { page, context } = await onTour({ reducedMotion });
      await page.evaluate(() => {
        const seen: unknown[] = [];
        Object.assign(window, { seen });
        Element.prototype.scrollIntoView = (options) => void seen.push((options as ScrollIntoViewOptions).behavior);
      });
      await tourOf(page)
        .getByRole('button', { name: /^Step 3:/ })
        .click();
      moves[reducedMotion] = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      await context.close();
    }
    expect(moves).toEqual({ reduce: ['instant'], 'no-preference': ['smooth'] });
  });
});
