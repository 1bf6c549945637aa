import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmtpPeer, startSmtp } from '#scripts/support/smtpPeer.ts';
import { findFaults } from '#scripts/pageCheck/browserRules.ts';
import { axeViolations } from '../../support/axe.ts';
import { site } from '#scripts/support/builtSite.ts';
import {
  descriptionOf,
  empty,
  type FormsVisit,
  fillIn,
  kept,
  said,
  sendButton,
  service,
  startFormsVisit,
  toast,
  formLoaded,
  typed,
  valuesIn,
  longTimeout,
} from './formsVisit.ts';

let visit: FormsVisit;
let smtp: SmtpPeer;
beforeAll(async () => {
  smtp = await startSmtp();
  visit = await startFormsVisit({ SMTP_URL: smtp.url, MAIL_BUDGET_MS: '5000' });
});
afterAll(async () => {
  await visit.stop();
  await smtp.stop();
});

const lastLead = async () => (await visit.leads()).at(-1);
/** Answers the form in the API's place. */
const answer = (page: Page, status: number, body: unknown, headers: Record<string, string> = {}) =>
  page.route('**/api/contact', (route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const control = (page: Page, name: string) => page.locator(`#contact-${name}`);
/** The browser itself reports an answer that is an error. */
const reported = (status: number) => expect.stringContaining(`the server responded with a status of ${status}`);

describe('A contact request', () => {
  test('is kept by the API, and a panel stands in the place of the form: the specified words first, then what happens next', async () => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    await fillIn(page);
    await sendButton(page).click();
    const panel = page.getByRole('region', { name: 'Success!' });
    await said(page).waitFor();
    const { thanks, steps, urgent, again } = site.contactConfirmation;
    expect((await panel.innerText()).split(/\n+/)).toEqual([
      'Success!',
      "Your message has been sent to the provider and you'll receive a confirmation email shortly.",
      thanks.replace('{name}', typed.name),
      ...steps,
      `${urgent} ${site.provider.phone.display}`,
      again,
    ]);
    // Announced: the focus is on the panel, which is named and described by the specified words.
    expect(await descriptionOf(said(page))).toEqual([
      "Your message has been sent to the provider and you'll receive a confirmation email shortly.",
    ]);
    expect(await panel.getByRole('link', { name: site.provider.phone.display }).getAttribute('href')).toBe(
      `tel:${site.provider.phone.e164}`,
    );
    expect(await page.locator('form[action="/api/contact"]').isVisible()).toBe(false);
    expect(await toast(page).count()).toBe(0);
    expect(await lastLead()).toMatchObject({
      ...kept,
      status: 'new',
      page: '/contact',
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test('is said to be saved where no mail went out', async () => {
    const { page } = await visit.openForm('/contact');
    await answer(page, 200, { success: true, data: { emailSent: false }, emailSent: false });
    await fillIn(page);
    await sendButton(page).click();
    await said(page).waitFor();
    expect((await said(page).innerText()).split(/\n+/).slice(0, 2)).toEqual([
      'Success!',
      "Your message has been saved. We'll be in touch shortly.",
    ]);
    await page.context().close();
  });

  test('is followed by another where the visitor wants to send one: the empty form comes back with the focus', async () => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('button', { name: site.contactConfirmation.again }).click();
    await expect
      .poll(() => control(page, 'name').evaluate((field) => field === document.activeElement), longTimeout)
      .toBe(true);
    expect(await page.getByRole('region', { name: 'Success!' }).count()).toBe(0);
    expect(await valuesIn(page)).toEqual(empty);
    expect(await sendButton(page).innerText()).toBe('Send request');
    await fillIn(page, { message: 'A second request on the same day.' });
    await sendButton(page).click();
    await said(page).getByText('Your message has been').waitFor();
    const second = async () =>
      (await visit.leads()).filter(({ message }) => message === 'A second request on the same day.');
    await expect.poll(second, longTimeout).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test.each([
    [360, 'light'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const)(
    'is followed by a page without faults, whose first words are seen, at %i pixels in %s',
    async (width, colorScheme) => {
      const { page } = await visit.openForm('/contact', {
        bypassCSP: true,
        colorScheme,
        viewport: { width, height: 740 },
        reducedMotion: 'reduce',
      });
      await fillIn(page);
      await sendButton(page).click();
      await said(page).waitFor();
      // Its first words are seen: they are in the window, and not under the header.
      const hidden = () =>
        said(page)
          .locator('p')
          .first()
          .evaluate((title) => {
            const { left, top, bottom } = title.getBoundingClientRect();
            return !title.contains(document.elementFromPoint(left + 10, (top + bottom) / 2));
          });
      expect(await hidden()).toBe(false);
      expect(await findFaults(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('says "Submitting..." on a button that cannot be pressed while it is on its way', async () => {
    const { page } = await visit.openForm('/contact');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    letGo();
    await said(page).getByText('Your message has been sent').waitFor();
    await page.getByRole('button', { name: site.contactConfirmation.again }).click();
    expect(await sendButton(page).isEnabled()).toBe(true);
    await page.context().close();
  });

  test('is sent once by a double click', async () => {
    const { page } = await visit.openForm('/contact');
    await fillIn(page, { message: 'Twice is once too often.' });
    await sendButton(page).dblclick();
    await said(page).getByText('Your message has been sent').waitFor();
    expect((await visit.leads()).filter(({ message }) => message === 'Twice is once too often.')).toHaveLength(1);
    await page.context().close();
  });

  test('carries how long the form was in sight, the empty trap and where it stood', async () => {
    const { page } = await visit.openForm('/contact');
    await fillIn(page);
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
    expect(request.postDataJSON()).toEqual({
      ...kept,
      page: '/contact',
      website: '',
      elapsed: expect.any(Number),
      idempotencyKey: expect.any(String),
    });
    const sinceStart = await page.evaluate(() => performance.now());
    expect(request.postDataJSON().elapsed).toBeGreaterThan(0);
    expect(request.postDataJSON().elapsed).toBeLessThanOrEqual(Math.ceil(sinceStart));
    await said(page).waitFor();
    await page.context().close();
  });

  test('has another key after success, and after its content changes', async () => {
    const { page } = await visit.openForm('/contact');
    const keys: string[] = [];
    let fail = true;
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return fail
        ? route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome to the hotel</p>' })
        : route.continue();
    });
    await fillIn(page);
    await sendButton(page).click();
    await said(page).getByText('Not sent yet').waitFor();
    await page.getByLabel('Message', { exact: true }).fill('Our printer prints nothing at all.');
    await sendButton(page).click();
    await expect.poll(() => keys.length, longTimeout).toBe(2);
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    fail = false;
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Your message has been sent').waitFor();
    await page.getByRole('button', { name: site.contactConfirmation.again }).click();
    await fillIn(page, { email: 'grace@engines.example', message: 'Our printer prints nothing at all.' });
    await sendButton(page).click();
    await expect.poll(() => keys.length, longTimeout).toBe(4);
    await said(page).getByText('Your message has been sent').waitFor();
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
    expect(keys[3]).not.toBe(keys[1]);
    await page.context().close();
  });
});

describe('What is wrong', () => {
  const messages = {
    name: 'Name is required',
    company: 'Company name is required',
    email: 'Invalid email address',
    phone: 'Phone number must be at least 10 digits',
    service: 'Please select a service',
    message: 'Message is too short',
  };

  test('is said at every field and in a summary that takes the focus; nothing is sent', async () => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    const before = (await visit.leads()).length;
    await sendButton(page).click();
    await said(page).waitFor();
    expect(await said(page).getByRole('link').allInnerTexts()).toEqual(Object.values(messages));
    for (const [name, message] of Object.entries(messages)) {
      expect(await control(page, name).getAttribute('aria-invalid'), name).toBe('true');
      expect(await descriptionOf(control(page, name)), name).toContain(message);
    }
    expect(await visit.leads()).toHaveLength(before);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['name', 'A', messages.name],
    ['company', ' B ', messages.company],
    ['email', 'ada@engines', messages.email],
    ['email', 'a b@engines.example', messages.email],
    ['phone', '416-555-0', messages.phone],
    ['message', 'Too short', messages.message],
    ['message', 'x'.repeat(501), 'Message is too long'],
  ])('with the %s alone is said alone: %j', async (name, value, message) => {
    const { page } = await visit.openForm('/contact');
    await fillIn(page);
    await control(page, name).fill(value);
    await sendButton(page).click();
    await expect.poll(() => said(page).getByRole('link').allInnerTexts(), longTimeout).toEqual([message]);
    expect(await descriptionOf(control(page, name))).toContain(message);
    expect(await page.locator('form [aria-invalid]').count()).toBe(1);
    await page.context().close();
  });

  test('is reached from the summary, and goes as its field becomes right', async () => {
    const { page } = await visit.openForm('/contact');
    await sendButton(page).click();
    await said(page).getByRole('link', { name: messages.email }).click();
    expect(await control(page, 'email').evaluate((element) => element === document.activeElement)).toBe(true);
    await control(page, 'email').pressSequentially('ada@engines.example');
    expect(await descriptionOf(control(page, 'email'))).toEqual([]);
    expect(await control(page, 'email').getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('[data-notice]').getByRole('link').allInnerTexts()).not.toContain(messages.email);
    await fillIn(page);
    await page.locator('[data-notice]').waitFor({ state: 'detached' });
    expect(await page.locator('form [aria-invalid]').count()).toBe(0);
    await page.context().close();
  });

  test('and was found by the server alone lands at its field, with the toast', async () => {
    const { page } = await visit.openForm('/contact');
    await page.locator('#contact-service').evaluate((select) => select.append(new Option('Gone since', 'gone-since')));
    await fillIn(page);
    await page.locator('#contact-service').selectOption('gone-since');
    await sendButton(page).click();
    await said(page).waitFor();
    expect(await said(page).getByRole('link').allInnerTexts()).toEqual([messages.service]);
    expect(await descriptionOf(control(page, 'service'))).toContain(messages.service);
    await toast(page).getByText('There was a problem submitting your request. Please try again.').waitFor();
    expect((await valuesIn(page)).name).toBe(typed.name);
    await page.context().close();
  });
});

describe('A request that is not taken', () => {
  test.each([
    [
      'by a full house',
      429,
      { 'Retry-After': '120' },
      'Too many requests came from your connection. Please send it again in 2 minutes; what you typed is kept.',
    ],
    [
      'by a store that is away',
      503,
      { 'Retry-After': '30' },
      'It could not be saved just now. Please send it again in 30 seconds; what you typed is kept.',
    ],
    ['because of a fault', 500, {}, 'It did not go through. What you typed is kept: please send it again.'],
  ])('%s is kept, and the reason is said', async (_, status, headers, text) => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    await answer(page, status, 'nonsense', headers);
    await fillIn(page);
    await sendButton(page).click();
    await toast(page).getByText('Error', { exact: true }).waitFor();
    expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
    await toast(page).getByText('There was a problem submitting your request. Please try again.').waitFor();
    expect(await said(page).innerText()).toContain(text);
    expect(await valuesIn(page)).toEqual(kept);
    expect(consoleErrors).toEqual([reported(status)]);
    await page.context().close();
  });

  test('for want of an answer within 30 s is kept, and this is said', async () => {
    const { page, consoleErrors } = await visit.openForm('/contact');
    await page.route('**/api/contact', () => {});
    await fillIn(page);
    await formLoaded(page);
    await page.clock.install();
    await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
    await page.clock.runFor(29_000);
    expect(await sendButton(page).innerText()).toBe('Submitting...');
    await page.clock.runFor(1000);
    await said(page).getByText('It did not go through. What you typed is kept: please send it again.').waitFor();
    await toast(page).getByText('There was a problem submitting your request. Please try again.').waitFor();
    expect(await valuesIn(page)).toEqual(kept);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test('though it was kept, is sent again with the same key and makes one lead', async () => {
    const { page } = await visit.openForm('/contact');
    let lost = 0;
    await page.route('**/api/contact', async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await fillIn(page, { message: 'The answer gets lost on its way.' });
    await sendButton(page).click();
    await said(page).getByText('It did not go through.').waitFor();
    expect(await valuesIn(page)).toEqual({ ...kept, message: 'The answer gets lost on its way.' });
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Your message has been').waitFor();
    expect((await visit.leads()).filter(({ message }) => message === 'The answer gets lost on its way.')).toHaveLength(
      1,
    );
    await page.context().close();
  });
});

test('The whole form is filled in, corrected and sent by keyboard alone', async () => {
  const { page } = await visit.openForm('/contact');
  await control(page, 'name').focus();
  const type = (text: string) => page.keyboard.type(text);
  const next = () => page.keyboard.press('Tab');
  await type('A');
  for (const text of [typed.company, typed.email, typed.phone]) {
    await next();
    await type(text);
  }
  await next();
  await page.keyboard.type(service.contactLabel.slice(0, 4));
  await next();
  await type('By keyboard alone, every key of it.');
  await next();
  await page.keyboard.press('Enter');
  await said(page).waitFor();
  await next();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-name');
  await type('da Lovelace');
  await page.keyboard.press('Enter');
  await said(page).getByText('Your message has been sent').waitFor();
  expect(await lastLead()).toMatchObject({
    ...kept,
    name: 'Ada Lovelace',
    message: 'By keyboard alone, every key of it.',
  });
  await page.context().close();
});
