import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { openCalculator, totals } from '#tests/e2e/pricing/calculatorPage.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';

const { browser, url } = await visitSite();

const phone = { viewport: { width: 360, height: 740 } };
const dock = (page: Page) => page.getByRole('complementary', { name: 'Get in touch' });
/** What the dock says and offers, line by line. */
const said = async (page: Page) => (await dock(page).innerText()).split('\n').filter(Boolean);
const offers = async (page: Page) => (await said(page)).slice(1);
const items = ['Call', 'Chat', 'Free assessment'];

test('the dock of a phone offers a call, the chat and the assessment at the bottom edge, but no chat on the page of the chat', async () => {
  const page = await quietPage(browser, { ...phone, at: `${url}/about` });
  expect(await offers(page)).toEqual(items);
  const box = await dock(page).boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 740]);
  const links = await dock(page)
    .locator(':scope > a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().height]));
  const hrefs = [`tel:${site.provider.phone.e164}`, '/chat', site.navigation.action.href];
  expect(links).toEqual(hrefs.map((href) => [href, 56]));
  await open(page, `${url}/chat`);
  expect(await offers(page)).toEqual(['Call', 'Free assessment']);
});

test('the dock of a phone opens the chat above itself, and closes it', async () => {
  const page = await quietPage(browser, { ...phone, at: url });
  const button = dock(page).getByRole('button', { name: 'Chat', exact: true });
  await button.click();
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  const [box, below] = [await panel.boundingBox(), await dock(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await button.click();
  await panel.waitFor({ state: 'detached' });
});

describe.runIf(inRelease)('the dock of a phone', () => {
  test('offers an email instead of a second assessment while the button of the page is in sight', async () => {
    const page = await quietPage(browser, { ...phone, at: `${url}/industries/legal` });
    const own = page.locator('main').getByRole('link', { name: 'Get Your Free IT Assessment' }).first();
    await expect.poll(() => offers(page)).toEqual(['Call', 'Chat', 'Email us']);
    expect(await dock(page).getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(
      `mailto:${site.provider.email}`,
    );
    const chatAt = () => dock(page).getByRole('button', { name: 'Chat' }).boundingBox();
    const before = await chatAt();
    await own.evaluate((button) =>
      window.scrollTo({ top: button.getBoundingClientRect().bottom, behavior: 'instant' }),
    );
    await expect.poll(() => offers(page)).toEqual(items);
    expect(await chatAt()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
    // The map has no chat of its own here.
    expect(await page.getByText('Chat', { exact: true }).filter({ visible: true }).count()).toBe(1);
  });

  // The rule has tests of its own. In summer Toronto is four hours behind UTC; the browser is elsewhere.
  test('says by the clock of the office until when it is open, and notices when it closes', async () => {
    const page = await quietPage(browser, { ...phone, timezoneId: 'Asia/Tokyo' });
    await page.clock.install({ time: new Date('2026-07-02T21:59:00Z') });
    await open(page, `${url}/about`);
    await dock(page).getByRole('link', { name: 'Open until 6:00 PM' }).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await page.clock.runFor(61_000);
    const line = dock(page).getByRole('link', { name: 'Emergency line 24/7: critical incidents' });
    expect(await line.getAttribute('href')).toBe(`tel:${site.provider.phone.e164}`);
    // On a holiday it is closed all day.
    await page.clock.setSystemTime(new Date('2026-12-25T15:00:00Z'));
    await open(page, `${url}/contact`);
    await page
      .getByText('The office is closed now; for critical incidents the emergency line answers 24/7.')
      .filter({ visible: true })
      .waitFor();
    await line.waitFor();
  });

  test('without a script is links, and says what is true at any hour', async () => {
    const page = await quietPage(browser, { at: `${url}/about`, ...phone, javaScriptEnabled: false });
    expect(await said(page)).toEqual(['Emergency line 24/7: critical incidents', ...items]);
    await dock(page).getByRole('link', { name: 'Chat' }).click();
    await page.waitForURL(`${url}/chat`);
  });

  test('says the running total beside the calculator alone', async () => {
    const page = await quietPage(browser, phone);
    await openCalculator(page, `${url}/pricing`);
    const line = async () => (await said(page))[0];
    await expect.poll(line).toBe(`Monthly total ${(await totals(page)).monthly}`);
    await page.getByRole('radio', { name: 'Enterprise' }).check();
    await expect.poll(async () => (await totals(page)).monthly).not.toBe('$1,425');
    await expect.poll(line).toBe(`Monthly total ${(await totals(page)).monthly}`);
    await page.getByRole('tab').nth(1).click();
    await expect.poll(line).toMatch(/^(?:Open|Emergency)/);
  });

  test('covers nothing that the keyboard comes to, nor the end of a page', async () => {
    const page = await quietPage(browser, { ...phone, reducedMotion: 'reduce' });
    for (const path of ['/', '/pricing', '/contact']) {
      await open(page, url + path);
      const covered = await page.evaluate(() => {
        const edge = () => document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0;
        const stops = [
          ...document.querySelectorAll<HTMLElement>('main a, main button, main input, main summary, footer a'),
        ];
        const hidden = stops.filter((stop) => {
          if (stop.closest('[inert], [hidden]') || !stop.checkVisibility({ visibilityProperty: true })) return false;
          stop.focus();
          if (document.activeElement !== stop) return false;
          const { bottom, height } = stop.getBoundingClientRect();
          return height < 400 && bottom > edge();
        });
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        return [...hidden.map((stop) => stop.outerHTML.slice(0, 100)), ...(end > edge() + 1 ? ['the footer'] : [])];
      });
      expect(covered, path).toEqual([]);
    }
  });
});

describe.runIf(inRelease)('the dock where there is no room for a bar', () => {
  test('leaves a window of 320 x 256 pixels to the page, as the header does', async () => {
    const page = await quietPage(browser, { at: `${url}/pricing`, viewport: { width: 320, height: 256 } });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
    const inWindow = await page.evaluate(() =>
      ['header[data-header]', '[data-dock]'].filter((name) => {
        const { top, bottom } = (document.querySelector(name) as Element).getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }),
    );
    expect(inWindow).toEqual([]);
    // What has the focus in the header is seen, from wherever on the page it came.
    const link = page.locator('header[data-header] a').first();
    await link.focus();
    await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true);
  });

  test.each([768, 1280])('is the chat button alone, %s pixels wide', async (width) => {
    const page = await quietPage(browser, { at: `${url}/about`, viewport: { width, height: 800 } });
    expect(await said(page)).toEqual(['Chat']);
    await open(page, url);
    expect(await dock(page).count()).toBe(0);
  });
});
