import { expect, test } from 'vitest';
import { open } from '#tests/support/visit.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { holdBack, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();

test.runIf(inRelease).each([
  ['/locations/markham', '$1,425', ''],
  ['/services/cybersecurity', '$1,425', ''],
  ['/industries/healthcare', '$1,781.25', ', Healthcare \\+25%'],
])(
  'without a script the hero of %s has the price for ten people, %s, with its condition',
  async (path, price, rate) => {
    const page = await quietPage(browser, { at: url + path, javaScriptEnabled: false });
    const form = page.locator('[data-hero-price]');
    expect(await form.getByRole('status').innerText()).toMatch(
      new RegExp(`^${price.replace('$', '\\$')}\\s+CAD a month, before tax, Professional plan${rate}$`),
    );
    expect([await form.getByLabel('How many people?').inputValue(), await form.getByRole('button').count()]).toEqual([
      '10',
      1,
    ]);
  },
);

test('without a script the server answers for the people and the industry that were chosen', async () => {
  const page = await quietPage(browser, { at: url, javaScriptEnabled: false });
  const form = page.locator('[data-hero-price]');
  await form.getByLabel('How many people?').fill('25');
  await form.getByLabel('Industry').selectOption('healthcare');
  await form.getByRole('button', { name: 'See how it adds up' }).click();
  // 150 × 25 × 1.25, less 10 %.
  await page.getByText('$4,218.75', { exact: true }).waitFor();
});

test('the home page moves nothing, and the price in its hero follows people and industry, keeps its height, and is carried to the calculator', async () => {
  const page = await quietPage(browser, { at: url, viewport: { width: 1280, height: 800 } });
  const form = page.locator('[data-hero-price]');
  const price = form.getByRole('status');
  const people = form.getByLabel('How many people?');
  const height = async () => (await form.boundingBox())?.height;
  const before = await height();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
  await form.getByRole('button', { name: 'One person more' }).click();
  await expect.poll(() => price.innerText()).toContain('$1,567.50');
  await people.fill('3');
  await people.blur();
  expect([await people.inputValue(), await price.innerText()]).toEqual(['11', expect.stringContaining('$1,567.50')]);
  const reason = form.getByRole('alert').filter({ hasText: 'The smallest number here is 5.' });
  await reason.waitFor();
  // The next number is a right one, typed or stepped to.
  await form.getByRole('button', { name: 'One person more' }).click();
  await reason.waitFor({ state: 'detached' });
  await people.fill('50');
  await form.getByLabel('Industry').selectOption('legal');
  await expect.poll(() => price.innerText()).toContain('$7,331.25');
  expect(await height()).toBe(before);
  await form.getByRole('button', { name: 'See how it adds up' }).click();
  // The fragment lasts until the calculator writes the choice into the address.
  await page.waitForURL((address) =>
    address.href.startsWith(`${url}/pricing?plan=professional&users=50&industry=legal`),
  );
  await expect.poll(() => page.locator('#calculator-users').inputValue()).toBe('50');
  expect(await page.locator('#calculator-industry').inputValue()).toBe('legal');
  await page.getByText('As chosen.').waitFor();
  const sum = page.getByRole('heading', { name: 'Your quote' });
  await expect.poll(() => sum.evaluate((heading) => document.activeElement === heading)).toBe(true);
  // What was chosen begins the message to us as well, where it can be changed.
  await open(page, `${url}/contact`);
  await expect
    .poll(() => page.locator('textarea[name="message"]').inputValue())
    .toBe('We are 50 people. Industry: Legal. Your site shows $7,331.25 a month before tax for Professional.');
});

test.runIf(inRelease)('what was entered in the hero before the script came counts', async () => {
  const page = await quietPage(browser);
  const letGo = await holdBack(page, /\/assets\/main-/);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const form = page.locator('[data-hero-price]');
  await form.getByLabel('How many people?').fill('20');
  letGo();
  await expect.poll(() => form.getByRole('status').innerText()).toContain('$2,850');
});
