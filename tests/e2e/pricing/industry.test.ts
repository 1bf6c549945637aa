import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { startVisit } from '#scripts/support/visit.ts';
import { calculatorHydrated, openCalculator, query, totals } from './calculatorPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

/** Lets the service know where the visitor is; undefined for a service that knows nothing. */
async function locate(page: Page, answer: object | undefined): Promise<void> {
  await page.route('**/api/ip-location', (route) =>
    answer ? route.fulfill({ json: { success: true, data: answer } }) : route.fulfill({ status: 204 }),
  );
}
const industry = (page: Page) => page.getByLabel('Industry');
const why = (page: Page) => page.locator('[data-why]').innerText();

describe('the industry to begin with', () => {
  test.each([
    // 1,500 × 1.2 less 5 %, unchanged, × 1.25, × 1.15.
    [
      'a postal code of the towers',
      { city: 'Toronto', region: 'Ontario', postal: 'M5H 2N2', loc: '43.65,-79.38' },
      'financial',
      'Suggested because your postal area is M5H.',
      '$1,710',
    ],
    [
      'a city',
      { city: 'Markham', region: 'Ontario', postal: 'L6C', loc: '43.88,-79.3' },
      'manufacturing',
      'Suggested because you seem to be in Markham.',
      '$1,425',
    ],
    [
      'a postal code of the hospitals',
      { city: 'Toronto', region: 'Ontario', postal: 'M5G', loc: '43.65,-79.38' },
      'healthcare',
      'Suggested because your postal area is M5G.',
      '$1,781.25',
    ],
    [
      'a postal code of the courts',
      { city: 'Toronto', region: 'Ontario', postal: 'M5X', loc: '43.65,-79.38' },
      'legal',
      'Suggested because your postal area is M5X.',
      '$1,638.75',
    ],
    [
      'the nearest location',
      { city: 'Toronto', region: 'Ontario', postal: 'M4C', loc: '43.65,-79.38' },
      'financial',
      'Suggested because Toronto is your nearest location.',
      '$1,710',
    ],
  ])('is suggested by %s', async (_, answer, profile, reason, monthly) => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await locate(page, answer);
    await openCalculator(page, `${url}/pricing`);
    await expect.poll(() => industry(page).inputValue()).toBe(profile);
    expect([await why(page), (await totals(page)).monthly]).toEqual([reason, monthly]);
    expect(query(page)).toBe('');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('is the same after a reload, and so is the price', async () => {
    const page = await browser.newPage();
    await locate(page, { city: 'Toronto', region: 'Ontario', postal: 'M5G', loc: '43.65,-79.38' });
    await openCalculator(page, `${url}/pricing`);
    for (const step of [async () => {}, () => page.reload(), () => page.goto(`${url}/pricing`)]) {
      await step();
      await calculatorHydrated(page);
      await expect.poll(() => why(page)).toBe('Suggested because your postal area is M5G.');
      expect([await industry(page).inputValue(), (await totals(page)).monthly]).toEqual(['healthcare', '$1,781.25']);
    }
    await page.close();
  });

  test('never changes twice: a stored place waits for the look-up', async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      localStorage.preferredLocation = 'toronto';
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/ip-location', async (route) => {
      await held;
      await route.fulfill({ json: { success: true, data: { city: 'Toronto', postal: 'M5G', loc: '43.65,-79.38' } } });
    });
    await openCalculator(page, `${url}/pricing`);
    await page.getByText('Showing information for Toronto', { exact: true }).waitFor();
    const seen: (string | undefined)[] = [await industry(page).inputValue()];
    answer();
    await expect
      .poll(async () => {
        const value = await industry(page).inputValue();
        if (seen.at(-1) !== value) seen.push(value);
        return value;
      })
      .toBe('healthcare');
    expect(seen).toEqual(['professional-services', 'healthcare']);
    await page.close();
  });

  test('is the plain one where nothing is known', async () => {
    const page = await browser.newPage();
    await locate(page, undefined);
    await openCalculator(page, `${url}/pricing`);
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    expect([await industry(page).inputValue(), await why(page)]).toEqual([
      'professional-services',
      'A starting point. Choose your own.',
    ]);
    expect(await page.getByRole('button', { name: /^Reset to/ }).count()).toBe(0);
    await page.close();
  });

  test('is put back with one click, and not suggested again', async () => {
    const page = await browser.newPage();
    await locate(page, { city: 'Toronto', postal: 'M5G', loc: '43.65,-79.38' });
    await openCalculator(page, `${url}/pricing`);
    const reset = page.getByRole('button', { name: 'Reset to Professional services' });
    await reset.click();
    expect([await industry(page).inputValue(), await why(page), (await totals(page)).monthly]).toEqual([
      'professional-services',
      'As chosen.',
      '$1,425',
    ]);
    expect(await reset.count()).toBe(0);
    await expect.poll(() => query(page)).toBe('?industry=professional-services');
    await page.reload();
    await calculatorHydrated(page);
    expect(await industry(page).inputValue()).toBe('professional-services');
    await page.close();
  });

  test("is the visitor's once they chose one, whatever is found out later", async () => {
    const page = await browser.newPage();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/ip-location', async (route) => {
      await held;
      await route.fulfill({ json: { success: true, data: { city: 'Toronto', postal: 'M5G', loc: '43.65,-79.38' } } });
    });
    await openCalculator(page, `${url}/pricing`);
    await industry(page).selectOption('nonprofit');
    const answered = page.waitForResponse('**/api/ip-location');
    answer();
    await answered;
    await page.waitForFunction(() => localStorage.getItem('preferredLocation') === 'toronto');
    // 1,500 × 0.9 less 5 %.
    expect([await industry(page).inputValue(), (await totals(page)).monthly]).toEqual(['nonprofit', '$1,282.50']);
    await page.close();
  });

  test('stands in the address once something else was changed, so that the link gives the same price', async () => {
    const page = await browser.newPage();
    await locate(page, { city: 'Toronto', postal: 'M5G', loc: '43.65,-79.38' });
    await openCalculator(page, `${url}/pricing`);
    await expect.poll(() => industry(page).inputValue()).toBe('healthcare');
    await page.getByRole('button', { name: 'One user more' }).click();
    await expect.poll(() => query(page)).toBe('?users=11&industry=healthcare');
    expect(await why(page)).toBe('Suggested because your postal area is M5G.');
    await page.close();
  });
});
