import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openCalculator, totals } from '#tests/e2e/pricing/calculatorPage.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
test('the plans cost less by the year', async () => {
  const page = await quietPage(browser);
  await openCalculator(page, `${url}/pricing#plans`);
  const card = async (name: string) => {
    const heading = page.getByRole('heading', { name, exact: true });
    return (await page.getByRole('listitem').filter({ has: heading }).innerText()).replace(/\s+/g, ' ');
  };
  const prices = [
    ['Essential', '$100', '$90', '$120'],
    ['Professional', '$150', '$135', '$180'],
    ['Enterprise', '$200', '$180', '$240'],
  ] as const;
  for (const [name, monthly] of prices)
    expect(await card(name)).toContain(`${monthly} per user per month Paid monthly`);
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Annual Save 10%' }).isChecked()).toBe(true);
  for (const [name, , annual, saving] of prices) {
    const text = await card(name);
    expect(text).toContain(`${annual} per user per month Paid yearly: saves ${saving} per user per year`);
    expect(text).not.toContain('Paid monthly');
  }
});

test('every plan on its card leads to a question about it and to its total', async () => {
  const page = await quietPage(browser);
  await openCalculator(page, `${url}/pricing#plans`);
  const href = (await page.getByRole('link', { name: 'Ask about Professional' }).getAttribute('href')) ?? '';
  const { pathname, hash, searchParams } = new URL(href, url);
  const note = 'I would like more information about the Professional plan at $150 per user per month. ';
  expect([pathname, hash]).toEqual(['/contact', '#contact']);
  expect(Object.fromEntries(searchParams)).toMatchObject({ service: 'managed-it', note });
  await page.getByRole('link', { name: 'Calculate your total for Enterprise' }).click();
  await page.waitForURL(`${url}/pricing?plan=enterprise`);
  await expect.poll(async () => (await totals(page)).monthly).toBe('$1,900');
  expect(await tab(page, 'Price Calculator').getAttribute('aria-selected')).toBe('true');
});
