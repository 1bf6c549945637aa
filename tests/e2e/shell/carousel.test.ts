import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const quotes = site.testimonials;
const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const strip = (page: Page) => carousel(page).getByRole('list', { name: /side by side/ });
const control = (page: Page, name: RegExp) => carousel(page).getByRole('button', { name });
/** Which of the items lies in the strip's window, by where it really is. */
const inSight = (page: Page) =>
  strip(page).evaluate((list) =>
    [...list.children].findIndex(
      (item) => Math.abs(item.getBoundingClientRect().left - list.getBoundingClientRect().left) < 2,
    ),
  );
const marked = (page: Page) => carousel(page).locator('[aria-current]').getAttribute('aria-label');

async function openHome(options: Parameters<typeof watchedPage>[1] = {}) {
  const watched = await watchedPage(browser, { reducedMotion: 'reduce', ...options });
  await open(watched.page, url);
  await control(watched.page, /^Next/).scrollIntoViewIfNeeded();
  return watched;
}

test('goes on and back with the buttons, and wraps at both ends', async () => {
  const { page, context, consoleErrors } = await openHome();
  expect(quotes).toHaveLength(3);
  for (const [button, expected] of [
    [/^Next/, 1],
    [/^Next/, 2],
    [/^Next/, 0],
    [/^Previous/, 2],
    [/^Previous/, 1],
  ] as const) {
    await control(page, button).click();
    await expect.poll(() => inSight(page)).toBe(expected);
    expect(await marked(page)).toBe(`Show ${expected + 1} of 3`);
    await carousel(page)
      .getByText(`${expected + 1} of 3`, { exact: true })
      .waitFor();
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('goes to any of them by its dot', async () => {
  const { page, context } = await openHome();
  for (const at of [2, 0, 1]) {
    await control(page, new RegExp(`^Show ${at + 1} `)).click();
    await expect.poll(() => inSight(page)).toBe(at);
    expect(await marked(page)).toBe(`Show ${at + 1} of 3`);
  }
  await context.close();
});

test('goes round with the arrow keys', async () => {
  const { page, context } = await openHome();
  await strip(page).focus();
  for (const [key, expected] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 2],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => inSight(page)).toBe(expected);
  }
  await context.close();
});

test('follows a swipe: the strip stops at an item, and its dot is marked', async () => {
  const { page, context } = await openHome({ viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true });
  await strip(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await strip(page).boundingBox();
  if (!box) throw new Error('There is no strip.');
  const client = await context.newCDPSession(page);
  const y = box.y + box.height / 2;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
  for (let x = 290; x >= 60; x -= 10)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => inSight(page)).toBe(1);
  await expect.poll(() => marked(page)).toBe('Show 2 of 3');
  await context.close();
});

test('never moves by itself', async () => {
  const { page, context } = await watchedPage(browser);
  await page.clock.install();
  await open(page, url);
  await control(page, /^Next/).waitFor();
  await page.clock.runFor(60_000);
  expect(await inSight(page)).toBe(0);
  await context.close();
});

test('moves smoothly but for those who want no motion', async () => {
  const distances: Record<string, number> = {};
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const { page, context } = await openHome({ reducedMotion });
    // What it has moved when the press is over: an item, or nothing yet.
    distances[reducedMotion] = await strip(page).evaluate((list) => {
      (document.querySelector('button[aria-label^="Next of"]') as HTMLButtonElement).click();
      return list.scrollLeft / list.clientWidth;
    });
    await expect.poll(() => inSight(page)).toBe(1);
    await context.close();
  }
  expect(distances).toEqual({ reduce: 1, 'no-preference': 0 });
});

test('says words, author, position and stars of each to a screen reader', async () => {
  const { page, context } = await openHome();
  const items = strip(page).getByRole('listitem');
  expect(await items.count()).toBe(quotes.length);
  for (const [index, { text, author, position, rating }] of quotes.entries()) {
    const item = items.nth(index);
    expect(
      await item.getByRole('group', { name: `${index + 1} of ${quotes.length}` }).getAttribute('aria-roledescription'),
    ).toBe('slide');
    for (const words of [text, author, position, `${rating} out of 5 stars`])
      expect(await item.getByText(words, { exact: true }).count(), words).toBe(1);
  }
  await context.close();
});

test('shows every item without a script', async () => {
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await page.goto(url);
    for (const { text } of quotes) {
      const box = await strip(page).getByText(text, { exact: true }).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, text).toBe(true);
    }
    await page.close();
  }
});

test.each([360, 1280])(
  'nothing moves when its buttons arrive, and axe finds nothing, %s pixels wide',
  async (width) => {
    const { page, context } = await watchedPage(browser, {
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    await page.route('**/assets/CarouselControls-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await open(page, url);
    await strip(page).scrollIntoViewIfNeeded();
    const before = (await carousel(page).boundingBox())?.height;
    arrive();
    await control(page, /^Next/).waitFor();
    expect((await carousel(page).boundingBox())?.height).toBe(before);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  },
);
