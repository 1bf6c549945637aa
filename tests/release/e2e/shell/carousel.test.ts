import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { holdBack, type QuietPageOptions, quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const quotes = site.testimonials;
const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const strip = (page: Page) => carousel(page).getByRole('list', { name: /side by side/ });
const next = (page: Page) => carousel(page).getByRole('button', { name: /^Next/ });
/** Which of the items lies in the strip's window, by where it really is. */
const inSight = (page: Page) =>
  strip(page).evaluate((list) =>
    [...list.children].findIndex(
      (item) => Math.abs(item.getBoundingClientRect().left - list.getBoundingClientRect().left) < 2,
    ),
  );

async function openHome(options: QuietPageOptions = {}) {
  const page = await quietPage(browser, { at: url, reducedMotion: 'reduce', ...options });
  await next(page).scrollIntoViewIfNeeded();
  return page;
}

test('follows a swipe: the strip stops at an item, and its dot is marked', async () => {
  const page = await openHome({ viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true });
  await strip(page).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await strip(page).boundingBox();
  const client = await page.context().newCDPSession(page);
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
  for (let x = 290; x >= 60; x -= 10)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => inSight(page)).toBe(1);
  await expect.poll(() => carousel(page).locator('[aria-current]').getAttribute('aria-label')).toBe('Show 2 of 3');
});

test.each([360, 1280])('shows every item with its author and stars without a script, %s pixels wide', async (width) => {
  const page = await quietPage(browser, { at: url, javaScriptEnabled: false, viewport: { width, height: 800 } });
  for (const [index, { text, author, position, rating }] of quotes.entries()) {
    const box = await strip(page).getByText(text, { exact: true }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width, text).toBe(true);
    for (const words of [author, position, `${rating} out of 5 stars`])
      expect(await strip(page).getByRole('listitem').nth(index).getByText(words, { exact: true }).count()).toBe(1);
  }
});

test.each([360, 1280])('nothing moves when its buttons come; axe finds nothing, %s pixels wide', async (width) => {
  const viewport = { width, height: 800 };
  const page = await quietPage(browser, { bypassCSP: true, reducedMotion: 'reduce', viewport });
  const arrive = await holdBack(page, '**/assets/HomeBody-*.js');
  await open(page, url);
  await strip(page).scrollIntoViewIfNeeded();
  const before = (await carousel(page).boundingBox())?.height;
  expect(await next(page).isVisible()).toBe(false);
  arrive();
  await next(page).waitFor();
  expect((await carousel(page).boundingBox())?.height).toBe(before);
  expect(await axeViolations(page)).toEqual([]);
});
