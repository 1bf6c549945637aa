import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { hasFocus, holdBack } from '#tests/support/quietPage.ts';
import {
  descriptionOf,
  empty,
  fillIn,
  formLoaded,
  kept,
  said,
  sendButton,
  service,
  startFormsVisit,
  toast,
  typed,
  unsent,
  valuesIn,
} from './formsVisit.ts';
import { sharedMailPeer } from '#tests/support/testServer.ts';

const smtp = await sharedMailPeer();
const visit = await startFormsVisit({ SMTP_URL: smtp.url, MAIL_BUDGET_MS: '5000' });

const leadsSaying = async (message: string) => (await visit.leads()).filter((lead) => lead.message === message);
const control = (page: Page, name: string) => page.locator(`#contact-${name}`);
const failure = 'There was a problem submitting your request. Please try again.';

test('A contact request is kept once, the form is empty again, a toast has the specified words, and a panel says what happens next', async () => {
  const page = await visit.openForm('/contact');
  const letGo = await holdBack(page, '**/api/contact');
  await fillIn(page);
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).dblclick()]);
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  expect(await sendButton(page).isDisabled()).toBe(true);
  const sinceStart = await page.evaluate(() => performance.now());
  const { elapsed, ...rest } = request.postDataJSON() as { elapsed: number };
  const idempotencyKey = expect.stringMatching(/^[\w-]{36}$/);
  expect(rest).toEqual({ ...kept, page: '/contact', website: '', idempotencyKey });
  expect([elapsed > 0, elapsed <= Math.ceil(sinceStart)]).toEqual([true, true]);
  letGo();
  const panel = page.getByRole('region', { name: 'Success!' });
  await said(page).waitFor();
  const { thanks, steps, urgent } = site.contactConfirmation;
  const sent = "Your message has been sent to the provider and you'll receive a confirmation email shortly.";
  const pickTime = 'Pick a time for our call';
  const next = [thanks.replace('{name}', typed.name), ...steps, pickTime, `${urgent} ${site.provider.phone.display}`];
  expect((await panel.innerText()).split(/\n+/)).toEqual(['Success!', sent, ...next]);
  expect((await toast(page).innerText()).split(/\n+/).slice(0, 2)).toEqual(['Success!', sent]);
  // Announced: the focus is on the panel, which is named and described by the specified words.
  expect(await descriptionOf(said(page))).toEqual([sent]);
  expect(await panel.getByRole('link', { name: site.provider.phone.display }).getAttribute('href')).toBe(
    `tel:${site.provider.phone.e164}`,
  );
  expect([await valuesIn(page), await sendButton(page).innerText()]).toEqual([empty, 'Send request']);
  const leads = await leadsSaying(typed.message);
  expect(leads).toEqual([expect.objectContaining({ ...kept, status: 'new', page: '/contact' })]);

  await fillIn(page, { message: 'A second request on the same day.' });
  await sendButton(page).click();
  await said(page).getByText('Your message has been').waitFor();
  const [second] = await leadsSaying('A second request on the same day.');
  expect(second?.idempotencyKey).not.toBe(leads[0]?.idempotencyKey);
});

test('A contact request is filled in, corrected and sent by keyboard alone', async () => {
  const page = await visit.openForm('/contact');
  await control(page, 'name').focus();
  const type = (text: string) => page.keyboard.type(text);
  const next = () => page.keyboard.press('Tab');
  await type('A');
  for (const text of [typed.company, typed.email, typed.phone, service.contactLabel.slice(0, 4)]) {
    await next();
    await type(text);
  }
  await next();
  await type('By keyboard alone, every key of it.');
  await next();
  await page.keyboard.press('Enter');
  await said(page).waitFor();
  await next();
  await page.keyboard.press('Enter');
  expect(await hasFocus(control(page, 'name'))).toBe(true);
  await type('da Lovelace');
  await page.keyboard.press('Enter');
  await said(page).getByText('Your message has been sent').waitFor();
  const message = 'By keyboard alone, every key of it.';
  expect(await leadsSaying(message)).toEqual([expect.objectContaining({ ...kept, message })]);
});

test('A telephone number that cannot be dialled is asked about, and taken as it is when it is sent again', async () => {
  const page = await visit.openForm('/contact');
  const message = 'By email is fine, thank you.';
  await fillIn(page, { phone: 'please call', message });
  await sendButton(page).click();
  await page.locator('#contact-phone-error').getByText('Is this right?').waitFor();
  expect(await leadsSaying(message)).toEqual([]);
  await sendButton(page).click();
  await expect.poll(() => leadsSaying(message)).toMatchObject([{ phone: 'please call' }]);
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

  test('is said at every field and in a summary that takes the focus and leads to it, goes as its field becomes right, and nothing is sent', async () => {
    const page = await visit.openForm('/contact');
    const before = (await visit.leads()).length;
    await sendButton(page).click();
    await said(page).waitFor();
    expect(await said(page).getByRole('link').allInnerTexts()).toEqual(Object.values(messages));
    for (const [name, message] of Object.entries(messages)) {
      expect(await control(page, name).getAttribute('aria-invalid'), name).toBe('true');
      expect(await descriptionOf(control(page, name)), name).toContain(message);
    }
    await said(page).getByRole('link', { name: messages.email }).click();
    expect(await hasFocus(control(page, 'email'))).toBe(true);
    await control(page, 'email').pressSequentially('ada@engines.example');
    expect(await descriptionOf(control(page, 'email'))).toEqual([]);
    expect(await control(page, 'email').getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator('[data-notice]').getByRole('link').allInnerTexts()).not.toContain(messages.email);
    await fillIn(page);
    await page.locator('[data-notice]').waitFor({ state: 'detached' });
    expect(await page.locator('form [aria-invalid]').count()).toBe(0);
    expect(await visit.leads()).toHaveLength(before);
  });

  test('and was found by the server alone lands at its field, with the toast', async () => {
    const page = await visit.openForm('/contact', { expected: /status of 4\d\d/ });
    await control(page, 'service').evaluate((select) => select.append(new Option('Gone since', 'gone-since')));
    await fillIn(page);
    await control(page, 'service').selectOption('gone-since');
    await sendButton(page).click();
    await said(page).waitFor();
    expect(await said(page).getByRole('link').allInnerTexts()).toEqual([messages.service]);
    expect(await descriptionOf(control(page, 'service'))).toContain(messages.service);
    await toast(page).getByText(failure).waitFor();
    expect((await valuesIn(page)).name).toBe(typed.name);
  });
});

