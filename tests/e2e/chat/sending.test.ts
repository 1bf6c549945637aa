import { afterAll, describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { hydrated, open, recordRequests, startVisit } from '#scripts/support/visit.ts';
import {
  answerWith,
  chatButton,
  chatOn,
  eventually,
  gate,
  greeting,
  looks,
  openChat,
  openHero,
  paths,
  reply,
  said,
  they,
  you,
} from './chat.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);
const { provider } = site;

describe.each(looks)('the %s chat', (look) => {
  test('begins with a greeting that says that a program answers, and sends what is written with Enter, trimmed', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const sent = await answerWith(page, (route, { message }) => reply(route, { response: `About ${message}` }));
    const chat = await openChat(page, url, look);
    expect(await said(chat)).toEqual([greeting]);
    expect(greeting).toContain('automated');
    await chat.input.fill('  Is it open?  ');
    await chat.input.press('Enter');
    await eventually(() => said(chat)).toEqual([greeting, you('Is it open?'), they('About Is it open?')]);
    await chat.input.fill('And on Sunday?');
    await chat.send.click();
    await eventually(() => said(chat)).toEqual([
      greeting,
      you('Is it open?'),
      they('About Is it open?'),
      you('And on Sunday?'),
      they('About And on Sunday?'),
    ]);
    // The greeting is never part of what travels, and nothing is where nothing was said.
    expect(sent).toEqual([
      { message: 'Is it open?' },
      {
        message: 'And on Sunday?',
        conversation: [
          { role: 'user', content: 'Is it open?' },
          { role: 'assistant', content: 'About Is it open?' },
        ],
      },
    ]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('is closed while a reply is on its way, says who is typing, and gives the input back', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, { reducedMotion: 'reduce' });
    const { opened, open: letGo } = gate();
    const sent = await answerWith(page, async (route) => {
      await opened;
      await reply(route, { response: 'Here.' });
    });
    const chat = await openChat(page, url, look);
    const typing = chat.panel.getByText(`${provider.shortName} is typing...`);
    expect([await chat.send.isDisabled(), await typing.count()]).toEqual([true, 0]);
    await chat.input.fill(' \n ');
    await chat.input.press('Enter');
    expect([await chat.send.isDisabled(), sent.length]).toEqual([true, 0]);
    await chat.input.fill('One');
    expect(await chat.send.isDisabled()).toBe(false);
    await chat.input.press('Enter');
    await typing.waitFor();
    expect([await chat.input.inputValue(), await chat.input.isDisabled(), await chat.send.isDisabled()]).toEqual([
      '',
      true,
      true,
    ]);
    expect(
      await typing
        .locator('..')
        .locator('span span')
        .last()
        .evaluate((train) => getComputedStyle(train).animationName),
    ).toBe('none');
    await page.keyboard.type('lost');
    await page.keyboard.press('Enter');
    letGo();
    await eventually(() => said(chat)).toEqual([greeting, you('One'), they('Here.')]);
    expect([await typing.count(), await chat.input.isDisabled(), sent.length]).toEqual([0, false, 1]);
    await eventually(() => chat.input.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('begins a new line with Shift and Enter', async () => {
    const page = await browser.newPage();
    const sent = await answerWith(page, (route) => reply(route, { response: 'Both.' }));
    const chat = await openChat(page, url, look);
    await chat.input.pressSequentially('One');
    await chat.input.press('Shift+Enter');
    await chat.input.pressSequentially('Two');
    expect([await chat.input.inputValue(), sent.length]).toEqual(['One\nTwo', 0]);
    await chat.input.press('Enter');
    await eventually(() => said(chat)).toEqual([greeting, you('One\nTwo'), they('Both.')]);
    expect(sent).toEqual([{ message: 'One\nTwo' }]);
    await page.close();
  });

  test('makes numbers, addresses and pages of a reply links, and shows links, suggestions and the way to a person', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const response = 'Call 902-555-0111 or write to desk@firm.example, see /pricing. <b>No</b> & https://other.example';
    const sent = await answerWith(page, (route, { message }) =>
      reply(
        route,
        message === 'Tell me more'
          ? { response: 'More.' }
          : {
              response,
              links: [
                { title: 'What it costs', href: '/pricing#plans' },
                { title: 'Elsewhere', href: 'https://other.example/' },
              ],
              suggestions: ['Tell me more'],
              handOver: true,
            },
      ),
    );
    const chat = await openChat(page, url, look);
    await chat.input.fill('I am at 902-555-0122, a@b.example, not on /about');
    await chat.input.press('Enter');
    const answered = chat.messages.nth(2);
    await answered.waitFor();
    await eventually(() => answered.textContent()).toBe(they(response));
    expect(await answered.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      'tel:+19025550111',
      'mailto:desk@firm.example',
      '/pricing',
    ]);
    expect(
      await chat.messages
        .nth(1)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['tel:+19025550122', 'mailto:a@b.example']);
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
    await eventually(() => chat.input.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('is read out a reply at a time: what was said before is in no live region', async () => {
    const page = await browser.newPage();
    await answerWith(page, (route, { message }) => reply(route, { response: `About ${message}` }));
    const chat = await openChat(page, url, look);
    const status = chat.panel.getByRole('status');
    const isLive = () =>
      chat.panel
        .locator('[aria-label="Conversation"]')
        .evaluate(
          (list) =>
            !!list.closest('[aria-live], [role="log"], [role="status"], [role="alert"]') ||
            !!list.querySelector('[aria-live], [role="log"], [role="status"], [role="alert"]'),
        );
    expect([await status.innerText(), await isLive()]).toEqual(['', false]);
    for (const text of ['One', 'Two']) {
      await chat.input.fill(text);
      await chat.input.press('Enter');
      await eventually(() => status.innerText()).toBe(`About ${text}`);
    }
    await page.reload();
    await hydrated(page);
    if (look === 'compact') await chatButton(page).click();
    if (look === 'hero') await openHero(page);
    await eventually(() => said(chat)).toHaveLength(5);
    await chat.panel.getByRole('button', { name: 'Send' }).waitFor();
    expect([await status.innerText(), await isLive()]).toEqual(['', false]);
    await page.close();
  });
});

test('a question to begin with sends itself', async () => {
  const page = await browser.newPage();
  const sent = await answerWith(page, (route) => reply(route, { response: 'Here.' }));
  const chat = await openChat(page, url, 'page');
  const [starter = ''] = site.chat.starters;
  await chat.panel.getByRole('button', { name: starter }).click();
  await eventually(() => said(chat)).toEqual([greeting, you(starter), they('Here.')]);
  expect(sent).toEqual([{ message: starter }]);
  await page.close();
});

test('the assistant of the site answers', async () => {
  const { page, context, consoleErrors } = await watchedPage(browser);
  const chat = await openChat(page, url, 'page');
  await chat.input.fill('What does IT support cost?');
  await chat.input.press('Enter');
  await eventually(() => said(chat)).toHaveLength(3);
  const answer = (await said(chat)).at(-1) ?? '';
  expect(answer.length).toBeGreaterThan(30);
  expect(await chat.panel.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

describe('the code of the chat', () => {
  const code = /\/assets\/ChatPanel-|\/assets\/ChatWidget-/;

  test('comes to the home page when somebody begins to write, and what was typed and sent before it came is not lost', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const requests = recordRequests(page);
    const sent = await answerWith(page, (route) => reply(route, { response: 'Here.' }));
    const { opened, open: letGo } = gate();
    await page.route(code, async (route) => {
      await opened;
      await route.continue();
    });
    await open(page, url);
    expect(requests.filter((request) => code.test(request.url()))).toEqual([]);
    await openHero(page);
    const chat = chatOn(page, 'hero');
    await chat.input.pressSequentially('Early bird');
    await chat.input.press('Enter');
    await eventually(() => requests.some((request) => code.test(request.url()))).toBe(true);
    expect([sent.length, await chat.input.inputValue()]).toEqual([0, 'Early bird']);
    letGo();
    await eventually(() => said(chat)).toEqual([greeting, you('Early bird'), they('Here.')]);
    expect([sent, await chat.input.inputValue()]).toEqual([[{ message: 'Early bird' }], '']);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('keeps what was typed before it came', async () => {
    const page = await browser.newPage();
    await open(page, url);
    await openHero(page);
    const chat = chatOn(page, 'hero');
    await chat.input.pressSequentially('Half a ques');
    await chat.panel.getByRole('button', { name: site.chat.starters[0] ?? '' }).waitFor();
    expect(await chat.input.inputValue()).toBe('Half a ques');
    await eventually(() => chat.send.isDisabled()).toBe(false);
    await page.close();
  });

  test('comes to any other page when the chat is first opened', async () => {
    const page = await browser.newPage();
    const requests = recordRequests(page);
    await open(page, url + paths.compact);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => code.test(request.url()))).toEqual([]);
    await chatButton(page).click();
    await chatOn(page, 'compact').input.waitFor();
    expect(requests.some((request) => code.test(request.url()))).toBe(true);
    await page.close();
  });

  test('not coming to the home page, leaves the ways to call and write in the place of the input', async () => {
    const page = await browser.newPage();
    await page.route(code, (route) => route.abort());
    await open(page, url);
    await openHero(page);
    const chat = chatOn(page, 'hero');
    await chat.input.waitFor({ state: 'hidden' });
    expect(await chat.panel.getByRole('link', { name: `Call ${provider.phone.display}` }).isVisible()).toBe(true);
    expect(await chat.panel.getByText(site.chat.greeting.slice(0, 20)).isVisible()).toBe(true);
    await page.close();
  });

  test('not coming to another page, leads to the page of the chat', async () => {
    const page = await browser.newPage();
    await page.route(/\/assets\/ChatWidget-/, (route) => route.abort());
    await open(page, url + paths.compact);
    await chatButton(page).click();
    await page.waitForURL(`${url}/chat`);
    await chatOn(page, 'page').input.waitFor();
    await page.close();
  });
});
