import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated } from '#scripts/support/browser.ts';
import { inRelease } from '#tests/support/tier.ts';
import { fillIn, kept, sendButton, startFormsVisit } from './formsVisit.ts';

const visit = await startFormsVisit({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_BUDGET_MS: '500' });

const plain = { javaScriptEnabled: false };
const submit = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).locator('button[type=submit]').click();
const landedOn = async (page: Page, path: string) => {
  await page.waitForURL(visit.url + path, { waitUntil: 'commit' });
  return page.locator('main h1').innerText();
};
const lastLead = async () => (await visit.leads()).at(-1);

test('Without JavaScript the browser asks for what is missing, what it lets pass is named on a page at the field, and a right request is kept', async () => {
  const page = await visit.openForm('/contact', { ...plain, expected: /status of 4\d\d/ });
  await submit(page, 'Contact request');
  expect(page.url()).toBe(`${visit.url}/contact`);
  expect(await page.locator('#contact-name:invalid').count()).toBe(1);
  await fillIn(page, { name: '   ' });
  await submit(page, 'Contact request');
  expect(await landedOn(page, '/contact/check#name')).toBe('Please check your message');
  expect(await page.locator('#name:target').innerText()).toContain('At least 2 characters.');
  expect(await page.getByText('Please check this field.').filter({ visible: true }).count()).toBe(1);
  expect(await page.locator('#name').getByText('Please check this field.').isVisible()).toBe(true);
  expect(await visit.leads()).toHaveLength(0);
  await page.goto(`${visit.url}/contact`);
  await fillIn(page, { message: 'Sent without a script.' });
  await submit(page, 'Contact request');
  expect(await landedOn(page, '/contact/saved')).toBe('Message saved');
  const message = 'Sent without a script.';
  expect(await lastLead()).toMatchObject({ ...kept, message, status: 'new', page: '/contact' });
});

test.each([
  ['Newsletter', '/blog', 'newsletter', '/newsletter/subscribed', 'One more step'],
  ['Checklist by email', '/', 'checklist', '/resources/checklist/sent', 'Your checklist is on its way'],
])('Without JavaScript "%s" on %s is sent, and a page says so', async (form, path, list, result, heading) => {
  const page = await visit.openForm(path, plain);
  await page.locator(`#${list}-email`).fill(`plain@${list}.example`);
  await submit(page, form);
  expect(await landedOn(page, result)).toBe(heading);
  await expect.poll(() => visit.recipients()).toContain(`plain@${list}.example`);
});

describe.runIf(inRelease)('Where the behaviour does not come', () => {
  test.each([
    ['the loading of the form fails', /\/assets\/(hydrateContactForm|fieldErrors)-/, 'fails'],
    ['the loading of the form never ends', /\/assets\/(hydrateContactForm|fieldErrors)-/, 'hangs'],
    // Nobody answers for the scripts: they stay on their way, on the page after this one too.
    ['the page is not hydrated yet', /\/assets\/.*\.js$/, 'hangs'],
  ])('because %s, the browser sends the form by itself', async (reason, scripts, how) => {
    const page = await visit.openForm('/about', { expected: /ERR_FAILED/ });
    await page.route(scripts, (route) => (how === 'fails' ? route.abort() : undefined));
    await page.goto(`${visit.url}/contact`, { waitUntil: 'commit' });
    if (!reason.startsWith('the page')) await hydrated(page);
    await fillIn(page, { message: `Sent although ${reason}.` });
    await sendButton(page).click();
    expect(await landedOn(page, '/contact/saved')).toBe('Message saved');
    expect(await lastLead()).toMatchObject({ ...kept, message: `Sent although ${reason}.`, status: 'new' });
  });

  test('before anybody touches the form, no page asks for it', async () => {
    const page = await visit.openForm('/contact');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/(hydrateContactForm|hydrateSubscribeForm|fieldErrors)-/.test(name)),
      );
    expect(await loaded()).toEqual([]);
    await page.locator('#contact-name').focus();
    await expect.poll(async () => (await loaded()).length).toBeGreaterThan(1);
  });
});
