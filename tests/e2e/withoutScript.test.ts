import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { notFoundConsoleError, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

/** A page in a browser that runs no script. */
const plainPage = (width = 1280) => browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 800 } });
const headingOf = (page: Page) => page.locator('main h1').innerText();

describe('without JavaScript', () => {
  test('every link of the header leads to its page', async () => {
    const page = await plainPage();
    for (const { label, href } of site.navigation.header) {
      await page.goto(`${url}/accessibility`);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(url + href);
      expect(await headingOf(page)).not.toBe('');
    }
    await page.close();
  });

  test('the menu of a small screen opens, and leads on', async () => {
    const page = await plainPage(360);
    await page.goto(url);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByText('Menu', { exact: true }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL(`${url}/pricing`);
    await page.close();
  });

  test('every question opens, and shows its answer', async () => {
    const page = await plainPage();
    await page.goto(`${url}/contact`);
    for (const { question, answer } of site.faqs.contact) {
      expect(await page.getByText(answer).isVisible()).toBe(false);
      await page.getByText(question, { exact: true }).click();
      expect(await page.getByText(answer).isVisible()).toBe(true);
    }
    await page.close();
  });

  test('one question at a time is open', async () => {
    const page = await plainPage();
    await page.goto(`${url}/contact`);
    for (const { question } of site.faqs.contact) await page.getByText(question, { exact: true }).click();
    expect(await page.locator('main details[open]').count()).toBe(1);
    await page.close();
  });

  test('the glossary can be read, and jumped about in', async () => {
    const page = await plainPage();
    await page.goto(`${url}/resources/it-glossary`);
    for (const { term, definition } of site.glossary) {
      expect(await page.getByText(term, { exact: true }).first().isVisible(), term).toBe(true);
      expect(await page.getByText(definition).isVisible(), term).toBe(true);
    }
    const last = site.glossary.at(-1)?.slug ?? '';
    await page.goto(`${url}/resources/it-glossary#${last}`);
    const top = await page.locator(`[id="${last}"]`).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(800);
    await page.close();
  });

  test('an article can be read, and the prices', async () => {
    const page = await plainPage();
    const [article] = site.articles;
    await page.goto(`${url}/blog/${article?.slug}`);
    expect(await headingOf(page)).toBe(article?.title);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1500);
    await page.goto(`${url}/pricing`);
    for (const plan of site.pricing.plans)
      expect(await page.getByRole('heading', { name: plan.name }).first().isVisible()).toBe(true);
    await page.close();
  });

  test('no button stands there that does nothing', async () => {
    const page = await plainPage();
    for (const path of ['/not-found', '/service-not-found/location', '/', '/contact', '/pricing']) {
      await page.goto(url + path);
      expect(
        await page.locator('button[type="button"], button:not(form button)').filter({ visible: true }).count(),
        path,
      ).toBe(0);
    }
    await page.close();
  });
});

describe('where the scripts fail to load', () => {
  test('a page of every route can be read, without console errors but those of failed requests', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const { path, status } of samplePages) {
      const response = await page.goto(url + path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(status);
      expect(await page.locator('main h1').isVisible(), path).toBe(true);
      expect(
        await page
          .locator('header[data-header]')
          .getByRole('link', { name: 'Get Free Assessment' })
          .first()
          .isVisible(),
        path,
      ).toBe(true);
    }
    expect(
      consoleErrors.filter(
        (consoleError) => !consoleError.includes('net::ERR_FAILED') && consoleError !== notFoundConsoleError,
      ),
    ).toEqual([]);
    await context.close();
  });

  test('the menu, the questions and the button of the chat lead on', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${url}/about`);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL(`${url}/contact`);
    const [{ question, answer } = { question: '', answer: '' }] = site.faqs.contact;
    await page.getByText(question, { exact: true }).click();
    expect(await page.getByText(answer).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL(`${url}/chat`);
    await page.close();
  });
});
