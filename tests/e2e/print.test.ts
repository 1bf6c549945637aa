import { afterAll, expect, test } from 'vitest';
import { startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

test('On paper every answer is open, and what can only be pressed is left out', async () => {
  const page = await browser.newPage();
  await page.goto(url);
  const answers = page.locator('#faq details > :not(summary)');
  expect(await answers.first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  expect(await page.locator('header[data-header]').isVisible()).toBe(false);
  expect(await page.locator('footer[data-footer] address').isVisible()).toBe(true);
  await page.close();
});
