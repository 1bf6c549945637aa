import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdBack } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { descriptionOf, said, startFormsVisit, toast, unsent } from './formsVisit.ts';
import { sharedMailPeer } from '#tests/support/testServer.ts';

const smtp = await sharedMailPeer();
const [visit, unmailed] = [await startFormsVisit({ SMTP_URL: smtp.url }), await startFormsVisit()];

const newsletter = {
  path: '/blog',
  list: 'newsletter',
  form: 'Newsletter',
  action: 'Subscribe',
  busy: 'Subscribing...',
  thanks:
    'Please confirm your subscription with the link we send you by email. It usually comes within the hour, unless you have confirmed already.',
};
const checklist = {
  path: '/resources',
  list: 'checklist',
  form: 'Checklist by email',
  action: 'Send me the checklist',
  busy: 'Processing...',
  thanks: 'Your cybersecurity checklist will be emailed to you shortly.',
};
type SignUp = typeof newsletter;

const form = (page: Page, { form: name }: SignUp) => page.getByRole('form', { name });
const email = (page: Page, { list }: SignUp) => page.locator(`#${list}-email`);
const button = (page: Page, signUp: SignUp) => form(page, signUp).locator('button[type=submit]');
const answer = (page: Page, status: number, body: string) =>
  page.route('**/api/subscribe', (route) => route.fulfill({ status, contentType: 'application/json', body }));

describe.each([newsletter, checklist, ...(inRelease ? [{ ...checklist, path: '/' }] : [])])(
  'The $list form on $path',
  (signUp) => {
    test('says what is wrong with an address and sends nothing, then signs up once, says so by a toast and in place, and is empty again', async () => {
      const page = await visit.openForm(signUp.path);
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/subscribe')) sent += 1;
      });
      for (const [address, message] of [
        ['', 'Please enter your email address.'],
        ['ada@engines', 'Please enter a valid email address.'],
        ['a da@engines.example', 'Please enter a valid email address.'],
      ] as const) {
        await email(page, signUp).fill(address);
        await button(page, signUp).click();
        await expect.poll(() => said(page).getByRole('link').allInnerTexts()).toEqual([message]);
        expect(await descriptionOf(email(page, signUp))).toEqual([message]);
      }
      if (signUp.list === 'checklist') {
        await toast(page).getByText('Invalid email', { exact: true }).waitFor();
        expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
      } else expect(await toast(page).count()).toBe(0);
      const address = `ada+${signUp.list}${signUp.path.length}@engines.example`;
      await email(page, signUp).fill(address);
      await page.locator('[data-notice]').waitFor({ state: 'detached' });
      expect([await email(page, signUp).getAttribute('aria-invalid'), sent]).toEqual([null, 0]);

      const letGo = await holdBack(page, '**/api/subscribe');
      await button(page, signUp).dblclick();
      await page.getByRole('button', { name: signUp.busy }).waitFor();
      expect(await button(page, signUp).isDisabled()).toBe(true);
      expect(await email(page, signUp).isDisabled()).toBe(signUp.list === 'newsletter');
      letGo();
      await toast(page).getByText('Success!', { exact: true }).waitFor();
      await toast(page).getByText(signUp.thanks).waitFor();
      expect(await said(page).innerText()).toContain(signUp.thanks);
      expect([await email(page, signUp).inputValue(), sent]).toEqual(['', 1]);
      expect(await button(page, signUp).innerText()).toBe(signUp.action);
      await expect.poll(() => visit.recipients()).toContain(address);
    });
  },
);

const broken = '{"success":false,"error":{"code":"internal","message":"Something went wrong on our side."}}';
describe.runIf(inRelease)('A sign-up', () => {
  test.each([
    [newsletter, 500, broken, 'Failed to subscribe. Please try again. Something went wrong on our side.'],
    [newsletter, 502, '<h1>Bad gateway</h1>', 'Failed to subscribe. Please try again.'],
    [checklist, 500, broken, 'There was a problem submitting your request. Please try again.'],
  ])('that fails keeps the address and can be sent again (%#)', async (signUp, status, body, message) => {
    const page = await visit.openForm(signUp.path, { expected: new RegExp(`status of ${status}`) });
    await answer(page, status, body);
    await email(page, signUp).fill('ada@engines.example');
    await button(page, signUp).click();
    await toast(page).getByText('Error', { exact: true }).waitFor();
    expect(await toast(page).getAttribute('data-toast')).toBe('destructive');
    await toast(page).getByText(message).waitFor();
    expect(await unsent(page).innerText()).toContain("It didn't go through.");
    expect(await email(page, signUp).inputValue()).toBe('ada@engines.example');
    await page.unroute('**/api/subscribe');
    await page.getByRole('button', { name: 'Send again' }).click();
    await said(page).getByText('Thank you').waitFor();
  });

  test.each([
    [newsletter, "You've been subscribed to our newsletter."],
    [checklist, 'Your cybersecurity checklist will be emailed to you shortly.'],
  ])("that succeeds without a word is told of in the specification's words (%#)", async (signUp, message) => {
    const page = await visit.openForm(signUp.path);
    await answer(page, 200, 'no JSON');
    await email(page, signUp).fill('ada@engines.example');
    await button(page, signUp).click();
    await toast(page).getByText(message).waitFor();
    expect(await said(page).innerText()).toContain(message);
  });

  test('whose checklist cannot be mailed yet gets the specified words, with the file beside them', async () => {
    const page = await unmailed.openForm('/resources');
    await email(page, checklist).fill('ada@engines.example');
    await button(page, checklist).click();
    const words = 'Your cybersecurity checklist will be emailed to you shortly.';
    await toast(page).getByText(words).waitFor();
    expect(await said(page).innerText()).toContain(words);
    const file = said(page).getByRole('link', { name: 'Open the checklist (PDF)' });
    expect(await file.getAttribute('href')).toBe('/resources/it-security-checklist.pdf');
  });
});
