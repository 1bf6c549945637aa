import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { open, startVisit } from '#scripts/support/visit.ts';
import {
  answerWith,
  apologies,
  chatButton,
  chatOn,
  eventually,
  gate,
  hasFocus,
  openChat,
  reply,
  said,
  they,
} from './chat.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

test('without a script the button of the compact chat leads to the page of the chat', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${url}/about`);
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await page.waitForURL(`${url}/chat`);
  await page.close();
});

describe('the compact chat', () => {
  test('opens, is used and closes with the keyboard alone, and gives the focus back', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await answerWith(page, (route) => route.abort());
    await open(page, `${url}/about`);
    const button = chatButton(page);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      const { panel, input } = chatOn(page, 'compact');
      await eventually(() => hasFocus(input), key).toBe(true);
      expect([await button.getAttribute('aria-expanded'), await panel.getAttribute('aria-modal')]).toEqual([
        'true',
        null,
      ]);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await hasFocus(button)).toBe(true);
    }
    await page.keyboard.press('Enter');
    const chat = chatOn(page, 'compact');
    await eventually(() => hasFocus(chat.input)).toBe(true);
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    await eventually(async () => (await said(chat)).at(-1)).toBe(they(apologies.compact));
    await eventually(() => hasFocus(chat.input)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(chat.panel.getByRole('button', { name: 'Try again' }))).toBe(true);
    for (let stops = 0; stops < 10 && !(await hasFocus(chat.panel.getByRole('button', { name: 'Close' }))); stops++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await chat.panel.waitFor({ state: 'detached' });
    expect(await hasFocus(button)).toBe(true);
    expect(consoleErrors.filter((consoleError) => !/ERR_FAILED/.test(consoleError))).toEqual([]);
    await context.close();
  });

  test('closes with Escape while a reply is on its way', async () => {
    const page = await browser.newPage();
    const { opened, open: letGo } = gate();
    await answerWith(page, async (route) => {
      await opened;
      await reply(route, { response: 'Here.' }).catch(() => {});
    });
    const chat = await openChat(page, url, 'compact');
    await chat.input.fill('Hello');
    await chat.input.press('Enter');
    await chat.panel.getByText('is typing...').waitFor();
    await page.keyboard.press('Escape');
    await chat.panel.waitFor({ state: 'detached' });
    expect(await hasFocus(chatButton(page))).toBe(true);
    letGo();
    await page.close();
  });

  test('leaves the page usable, and its Escape to whoever has the focus there', async () => {
    const page = await browser.newPage();
    const { panel } = await openChat(page, url, 'compact');
    const link = page.locator('main a').first();
    await link.focus();
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL(`${url}/pricing`);
    expect(await panel.isVisible()).toBe(true);
    await page.close();
  });

  test('is on every page but those that have a chat of their own', async () => {
    const page = await browser.newPage();
    for (const [path, count] of [
      ['/', 0],
      ['/chat', 0],
      ['/about', 1],
      ['/contact', 1],
      ['/not-found', 1],
    ] as const) {
      await open(page, url + path);
      expect(await chatButton(page).count(), path).toBe(count);
    }
    await page.close();
  });

  test('on a small screen gives way to the page that a visitor goes on to', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await answerWith(page, (route) => reply(route, { response: 'See /pricing.' }));
    const chat = await openChat(page, url, 'compact');
    await chat.input.fill('Hello');
    await chat.input.press('Enter');
    await chat.panel.getByRole('link', { name: '/pricing' }).click();
    await page.waitForURL(`${url}/pricing`);
    await chat.panel.waitFor({ state: 'detached' });
    await page.close();
  });

  test('leaves the end of a page free at 360 pixels', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    for (const path of ['/about', '/contact', '/services', '/pricing', '/locations']) {
      await open(page, url + path);
      const covered = await page.evaluate(() => {
        const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
        if (!dock) return ['no dock'];
        // Everything else scrolls out from under the dock; the end of a page cannot.
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const under = [
          ...document.querySelectorAll('footer[data-footer] a, footer[data-footer] p, footer[data-footer] span'),
        ].filter((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return bottom > dock.top && top < dock.bottom && right > dock.left && left < dock.right;
        });
        return under.map((element) => element.outerHTML.slice(0, 100));
      });
      expect(covered, path).toEqual([]);
    }
    await page.close();
  });

  test('lies under what covers the page behind the open menu', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await open(page, `${url}/about`);
    const topmost = () =>
      chatButton(page).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await topmost()).toBe(true);
    await page.getByText('Menu', { exact: true }).click();
    await eventually(topmost).toBe(false);
    await page.close();
  });

  test('stands above an on-screen keyboard', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    const { panel, input } = await openChat(page, url, 'compact');
    await page.evaluate(() => {
      const seen = window.visualViewport;
      if (!seen) return;
      Object.defineProperty(seen, 'height', { value: 360 });
      seen.dispatchEvent(new Event('resize'));
    });
    const box = await panel.boundingBox();
    expect([box?.y, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360]);
    expect(await input.isVisible()).toBe(true);
    await page.close();
  });
});
