import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { done, record, shellHydrated, steps, tourOf, tourVisits } from './tourVisits.ts';

const { browser, url } = await visitSite(undefined, { newcomers: true });
const { visit, onTour } = tourVisits(browser, url);

const again = (page: Page) => page.getByRole('button', { name: 'Take Tour' });
const at = (page: Page, step: number) =>
  tourOf(page).getByText(`${step} of ${steps.length}`, { exact: true }).waitFor();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

test('the tour comes 2000 ms after the first load with code and words loaded only then, and once it is finished it does not come again', async () => {
  const page = await quietPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(url);
  // The first frame, after which the page asks for its scripts.
  await page.clock.runFor(50);
  await shellHydrated(page);
  // The page was loaded between the beginning and this frame: the two seconds are over between 2000 and 2050.
  await page.clock.runFor(1949);
  expect(asked.filter((path) => /Tour-|tour\.json/.test(path))).toEqual([]);
  await page.clock.runFor(51);
  const tour = tourOf(page);
  for (const [index, { title, description }] of steps.entries()) {
    await tour.getByRole('heading', { name: title }).waitFor();
    await tour.getByText(description).waitFor();
    await at(page, index + 1);
    expect(await tour.locator('h2 svg').count()).toBe(1);
    expect(await tour.getByRole('button', { name: 'Back' }).isEnabled()).toBe(index > 0);
    expect(await tour.getByRole('button', { name: 'Finish' }).count()).toBe(index === steps.length - 1 ? 1 : 0);
    if (index < steps.length - 1) await tour.getByRole('button', { name: 'Next' }).click();
  }
  await tour.getByRole('button', { name: 'Finish' }).click();
  await tour.waitFor({ state: 'detached' });
  // Written on the dialog's close event, a task after the dialog is closed.
  await expect.poll(() => record(page)).not.toBeNull();
  expect(JSON.parse((await record(page)) ?? '')).toEqual({ completed: true, version: '1.0', completedAt: time });
  await again(page).waitFor();
  await shellHydrated(page, url);
  await page.clock.runFor(10_000);
  expect(await tour.count()).toBe(0);
});

test('the tour can be taken with the keyboard alone and keeps the focus, and Escape keeps that it was skipped', async () => {
  const page = await onTour();
  const inside = () => page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
  for (const key of [...Array(14).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    await expect.poll(inside).toBe(true);
  }
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  await tourOf(page).getByRole('button', { name: 'Back' }).press('Enter');
  await at(page, 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
  await page.keyboard.press('Enter');
  await at(page, 2);
  await page.keyboard.press('Escape');
  await tourOf(page).waitFor({ state: 'detached' });
  await again(page).waitFor();
  await expect.poll(() => record(page)).not.toBeNull();
  expect(JSON.parse((await record(page)) ?? '')).toEqual({ completed: true, version: '1.0', skippedAt: time });
});

test('Take Tour shows it again from the first step and gives the focus back; reset clears the record, and the next visit begins with the tour', async () => {
  const page = await visit({ kept: done });
  await again(page).press('Enter');
  await at(page, 1);
  await page.keyboard.press('Escape');
  await tourOf(page).waitFor({ state: 'detached' });
  expect(await again(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await again(page).click();
  await tourOf(page)
    .getByRole('button', { name: /^Reset/ })
    .click();
  await tourOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => record(page)).toBeNull();
  await again(page).waitFor({ state: 'detached' });
  await shellHydrated(page, url);
  await page.clock.runFor(2000);
  await tourOf(page).waitFor();
});

test.runIf(inRelease)('gives focus and place on the page back to a visitor whom it interrupted', async () => {
  const page = await visit();
  await page.locator('footer a').first().focus();
  await page.evaluate(() => window.scrollTo(0, 900));
  const before = await page.evaluate(() => document.activeElement?.outerHTML);
  await page.clock.runFor(2000);
  await tourOf(page)
    .getByRole('button', { name: /^Step 3:/ })
    .click();
  await page.keyboard.press('Escape');
  await tourOf(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
  // A closed dialog is gone before its page hears of it.
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test.runIf(inRelease)('a press beside its sheet ends it and does what it would have done', async () => {
  const page = await onTour({ viewport: { width: 360, height: 740 } });
  const menu = await page.locator('header summary').boundingBox();
  await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10);
  await page.locator('header details[open]').waitFor();
  expect(await tourOf(page).count()).toBe(0);
  await expect.poll(() => record(page)).toContain('skippedAt');
});

test.runIf(inRelease).each([360, 1280])('axe finds nothing on the tour, %s pixels wide', async (width) => {
  expect(await axeViolations(await onTour({ bypassCSP: true, viewport: { width, height: 800 } }))).toEqual([]);
});

test.runIf(inRelease).each([
  ['reduce', 'instant'],
  ['no-preference', 'smooth'],
] as const)('with the motion preference %s a step is scrolled to in the way "%s"', async (reducedMotion, behaviour) => {
  const page = await onTour({ reducedMotion });
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    window.scrollBy = (options) => void seen.push((options as ScrollToOptions).behavior);
  });
  await tourOf(page)
    .getByRole('button', { name: /^Step 3:/ })
    .click();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([behaviour]);
});
