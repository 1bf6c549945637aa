import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();

const { phone, email } = site.provider;
const name = 'Book a free consultation';
const address = `${url}/services/cybersecurity/ajax`;
const link = (page: Page) => page.getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name });

describe('the consultation', () => {
  test('is loaded when it is asked for, offers a call or an email and no form, and keeps the focus inside', async () => {
    const page = await quietPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, address);
    await page.locator('html[data-visit]').waitFor();
    expect(asked.filter((asset) => asset.includes('Consultation'))).toEqual([]);
    await link(page).press('Enter');
    await dialog(page).waitFor();
    const hrefOf = (label: string) => dialog(page).getByRole('link', { name: label }).getAttribute('href');
    expect(await hrefOf(phone.display)).toBe(`tel:${phone.e164}`);
    expect(await hrefOf('Send an email')).toMatch(new RegExp(`^mailto:${email}\\?subject=`));
    expect(await dialog(page).innerText()).toContain(email);
    expect(await dialog(page).locator('form, input, textarea, select').count()).toBe(0);
    expect(page.url()).toBe(address);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });

  test('closes by Escape, its button or a press beside it, not on its own ground, and the focus is where it was', async () => {
    const page = await quietPage(browser, { at: address });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(10, 400),
    ]) {
      await link(page).press('Enter');
      const box = await dialog(page).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 30);
      expect(await dialog(page).isVisible()).toBe(true);
      await close();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test.runIf(inRelease)('is a link to the contact page without a script, or without its code', async () => {
    const plain = await quietPage(browser, { javaScriptEnabled: false });
    await plain.goto(address);
    await link(plain).click();
    await plain.waitForURL(`${url}/contact`);
    const page = await quietPage(browser, { expected: /ERR_FAILED/ });
    await page.route('**/assets/ConsultationDialog-*.js', (route) => route.abort());
    await open(page, address);
    await link(page).click();
    await page.waitForURL(`${url}/contact`);
  });

  test.runIf(inRelease).each([
    ['/services/cybersecurity', { viewport: { width: 360, height: 640 } }],
    ['/services/cybersecurity/legal/ajax', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 }],
  ])('of %s fits on the screen of a phone or at 200 %% zoom, and axe finds nothing', async (path, options) => {
    const page = await quietPage(browser, { at: url + path, ...options, bypassCSP: true });
    await link(page).click();
    const { x = -1, y = -1, width = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {};
    const { viewport } = options;
    expect(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height).toBe(true);
    const last = dialog(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});
