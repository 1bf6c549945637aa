import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open, recordRequests } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { holdBack, hasFocus, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { inRelease } from '#tests/support/tier.ts';
import {
  answerWith,
  chatButton,
  chatOn,
  eventually,
  greeting,
  type Look,
  looks,
  openChat,
  paths,
  reply,
  said,
  say,
  they,
  you,
} from './chat.ts';

const { browser, url } = await visitSite();
const { provider } = site;
const answerAbout = (page: Page) =>
  answerWith(page, (route, { message }) => reply(route, { response: `About ${message}` }));
const hrefsOf = (links: Awaited<ReturnType<typeof openChat>>['messages']) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

describe.each<Look>(inRelease ? looks : ['page', 'compact'])('the %s chat', (look) => {
  test('greets as a program, sends what is written trimmed, and reads out a reply at a time, also after a reload', async () => {
    const page = await quietPage(browser);
    const sent = await answerAbout(page);
    const chat = await openChat(page, url, look);
    const status = chat.panel.getByRole('status');
    const isLive = () =>
      chat.panel.locator('[aria-label="Conversation"]').evaluate((list) => {
        const live = '[aria-live], [role="log"], [role="status"], [role="alert"]';
        return !!list.closest(live) || !!list.querySelector(live);
      });
    expect([await said(chat), await status.innerText(), await isLive()]).toEqual([[greeting], '', false]);
    expect(greeting).toContain('automated');
    await say(chat, '  Is it open?  ');
    await eventually(() => status.innerText()).toBe('About Is it open?');
    await chat.input.pressSequentially('And on');
    await chat.input.press('Shift+Enter');
    await chat.input.pressSequentially('Sunday?');
    expect(sent).toHaveLength(1);
    await chat.send.click();
    await eventually(() => status.textContent()).toBe('About And on\nSunday?');
    const all = [you('Is it open?'), they('About Is it open?'), you('And on\nSunday?'), they('About And on\nSunday?')];
    expect(await said(chat)).toEqual([greeting, ...all]);
    // The greeting is never part of what travels, and nothing is where nothing was said.
    expect(sent).toEqual([
      { message: 'Is it open?' },
      {
        message: 'And on\nSunday?',
        conversation: [
          { role: 'user', content: 'Is it open?' },
          { role: 'assistant', content: 'About Is it open?' },
        ],
      },
    ]);
    await page.reload();
    await hydrated(page);
    if (look === 'compact') await chatButton(page).click();
    await eventually(() => said(chat)).toEqual([greeting, ...all]);
    await chat.send.waitFor();
    // The page of the chat says when, too.
    expect(await chat.panel.locator('time').count()).toBe(look === 'page' ? 5 : 0);
    expect([await status.innerText(), await isLive()]).toEqual(['', false]);
  });

  test('is closed while a reply is on its way, and then shows links, suggestions and the way to a person', async () => {
    const page = await quietPage(browser, { reducedMotion: 'reduce' });
    const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
    const response = 'Call 902-555-0111 or write to desk@firm.example, see /pricing. <b>No</b> & https://other.example';
    const links = [
      { title: 'What it costs', href: '/pricing#plans' },
      { title: 'Elsewhere', href: 'https://other.example/' },
    ];
    const sent = await answerWith(page, async (route, { message }) => {
      await opened;
      const more = message === 'Tell me more';
      await reply(
        route,
        more ? { response: 'More.' } : { response, links, suggestions: ['Tell me more'], handOver: true },
      );
    });
    const chat = await openChat(page, url, look);
    const typing = chat.panel.getByText(`${provider.shortName} is typing...`);
    const state = async () => [
      await chat.input.inputValue(),
      await chat.input.isDisabled(),
      await chat.send.isDisabled(),
    ];
    await say(chat, ' \n ');
    expect([await chat.send.isDisabled(), sent.length]).toEqual([true, 0]);
    await say(chat, 'I am at 902-555-0122, a@b.example, not on /about');
    await typing.waitFor();
    expect(await state()).toEqual(['', true, true]);
    await page.keyboard.type('lost');
    await page.keyboard.press('Enter');
    letGo();
    const answered = chat.messages.nth(2);
    await eventually(() => answered.textContent()).toBe(they(response));
    expect([await typing.count(), await chat.input.isDisabled(), sent.length]).toEqual([0, false, 1]);
    await eventually(() => hasFocus(chat.input)).toBe(true);
    expect(await hrefsOf(answered.locator('a'))).toEqual(['tel:+19025550111', 'mailto:desk@firm.example', '/pricing']);
    expect(await hrefsOf(chat.messages.nth(1).locator('a'))).toEqual(['tel:+19025550122', 'mailto:a@b.example']);
    const last = chat.panel.locator('[aria-label="Conversation"] > ol > li').last();
    expect(await last.getByRole('link', { name: 'What it costs' }).getAttribute('href')).toBe('/pricing#plans');
    expect(await last.getByRole('link', { name: 'Elsewhere' }).count()).toBe(0);
    expect(await last.getByRole('link', { name: `Call ${provider.phone.display}` }).getAttribute('href')).toBe(
      `tel:${provider.phone.e164}`,
    );
    await last.getByRole('button', { name: 'Tell me more' }).click();
    await eventually(async () => (await said(chat)).at(-1)).toBe(they('More.'));
    expect(sent.at(-1)?.message).toBe('Tell me more');
    expect(await chat.panel.getByRole('button', { name: 'Tell me more' }).count()).toBe(0);
    await eventually(() => hasFocus(chat.input)).toBe(true);
  });
});

test('the assistant of the site answers, and a question to begin with sends itself', async () => {
  const page = await quietPage(browser);
  const chat = await openChat(page, url, 'page');
  const [starter = ''] = site.chat.starters;
  await chat.panel.getByRole('button', { name: starter }).click();
  await eventually(() => said(chat)).toHaveLength(3);
  expect((await said(chat)).slice(0, 2)).toEqual([greeting, you(starter)]);
  expect((await said(chat)).at(-1)?.length).toBeGreaterThan(30);
  expect(await chat.panel.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

describe.runIf(inRelease)('the code of the chat', () => {
  const code = /\/assets\/ChatPanel-|\/assets\/ChatWidget-/;

  test('comes to the home page when somebody begins to write, and what was typed and sent before it came is not lost', async () => {
    const page = await quietPage(browser);
    const requests = recordRequests(page);
    const isAskedFor = () => requests.some((request) => code.test(request.url()));
    const sent = await answerWith(page, (route) => reply(route, { response: 'Here.' }));
    const letGo = await holdBack(page, code);
    await open(page, url);
    expect(isAskedFor()).toBe(false);
    const chat = chatOn(page, 'hero');
    await chat.input.pressSequentially('Early bird');
    await chat.input.press('Enter');
    await eventually(isAskedFor).toBe(true);
    expect([sent.length, await chat.input.inputValue()]).toEqual([0, 'Early bird']);
    letGo();
    await eventually(() => said(chat)).toEqual([greeting, you('Early bird'), they('Here.')]);
    expect([sent, await chat.input.inputValue()]).toEqual([[{ message: 'Early bird' }], '']);
  });

  test('not coming, leaves on the home page the ways to call and write, and leads from another page to that of the chat', async () => {
    const page = await quietPage(browser, { expected: /ERR_FAILED/ });
    await page.route(code, (route) => route.abort());
    await open(page, url);
    const chat = chatOn(page, 'hero');
    await chat.input.focus();
    await chat.input.waitFor({ state: 'hidden' });
    expect(await chat.panel.getByRole('link', { name: `Call ${provider.phone.display}` }).isVisible()).toBe(true);
    expect(await chat.panel.getByText(site.chat.greeting.slice(0, 20)).isVisible()).toBe(true);
    await page.unroute(code);
    await page.route(/\/assets\/ChatWidget-/, (route) => route.abort());
    await open(page, url + paths.compact);
    await chatButton(page).click();
    await page.waitForURL(`${url}/chat`);
    await chatOn(page, 'page').input.waitFor();
  });
});
