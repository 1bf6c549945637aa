import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const { phone, email } = site.provider;
const name = 'Book a free consultation';
const link = (page: Page) => page.getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name });
const paths = [
  '/services/cybersecurity',
  '/services/cybersecurity/ajax',
  '/services/cybersecurity/legal',
  '/services/cybersecurity/legal/ajax',
];

describe.each(paths)('the consultation of %s', (path) => {
  test('offers a call or an e-mail, and no form', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, url + path);
    await link(page).click();
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('link', { name: phone.display }).getAttribute('href')).toBe(
      `tel:${phone.e164}`,
    );
    expect(await dialog(page).getByRole('link', { name: 'Send an e-mail' }).getAttribute('href')).toMatch(
      new RegExp(`^mailto:${email}\\?subject=`),
    );
    expect(await dialog(page).innerText()).toContain(email);
    expect(await dialog(page).locator('form, input, textarea, select').count()).toBe(0);
    expect(page.url()).toBe(url + path);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('the consultation', () => {
  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', (page: Page) => page.mouse.click(10, 400)],
  ])('closes by %s, and the focus is where it was', async (_, close) => {
    const { page, context } = await watchedPage(browser);
    await open(page, `${url}/services/cybersecurity/ajax`);
    await link(page).press('Enter');
    await dialog(page).waitFor();
    await close(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await link(page).press('Enter');
    await dialog(page).waitFor();
    await context.close();
  });

  test('stays open when its own ground is pressed', async () => {
    const page = await browser.newPage();
    await open(page, `${url}/services/cybersecurity/ajax`);
    await link(page).click();
    const box = await dialog(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 30);
    expect(await dialog(page).isVisible()).toBe(true);
    await page.close();
  });

  test('keeps the focus inside', async () => {
    const page = await browser.newPage();
    await open(page, `${url}/services/cybersecurity/ajax`);
    await link(page).press('Enter');
    await dialog(page).waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.close();
  });

  test('is a plain link to the contact page without a script, and where its code does not arrive', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${url}/services/cybersecurity/ajax`);
    await link(plain).click();
    await plain.waitForURL(`${url}/contact`);
    await plain.close();
    const page = await browser.newPage();
    await page.route('**/assets/ConsultationDialog-*.js', (route) => route.abort());
    await open(page, `${url}/services/cybersecurity/ajax`);
    await link(page).click();
    await page.waitForURL(`${url}/contact`);
    await page.close();
  });

  test('loads its code only when it is asked for', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, `${url}/services/cybersecurity/ajax`);
    await page.locator('html[data-visit]').waitFor();
    expect(asked.filter((address) => address.includes('Consultation'))).toEqual([]);
    await page.close();
  });

  test.each([
    ['360 pixels wide', { viewport: { width: 360, height: 640 } }],
    ['at 200 % zoom', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 }],
  ])('fits on the screen %s, and axe finds nothing', async (_, options) => {
    const page = await browser.newPage({ ...options, bypassCSP: true });
    await open(page, `${url}/services/cybersecurity/legal/ajax`);
    await link(page).click();
    const box = await dialog(page).boundingBox();
    expect(
      box &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= options.viewport.width &&
        box.y + box.height <= options.viewport.height,
    ).toBe(true);
    const last = dialog(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
});

describe.each([
  ['/contact', 'the contact page'],
  ['/services/cybersecurity/legal/ajax', 'a service page'],
])('the questions on %s', (path) => {
  test('open one at a time, by mouse and by keyboard, and close again', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, url + path);
    const questions = page.locator('main details[name]');
    const openOnes = () =>
      questions.evaluateAll((all) =>
        all.flatMap((details, index) => ((details as HTMLDetailsElement).open ? [index] : [])),
      );
    expect(await questions.count()).toBeGreaterThanOrEqual(6);
    await questions.nth(0).locator('summary').click();
    expect(await openOnes()).toEqual([0]);
    await questions.nth(2).locator('summary').click();
    await expect.poll(openOnes).toEqual([2]);
    await questions.nth(4).locator('summary').press('Enter');
    await expect.poll(openOnes).toEqual([4]);
    await questions.nth(1).locator('summary').press('Space');
    await expect.poll(openOnes).toEqual([1]);
    await questions.nth(1).locator('summary').click();
    await expect.poll(openOnes).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
