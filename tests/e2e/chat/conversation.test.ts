import { expect, test } from 'vitest';
import { open } from '#tests/support/visit.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { refuseStorage } from '#tests/support/refuseStorage.ts';
import { inRelease } from '#tests/support/tier.ts';
import { answerWith, chatButton, chatOn, eventually, greeting, openChat, reply, said, say, they, you } from './chat.ts';

// What is stored of a conversation, and how much, has tests of its own.
const { browser, url } = await visitSite();

const both = [greeting, you('Hello'), they('About Hello')];

test('the conversation is one for all three interfaces, survives navigation, reload, back and forward, and is that of one tab', async () => {
  const page = await quietPage(browser);
  const sent = await answerWith(page, (route, { message }) => reply(route, { response: `About ${message}` }));
  const hero = await openChat(page, url, 'hero');
  await say(hero, 'Hello');
  await eventually(() => said(hero)).toEqual(both);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Services' }).click();
  await page.waitForURL(`${url}/services`);
  await chatButton(page).click();
  const compact = chatOn(page, 'compact');
  await eventually(() => said(compact)).toEqual(both);
  await say(compact, 'And here?');
  const four = [...both, you('And here?'), they('About And here?')];
  await eventually(() => said(compact)).toEqual(four);
  await compact.panel.getByRole('link', { name: 'Full page' }).click();
  await page.waitForURL(`${url}/chat`);
  const onPage = () => said(chatOn(page, 'page'));
  await eventually(onPage).toEqual(four);
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await eventually(onPage).toEqual(four);
  await page.goBack();
  await page.waitForURL(`${url}/services`);
  await page.goForward();
  await eventually(onPage).toEqual(four);
  await main.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${url}/`);
  await eventually(() => said(chatOn(page, 'hero'))).toEqual(four);
  await page.reload();
  // Once there is a conversation, the home page shows it without being asked.
  await eventually(() => said(chatOn(page, 'hero'))).toEqual(four);
  expect(sent.at(-1)?.conversation).toHaveLength(2);
  const other = await page.context().newPage();
  await open(other, `${url}/chat`);
  await chatOn(other, 'page').panel.getByRole('list', { name: 'Suggestions' }).waitFor();
  expect(await said(chatOn(other, 'page'))).toEqual([greeting]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Hello');
});

test.runIf(inRelease)('the conversation goes on where its page was left, without storage too', async () => {
  const page = await quietPage(browser);
  await refuseStorage(page.context());
  const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
  await answerWith(page, async (route, { message }) => {
    await opened;
    await reply(route, { response: `About ${message}` });
  });
  const hero = await openChat(page, url, 'hero');
  await say(hero, 'Hello');
  await hero.panel.getByText('is typing...').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL(`${url}/about`);
  await chatButton(page).click();
  const compact = chatOn(page, 'compact');
  await compact.panel.getByText('is typing...').waitFor();
  expect(await compact.input.isDisabled()).toBe(true);
  letGo();
  await eventually(() => said(compact)).toEqual(both);
  await eventually(() => compact.panel.getByRole('status').innerText()).toBe('About Hello');
});
