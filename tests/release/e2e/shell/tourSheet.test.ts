import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shellHydrated, steps, tourOf, tourVisits } from '#tests/e2e/shell/tourVisits.ts';
import { visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite(undefined, { newcomers: true });
const { visit, onTour } = tourVisits(browser, url);

/** Where header, sheet, ring and the current step's target are; `ring` is null where it surrounds nothing. */
const placesOf = (page: Page, target: string) =>
  page.evaluate((name) => {
    const boxOf = (element?: Element | null) =>
      element ? (element.getBoundingClientRect().toJSON() as DOMRect) : null;
    const sheet = document.querySelector('[data-tour-sheet]') as HTMLElement;
    const marked = [...document.querySelectorAll(`[data-tour="${name}"]`)].find(
      (element) => element.getClientRects().length > 0,
    );
    const header = document.querySelector('[data-header]');
    return {
      sheet: sheet.getBoundingClientRect().toJSON() as DOMRect,
      hidden: sheet.scrollHeight - sheet.clientHeight,
      ring: boxOf(document.querySelector('[data-ring]:not([data-nothing])')),
      target: boxOf(marked),
      headerEnd: header?.contains(marked ?? null) ? 0 : (boxOf(header)?.bottom ?? 0),
    };
  }, target);

const goToStep = async (page: Page, index: number) => {
  await tourOf(page)
    .getByRole('button', { name: `Step ${index + 1}: ${steps[index]?.title}` })
    .click();
  await tourOf(page)
    .getByText(`${index + 1} of ${steps.length}`, { exact: true })
    .waitFor();
};

describe.each([
  [320, 740],
  [768, 1024],
])('the sheet of the tour, in a window of %s x %s', (width, height) => {
  test.each(['/', '/privacy-policy'])(
    'lies on the bottom edge, at most 160 pixels high with all of each text, and off what the step is about, on %s',
    async (path) => {
      const page = await onTour({ path, viewport: { width, height } });
      for (const [index, { target: name }] of steps.entries()) {
        await goToStep(page, index);
        // The page below and the chat button make room for a sheet of another height after the step was drawn.
        await expect
          .poll(
            async () => {
              const { ring, target } = await placesOf(page, name);
              return ring && target && Math.abs(ring.top - Math.max(target.top - 6, 0)) < 1;
            },
            { message: name },
          )
          .toBe(true);
        const { sheet, hidden, ring, target, headerEnd } = await placesOf(page, name);
        if (!ring || !target) throw new Error(`The step about ${name} points at nothing.`);
        expect([sheet.left, sheet.right, sheet.bottom], name).toEqual([0, width, height]);
        expect(sheet.height, name).toBeLessThanOrEqual(160);
        expect(hidden, name).toBe(0);
        expect(Math.abs(ring.left - Math.max(target.left - 6, 0)), name).toBeLessThan(2);
        expect(ring.bottom, name).toBeLessThanOrEqual(sheet.top);
        // All of the target is in sight, or its beginning where it is higher than the window.
        expect(target.top, name).toBeGreaterThanOrEqual(headerEnd);
        const isHigh = target.height > sheet.top - headerEnd - 48;
        if (isHigh) expect(target.top, name).toBeLessThan(headerEnd + 48);
        else expect(target.bottom, name).toBeLessThanOrEqual(sheet.top);
      }
    },
  );
});

const firstScreens = ['/', '/pricing', '/services', '/services/cybersecurity/ajax', '/locations/markham'];

test.each([
  [360, 740],
  [1280, 800],
])('the tour covers no headline and no main button of a first screen of %s x %s', async (width, height) => {
  for (const path of [...firstScreens, '/locations/mississauga', '/industries/legal', '/services/cybersecurity']) {
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

test.each([
  ['at 200 % zoom', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 }, '100%'],
  ['on 320 x 256 pixels', { viewport: { width: 320, height: 256 } }, '100%'],
  ['with text twice as large', { viewport: { width: 360, height: 740 } }, '200%'],
  ['with text twice as large on 320 x 256 pixels', { viewport: { width: 320, height: 256 } }, '200%'],
])('the sheet of the tour, %s, can be scrolled, and every control of it reached', async (_, options, fontSize) => {
  const page = await onTour(options);
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
  const { width, height } = options.viewport;
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

test('one layer at the bottom edge while the tour is there, its sheet alone; what floats above the edge comes back after it', async () => {
  const page = await visit({ path: '/services', viewport: { width: 360, height: 740 } });
  await page.evaluate(() => {
    localStorage.preferredLocation = 'markham';
    localStorage.preferredLocationSource = 'chosen';
  });
  await page.reload();
  await shellHydrated(page);
  await page.clock.runFor(2000);
  await tourOf(page).waitFor();
  await page.clock.runFor(5000);
  const card = page.locator('[data-card]');
  await card.waitFor({ state: 'attached' });
  expect(await card.isVisible()).toBe(false);
  const dock = page.locator('[data-dock]');
  expect(await dock.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await card.waitFor();
  const [above, below] = [await card.boundingBox(), await dock.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
