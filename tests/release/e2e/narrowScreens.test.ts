import { expect, test } from 'vitest';
import { samplePages } from '#scripts/support/samplePages.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

// pageCheck.test.ts looks whether anything else is wider than its screen.
test('a table that is wider than the screen scrolls by itself, with the keyboard too', async () => {
  const page = await quietPage(browser, { viewport: { width: 320, height: 640 }, expected: /status of 404/ });
  const faults: string[] = [];
  for (const { path } of samplePages) {
    await page.goto(url + path);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('table')]
        .filter(
          ({ scrollWidth, parentElement: frame }) => scrollWidth > (frame?.clientWidth ?? 0) && frame?.tabIndex !== 0,
        )
        .map((table) => `${location.pathname}: ${table.textContent?.slice(0, 60)}`),
    );
    faults.push(...found);
  }
  expect(faults).toEqual([]);
});
