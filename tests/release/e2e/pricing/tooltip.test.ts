import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { startVisit } from '#scripts/support/visit.ts';
import { openCalculator } from '#tests/e2e/pricing/calculatorPage.ts';
import { quietPage } from '#tests/support/quietPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const trigger = (page: Page, about: string) => page.getByRole('button', { name: `What is ${about}?` });
const words = (page: Page) => page.locator('[role="tooltip"]:visible');
test('a tap opens a tooltip, a second one closes it, and so does one elsewhere; all of it is on the screen', async () => {
  const page = await quietPage(browser, {
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
});
