import { describe, expect, test } from 'vitest';
import { calculatorHydrated, openCalculator, query, totals } from '#tests/e2e/pricing/calculatorPage.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

describe('the address of the prices', () => {
  test('gives the same quote after a reload and on the way back and forth', async () => {
    const page = await quietPage(browser);
    await openCalculator(page, `${url}/pricing?users=20`);
    const monthly = async () => (await totals(page)).monthly;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(monthly).toBe('$1,425');
    await page.getByRole('radio', { name: /^Enterprise/ }).check();
    await page.getByRole('spinbutton', { name: 'Number of users' }).fill('40');
    await page.getByLabel('Industry').selectOption('healthcare');
    const search = '?plan=enterprise&users=40&industry=healthcare';
    await expect.poll(() => query(page)).toBe(search);
    await page.reload();
    await calculatorHydrated(page);
    // 200 × 40 × 1.25 = 10,000, less 10 %.
    expect(await monthly()).toBe('$9,000');
    await page.goBack();
    await expect.poll(monthly).toBe('$2,850');
    await page.goForward();
    await expect.poll(monthly).toBe('$9,000');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await page.goBack();
    await calculatorHydrated(page);
    expect([query(page), await monthly()]).toEqual([search, '$9,000']);
  });

  test('may be the older one, which shows the same and names the newer one canonical', async () => {
    const page = await quietPage(browser);
    await openCalculator(page, `${url}/pricing-new?users=20`);
    expect((await totals(page)).monthly).toBe('$2,850');
    expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe('/pricing');
    await page.getByRole('spinbutton', { name: 'Number of users' }).fill('30');
    await expect.poll(() => page.url()).toBe(`${url}/pricing-new?users=30`);
  });
});
