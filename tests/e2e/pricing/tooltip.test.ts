import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { startVisit } from '#scripts/support/visit.ts';
import { openCalculator } from './calculatorPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const trigger = (page: Page, about: string) => page.getByRole('button', { name: `What is ${about}?` });
const words = (page: Page) => page.locator('[role="tooltip"]:visible');
const away = (page: Page) => page.mouse.move(5, 400);
/** Puts the pointer onto something without a wait: the page's clock stands still. */
async function hover(page: Page, about: string): Promise<void> {
  const box = await trigger(page, about).boundingBox();
  if (!box) throw new Error(`${about} is not on the page.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

describe('a tooltip', () => {
  let page: Page;
  let consoleErrors: string[];
  beforeAll(async () => {
    ({ page, consoleErrors } = await watchedPage(browser, { viewport: { width: 1280, height: 1600 } }));
    await page.clock.install();
    await openCalculator(page, `${url}/pricing`);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
  });
  afterAll(async () => {
    expect(consoleErrors).toEqual([]);
    await page.close();
  });
  beforeEach(async () => {
    await away(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(10_000);
    expect(await words(page).count()).toBe(0);
  });

  test('opens for a pointer that has rested 700 ms', async () => {
    await hover(page, 'the volume discount');
    await page.clock.runFor(699);
    expect(await words(page).count()).toBe(0);
    await page.clock.runFor(1);
    expect(await words(page).innerText()).toContain(
      'for every user, not only those above the threshold: 5% off from 10 users, 10% off from 25 users, 15% off from 50 users, 25% off from 100 users.',
    );
    await away(page);
    await words(page).waitFor({ state: 'hidden' });
  });

  test('does not open for a pointer that passes', async () => {
    await hover(page, 'the volume discount');
    await page.clock.runFor(500);
    await away(page);
    await page.clock.runFor(5000);
    expect(await words(page).count()).toBe(0);
  });

  test('opens at once within 300 ms after another has closed, and not later', async () => {
    await hover(page, 'the volume discount');
    await page.clock.runFor(700);
    await words(page).waitFor();
    await away(page);
    await words(page).waitFor({ state: 'hidden' });
    await page.clock.runFor(300);
    await hover(page, 'the compliance multiplier');
    await page.clock.runFor(1);
    expect(await words(page).innerText()).toContain('multiplied by this');
    await away(page);
    await words(page).waitFor({ state: 'hidden' });
    await page.clock.runFor(301);
    await hover(page, 'the volume discount');
    await page.clock.runFor(1);
    expect(await words(page).count()).toBe(0);
    await page.clock.runFor(699);
    await words(page).waitFor();
  });

  test('stays while the pointer is on it', async () => {
    await hover(page, 'the volume discount');
    await page.clock.runFor(700);
    await words(page).waitFor();
    const box = await words(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 8 });
    await page.clock.runFor(5000);
    await words(page).waitFor();
  });

  test('opens at once on focus, tells what it describes, and goes with Escape and with the focus', async () => {
    await page.getByRole('checkbox', { name: /^Include the set-up fee/ }).focus();
    await page.keyboard.press('Tab');
    expect(await trigger(page, 'the set-up fee').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await words(page).innerText()).toContain('Charged once');
    expect(await trigger(page, 'the set-up fee').getAttribute('aria-describedby')).toBe(
      await words(page).getAttribute('id'),
    );
    await page.keyboard.press('Escape');
    await words(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await words(page).waitFor();
    await page.keyboard.press('Tab');
    await words(page).waitFor({ state: 'hidden' });
  });

  test('goes with Escape where only the pointer opened it', async () => {
    await hover(page, 'the volume discount');
    await page.clock.runFor(700);
    await words(page).waitFor();
    await page.keyboard.press('Escape');
    await words(page).waitFor({ state: 'hidden' });
  });
});

test('a tap opens a tooltip, a second one closes it, and so does one elsewhere; all of it is on the screen', async () => {
  const { page, context, consoleErrors } = await watchedPage(browser, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await openCalculator(page, `${url}/pricing`);
  for (const about of ['the volume discount', 'the compliance multiplier', 'the set-up fee']) {
    await trigger(page, about).tap();
    await words(page).waitFor();
    const [left, right, width, wanted] = await words(page).evaluate((tip) => [
      tip.getBoundingClientRect().left,
      tip.getBoundingClientRect().right,
      innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect([(left ?? -1) >= 0, (right ?? 999) <= (width ?? 0), wanted], about).toEqual([true, true, width]);
    await trigger(page, about).tap();
    await words(page).waitFor({ state: 'hidden' });
    await trigger(page, about).tap();
    await words(page).waitFor();
    await page.getByRole('heading', { name: 'Your quote' }).tap();
    await words(page).waitFor({ state: 'hidden' });
  }
  const target = await trigger(page, 'the volume discount').boundingBox();
  expect([target?.width, target?.height]).toEqual([44, 44]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
