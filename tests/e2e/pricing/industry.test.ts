import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { calculatorHydrated, openCalculator, query, totals } from './calculatorPage.ts';

// What is suggested to whom has tests of its own.
const { browser, url } = await visitSite();

const nearHospitals = { city: 'Toronto', region: 'Ontario', postal: 'M5G', loc: '43.65,-79.38' };
const industry = (page: Page) => page.getByLabel('Industry');
const why = (page: Page) => page.locator('[data-why]').innerText();
const price = async (page: Page) => (await totals(page)).monthly;
const state = async (page: Page) => [
  await industry(page).inputValue(),
  await why(page),
  await price(page),
  query(page),
];

/** A page whose service tells where the visitor is, once `answered`; undefined for a service that knows nothing. */
async function visitorAt(place: object | undefined, answered: Promise<void> = Promise.resolve()) {
  const page = await quietPage(browser);
  await page.route('**/api/ip-location', async (route) => {
    await answered;
    await (place ? route.fulfill({ json: { success: true, data: place } }) : route.fulfill({ status: 204 }));
  });
  return page;
}

test('an industry is suggested by the postal area with its price, the same after a reload, and stands in the address once something is changed', async () => {
  const page = await visitorAt(nearHospitals);
  await openCalculator(page, `${url}/pricing`);
  // 1,500 × 1.25, less 5 %.
  const suggested = ['healthcare', 'Suggested because your postal area is M5G.', '$1,781.25', ''];
  await expect.poll(() => state(page)).toEqual(suggested);
  await page.reload();
  await calculatorHydrated(page);
  await expect.poll(() => state(page)).toEqual(suggested);
  await page.getByRole('button', { name: 'One user more' }).click();
  await expect.poll(() => query(page)).toBe('?users=11&industry=healthcare');
  const reset = page.getByRole('button', { name: 'Reset to Professional services' });
  await reset.click();
  await expect
    .poll(() => state(page))
    .toEqual(['professional-services', 'As chosen.', '$1,567.50', '?users=11&industry=professional-services']);
  expect(await reset.count()).toBe(0);
  await page.reload();
  await calculatorHydrated(page);
  expect(await industry(page).inputValue()).toBe('professional-services');
});

test("the industry is the visitor's once they chose one, whatever is found out later", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const page = await visitorAt(nearHospitals, answered);
  await openCalculator(page, `${url}/pricing`);
  await industry(page).selectOption('nonprofit');
  const response = page.waitForResponse('**/api/ip-location');
  answer();
  await response;
  await page.waitForFunction(() => localStorage.getItem('preferredLocation') === 'toronto');
  // 1,500 × 0.9 less 5 %.
  expect((await state(page)).slice(0, 3)).toEqual(['nonprofit', 'As chosen.', '$1,282.50']);
});
