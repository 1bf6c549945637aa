import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmtpPeer, startSmtp } from '#scripts/support/smtpPeer.ts';
import { addLink } from '#scripts/support/visit.ts';
import { descriptionOf, type FormsVisit, said, startFormsVisit, toast, formLoaded, longTimeout } from './formsVisit.ts';

let visit: FormsVisit;
let smtp: SmtpPeer;
beforeAll(async () => {
  smtp = await startSmtp();
  visit = await startFormsVisit({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await visit.stop();
  await smtp.stop();
});

const newsletter = { path: '/blog', list: 'newsletter', form: 'Newsletter', action: 'Subscribe' };
const checklist = {
  path: '/resources',
  list: 'checklist',
  form: 'Checklist by e-mail',
  action: 'Send me the checklist',
};
const onHome = { ...checklist, path: '/' };
type SignUp = typeof newsletter;

const form = (page: Page, { form: name }: SignUp) => page.getByRole('form', { name });
const email = (page: Page, { list }: SignUp) => page.locator(`#${list}-email`);
const button = (page: Page, signUp: SignUp) => form(page, signUp).locator('button[type=submit]');
const answer = (page: Page, status: number, body: string) =>
  page.route('**/api/subscribe', (route) => route.fulfill({ status, contentType: 'application/json', body }));

describe.each([newsletter, checklist, onHome])('The $list form on $path', (signUp) => {
  test('signs up, says so by a toast and in place, and is empty again', async () => {
    const { page, consoleErrors } = await visit.openForm(signUp.path);
    const address = `ada+${signUp.list}${signUp.path.length}@engines.example`;
    await email(page, signUp).fill(address);
    await button(page, signUp).click();
    const said1 =
      signUp.list === 'checklist'
        ? 'Your cybersecurity checklist will be emailed to you shortly.'
        : 'Please check your inbox and confirm your subscription.';
    await toast(page).getByText('Success!', { exact: true }).waitFor();
    await toast(page).getByText(said1).waitFor();
    expect(await said(page).innerText()).toContain(said1);
    expect(await email(page, signUp).inputValue()).toBe('');
    expect(await button(page, signUp).innerText()).toBe(signUp.action);
    await expect.poll(() => visit.recipients(), longTimeout).toContain(address);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });

  test('says on its button that it is on its way, and takes nothing meanwhile', async () => {
    const { page } = await visit.openForm(signUp.path);
    let letGo = () => {};
    let sent = 0;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/subscribe', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await email(page, signUp).fill('ada@engines.example');
    await button(page, signUp).dblclick();
    await page
      .getByRole('button', { name: signUp.list === 'newsletter' ? 'Subscribing...' : 'Processing...' })
      .waitFor();
    expect(await button(page, signUp).isDisabled()).toBe(true);
    expect(await email(page, signUp).isDisabled()).toBe(signUp.list === 'newsletter');
    letGo();
    await said(page).waitFor();
    expect(sent).toBe(1);
    expect(await email(page, signUp).isEnabled()).toBe(true);
    await page.context().close();
  });

  test.each([
    ['', 'Please enter your email address.'],
    ['ada@engines', 'Please enter a valid email address.'],
    ['a da@engines.example', 'Please enter a valid email address.'],
  ])('does not send the address "%s" and says why', async (address, message) => {
    const { page, consoleErrors } = await visit.openForm(signUp.path);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/subscribe')) sent += 1;
    });
    await email(page, signUp).fill(address);
    await button(page, signUp).click();
    await said(page).waitFor();
    expect(await said(page).getByRole('link').allInnerTexts()).toEqual([message]);
    expect(await descriptionOf(email(page, signUp))).toEqual([message]);
    if (signUp.list === 'checklist') {
      await toast(page).getByText('Invalid email', { exact: true }).waitFor();
      expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
      await toast(page).getByText('Please enter a valid email address.').waitFor();
    } else expect(await toast(page).count()).toBe(0);
    await email(page, signUp).fill('ada@engines.example');
    await page.locator('[data-notice]').waitFor({ state: 'detached' });
    expect(await email(page, signUp).getAttribute('aria-invalid')).toBeNull();
    expect(sent).toBe(0);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
});

describe('An address that was typed', () => {
  test.each([newsletter, checklist])(
    'is there again after a reload and after another page, and gone after it was sent ($list)',
    async (signUp) => {
      const { page, consoleErrors } = await visit.openForm(signUp.path);
      const draft = () => page.evaluate((key) => sessionStorage.getItem(key), `${signUp.list}Draft`);
      await email(page, signUp).fill('grace@engines.example');
      await expect.poll(draft, longTimeout).toContain('grace@engines.example');
      await page.reload();
      await expect.poll(() => email(page, signUp).inputValue(), longTimeout).toBe('grace@engines.example');
      for (const path of ['/about', signUp.path]) {
        await (await addLink(page, path)).click();
        await page.waitForURL(visit.url + path);
      }
      await expect.poll(() => email(page, signUp).inputValue(), longTimeout).toBe('grace@engines.example');
      await button(page, signUp).click();
      await said(page).getByText('Thank you').waitFor();
      expect(await draft()).toBeNull();
      await page.reload();
      expect(await email(page, signUp).inputValue()).toBe('');
      expect(consoleErrors).toEqual([]);
      await page.context().close();
    },
  );
});

test('A checklist that cannot be mailed is told of in the same words by the toast and in place', async () => {
  const unmailed = await startFormsVisit();
  const { page, consoleErrors } = await unmailed.openForm('/resources');
  await email(page, checklist).fill('ada@engines.example');
  await button(page, checklist).click();
  const words = 'We cannot send e-mail at the moment. You will find the whole checklist at /resources.';
  await toast(page).getByText(words).waitFor();
  expect(await said(page).innerText()).toContain(words);
  expect(consoleErrors).toEqual([]);
  await unmailed.stop();
});

describe('A sign-up that fails', () => {
  test.each([
    [
      newsletter,
      500,
      '{"success":false,"error":{"code":"internal","message":"Something went wrong on our side."}}',
      'Something went wrong on our side.',
    ],
    [newsletter, 502, '<h1>Bad gateway</h1>', 'Failed to subscribe. Please try again.'],
    [
      checklist,
      500,
      '{"success":false,"error":{"code":"internal","message":"Something went wrong on our side."}}',
      'There was a problem submitting your request. Please try again.',
    ],
  ])('keeps the address and can be sent again (%#)', async (signUp, status, body, message) => {
    const { page, consoleErrors } = await visit.openForm(signUp.path);
    await answer(page, status, body);
    await email(page, signUp).fill('ada@engines.example');
    await button(page, signUp).click();
    await toast(page).getByText('Error', { exact: true }).waitFor();
    expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
    await toast(page).getByText(message).waitFor();
    expect(await said(page).innerText()).toContain('It did not go through.');
    expect(await email(page, signUp).inputValue()).toBe('ada@engines.example');
    await page.unroute('**/api/subscribe');
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Thank you').waitFor();
    expect(consoleErrors).toEqual([expect.stringContaining(`status of ${status}`)]);
    await page.context().close();
  });

  test('for want of a network says so, and offers itself again once there is one', async () => {
    const { page, consoleErrors } = await visit.openForm('/blog');
    await email(page, newsletter).fill('ada@engines.example');
    await formLoaded(page);
    await page.context().setOffline(true);
    await button(page, newsletter).click();
    await said(page).getByText('You are offline').waitFor();
    await toast(page).getByText('Failed to subscribe. Please try again.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are connected again.').waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Thank you').waitFor();
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
});

describe('A sign-up that succeeds without a word', () => {
  test.each([
    [newsletter, "You've been subscribed to our newsletter."],
    [checklist, 'Your cybersecurity checklist will be emailed to you shortly.'],
  ])("is told of in the specification's words (%#)", async (signUp, message) => {
    const { page } = await visit.openForm(signUp.path);
    await answer(page, 200, 'no JSON');
    await email(page, signUp).fill('ada@engines.example');
    await button(page, signUp).click();
    await toast(page).getByText(message).waitFor();
    expect(await said(page).innerText()).toContain(message);
    await page.context().close();
  });
});

test('A sign-up is typed, corrected and sent by keyboard alone', async () => {
  const { page } = await visit.openForm('/blog');
  await email(page, newsletter).focus();
  await page.keyboard.type('grace');
  await page.keyboard.press('Enter');
  await said(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type('@engines.example');
  await page.keyboard.press('Enter');
  await said(page).getByText('Thank you').waitFor();
  await expect.poll(() => visit.recipients(), longTimeout).toContain('grace@engines.example');
  await page.context().close();
});
