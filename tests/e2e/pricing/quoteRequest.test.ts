import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { hasFocus, holdBack, type QuietPageOptions } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { startFormsVisit } from '../forms/formsVisit.ts';
import { calculatorHydrated } from './calculatorPage.ts';

const visit = await startFormsVisit();

const name = 'Request Detailed Quote';
const panel = (page: Page) => page.getByRole('region', { name: 'Where shall we send it?' });
const toast = (page: Page) => page.locator('[data-toast]');
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send quote request' });

async function openPanel(query = '', options?: QuietPageOptions) {
  const page = await visit.openForm(`/pricing${query}`, options);
  await calculatorHydrated(page);
  await page.getByRole('button', { name }).click();
  await panel(page).waitFor();
  return page;
}

async function fillIn(page: Page): Promise<void> {
  await panel(page).getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await panel(page).getByLabel('Email address').fill('ada@engines.example');
  await panel(page).getByLabel('Phone number').fill('416-555-0100');
}

/** What is typed into the four fields of these names. */
const typed = (name: string, company: string, email: string, phone: string) =>
  Object.entries({ [name]: 'Ada', [company]: 'Engines', [email]: 'ada@engines.example', [phone]: '416-555-0100' });

describe('A request for a detailed quote', () => {
  test("shows the specification's words for 5 s at the press and sends nothing; the panel below it sends the quote on the screen", async () => {
    const page = await visit.openForm('/pricing?users=25&addons=voip', { viewport: { width: 1280, height: 800 } });
    await calculatorHydrated(page);
    const before = (await visit.leads()).length;
    await page.clock.install({ time: new Date('2026-11-29T09:12:00') });
    await page.getByRole('button', { name }).click();
    await toast(page).getByText('Quote request received!', { exact: true }).waitFor();
    const promise = 'A Group 4 Networks sales representative will contact you shortly with a customized quote.';
    await toast(page).getByText(promise, { exact: true }).waitFor();
    await panel(page).waitFor();
    // Above the field that has the focus.
    const field = panel(page).getByLabel('Name', { exact: true });
    await expect.poll(() => hasFocus(field)).toBe(true);
    const [shown, below] = await Promise.all([toast(page).boundingBox(), field.boundingBox()]);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await page.clock.runFor(4500);
    expect(await toast(page).count()).toBe(1);
    await page.clock.runFor(800);
    await expect.poll(() => toast(page).count()).toBe(0);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('Nothing was sent.').waitFor();
    expect(await visit.leads()).toHaveLength(before);

    await page.getByRole('button', { name }).click();
    // Until the panel has taken the focus, it would take what is typed elsewhere.
    await expect.poll(() => hasFocus(field)).toBe(true);
    // Not modal: what is sent is the quote as it stands then.
    await page.getByLabel('Number of users', { exact: true }).fill('50');
    const release = await holdBack(page, '**/api/contact');
    await fillIn(page);
    await send(page).click();
    const busy = panel(page).getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    const sent = page.getByRole('button', { name: /^Sent Sunday/ });
    await sent.waitFor();
    expect(await hasFocus(sent)).toBe(true);
    await panel(page).waitFor({ state: 'detached' });
    await page.getByText('Sent: your request for a quote of $7,625 a month. A Group 4 Networks sales').waitFor();
    const leads = await visit.leads();
    expect(leads).toHaveLength(before + 1);
    const sender = { name: 'Ada Lovelace', company: '', email: 'ada@engines.example', phone: '416-555-0100' };
    expect(leads.at(-1)).toMatchObject({ ...sender, service: 'managed-it', page: '/pricing', status: 'new' });
    // 7,500 less 15 %, and 1,250.
    for (const words of ['Plan: Professional', 'Users: 50 users', 'VoIP Phone System', 'Monthly total: $7,625'])
      expect(leads.at(-1)?.message).toContain(words);
    // Another quote can be asked for.
    await page.getByLabel('Number of users', { exact: true }).fill('51');
    await page.getByRole('button', { name }).waitFor();
  });

  test.runIf(inRelease)('shows its quote, has the focus in its first field, and axe finds nothing', async () => {
    const page = await openPanel('?plan=enterprise&users=50', { bypassCSP: true, reducedMotion: 'reduce' });
    expect(await hasFocus(panel(page).getByLabel('Name', { exact: true }))).toBe(true);
    await panel(page).getByText('What we send with it').click();
    const shown = await panel(page).innerText();
    for (const words of ['Enterprise, $200 per user per month', '50 users', '15%', '$8,500'])
      expect(shown).toContain(words);
    const policy = panel(page).getByRole('link', { name: 'Privacy policy' });
    expect(await policy.getAttribute('href')).toBe('/privacy-policy');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await hasFocus(page.getByRole('button', { name }))).toBe(true);
  });

  test('says at each field what is wrong with it, and sends nothing', async () => {
    const page = await openPanel();
    const before = (await visit.leads()).length;
    await send(page).click();
    for (const words of ['Name is required', 'Invalid email address', 'Phone number must be at least 10 digits'])
      await panel(page).locator('form').getByText(words).waitFor();
    expect(await panel(page).locator('[aria-invalid]').count()).toBe(3);
    await panel(page).getByLabel('Name', { exact: true }).fill('Ada');
    await expect.poll(() => panel(page).locator('[aria-invalid]').count()).toBe(2);
    expect(await visit.leads()).toHaveLength(before);
  });

  test('that fails says so, keeps what was typed, and is one request when it is sent again', async () => {
    const page = await openPanel('', { expected: /status of 503/ });
    const keys: string[] = [];
    let broken = true;
    await page.route('**/api/contact', async (route) => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
      await (broken
        ? route.fulfill({ status: 503, json: { success: false, error: { code: 'unavailable', message: 'Away.' } } })
        : route.continue());
    });
    await fillIn(page);
    await send(page).click();
    const failure = 'There was a problem submitting your request. Please try again.';
    await toast(page).getByText(failure, { exact: true }).waitFor();
    expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
    expect(await panel(page).getByLabel('Email address').inputValue()).toBe('ada@engines.example');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name }).click();
    expect(await panel(page).getByLabel('Phone number').inputValue()).toBe('416-555-0100');
    broken = false;
    await send(page).click();
    await page.getByRole('button', { name: /^Sent / }).waitFor();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is calculated by the server without a script, for what was typed, and sent from the answer', async () => {
    const page = await visit.openForm('/pricing', { javaScriptEnabled: false });
    await page.getByLabel('Number of users', { exact: true }).fill('30');
    await page.getByRole('radio', { name: /^Essential/ }).check();
    await page.getByLabel('Industry').selectOption('legal');
    await page.getByRole('checkbox', { name: /^VoIP/ }).check();
    await page.getByRole('checkbox', { name: 'Include the setup fee' }).uncheck();
    await page.getByRole('button', { name: 'Calculate' }).click();
    // 100 × 30 × 1.15 = 3,450, less 10 %; 25 × 30. At 90 instead of 100: 310.50 less a month.
    await page.getByText('$3,855', { exact: true }).waitFor();
    await page.getByText('$42,534, you save $3,726', { exact: true }).waitFor();
    for (const [field, value] of typed('Name', 'Company', 'Email address', 'Phone number'))
      await page.getByLabel(field, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Send quote request' }).click();
    await page.waitForURL(`${visit.url}/contact/saved`);
    expect((await visit.leads()).at(-1)).toMatchObject({
      message:
        'From the price calculator: Essential, 30 users, Legal. Add-ons: VoIP Phone System. $3,855 per month, $0 once. Please send me a detailed quote.',
      page: '/pricing',
      service: 'managed-it',
    });
  });

  test.runIf(inRelease)('leads without a script to the contact form with the quote in it, which is sent', async () => {
    const page = await visit.openForm('/pricing', { javaScriptEnabled: false });
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`${visit.url}/contact/quote`);
    expect(await page.locator('#contact-service').inputValue()).toBe('managed-it');
    const message = await page.locator('#contact-message').inputValue();
    expect(message).toBe(
      'From the price calculator: Professional, 10 users, Professional services. $1,425 per month, $1,000 once. Please send me a detailed quote.',
    );
    for (const [field, value] of typed('name', 'company', 'email', 'phone'))
      await page.locator(`#contact-${field}`).fill(value);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForURL(`${visit.url}/contact/saved`);
    expect((await visit.leads()).at(-1)).toMatchObject({ message, page: '/contact/quote', service: 'managed-it' });
  });
});
