import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { startVisit } from '#scripts/support/visit.ts';
import { calculatorHydrated, openCalculator, query, totals } from './calculatorPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

describe('the address of the prices', () => {
  test('follows what is chosen, without a step in the history, a scroll or another canonical address', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await openCalculator(page, `${url}/pricing?utm_source=mail`);
    const steps = await page.evaluate(() => history.length);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    await page.getByRole('checkbox', { name: /^VoIP/ }).check();
    await page.getByRole('checkbox', { name: /^Include new hardware/ }).check();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await expect.poll(() => query(page)).toBe('?utm_source=mail&addons=voip&hardware=1');
    await page.getByRole('checkbox', { name: /^VoIP/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Include new hardware/ }).uncheck();
    await expect.poll(() => query(page)).toBe('?utm_source=mail');
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([steps, top]);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(canonical);
    expect(new URL(canonical ?? '').pathname).toBe('/pricing');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('gives the same quote to whoever opens it, and after a reload', async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing`);
    await page.getByRole('radio', { name: /^Enterprise/ }).check();
    await page.getByRole('spinbutton', { name: 'Number of users' }).fill('40');
    await page.getByLabel('Industry').selectOption('healthcare');
    await page.getByRole('checkbox', { name: /^Include the set-up fee/ }).uncheck();
    await expect.poll(() => query(page)).toBe('?plan=enterprise&users=40&industry=healthcare&setup=0');
    // 200 × 40 × 1.25 = 10,000, less 10 %.
    const expected = { monthly: '$9,000', once: '$0' };
    expect(await totals(page)).toMatchObject(expected);
    const other = await browser.newPage();
    for (const visit of [
      () => openCalculator(other, page.url()),
      async () => {
        await other.reload();
        await calculatorHydrated(other);
      },
    ]) {
      await visit();
      expect(await totals(other)).toMatchObject(expected);
      expect(await other.getByLabel('Industry').inputValue()).toBe('healthcare');
    }
    await Promise.all([page.close(), other.close()]);
  });

  test('with values that cannot be keeps the others', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await openCalculator(
      page,
      `${url}/pricing?plan=gold&users=25&industry=zoo&addons=fax,voip&setup=perhaps&hardware=1&devices=9999`,
    );
    // 3,750 less 10 %, and 625; 1,000 and 17 devices.
    expect(await totals(page)).toMatchObject({ monthly: '$4,000', once: '$18,000' });
    expect(await page.getByLabel('Industry').inputValue()).toBe('professional-services');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('is restored on the way back and forth', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await openCalculator(page, `${url}/pricing?users=20`);
    const monthly = async () => (await totals(page)).monthly;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(monthly).toBe('$1,425');
    await page.getByRole('spinbutton', { name: 'Number of users' }).fill('50');
    await expect.poll(() => query(page)).toBe('?users=50');
    await page.goBack();
    await expect.poll(monthly).toBe('$2,850');
    await page.goForward();
    await expect.poll(monthly).toBe('$6,375');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await page.goBack();
    await calculatorHydrated(page);
    expect([query(page), await monthly()]).toEqual(['?users=50', '$6,375']);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('may be the older one, which shows the same and names the newer one canonical', async () => {
    const page = await browser.newPage();
    await openCalculator(page, `${url}/pricing-new?users=20`);
    expect((await totals(page)).monthly).toBe('$2,850');
    expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe('/pricing');
    await page.getByRole('spinbutton', { name: 'Number of users' }).fill('30');
    await expect.poll(() => page.url()).toBe(`${url}/pricing-new?users=30`);
    await page.close();
  });
});
