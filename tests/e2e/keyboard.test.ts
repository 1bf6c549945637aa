import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

/** The words of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('with the keyboard alone', () => {
  test('the first stop is the way past the header, in sight once it is reached', async () => {
    const page = await quietPage(browser, { at: `${url}/services` });
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const isInSight = () => skip.evaluate((link) => link.getBoundingClientRect().top >= 0);
    expect(await isInSight()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    expect(await isInSight()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/services#main`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  test('the way past the header works on a page that was come to by a link', async () => {
    const page = await quietPage(browser, { at: url });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).press('Enter');
    await page.waitForURL(`${url}/services`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  test('every stop on a page can be seen: it is on the screen and has an outline', async () => {
    const page = await quietPage(browser, { at: url, reducedMotion: 'reduce' });
    const stops = await page.evaluate(
      () => document.querySelectorAll('a[href], button, summary, [tabindex="0"], input, select, textarea').length,
    );
    const faults: string[] = [];
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return '';
        const { top, bottom, width } = element.getBoundingClientRect();
        const { outlineStyle } = getComputedStyle(element);
        return bottom > 0 && top < innerHeight && width > 0 && outlineStyle !== 'none'
          ? ''
          : element.outerHTML.slice(0, 120);
      });
      if (fault) faults.push(fault);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
    }
    expect(faults).toEqual([]);
  });
});
