import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { hydrated, open, startVisit } from '#scripts/support/visit.ts';
import {
  answerWith,
  chatButton,
  chatOn,
  eventually,
  gate,
  greeting,
  openChat,
  reply,
  said,
  they,
  you,
} from './chat.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const both = [greeting, you('Hello'), they('About Hello')];

/** A page on which one question was asked and answered, in the chat of the home page. */
async function pageWithConversation() {
  const watched = await watchedPage(browser);
  const sent = await answerWith(watched.page, (route, { message }) => reply(route, { response: `About ${message}` }));
  const chat = await openChat(watched.page, url, 'hero');
  await chat.input.fill('Hello');
  await chat.input.press('Enter');
  await eventually(() => said(chat)).toEqual(both);
  return { ...watched, sent };
}

describe('the conversation', () => {
  test('is one for all three interfaces, and survives navigation, reload, back and forward', async () => {
    const { page, context, consoleErrors, sent } = await pageWithConversation();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Services' }).click();
    await page.waitForURL(`${url}/services`);
    await chatButton(page).click();
    const compact = chatOn(page, 'compact');
    await eventually(() => said(compact)).toEqual(both);
    await compact.input.fill('And here?');
    await compact.input.press('Enter');
    const four = [...both, you('And here?'), they('About And here?')];
    await eventually(() => said(compact)).toEqual(four);
    await compact.panel.getByRole('link', { name: 'Full page' }).click();
    await page.waitForURL(`${url}/chat`);
    await eventually(() => said(chatOn(page, 'page'))).toEqual(four);
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await eventually(() => said(chatOn(page, 'page'))).toEqual(four);
    await page.goBack();
    await page.waitForURL(`${url}/services`);
    await page.goForward();
    await eventually(() => said(chatOn(page, 'page'))).toEqual(four);
    await main.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${url}/`);
    await eventually(() => said(chatOn(page, 'hero'))).toEqual(four);
    await page.reload();
    // Once there is a conversation, the home page shows it without being asked.
    await eventually(() => said(chatOn(page, 'hero'))).toEqual(four);
    expect(sent.at(-1)?.conversation).toHaveLength(2);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('goes on where a reply comes after its page was left', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const { opened, open: letGo } = gate();
    await answerWith(page, async (route) => {
      await opened;
      await reply(route, { response: 'Here.' });
    });
    const hero = await openChat(page, url, 'hero');
    await hero.input.fill('Hello');
    await hero.input.press('Enter');
    await hero.panel.getByText('is typing...').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await chatButton(page).click();
    const compact = chatOn(page, 'compact');
    await compact.panel.getByText('is typing...').waitFor();
    expect(await compact.input.isDisabled()).toBe(true);
    letGo();
    await eventually(() => said(compact)).toEqual([greeting, you('Hello'), they('Here.')]);
    await eventually(() => compact.panel.getByRole('status').innerText()).toBe('Here.');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('of one tab is not that of another, nor of a later visit', async () => {
    const { page, context } = await pageWithConversation();
    const other = await context.newPage();
    await open(other, `${url}/chat`);
    const chat = chatOn(other, 'page');
    await chat.panel.getByRole('list', { name: 'Suggestions' }).waitFor();
    expect(await said(chat)).toEqual([greeting]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Hello');
    await context.close();
  });

  test('is had in a browser that refuses storage', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await answerWith(page, (route, { message }) => reply(route, { response: `About ${message}` }));
    const chat = await openChat(page, url, 'hero');
    await chat.input.fill('Hello');
    await chat.input.press('Enter');
    await eventually(() => said(chat)).toEqual(both);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await chatButton(page).click();
    await eventually(() => said(chatOn(page, 'compact'))).toEqual(both);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('begins anew where its record cannot be read, which is dropped', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('broken'))
        sessionStorage.setItem('chatConversation', '{"startedAt":1,"messages":[{"role":"system"}]}');
      sessionStorage.setItem('broken', 'once');
    });
    await open(page, `${url}/chat`);
    const chat = chatOn(page, 'page');
    await chat.panel.getByRole('list', { name: 'Suggestions' }).waitFor();
    expect(await said(chat)).toEqual([greeting]);
    expect(await page.evaluate(() => sessionStorage.getItem('chatConversation'))).toBeNull();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('keeps fifty messages at most', async () => {
    const page = await browser.newPage();
    await answerWith(page, (route) => reply(route, { response: 'The end.' }));
    await page.addInitScript(() => {
      const messages = Array.from({ length: 50 }, (_, index) => ({
        id: index + 1,
        role: index % 2 ? 'assistant' : 'user',
        content: `Message ${index + 1}`,
        at: 1e12 + index,
      }));
      if (!sessionStorage.getItem('chatConversation'))
        sessionStorage.setItem('chatConversation', JSON.stringify({ startedAt: 1e12, messages }));
    });
    await open(page, `${url}/chat`);
    const chat = chatOn(page, 'page');
    await eventually(() => said(chat)).toHaveLength(51);
    await chat.input.fill('Hello');
    await chat.input.press('Enter');
    await eventually(async () => (await said(chat)).at(-1)).toBe(they('The end.'));
    const kept = await page.evaluate(() =>
      (
        JSON.parse(sessionStorage.getItem('chatConversation') ?? '') as { messages: { content: string }[] }
      ).messages.map(({ content }) => content),
    );
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 'Message 3', 'The end.']);
    await page.reload();
    await hydrated(page);
    await eventually(() => said(chat)).toHaveLength(51);
    await page.close();
  });
});
