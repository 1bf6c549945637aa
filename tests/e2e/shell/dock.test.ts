import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { hydrated, open, startVisit } from '#scripts/support/visit.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { openCalculator, totals } from '../pricing/calculatorPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const phone = { viewport: { width: 360, height: 740 } };
const dock = (page: Page) => page.getByRole('complementary', { name: 'Get in touch' });
/** What the dock says and offers, line by line. */
const said = async (page: Page) => (await dock(page).innerText()).split('\n').filter(Boolean);
const items = ['Call', 'Chat', 'Free assessment'];

describe('the dock of a phone', () => {
  test.each(['/privacy-policy', '/about', '/pricing', '/contact'])(
    'offers a call, the chat and the assessment at the bottom edge of %s',
    async (path) => {
      const page = await browser.newPage(phone);
      await open(page, url + path);
      expect((await said(page)).slice(1)).toEqual(items);
      const box = await dock(page).boundingBox();
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 740]);
      const links = await dock(page)
        .locator(':scope > a')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().height]));
      expect(links).toEqual([
        [`tel:${site.provider.phone.e164}`, 56],
        ['/chat', 56],
        [site.navigation.action.href, 56],
      ]);
      await page.close();
    },
  );

  test('offers an e-mail instead of a second assessment while the button of the page is in sight', async () => {
    const page = await browser.newPage(phone);
    await open(page, `${url}/industries/legal`);
    const own = page.locator('main').getByRole('link', { name: 'Get Your Free IT Assessment' }).first();
    await expect.poll(async () => (await said(page)).slice(1)).toEqual(['Call', 'Chat', 'E-mail us']);
    expect(await dock(page).getByRole('link', { name: 'E-mail us' }).getAttribute('href')).toBe(
      `mailto:${site.provider.email}`,
    );
    const chatAt = () => dock(page).getByRole('button', { name: 'Chat' }).boundingBox();
    const before = await chatAt();
    await own.evaluate((button) =>
      window.scrollTo({ top: button.getBoundingClientRect().bottom, behavior: 'instant' }),
    );
    await expect.poll(async () => (await said(page)).slice(1)).toEqual(items);
    expect(await chatAt()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
    // The map has no chat of its own here.
    expect(await page.getByText('Chat', { exact: true }).filter({ visible: true }).count()).toBe(1);
    await page.close();
  });

  test('leaves the chat out on the page of the chat', async () => {
    const page = await browser.newPage(phone);
    await open(page, `${url}/chat`);
    expect((await said(page)).slice(1)).toEqual(['Call', 'Free assessment']);
    await page.close();
  });

  // In summer Toronto is four hours behind UTC: it opens at 12:00 and closes at 22:00. The browser is elsewhere.
  test.each([
    ['on a Wednesday at noon', '2026-07-01T16:00:00Z', 'Open until 6:00 PM'],
    ['in the last minute', '2026-07-01T21:59:30Z', 'Open until 6:00 PM'],
    ['at six', '2026-07-01T22:00:00Z', 'Emergency line 24/7'],
    ['before eight', '2026-07-01T11:59:00Z', 'Emergency line 24/7'],
    ['on a Saturday', '2026-07-04T16:00:00Z', 'Emergency line 24/7'],
  ])('says, by the clock of the office, %s: %s', async (_, time, text) => {
    const { page, context, consoleErrors } = await watchedPage(browser, { ...phone, timezoneId: 'Asia/Tokyo' });
    await page.clock.setFixedTime(new Date(time));
    await open(page, `${url}/about`);
    await dock(page).getByText(text, { exact: true }).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('notices when the office closes', async () => {
    const page = await browser.newPage(phone);
    await page.clock.install({ time: new Date('2026-07-01T21:59:00Z') });
    await open(page, `${url}/about`);
    await dock(page).getByRole('link', { name: 'Open until 6:00 PM' }).waitFor();
    await page.clock.runFor(61_000);
    const line = dock(page).getByRole('link', { name: 'Emergency line 24/7' });
    expect(await line.getAttribute('href')).toBe(`tel:${site.provider.phone.e164}`);
    await page.close();
  });

  test('without a script is links, and says what is true at any hour', async () => {
    const page = await browser.newPage({ ...phone, javaScriptEnabled: false });
    await page.goto(`${url}/about`);
    expect(await said(page)).toEqual(['Emergency line 24/7', ...items]);
    await dock(page).getByRole('link', { name: 'Chat' }).click();
    await page.waitForURL(`${url}/chat`);
    await page.close();
  });

  test('says the running total beside the calculator alone', async () => {
    const page = await browser.newPage(phone);
    await openCalculator(page, `${url}/pricing`);
    const line = async () => (await said(page))[0];
    await expect.poll(line).toBe(`Monthly total ${(await totals(page)).monthly}`);
    await page.getByRole('radio', { name: 'Enterprise' }).check();
    await expect.poll(async () => (await totals(page)).monthly).not.toBe('$1,425');
    await expect.poll(line).toBe(`Monthly total ${(await totals(page)).monthly}`);
    await page.getByRole('tab').nth(1).click();
    await expect.poll(line).toMatch(/^(?:Open|Emergency)/);
    await page.close();
  });

  test('opens the chat above itself, and closes it', async () => {
    const page = await browser.newPage(phone);
    await open(page, url);
    const button = dock(page).getByRole('button', { name: 'Chat', exact: true });
    await button.click();
    const panel = page.getByRole('dialog');
    await panel.waitFor();
    const [box, below] = [await panel.boundingBox(), await dock(page).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await button.click();
    await panel.waitFor({ state: 'detached' });
    await page.close();
  });

  test('covers nothing that the keyboard comes to, nor the end of a page', async () => {
    const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
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
    await page.close();
  });

  test('moves nothing when its styles come late', async () => {
    const page = await browser.newPage(phone);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.css', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${url}/about`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    release();
    await hydrated(page);
    await dock(page).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await page.close();
  });
});

describe('the dock where there is no room for a bar', () => {
  test('stands in the flow on 320 x 256 pixels, after the footer', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 256 } });
    await open(page, `${url}/pricing`);
    const place = await page.evaluate(() => {
      const [bar, footer] = ['[data-dock]', 'footer[data-footer]'].map((name) => {
        const { top, bottom } = (document.querySelector(name) as Element).getBoundingClientRect();
        return { top: top + scrollY, bottom: bottom + scrollY };
      });
      return {
        gap: Math.round((bar?.top ?? 0) - (footer?.bottom ?? 0)),
        rest: Math.round(Math.abs(document.documentElement.scrollHeight - (bar?.bottom ?? 0))),
      };
    });
    expect(place).toEqual({ gap: 0, rest: 0 });
    expect(await page.locator('header').evaluate((header) => header.getBoundingClientRect().height)).toBeLessThan(70);
    await page.close();
  });

  test('leaves the window to the page on 320 x 256 pixels, as the header does', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 256 } });
    await open(page, `${url}/pricing`);
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
    await page.close();
  });

  test('is the chat button alone from 768 pixels on', async () => {
    for (const width of [768, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await open(page, `${url}/about`);
      expect(await said(page), String(width)).toEqual(['Chat']);
      await open(page, url);
      expect(await dock(page).count(), String(width)).toBe(0);
      await page.close();
    }
  });

  test('is not printed', async () => {
    const page = await browser.newPage(phone);
    await open(page, `${url}/about`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-dock]').isVisible()).toBe(false);
    await page.close();
  });
});
