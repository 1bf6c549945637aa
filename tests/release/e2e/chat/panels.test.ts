import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { answerWith, chatOn, eventually, looks, openChat, paths, reply, said, say } from '#tests/e2e/chat/chat.ts';
import { holdBack, hasFocus, quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();
const { provider } = site;

test('the page of the chat puts the visitor into the input at once, but for somebody who is elsewhere already', async () => {
  const page = await quietPage(browser);
  const { input, panel } = chatOn(page, 'page');
  await open(page, `${url}/contact`);
  await page.getByRole('link', { name: 'Support Chat' }).click();
  await page.waitForURL(`${url}/chat`);
  await eventually(() => hasFocus(input)).toBe(true);
  const letGo = await holdBack(page, /\/assets\/ChatPanel-/);
  await open(page, `${url}/chat`);
  const link = page.locator('main').locator(`a[href="${provider.parent?.url}"]`);
  await link.focus();
  letGo();
  await panel.getByRole('list', { name: 'Suggestions' }).waitFor();
  expect(await hasFocus(link)).toBe(true);
});

test.each(['hero', 'page'] as const)('without a script the %s chat offers to call or write', async (look) => {
  const page = await quietPage(browser, { at: url + paths[look], javaScriptEnabled: false });
  const { panel } = chatOn(page, look);
  expect(await panel.getByText(site.chat.greeting.slice(0, 20)).isVisible()).toBe(true);
  expect([await panel.locator('textarea').isVisible(), await panel.locator('button:visible').count()]).toEqual([
    false,
    0,
  ]);
  expect(await panel.getByRole('link', { name: `Call ${provider.phone.display}` }).getAttribute('href')).toBe(
    `tel:${provider.phone.e164}`,
  );
  expect(await panel.getByRole('link', { name: 'Send an email' }).getAttribute('href')).toBe(
    `mailto:${provider.email}`,
  );
});

describe.each(looks)('the %s chat', (look) => {
  test('is no wider than 320 pixels with the longest words', async () => {
    const page = await quietPage(browser, { viewport: { width: 320, height: 640 } });
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
    await say(chat, word);
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
  });

  test('passes axe in light and dark, empty, waiting and failed', async () => {
    const page = await quietPage(browser, { bypassCSP: true, reducedMotion: 'reduce', expected: /ERR_FAILED/ });
    const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
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
        await say(chat, step);
      }
      await eventually(async () => (await said(chat)).filter((text) => !text.includes('typing')).length, step).toBe(
        count,
      );
      expect(await axeViolations(page), step).toEqual([]);
    }
    letGo();
  });
});
