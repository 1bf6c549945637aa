import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { messages } from '#data/messages/index.ts';
import { fill } from '#data/rules/text/fill.ts';
import { startSite } from '#scripts/support/server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { hasFocus, quietPage, visitSite } from '#tests/support/quietPage.ts';
import { chatButton, chatOn, eventually, openChat, say } from './chat.ts';
import { asksForPerson, makeDesk, openFrom } from './desk.ts';

const { handover, ownerConversations: desk, chat: words } = messages;
const owners = await makeDesk();
const { browser, url } = await visitSite(() => startSite(owners.env));
const phone = { width: 360, height: 740 };
const long = 'word '.repeat(420).trim();
const fitting = 'word '.repeat(398).trim();

/** Waits until the conversation has a line. */
const hears = (page: Page, text: string) =>
  page.getByRole('region', { name: words.conversation }).getByText(text, { exact: true }).waitFor();

const asksOn = (path: string) => asksForPerson(browser, url + path);
const mark = (page: Page) => page.locator('[data-unread]');
const writes = async (page: Page, text: string) => {
  await page.getByLabel(desk.reply).fill(text);
  await page.getByLabel(desk.reply).press('Enter');
};

test('while the chat is closed, its button and the title count what a person writes, on every page and in every tab, until it is read', async () => {
  const atDesk = await owners.open(browser, url);
  const page = await asksOn('/about');
  const title = await page.title();
  const { panel } = chatOn(page, 'compact');
  await panel.getByRole('button', { name: words.close, exact: true }).click();
  await openFrom(atDesk, '/about');
  await writes(atDesk, 'First');
  await eventually(() => mark(page).allTextContents()).toEqual(['1']);
  await writes(atDesk, 'Second');
  await eventually(() => mark(page).allTextContents()).toEqual(['2']);
  expect(await page.title()).toBe(`(2 new) ${title}`);
  await page.getByRole('status').getByText('2 new messages', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Chat , 2 new messages' }).waitFor();
  await page.addStyleTag({ content: '* { transition: none !important }' });
  expect(await axeViolations(page)).toEqual([]);
  // After a reload, on another page with a title of its own, and in another tab.
  await page.reload();
  await eventually(() => mark(page).allTextContents()).toEqual(['2']);
  const other = await page.context().newPage();
  await other.goto(`${url}/services`);
  await eventually(() => mark(other).allTextContents()).toEqual(['2']);
  await page.bringToFront();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
  await page.waitForURL(`${url}/blog`);
  await eventually(() => page.title()).toMatch(/^\(2 new\) (?!\(|About)/);
  await chatButton(page)
    .or(page.getByRole('button', { name: 'Chat , 2 new messages' }))
    .click();
  await hears(page, 'Second');
  await eventually(() => mark(page).count()).toBe(0);
  await eventually(() => mark(other).count()).toBe(0);
  for (const one of [page, other]) expect(await one.title()).not.toMatch(/^\(/);
  // What comes while the chat is open is read, and what follows is not.
  await writes(atDesk, 'Third');
  await hears(page, 'Third');
  expect(await mark(page).count()).toBe(0);
  // But not in a tab that is not looked at.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  await other.close();
  await writes(atDesk, 'Fourth');
  await eventually(() => page.title()).toMatch(/^\(1 new\) /);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await eventually(() => page.title()).not.toMatch(/^\(/);
  await page.keyboard.press('Escape');
  await atDesk.getByLabel(desk.reply).fill('Goodbye');
  await atDesk.getByRole('button', { name: desk.close, exact: true }).click();
  await eventually(() => mark(page).allTextContents()).toEqual(['1']);
  // Although the conversation is over.
  await page.reload();
  await eventually(() => mark(page).allTextContents()).toEqual(['1']);
});

test('what was typed stays in the box when the chat is closed and opened', async () => {
  const page = await quietPage(browser, { bypassCSP: true, at: `${url}/about` });
  const { panel, input } = chatOn(page, 'compact');
  await chatButton(page).click();
  await input.fill('Half a thought');
  await panel.getByRole('button', { name: words.close, exact: true }).click();
  await chatButton(page).click();
  await eventually(() => input.inputValue()).toBe('Half a thought');
});

test('whoever fills in the form goes on when a person comes, and finds it again after a reload; keys alone do', async () => {
  const page = await quietPage(browser, { viewport: phone, bypassCSP: true, expected: /Failed to load/ });
  const { panel, input } = await openChat(page, url, 'page');
  await panel.getByRole('button', { name: handover.ask }).press('Enter');
  const leave = panel.getByRole('button', { name: handover.leave });
  const form = panel.getByRole('form', { name: handover.lead.label });
  await leave.or(form).waitFor();
  await eventually(() => hasFocus(input)).toBe(true);
  if (await leave.isVisible()) {
    await leave.press('Enter');
    await eventually(() => hasFocus(form.getByLabel('Name'))).toBe(true);
  }
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Phone number').pressSequentially('416-555');
  const atDesk = await owners.open(browser, url);
  await openFrom(atDesk, '/chat');
  await atDesk.getByRole('button', { name: desk.take }).click();
  await panel.getByText(fill(handover.lead.joined, { who: handover.member })).waitFor();
  await page.keyboard.type('-0100');
  expect(await form.getByLabel('Phone number').inputValue()).toBe('416-555-0100');
  await page.reload();
  await panel.getByText('A member of our team answers you.').waitFor();
  await leave.click();
  expect(await form.getByLabel('Name').inputValue()).toBe('Ada');
  expect(await form.getByLabel('Phone number').inputValue()).toBe('416-555-0100');
  await form.getByRole('button', { name: handover.lead.close }).press('Enter');
  await form.waitFor({ state: 'detached' });
  await eventually(() => hasFocus(input)).toBe(true);
});

test('a message that is too long is cut on neither side: it is counted, stays in the box and is not sent', async () => {
  const atDesk = await owners.open(browser, url);
  const page = await asksOn('/pricing');
  const { panel, input } = chatOn(page, 'compact');
  await openFrom(atDesk, '/pricing');
  for (const [box, where] of [
    [input, panel],
    [atDesk.getByLabel(desk.reply), atDesk.locator('#reply')],
  ] as const) {
    await box.fill(long);
    await where.getByText(`${long.length} of 2000 characters`).waitFor();
    await where.locator('[aria-live], [role="status"]').getByText(words.tooLong).waitFor();
    await box.press('Enter');
    expect(await box.inputValue()).toBe(long);
    await box.fill(fitting);
    await where.getByText(`${fitting.length} of 2000 characters`).waitFor();
    await eventually(() => where.getByText(words.tooLong).count()).toBe(0);
  }
  await input.press('Enter');
  await atDesk.getByLabel(desk.reply).press('Enter');
  for (const by of ['visitor', 'person'])
    await eventually(() => atDesk.locator(`[data-by="${by}"] p:last-child`).allTextContents()).toEqual([fitting]);
});

test('what a person sends after the visitor has left is still in the box, and the page says why it was not sent', async () => {
  const atDesk = await owners.open(browser, url, /409|net::ERR_FAILED/);
  const page = await asksOn('/blog');
  await openFrom(atDesk, '/blog');
  await writes(atDesk, 'Hello');
  const { panel } = chatOn(page, 'compact');
  await hears(page, 'Hello');
  const box = atDesk.getByLabel(desk.reply);
  await box.fill('Sent too late');
  // The desk hears of the end with the answer to what it sends, and not before.
  const isPage = /\/owner\/conversations\/[\da-f-]{36}$/;
  await atDesk.route(isPage, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await panel.getByRole('button', { name: handover.back }).click();
  await hears(page, handover.notices.ended);
  await box.press('Enter');
  await atDesk.getByRole('alert').getByText(desk.unsent.closed).waitFor();
  expect(await box.inputValue()).toBe('Sent too late');
  expect(await box.isVisible()).toBe(true);
  await atDesk.getByText(desk.closed).waitFor();
  expect(await atDesk.getByRole('button', { name: desk.send }).count()).toBe(0);
  // What happens next leaves it in the box.
  await atDesk.unroute(isPage);
  await say(chatOn(page, 'compact'), 'Thank you');
  await panel.getByRole('button', { name: handover.ask }).click();
  await atDesk.getByRole('listitem').getByText(desk.notices.asked).last().waitFor();
  expect(await box.inputValue()).toBe('Sent too late');
  await atDesk.getByText(desk.unsent.closed).waitFor();
});

test('a conversation that is erased at another page of the desk is said to be erased, and its words stay in the box', async () => {
  // Both pages may look for what is gone.
  const [atDesk, other] = [await owners.open(browser, url, /404/), await owners.open(browser, url, /404/)];
  await asksOn('/services');
  for (const page of [atDesk, other]) await openFrom(page, '/services');
  await atDesk.getByLabel(desk.reply).fill('Half an answer');
  await other.getByText(desk.erase).click();
  await other.getByRole('button', { name: desk.eraseSure }).click();
  await atDesk.getByRole('status').getByText(desk.erased).waitFor();
  await atDesk.getByLabel(desk.reply).press('Enter');
  await atDesk.getByRole('status').getByText(desk.erased).waitFor();
  expect(await atDesk.getByLabel(desk.reply).inputValue()).toBe('Half an answer');
});

test('what a visitor wrote without a line goes back into the box when the conversation was closed meanwhile', async () => {
  const atDesk = await owners.open(browser, url);
  const page = await asksOn('/contact');
  await openFrom(atDesk, '/contact');
  await writes(atDesk, 'Hello');
  await hears(page, 'Hello');
  const { input } = chatOn(page, 'compact');
  await page.context().setOffline(true);
  await say(chatOn(page, 'compact'), 'Written too late');
  await hears(page, handover.unsent);
  await atDesk.getByRole('button', { name: desk.close, exact: true }).click();
  await atDesk.waitForURL(`${url}/owner/conversations`);
  await page.context().setOffline(false);
  await hears(page, handover.goneUnsent);
  expect(await input.inputValue()).toBe('Written too late');
  expect(await page.getByText(handover.unsent).count()).toBe(0);
});
