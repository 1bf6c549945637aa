import type { BrowserContext, Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#scripts/support/browser.ts';
import { buildElsewhere, pathOfEachKind, serve, startOtherFirm } from '#tests/support/otherBuild.ts';
import { open } from '#tests/support/visit.ts';
import { said, sendButton, typed, unsent } from '#tests/e2e/forms/formsVisit.ts';
import { contactConfirmation } from '#data/starters/service/formResults.ts';
import { answerFirst, quietPage } from '#tests/support/quietPage.ts';
import { strangeKeys } from '#tests/support/strangeKeys.ts';
import { refuseStorage } from '#tests/support/refuseStorage.ts';

/** What the other firm's script does: it offers the function that events go to, and leaves something behind. */
const script = `
window.events ??= [];
window.analytics = (name, properties) => window.events.push([name, properties]);
document.cookie = 'other_firm=1; path=/';
localStorage.otherFirm = '1';
`;
interface Tracked {
  events?: [string, Record<string, unknown> | undefined][];
}

const browser = await launchBrowser();
const firm = await startOtherFirm(script);
const everything = await buildElsewhere({
  ANALYTICS_SRC: `${firm.url}/a.js`,
  ANALYTICS_KEY: 'site-7',
  SALES_TRACKING_SRC: `${firm.url}/t.js`,
  SALES_TRACKING_ID: 'app_9',
});
const site = await serve(everything.dir);
const { url } = site;
afterAll(async () => {
  await browser.close();
  await site.stop();
  await firm.stop();
  everything.remove();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const reopen = (page: Page) => page.locator('footer').getByRole('button', { name: 'Privacy choices' });
const accept = (page: Page) => bar(page).getByRole('button', { name: 'Accept' }).click();
const events = (page: Page) => page.evaluate(() => (window as Tracked).events ?? []);
const others = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) seen.push(request.url());
  });
  return seen;
};

test('before the visitor has said yes no kind of page asks another origin or keeps anything but what works for the visitor', async () => {
  const page = await quietPage(browser, { expected: /404/ });
  const context = page.context();
  const seen = others(context);
  const kinds = pathOfEachKind(everything.dir);
  expect(kinds.size).toBeGreaterThan(20);
  for (const [kind, path] of kinds) {
    await open(page, url + path);
    await bar(page).waitFor();
    expect(await strangeKeys(page), kind).toEqual([]);
  }
  expect([seen, firm.asked, await context.cookies()]).toEqual([[], [], []]);
});

describe('the question', () => {
  test('offers both answers alike, has the bottom edge of a phone to itself, and covers nothing for good', async () => {
    const page = await quietPage(browser, { at: url, viewport: { width: 360, height: 640 } });
    await bar(page).waitFor();
    expect(await page.locator('[data-dock]').isVisible()).toBe(false);
    const look = (name: string) =>
      bar(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, borderColor, fontWeight, width, height };
        });
    expect(await look('Accept')).toEqual(await look('Decline'));
    expect((await look('Accept')).height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [footer, question] = [
            document.querySelector('footer'),
            document.querySelector('[aria-label="Privacy choices"]'),
          ].map((element) => element?.getBoundingClientRect());
          return footer && question && footer.bottom <= question.top + 1;
        }),
      )
      .toBe(true);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await page.locator('[data-dock]').waitFor();
  });

  test('is answered before the tour comes', async () => {
    const page = await quietPage(browser, { reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.removeItem('tourCompletion'));
    await page.clock.install();
    await open(page, url);
    await bar(page).waitFor();
    await page.locator('html[data-visit]').waitFor();
    await page.clock.runFor(30_000);
    const sheet = page.locator('[data-tour-sheet]');
    expect(await sheet.count()).toBe(0);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await page.clock.runFor(1000);
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  test('is asked, and an answer holds for the page, where storage is refused', async () => {
    const page = await quietPage(browser);
    await refuseStorage(page.context());
    await open(page, url);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });
});

test('a browser that says no is told so in the footer, whatever was chosen', async () => {
  const page = await quietPage(browser);
  const seen = others(page.context());
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
    localStorage.privacyChoice = JSON.stringify({ choice: 'yes', version: '1', date: '' });
  });
  await open(page, url);
  await page.locator('footer').getByRole('button', { name: 'Privacy choices: off, your browser says no' }).click();
  await bar(page).getByText('That counts as a no').waitFor();
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  expect(seen).toEqual([]);
});

test('a no after a yes stops it and removes what the others left', async () => {
  const page = await quietPage(browser);
  const context = page.context();
  await open(page, `${url}/about`);
  await accept(page);
  await page.waitForFunction(() => 'analytics' in window);
  await expect.poll(() => strangeKeys(page)).toEqual(['otherFirm']);
  await reopen(page).click();
  const decline = bar(page).getByRole('button', { name: 'Decline' });
  expect(await decline.evaluate((button) => button === document.activeElement)).toBe(true);
  const loaded = page.waitForEvent('load');
  firm.asked.length = 0;
  await decline.click();
  await loaded;
  await reopen(page).waitFor();
  expect([await context.cookies(), await strangeKeys(page), firm.asked]).toEqual([[], [], []]);
});

test('web vitals are reported: LCP, CLS, INP, and FID where the browser tells of it', async () => {
  const page = await quietPage(browser, { at: url });
  await accept(page);
  await page.waitForFunction(() => 'analytics' in window);
  await page.locator('main h1').click();
  await page.evaluate(() => {
    // Leaving the page is what ends the measuring.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const tellsOfFirstInput = await page.evaluate(() => PerformanceObserver.supportedEntryTypes.includes('first-input'));
  await expect
    .poll(async () =>
      [
        ...new Set(
          (await events(page)).filter(([name]) => name === 'web_vital').map(([, properties]) => properties?.name),
        ),
      ].sort(),
    )
    .toEqual(['CLS', ...(tellsOfFirstInput ? ['FID'] : []), 'INP', 'LCP']);
});

test('a script that cannot be loaded disturbs nothing; a contact request that was taken is measured once, and one that was not is not', async () => {
  const page = await quietPage(browser, { at: `${url}/contact`, expected: /ERR_FAILED/ });
  const formEvents = async () => (await events(page)).filter(([name]) => name === 'form_submit');
  await page.route(`${firm.url}/t.js*`, (route) => route.abort());
  await accept(page);
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await events(page)).length).toBeGreaterThan(0);
  await sendButton(page).click();
  await said(page).waitFor();
  for (const [name, value] of Object.entries(typed)) await page.locator(`#contact-${name}`).fill(value);
  await page.locator('#contact-service').selectOption({ index: 1 });
  await answerFirst(page, '**/api/contact', (route) => route.abort());
  await sendButton(page).click();
  await unsent(page).getByText('Not sent yet').waitFor();
  expect(await formEvents()).toEqual([]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await said(page).getByText(contactConfirmation.title).waitFor();
  expect(await formEvents()).toEqual([
    ['form_submit', { category: 'engagement', label: 'contact_form_main_contact_form' }],
  ]);
});
