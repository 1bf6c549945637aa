import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { startVisit } from '#scripts/support/visit.ts';
import { openCalculator } from './calculatorPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const state = (page: Page) =>
  page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map(
        (element) =>
          `${element.textContent} ${element.getAttribute('aria-selected')} ` +
          `${(element as HTMLElement).tabIndex}${element === document.activeElement ? ' focused' : ''}`,
      ),
    );

describe('the tabs of the prices', () => {
  test('begin with the calculator, and show one panel at a time', async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing`);
    expect(await state(page)).toEqual(['Price Calculator true 0', 'Service Plans false -1']);
    expect(await panel(page).count()).toBe(1);
    expect(await panel(page).getByRole('heading', { level: 2 }).first().innerText()).toBe('Price Calculator');
    expect(await panel(page).getAttribute('aria-labelledby')).toBe(
      await tab(page, 'Price Calculator').getAttribute('id'),
    );
    expect(await page.getByText('Save 10%').isVisible()).toBe(false);
    await page.close();
  });

  test('are walked with the keyboard', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await openCalculator(page, `${url}/pricing`);
    await tab(page, 'Price Calculator').focus();
    const [first, second] = [
      ['Price Calculator true 0 focused', 'Service Plans false -1'],
      ['Price Calculator false -1', 'Service Plans true 0 focused'],
    ];
    for (const [key, expected] of [
      ['ArrowRight', second],
      ['ArrowRight', first],
      ['ArrowLeft', second],
      ['Home', first],
      ['End', second],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      expect(await state(page), key).toEqual(expected);
    }
    await page.keyboard.press('End');
    expect(await panel(page).getByRole('heading', { level: 2 }).first().innerText()).toBe('Service Plans');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('monthly');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test("have an address each, that the calculator's own state stays in", async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing?users=20`);
    await tab(page, 'Service Plans').click();
    expect(page.url()).toBe(`${url}/pricing?users=20#plans`);
    await page.reload();
    await tab(page, 'Service Plans').waitFor();
    await expect.poll(() => tab(page, 'Service Plans').getAttribute('aria-selected')).toBe('true');
    await tab(page, 'Price Calculator').click();
    expect(page.url()).toBe(`${url}/pricing?users=20`);
    expect(await page.getByRole('spinbutton', { name: 'Number of users' }).inputValue()).toBe('20');
    await page.close();
  });

  test('follow a link to one of them, and another anchor changes nothing', async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing#plans`);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL(`${url}/pricing#main`);
    expect(await tab(page, 'Service Plans').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => tab(page, 'Price Calculator').getAttribute('aria-selected')).toBe('true');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => tab(page, 'Service Plans').getAttribute('aria-selected')).toBe('true');
    await page.close();
  });
});

describe('the plans', () => {
  test('cost less by the year', async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing#plans`);
    const card = async (name: string) =>
      (
        await page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) })
          .innerText()
      ).replace(/\s+/g, ' ');
    const prices = [
      ['Essential', '$100', '$90', '$120'],
      ['Professional', '$150', '$135', '$180'],
      ['Enterprise', '$200', '$180', '$240'],
    ] as const;
    for (const [name, monthly] of prices)
      expect(await card(name)).toContain(`${monthly} per user per month Billed monthly`);
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Annual Save 10%' }).isChecked()).toBe(true);
    for (const [name, , annual, saving] of prices) {
      const text = await card(name);
      expect(text).toContain(`${annual} per user per month Billed yearly: saves ${saving} per user per year`);
      expect(text).not.toContain('Billed monthly');
    }
    await page.close();
  });

  test('say what each is and what comes on top, and answer one question at a time', async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing#plans`);
    const text = await panel(page).innerText();
    for (const fact of ['4 hours', '1 hour', '15 minutes', '9-5', '7am-7pm', '24/7', 'Most Popular'])
      expect(text).toContain(fact);
    for (const [name, price] of [
      ['Advanced Cybersecurity', '$25'],
      ['Enhanced Backup & DR', '$20'],
      ['Premium Support', '$15'],
    ])
      expect(text).toContain(`${name}\n${price} per user per month`);
    const questions = panel(page).locator('details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect
      .poll(() =>
        questions.evaluateAll((all) => all.map((element) => (element as HTMLDetailsElement).open).slice(0, 3)),
      )
      .toEqual([false, true, false]);
    expect(await panel(page).getByRole('link', { name: 'Book Your Free Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
    await page.close();
  });
});
