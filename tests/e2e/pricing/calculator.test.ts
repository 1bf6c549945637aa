import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { calculatorHydrated, lines, openCalculator, totals } from './calculatorPage.ts';
import { visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

describe('the calculator', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
  });

  const users = () => page.getByRole('spinbutton', { name: 'Number of users' });
  const slider = () => page.getByRole('slider', { name: 'Number of users' });
  const devices = () => page.getByRole('spinbutton', { name: 'Number of devices' });
  const plan = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const monthly = async () => (await totals(page)).monthly;

  // Worked out by hand from sections 4, 5 and 9; setup fees from docs/decisions/004.
  test('begins with the default quote, and prices a law firm of 100 with everything', async () => {
    await openCalculator(page, `${url}/pricing`);
    // 150 × 10 = 1,500, less 5 %.
    expect(await totals(page)).toEqual({
      monthly: '$1,425',
      yearly: '$17,100',
      // At 135 instead of 150.
      'paid-yearly': '$15,390',
      savings: '$900',
      once: '$1,000',
      setup: '$1,000',
    });
    expect(await lines(page)).toEqual({ plan: '$1,500 100%', discount: '-$75 −5%' });
    await page.getByText('Not in this price: Compliance surcharge, Add-ons').waitFor();
    await page.getByText('Annual commitment (10% savings)').first().waitFor();
    const all = 'advanced-cybersecurity,cloud-backup,email-security,endpoint-protection,security-assessment,voip';
    await openCalculator(page, `${url}/pricing?users=100&industry=legal&hardware=1&addons=${all}`);
    // 150 × 100 × 1.15 = 17,250, less 25 %; 1,275 + 1,000 + 800 + 1,200 + 2,500; 1,000 + 70 devices + 1,500.
    const expected = { monthly: '$19,712.50', yearly: '$236,550', savings: '$51,750', once: '$72,500' };
    expect(await totals(page)).toMatchObject(expected);
  });

  test('takes whole numbers at or above the minimum as they are typed, and ignores other input', async () => {
    await openCalculator(page, `${url}/pricing`);
    await users().fill('20');
    expect(await monthly()).toBe('$2,850');
    const most = 'We can calculate up to 10,000 here. For more, please call us.';
    const [least, notWhole] = ['The smallest number here is 5.', 'Please enter a whole number.'];
    for (const [typed, left, why] of [
      ['4', '20', least],
      ['', '20', notWhole],
      ['7.5', '20', notWhole],
      ['-30', '20', least],
      ['10001', '20', most],
      ['120', '120', undefined],
    ] as const) {
      await users().fill(typed);
      expect(await users().inputValue()).toBe(typed);
      await users().blur();
      expect(await users().inputValue(), typed).toBe(left);
      expect(await page.getByRole('alert').allInnerTexts(), typed).toEqual(why ? [why] : []);
    }
    // A press on what the reason moves is no miss.
    await users().fill('1');
    await plan('Enterprise').click();
    expect(await plan('Enterprise').isChecked()).toBe(true);
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: /^The smallest number here is / }).waitFor();
    await plan('Professional').click();
    await users().fill('120');
    await users().blur();
    // 150 × 120, less 25 %: the slider stays at its end.
    expect(await monthly()).toBe('$13,500');
    expect(await slider().inputValue()).toBe('100');
  });

  test('steps down to the minimum and no further, and up to that of a plan for larger teams', async () => {
    await openCalculator(page, `${url}/pricing?users=6`);
    const fewer = page.getByRole('button', { name: 'One user fewer' });
    await fewer.click();
    expect(await users().inputValue()).toBe('5');
    expect(await fewer.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'One user more' }).click();
    expect(await users().inputValue()).toBe('6');
    expect(await fewer.isDisabled()).toBe(false);
    await users().fill('7');
    expect(await slider().getAttribute('min')).toBe('5');
    await plan('Enterprise').check();
    expect(await users().inputValue()).toBe('10');
    expect([await slider().getAttribute('min'), await slider().getAttribute('max')]).toEqual(['10', '100']);
    await plan('Essential').check();
    expect(await users().inputValue()).toBe('10');
  });

  test('counts devices once hardware is included: 70 of 100 users, up to twice the users', async () => {
    await openCalculator(page, `${url}/pricing`);
    expect(await devices().isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^Include new hardware/ }).check();
    expect([await devices().inputValue(), (await totals(page)).once]).toEqual(['7', '$8,000']);
    const end = page.getByRole('slider', { name: 'Number of devices' });
    expect([await end.getAttribute('min'), await end.getAttribute('max')]).toEqual(['1', '50']);
    await users().fill('60');
    expect([await devices().inputValue(), await end.getAttribute('max')]).toEqual(['42', '120']);
    await devices().fill('121');
    expect((await totals(page)).once).toBe('$43,000');
    await devices().fill('3');
    await users().fill('100');
    expect([await devices().inputValue(), (await totals(page)).once]).toEqual(['3', '$4,000']);
    await page.getByRole('checkbox', { name: /^Include the setup fee/ }).uncheck();
    expect((await totals(page)).once).toBe('$3,000');
  });

  test('explains the thresholds of an add-on, and what it would add', async () => {
    await openCalculator(page, `${url}/pricing?users=50`);
    const addOn = page.locator('label', { has: page.getByRole('checkbox', { name: /^Advanced Cybersecurity/ }) });
    expect(await addOn.innerText()).toContain('10% off from 20 users, 15% off from 50 users');
    expect(await addOn.innerText()).toContain('Adds $637.50 a month, 15% off');
    await page.getByRole('checkbox', { name: /^Security Assessment/ }).check();
    expect(await totals(page)).toMatchObject({ monthly: '$6,375', once: '$2,500', 'once-add-ons': '$1,500' });
  });

  test('carries the quote to the contact form, in words', async () => {
    await openCalculator(page, `${url}/pricing?users=25&addons=voip`);
    const link = page.getByRole('link', { name: 'Send this with a question' });
    const address = new URL((await link.getAttribute('href')) ?? '', url);
    const { service, note } = Object.fromEntries(address.searchParams);
    expect([address.pathname, address.hash, service]).toEqual(['/contact', '#contact', 'managed-it']);
    // 3,750 less 10 %, and 625.
    expect(note).toBe(
      'From the price calculator: Professional, 25 users, Professional services. Add-ons: VoIP Phone System. $4,000 per month, $1,000 once. My question: ',
    );
    await link.click();
    await page.waitForURL((to) => to.pathname === '/contact');
    await page.goBack();
    await calculatorHydrated(page);
    expect(await totals(page)).toMatchObject({ monthly: '$4,000' });
  });

  test('is worked with the keyboard alone', async () => {
    await openCalculator(page, `${url}/pricing`);
    await page.getByRole('tab', { name: 'Price Calculator' }).focus();
    const tab = async (times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press('Tab');
    };
    await tab(1);
    await page.keyboard.press('ArrowDown');
    expect(await plan('Enterprise').isChecked()).toBe(true);
    await tab(1);
    await page.keyboard.press('End');
    // 200 × 100, less 25 %.
    expect(await monthly()).toBe('$15,000');
    await page.keyboard.press('Home');
    expect(await users().inputValue()).toBe('10');
    await page.keyboard.press('ArrowRight');
    expect(await users().inputValue()).toBe('11');
    await tab(1);
    await page.keyboard.press('Enter');
    expect(await users().inputValue()).toBe('10');
    await users().focus();
    await page.keyboard.press('ArrowUp');
    expect(await users().inputValue()).toBe('11');
    const backup = page.getByRole('checkbox', { name: /^Cloud Backup/ });
    await backup.focus();
    await page.keyboard.press('Space');
    // 2,200 less 5 %, and 110.
    expect(await monthly()).toBe('$2,200');
  });
});
