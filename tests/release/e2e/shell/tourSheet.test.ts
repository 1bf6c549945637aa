import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { steps, tourOf, tourVisits } from '#tests/e2e/shell/tourVisits.ts';
import { visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite(undefined, { newcomers: true });
const { onTour } = tourVisits(browser, url);

const goToStep = async (page: Page, index: number) => {
  await tourOf(page)
    .getByRole('button', { name: `Step ${index + 1}: ${steps[index]?.title}` })
    .click();
  await tourOf(page)
    .getByText(`${index + 1} of ${steps.length}`, { exact: true })
    .waitFor();
};

test.each([
  [360, 740],
  [1280, 800],
])('the tour covers no headline and no main button of a first screen of %s x %s', async (width, height) => {
  for (const path of ['/', '/pricing', '/services', '/services/cybersecurity/ajax', '/locations/mississauga']) {
    const page = await onTour({ path, viewport: { width, height } });
    const sheet = await page.locator('[data-tour-sheet]').boundingBox();
    // Of its words: the element is as wide as its block.
    const headline = await page.locator('h1').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    const button = page.locator('section:has(h1)').getByRole('link', { name: 'Get Your Free IT Assessment' });
    const box = (await button.count()) > 0 && (await button.first().boundingBox());
    if (!sheet) throw new Error('The sheet is missing.');
    for (const shown of [headline, ...(box ? [box] : [])])
      expect(shown.y + shown.height <= sheet.y || shown.x + shown.width <= sheet.x, path).toBe(true);
  }
});

test('with text twice as large on 320 x 256 pixels the tour can be scrolled, every control of it reached, and closed', async () => {
  const [width, height] = [320, 256];
  const page = await onTour({ viewport: { width, height } });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const index of steps.keys()) {
    await goToStep(page, index);
    for (const button of await tourOf(page).getByRole('button').all()) {
      await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      const box = await button.boundingBox();
      // Browsers round how far something is scrolled to whole pixels.
      expect(
        box && box.y > -1 && box.y + box.height < height + 1 && box.x >= 0 && box.x + box.width <= width,
        `${index + 1}: ${await button.innerText()}`,
      ).toBe(true);
    }
  }
  await tourOf(page).getByRole('button', { name: 'Close the tour' }).click();
  await tourOf(page).waitFor({ state: 'detached' });
});
