import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { holdBack, type QuietPageOptions } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { longTimeout, startFormsVisit } from '../forms/formsVisit.ts';
import { calculatorHydrated } from './calculatorPage.ts';

const visit = await startFormsVisit();
afterAll(visit.stop);

const name = 'Request Detailed Quote';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a detailed quote' });
const toast = (page: Page) => page.locator('[data-toast]');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send quote request' });

async function openDialog(query = '', options?: QuietPageOptions) {
  const page = await visit.openForm(`/pricing${query}`, options);
  await calculatorHydrated(page);
  await page.getByRole('button', { name }).click();
  await dialog(page).waitFor();
  return page;
}

async function fillIn(page: Page): Promise<void> {
  await dialog(page).getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await dialog(page).getByLabel('E-mail address').fill('ada@engines.example');
  await dialog(page).getByLabel('Phone number').fill('416-555-0100');
}

describe('A request for a detailed quote', () => {
  test("is kept with the quote on the screen, and answered in the specification's words for 5 s", async () => {
    const page = await openDialog('?users=25&addons=voip');
    const release = await holdBack(page, '**/api/contact');
    await fillIn(page);
    const before = (await visit.leads()).length;
    await send(page).click();
    const busy = dialog(page).getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    // Not before: the time that it took to fill in the form is part of the request.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    release();
    await toast(page).getByText('Quote request received!', { exact: true }).waitFor();
    await toast(page)
      .getByText('A Group 4 Networks sales representative will contact you shortly with a customized quote.', {
        exact: true,
      })
      .waitFor();
    const leads = await visit.leads();
    expect(leads).toHaveLength(before + 1);
    expect(leads.at(-1)).toMatchObject({
      name: 'Ada Lovelace',
      company: '',
      email: 'ada@engines.example',
      phone: '416-555-0100',
      service: 'managed-it',
      page: '/pricing',
      status: 'new',
    });
    // 3,750 less 10 %, and 625.
    for (const words of [
      'Plan: Professional',
      'Users: 25 users',
      'Add-ons: VoIP Phone System',
      'Monthly total: $4,000',
    ])
      expect(leads.at(-1)?.message).toContain(words);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name }).evaluate((button) => button === document.activeElement)).toBe(true);
    // Neither on the sum nor on what stands at the bottom edge.
    const [shown, sum, chat] = await Promise.all(
      [toast(page), page.locator('[data-total="monthly"]'), page.locator('[data-chat-button]')].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!shown || !sum || !chat) throw new Error('The toast, the sum or the chat button is missing.');
    expect([shown.y > sum.y + sum.height || sum.y < 0, shown.y + shown.height <= chat.y + chat.height]).toEqual([
      true,
      true,
    ]);
    await page.clock.runFor(4900);
    expect(await toast(page).count()).toBe(1);
    await page.clock.runFor(400);
    await expect.poll(() => toast(page).count(), longTimeout).toBe(0);
    await page.getByText('Sent: your request for a quote of $4,000 a month. A Group 4 Networks sales').waitFor();
  });

  test.runIf(inRelease)('shows its quote, has the focus in its first field, and axe finds nothing', async () => {
    const page = await openDialog('?plan=enterprise&users=50', { bypassCSP: true });
    expect(
      await dialog(page)
        .getByLabel('Name', { exact: true })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    const shown = await dialog(page).innerText();
    for (const words of ['Enterprise, $200 per user per month', '50 users', '15%', '$8,500'])
      expect(shown).toContain(words);
    expect(await dialog(page).getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name }).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('says at each field what is wrong with it, and sends nothing', async () => {
    const page = await openDialog();
    const before = (await visit.leads()).length;
    await send(page).click();
    for (const words of ['Name is required', 'Invalid email address', 'Phone number must be at least 10 digits'])
      await dialog(page).locator('form').getByText(words).waitFor();
    expect(await dialog(page).locator('[aria-invalid]').count()).toBe(3);
    await dialog(page).getByLabel('Name', { exact: true }).fill('Ada');
    await expect.poll(() => dialog(page).locator('[aria-invalid]').count(), longTimeout).toBe(2);
    expect(await visit.leads()).toHaveLength(before);
  });

  test('that fails says so, keeps what was typed, and is one request when it is sent again', async () => {
    const page = await openDialog('', { expected: /status of 503/ });
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
    await toast(page)
      .getByText('There was a problem submitting your request. Please try again.', { exact: true })
      .waitFor();
    expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
    expect(await dialog(page).getByLabel('E-mail address').inputValue()).toBe('ada@engines.example');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name }).click();
    expect(await dialog(page).getByLabel('Phone number').inputValue()).toBe('416-555-0100');
    broken = false;
    await send(page).click();
    await toast(page).getByText('Quote request received!', { exact: true }).waitFor();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
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
    for (const [field, value] of [
      ['name', 'Ada'],
      ['company', 'Engines'],
      ['email', 'ada@engines.example'],
      ['phone', '416-555-0100'],
    ])
      await page.locator(`#contact-${field}`).fill(value ?? '');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForURL(`${visit.url}/contact/saved`);
    expect((await visit.leads()).at(-1)).toMatchObject({ message, page: '/contact/quote', service: 'managed-it' });
  });
});
