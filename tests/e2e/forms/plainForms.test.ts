import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated } from '#scripts/support/visit.ts';
import {
  type FormsVisit,
  fillIn,
  kept,
  said,
  sendButton,
  startFormsVisit,
  valuesIn,
  longTimeout,
} from './formsVisit.ts';

let visit: FormsVisit;
beforeAll(async () => {
  visit = await startFormsVisit({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_BUDGET_MS: '500' });
});
afterAll(() => visit.stop());

const plain = { javaScriptEnabled: false };
const submit = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).locator('button[type=submit]').click();
const landedOn = async (page: Page, path: string) => {
  await page.waitForURL(visit.url + path, { waitUntil: 'commit' });
  return page.locator('main h1').innerText();
};

describe('Without JavaScript', () => {
  test('the contact form is sent and leads to a page that says so', async () => {
    const { page } = await visit.openForm('/contact', plain);
    await fillIn(page, { message: 'Sent without a script.' });
    await submit(page, 'Contact request');
    expect(await landedOn(page, '/contact/saved')).toBe('Message saved');
    expect((await visit.leads()).at(-1)).toMatchObject({
      ...kept,
      message: 'Sent without a script.',
      status: 'new',
      page: '/contact',
    });
    await page.context().close();
  });

  test.each([
    ['Newsletter', '/blog', 'newsletter', '/newsletter/subscribed', 'One more step'],
    ['Checklist by e-mail', '/resources', 'checklist', '/resources/checklist/sent', 'Your checklist is on its way'],
    ['Checklist by e-mail', '/', 'checklist', '/resources/checklist/sent', 'Your checklist is on its way'],
  ])('the form "%s" on %s is sent and leads to a page that says so', async (form, path, list, result, heading) => {
    const { page } = await visit.openForm(path, plain);
    const address = `plain${path.length}@${list}.example`;
    await page.locator(`#${list}-email`).fill(address);
    await submit(page, form);
    expect(await landedOn(page, result)).toBe(heading);
    await expect.poll(() => visit.recipients(), longTimeout).toContain(address);
    await page.context().close();
  });

  test('the browser itself asks for what is missing', async () => {
    const { page } = await visit.openForm('/contact', plain);
    const before = (await visit.leads()).length;
    await submit(page, 'Contact request');
    expect(page.url()).toBe(`${visit.url}/contact`);
    expect(await page.locator('#contact-name:invalid').count()).toBe(1);
    expect(await visit.leads()).toHaveLength(before);
    await page.context().close();
  });

  test('what the browser let pass is named on a page, at the field', async () => {
    const { page } = await visit.openForm('/contact', plain);
    await fillIn(page, { name: '   ' });
    await submit(page, 'Contact request');
    expect(await landedOn(page, '/contact/check#name')).toBe('Please check your message');
    expect(await page.locator('#name:target').innerText()).toContain('At least 2 characters.');
    await page.context().close();
  });

  test('a form too many leads to a page that says to wait', async () => {
    const full = await startFormsVisit({ RATE_LIMITS: 'on', SUBSCRIBE_LIMIT: '1' });
    const page = await full.browser.newPage(plain);
    for (const result of ['/newsletter/saved', '/newsletter/too-many']) {
      await page.goto(`${full.url}/blog`);
      await page.locator('#newsletter-email').fill('ada@engines.example');
      await submit(page, 'Newsletter');
      await page.waitForURL(full.url + result);
    }
    expect(await page.locator('main').innerText()).toContain('too many requests came from your connection');
    await full.stop();
  });
});

describe('Where the behaviour does not come', () => {
  test.each([
    [
      'fails',
      (page: Page) => page.route(/\/assets\/(hydrateContactForm|makeFormController)-/, (route) => route.abort()),
    ],
    ['never ends', (page: Page) => page.route(/\/assets\/(hydrateContactForm|makeFormController)-/, () => {})],
  ])('because its loading %s, the browser sends the form by itself', async (how, block) => {
    const { page } = await visit.openForm('/about');
    await block(page);
    await page.goto(`${visit.url}/contact`);
    await hydrated(page);
    await fillIn(page, { message: `The script's loading ${how}.` });
    await sendButton(page).click();
    expect(await landedOn(page, '/contact/saved')).toBe('Message saved');
    expect((await visit.leads()).at(-1)).toMatchObject({
      ...kept,
      message: `The script's loading ${how}.`,
      status: 'new',
    });
    await page.context().close();
  });

  test('for want of a network, what was typed stays and this is said', async () => {
    const { page } = await visit.openForm('/contact');
    await page.context().setOffline(true);
    await fillIn(page);
    await sendButton(page).click();
    await page.getByText('You are offline. What you typed is still here: send it when you are connected.').waitFor();
    expect(await valuesIn(page)).toEqual(kept);
    await page.context().setOffline(false);
    await sendButton(page).click();
    await said(page)
      .getByText('Your message has been saved')
      .or(page.getByRole('heading', { name: 'Message saved' }))
      .waitFor();
    await page.context().close();
  });

  test('before anybody touches the form, no page asks for it', async () => {
    const { page } = await visit.openForm('/contact');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/(hydrateContactForm|hydrateSubscribeForm|makeFormController)-/.test(name)),
      );
    expect(await loaded()).toEqual([]);
    await page.locator('#contact-name').focus();
    await expect.poll(async () => (await loaded()).length, longTimeout).toBeGreaterThan(1);
    await page.context().close();
  });

  test('a submit before the page is hydrated is a plain one', async () => {
    const { page } = await visit.openForm('/about');
    // Nobody answers for the scripts: they stay on their way, on the page after this one too.
    await page.route('**/assets/*.js', () => {});
    await page.goto(`${visit.url}/contact`, { waitUntil: 'commit' });
    await fillIn(page, { message: 'Faster than the scripts.' });
    await sendButton(page).click();
    expect(await landedOn(page, '/contact/saved')).toBe('Message saved');
    await page.context().close();
  });
});
