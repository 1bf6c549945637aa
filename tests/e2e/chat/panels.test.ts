import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { site } from '#scripts/support/builtSite.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { open, startVisit } from '#scripts/support/visit.ts';
import {
  answerWith,
  chatOn,
  eventually,
  gate,
  hasFocus,
  looks,
  openChat,
  openHero,
  paths,
  reply,
  said,
} from './chat.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);
const { provider } = site;

/** Counts how far what was seen has moved without the visitor doing anything, from the first paint on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

describe('the page of the chat', () => {
  test('says who answers, how fast and for whom, and how else to reach them', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, `${url}/chat`);
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(`${provider.shortName} Support Chat`);
    for (const text of [
      'Get instant help with your IT needs',
      'Live Support',
      `Connected to ${provider.name} support team`,
      'Online now',
      'Typical response: Under 1 minute',
      `Serving ${provider.area.name}`,
    ]) {
      expect(await main.getByText(text, { exact: true }).isVisible(), text).toBe(true);
    }
    expect(
      await main.getByRole('link', { name: provider.phone.display, exact: true }).first().getAttribute('href'),
    ).toBe(`tel:${provider.phone.e164}`);
    expect(await main.getByRole('link', { name: provider.email, exact: true }).getAttribute('href')).toBe(
      `mailto:${provider.email}`,
    );
    expect(await main.locator(`a[href="${provider.parent?.url}"]`).isVisible()).toBe(true);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('puts the visitor into the input at once, when it is loaded and when it is come to by a link', async () => {
    const page = await browser.newPage();
    await open(page, `${url}/chat`);
    await eventually(() => hasFocus(chatOn(page, 'page').input)).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL(`${url}/contact`);
    await page.getByRole('link', { name: 'Support Chat' }).click();
    await page.waitForURL(`${url}/chat`);
    await eventually(() => hasFocus(chatOn(page, 'page').input)).toBe(true);
    await page.close();
  });

  test('does not take the focus from somebody who is elsewhere already', async () => {
    const page = await browser.newPage();
    const { opened, open: letGo } = gate();
    await page.route(/\/assets\/ChatPanel-/, async (route) => {
      await opened;
      await route.continue();
    });
    await open(page, `${url}/chat`);
    const link = page.locator('main').locator(`a[href="${provider.parent?.url}"]`);
    await link.focus();
    letGo();
    await chatOn(page, 'page').panel.getByRole('list', { name: 'Suggestions' }).waitFor();
    expect(await hasFocus(link)).toBe(true);
    await page.close();
  });

  test('shows the hour and minute of each message, which the other chats do not', async () => {
    const page = await browser.newPage({ timezoneId: 'America/Vancouver' });
    await page.clock.install({ time: new Date('2026-03-02T21:07:00Z') });
    await answerWith(page, (route) => reply(route, { response: 'Here.' }));
    const chat = await openChat(page, url, 'page');
    await chat.input.fill('Hello');
    await chat.input.press('Enter');
    await eventually(() => said(chat)).toHaveLength(3);
    await eventually(() => chat.panel.locator('time').allInnerTexts()).toEqual(
      Array(3).fill(expect.stringMatching(/^1:0[78]/)),
    );
    expect(await chat.panel.locator('time').first().getAttribute('datetime')).toMatch(/^2026-03-02T21:0[78]/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${url}/`);
    const hero = chatOn(page, 'hero');
    await eventually(() => said(hero)).toHaveLength(3);
    expect(await hero.panel.locator('time').count()).toBe(0);
    await page.close();
  });
});

test('the newest message is in view, and the scroll bar goes 600 ms after the last movement', async () => {
  const page = await browser.newPage();
  await page.clock.install();
  await answerWith(page, (route, { message }) =>
    reply(route, { response: message === 'long' ? 'Line\n'.repeat(60) : 'Short.' }),
  );
  const chat = await openChat(page, url, 'hero');
  const list = chat.panel.locator('[aria-label="Conversation"]');
  const inView = (index: number) =>
    chat.messages.nth(index).evaluate((message) => {
      const [own, frame] = [message.getBoundingClientRect(), message.closest('section')?.getBoundingClientRect()];
      return !!frame && own.top >= frame.top && own.top < frame.bottom;
    });
  for (const [count, text] of ['one', 'two', 'long', 'three'].entries()) {
    await chat.input.fill(text);
    await chat.input.press('Enter');
    await eventually(() => said(chat)).toHaveLength(2 * count + 3);
    await eventually(() => inView(2 * count + 2), text).toBe(true);
  }
  const bar = () =>
    list.evaluate((element) => [
      element.hasAttribute('data-scrolling'),
      getComputedStyle(element).scrollbarColor.startsWith('rgba(0, 0, 0, 0)'),
    ]);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The last of the browser's own scroll events may come after the clock has stopped.
  await eventually(async () => {
    await page.clock.runFor(600);
    return bar();
  }).toEqual([false, true]);
  await list.evaluate((element) => {
    element.scrollTop = 0;
  });
  await eventually(bar).toEqual([true, false]);
  await page.clock.runFor(599);
  expect(await bar()).toEqual([true, false]);
  await page.clock.runFor(1);
  expect(await bar()).toEqual([false, true]);
  await page.close();
});

describe('the chat of the home page', () => {
  test('opens from the corner of the map with the input focused, and closes with Escape', async () => {
    const page = await browser.newPage();
    await open(page, url);
    const { input } = chatOn(page, 'hero');
    expect(await input.isVisible()).toBe(false);
    await openHero(page);
    await eventually(() => hasFocus(input)).toBe(true);
    await input.press('Escape');
    await input.waitFor({ state: 'hidden' });
    expect(await hasFocus(page.locator('[data-tour="chat"] > summary'))).toBe(true);
    await page.close();
  });

  test('is 20rem high, invites to ask, and nothing moves when it is hydrated', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, { viewport: { width: 1280, height: 900 } });
    await countShifts(page);
    await open(page, url);
    await openHero(page);
    const { panel, input } = chatOn(page, 'hero');
    await input.waitFor();
    expect([await input.getAttribute('placeholder'), (await panel.boundingBox())?.height]).toEqual([
      'Ask about our IT services...',
      320,
    ]);
    await input.focus();
    await panel.getByRole('list', { name: 'Suggestions' }).waitFor();
    expect((await panel.boundingBox())?.height).toBe(320);
    expect(await shifts(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

test('a wheel over the chat of the home page scrolls the page where the chat has nothing to scroll, and the chat alone where it has', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await answerWith(page, (route) => reply(route, { response: 'Line\n'.repeat(60) }));
  const chat = await openChat(page, url, 'hero');
  const list = chat.panel.locator('[aria-label="Conversation"]');
  const behaviour = () =>
    list.evaluate((element) => [
      element.scrollHeight > element.clientHeight,
      getComputedStyle(element).overscrollBehaviorY,
    ]);
  // As long as it is to begin with, and with room for all of it.
  await list.evaluate((element) => {
    element.style.height = `${element.scrollHeight + 40}px`;
  });
  await eventually(behaviour).toEqual([false, 'auto']);
  await list.hover();
  await page.mouse.wheel(0, 200);
  await eventually(() => page.evaluate(() => scrollY > 0)).toBe(true);
  await list.evaluate((element) => {
    element.style.height = '';
  });
  await chat.input.fill('long');
  await chat.input.press('Enter');
  await eventually(() => said(chat)).toHaveLength(3);
  await eventually(behaviour).toEqual([true, 'contain']);
  await page.close();
});

test.each(['hero', 'page'] as const)(
  'without a script the %s chat greets, and offers to call or write',
  async (look) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url + paths[look]);
    if (look === 'hero') await openHero(page);
    const { panel } = chatOn(page, look);
    expect(await panel.getByText(site.chat.greeting.slice(0, 20)).isVisible()).toBe(true);
    expect([await panel.locator('textarea').isVisible(), await panel.locator('button').isVisible()]).toEqual([
      false,
      false,
    ]);
    expect(await panel.getByRole('link', { name: `Call ${provider.phone.display}` }).getAttribute('href')).toBe(
      `tel:${provider.phone.e164}`,
    );
    expect(await panel.getByRole('link', { name: 'Send an e-mail' }).getAttribute('href')).toBe(
      `mailto:${provider.email}`,
    );
    await page.close();
  },
);

describe.each(looks)('the %s chat', (look) => {
  test('is no wider than 320 pixels with the longest words', async () => {
    // On higher narrow screens the chat of the dock stands for that of the hero.
    const page = await browser.newPage({ viewport: { width: 320, height: look === 'hero' ? 470 : 640 } });
    const word = 'Donaudampfschifffahrt'.repeat(12);
    await answerWith(page, (route) =>
      reply(route, {
        response: `${word} ${word}@firm.example /services/${word}`,
        links: [{ title: word.slice(0, 120), href: '/pricing' }],
        suggestions: [word.slice(0, 110)],
        handOver: true,
      }),
    );
    const chat = await openChat(page, url, look);
    await chat.input.fill(word);
    await chat.input.press('Enter');
    await eventually(() => said(chat)).toHaveLength(3);
    const wide = await chat.panel.evaluate((panel) => {
      const list = panel.querySelector('[aria-label="Conversation"]');
      const over = [...panel.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      );
      return [
        document.documentElement.scrollWidth > document.documentElement.clientWidth,
        list && list.scrollWidth > list.clientWidth,
        ...over.map((element) => element.outerHTML.slice(0, 80)),
      ];
    });
    expect(wide).toEqual([false, false]);
    await page.close();
  });

  test('passes axe in light and dark, empty, waiting and failed', async () => {
    const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
    const { opened, open: letGo } = gate();
    await answerWith(page, async (route, { message }) => {
      if (message === 'fail') return route.abort();
      if (message === 'wait') await opened;
      return reply(route, {
        response: 'Call 902-555-0111.',
        links: [{ title: 'Prices', href: '/pricing' }],
        suggestions: ['More'],
        handOver: true,
      });
    });
    const chat = await openChat(page, url, look);
    for (const [step, count] of [
      ['', 1],
      ['hello', 3],
      ['fail', 5],
      ['wait', 6],
    ] as const) {
      if (step) {
        await chat.input.fill(step);
        await chat.input.press('Enter');
      }
      await eventually(async () => (await said(chat)).filter((text) => !text.includes('typing')).length, step).toBe(
        count,
      );
      expect(await axeViolations(page), step).toEqual([]);
    }
    letGo();
    await page.close();
  });
});
