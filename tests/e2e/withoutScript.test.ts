import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();

/** A page in a browser that runs no script. */
const plainPage = (width: number) =>
  quietPage(browser, { javaScriptEnabled: false, viewport: { width, height: 800 }, expected: /status of 404/ });

test('without JavaScript the menu of a small screen opens and leads on, and the questions open one at a time', async () => {
  const page = await plainPage(360);
  await page.goto(url);
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByText('Menu', { exact: true }).click();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL(`${url}/contact`);
  for (const { question, answer } of site.faqs.contact) {
    expect(await page.getByText(answer).isVisible()).toBe(false);
    await page.getByText(question, { exact: true }).click();
    expect(await page.getByText(answer).isVisible()).toBe(true);
  }
  expect(await page.locator('main details[open]').count()).toBe(1);
});

test('without JavaScript glossary, articles and prices can be read, and no button stands there that does nothing', async () => {
  const page = await plainPage(1280);
  const deadButtons = page.locator('button[type="button"], button:not(form button)').filter({ visible: true });
  await page.goto(`${url}/resources/it-glossary`);
  for (const { term, definition } of site.glossary) {
    expect(await page.getByText(term, { exact: true }).first().isVisible(), term).toBe(true);
    expect(await page.getByText(definition).isVisible(), term).toBe(true);
  }
  await page.goto(`${url}/blog/${site.articles[0]?.slug}`);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(1500);
  for (const path of ['/not-found', '/service-not-found/location', '/', '/contact', '/pricing']) {
    await page.goto(url + path);
    expect(await deadButtons.count(), path).toBe(0);
  }
  for (const { name } of site.pricing.plans)
    expect(await page.getByRole('heading', { name }).first().isVisible()).toBe(true);
});

test.runIf(inRelease)(
  'where the scripts fail to load a page of every route can be read, without console errors but those of failed requests',
  async () => {
    const page = await quietPage(browser, { expected: /net::ERR_FAILED|status of 404/ });
    await page.route('**/assets/*.js', (route) => route.abort());
    const action = page.locator('header[data-header]').getByRole('link', { name: 'Get Free Assessment' }).first();
    for (const { path, status } of samplePages) {
      const response = await page.goto(url + path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(status);
      expect([await page.locator('main h1').isVisible(), await action.isVisible()], path).toEqual([true, true]);
    }
  },
);
