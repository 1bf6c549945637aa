import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { inRelease } from '#tests/support/tier.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

test('On paper every answer is open, and what can only be pressed is left out', async () => {
  const page = await quietPage(browser);
  await page.goto(url);
  const answers = page.locator('#faq details > :not(summary)');
  expect(await answers.first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  for (const pressed of await page.locator('nav, button').all()) expect(await pressed.isVisible()).toBe(false);
  expect(await page.locator('footer[data-footer] address').isVisible()).toBe(true);
});

test.runIf(inRelease)('On paper a page begins with name and telephone number, and ends with its address', async () => {
  const page = await quietPage(browser, { colorScheme: 'dark' });
  for (const path of ['/locations/mississauga', `/blog/${site.articles[0]?.slug}`, '/resources']) {
    await page.goto(url + path);
    await page.emulateMedia({ media: 'print' });
    const header = page.locator('header[data-header]');
    expect((await header.innerText()).split(/\s*\n\s*/)).toEqual([site.provider.name, site.provider.phone.display]);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('[data-address]').innerText()).toBe(site.provider.origin + path);
    expect(await page.locator('nav, button, dialog, [data-dock]').locator('visible=true').count()).toBe(0);
    // In the dark scheme too: ink on white.
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 33, 43)');
  }
});