describe('A request that is not taken', () => {
  test('is kept with the reason said, and sent again with the same key as long as it is the same', async () => {
    const page = await visit.openForm('/contact', { expected: /status of|ERR_FAILED/ });
    const keys: string[] = [];
    let answer: { status: number; retryAfter?: string } | 'lost' | undefined = { status: 500 };
    await page.route('**/api/contact', async (route) => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
      if (answer === undefined) return route.continue();
      if (answer !== 'lost') {
        const headers = answer.retryAfter ? { 'Retry-After': answer.retryAfter } : {};
        return route.fulfill({ status: answer.status, headers, contentType: 'application/json', body: 'nonsense' });
      }
      // It was taken, and the answer does not arrive.
      await route.fetch();
      return route.abort();
    });
    const message = 'Sent until it arrives.';
    await fillIn(page, { message: 'Another request altogether.' });
    await sendButton(page).click();
    await unsent(page).waitFor();
    await control(page, 'message').fill(message);
    for (const [next, text] of [
      [{ status: 500 }, "It didn't go through. What you typed is kept: please send it again."],
      [
        { status: 429, retryAfter: '120' },
        'Too many requests came from your connection. Please send it again in 2 minutes; what you typed is kept.',
      ],
      [
        { status: 503, retryAfter: '30' },
        "It couldn't be saved just now. Please send it again in 30 seconds; what you typed is kept.",
      ],
      ['lost', "It didn't go through. What you typed is kept: please send it again."],
    ] as const) {
      answer = next;
      const count = keys.length;
      await page.locator('form[action="/api/contact"] button').last().click();
      await expect.poll(() => keys.length).toBe(count + 1);
      await unsent(page).getByText(text).waitFor();
      await toast(page).getByText(failure).waitFor();
      expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
      expect(await valuesIn(page)).toEqual({ ...kept, message });
    }
    answer = undefined;
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Your message has been').waitFor();
    const [first, ...others] = keys;
    expect([others.includes(`${first}`), new Set(others).size]).toEqual([false, 1]);
    expect(await leadsSaying(message)).toHaveLength(1);
  });

  test.each([
    ['is sent by itself once connected, if the visitor asks for that', true],
    ['is offered once connected, and sent', false],
  ])('for want of a network is kept, with focus and reason at the button, and %s', async (_, byItself) => {
    const page = await visit.openForm('/contact', { viewport: { width: 360, height: 740 } });
    const message = `Written in a tunnel, sent after it: ${byItself}.`;
    await fillIn(page, { message });
    await formLoaded(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    const reason = unsent(page).getByText("You're offline. What you typed is kept here.");
    await reason.waitFor();
    await toast(page).getByText(failure).waitFor();
    expect(await hasFocus(sendButton(page))).toBe(true);
    const [button, text] = await Promise.all([sendButton(page).boundingBox(), reason.boundingBox()]);
    expect((text?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(150);
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(740);
    expect(await valuesIn(page)).toEqual({ ...kept, message });
    if (byItself) {
      await page.getByRole('button', { name: 'Send when connected' }).click();
      await unsent(page).getByText('It goes out as soon as you are connected. Keep this page open.').waitFor();
    }
    await page.context().setOffline(false);
    if (!byItself) {
      await page.getByText("You're connected again. What you typed hasn't been sent yet.").waitFor();
      expect(await leadsSaying(message)).toHaveLength(0);
      await page.getByRole('button', { name: 'Send again' }).click();
    }
    await said(page).getByText('Your message has been').waitFor();
    expect(await leadsSaying(message)).toHaveLength(1);
  });

  test('for want of an answer within 30 s is kept, and this is said', async () => {
    const page = await visit.openForm('/contact');
    await page.route('**/api/contact', () => {});
    await fillIn(page);
    await formLoaded(page);
    await page.clock.install();
    await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
    await page.clock.runFor(29_000);
    expect(await sendButton(page).innerText()).toBe('Submitting...');
    await page.clock.runFor(1000);
    await unsent(page).getByText("It didn't go through. What you typed is kept: please send it again.").waitFor();
    await toast(page).getByText(failure).waitFor();
    expect(await valuesIn(page)).toEqual(kept);
  });
});
